// SPDX-License-Identifier: MIT

/// A layout that arranges components in columns of given widths or in rows of given heights.
///
/// The widths are computed once, from the proposed width. SwiftUI computes them a second time from
/// the resulting width. If the two differ, it shows other columns than those for which it reserved
/// space.
struct LazyGridLayout: ArrangingLayout {
  let content: LazyGridContent

  func arrangement(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Arrangement {
    let across = content.axis.crossing
    let tracks = LazyGridTracks(
      content.items, in: proposal[across], neededFor: subviews.count)
    guard !tracks.tracks.isEmpty else {
      return Arrangement(
        size: Size(axis: across, along: tracks.length, across: 0),
        slots: subviews.map { _ in Arrangement.Slot(origin: .zero, proposal: .zero) })
    }
    let distance = content.spacing.distance
    var arrangement = Arrangement()
    arrangement.slots.reserveCapacity(subviews.count)
    var start = 0.0
    var lazy = LazyPass(subviews, along: content.axis)
    let whole = LazyGridTracks.Track(start: 0, length: tracks.length)
    for row in LazyGridPlace.rows(of: subviews, columns: tracks.tracks.count) {
      if row.lowerBound > 0 { start += distance }
      start += lazy?.begin(row, at: start, columns: tracks.tracks.count) ?? 0
      let isWide = subviews[row.lowerBound][outermost: LazyGridPlaceKey.self].contains(.isWide)
      func track(_ index: Int) -> LazyGridTracks.Track {
        isWide ? whole : tracks.tracks[index - row.lowerBound]
      }
      var thickness = 0.0
      for index in row {
        let offer = ProposedSize(axis: across, along: track(index).length, across: nil)
        thickness = max(thickness, subviews[index].sizeThatFits(offer)[content.axis])
      }
      for index in row {
        let track = track(index)
        let cell = Size(axis: across, along: track.length, across: thickness)
        let corner = Size(axis: across, along: track.start, across: start)
        arrangement.slots.append(
          slot(
            of: subviews[index], in: cell, at: Point(x: corner.width, y: corner.height),
            alignment: track.alignment ?? standardAlignment))
      }
      start += thickness
    }
    start += lazy?.finish(at: start) ?? 0
    arrangement.lazyRecords = lazy?.records ?? []
    arrangement.size = Size(axis: across, along: tracks.length, across: max(start, 0))
    return arrangement
  }

  private var standardAlignment: Alignment {
    Alignment(horizontal: content.horizontalAlignment, vertical: content.verticalAlignment)
  }

  /// Returns the slot of a subview, which is proposed its whole cell so that flexible content is as
  /// high as its row.
  private func slot(
    of subview: LayoutSubview,
    in cell: Size,
    at corner: Point,
    alignment: Alignment
  ) -> Arrangement.Slot {
    let offer = ProposedSize(cell)
    let dimensions = subview.dimensions(in: offer)
    let frame = Dimensions(cell)
    return Arrangement.Slot(
      origin: Point(
        x: corner.x + frame[alignment.horizontal] - dimensions[alignment.horizontal],
        y: corner.y + frame[alignment.vertical] - dimensions[alignment.vertical]),
      proposal: offer
    )
  }
}

/// The columns, or rows, that result from the items of a lazy grid.
///
/// Fixed items take their widths. Each of the other items in turn is proposed an equal share of the
/// remaining width. A flexible item clamps the share to its limits. An adaptive item divides its
/// share into as many columns of its minimum width as fit, at least one, and these share it up to
/// their maximum width. (Measured by Chris Eidhof and Florian Kugler, “Thinking in SwiftUI”.)
struct LazyGridTracks {
  /// One column or row.
  struct Track {
    var start: Double
    var length: Double
    var alignment: Alignment?
  }

  /// The first tracks, as many as are needed.
  private(set) var tracks: [Track] = []
  /// The distance from the start of the first track to the end of the last.
  private(set) var length = 0.0

  /// Distributes a length; without one, each item has its minimum length.
  ///
  /// Only the needed columns are created, because an adaptive item in infinite space would have an
  /// infinite number of them.
  init(_ items: [GridItem], in available: Double?, neededFor count: Int) {
    var remaining = available ?? 0
    for item in items.dropLast() { remaining -= item.spacing.distance }
    var left = items.count
    for case .fixed(let length) in items.lazy.map(\.size) {
      remaining -= Self.legal(length)
      left -= 1
    }
    for (index, item) in items.enumerated() {
      let distance = item.spacing.distance
      let share = max(remaining / Double(max(left, 1)), 0)
      var columns = 1.0
      var column: Double
      var taken: Double
      switch item.size {
      case .fixed(let length):
        column = Self.legal(length)
        taken = 0
      case .flexible(let minimum, let maximum):
        let least = Self.legal(minimum)
        column = available == nil ? least : max(min(share, Self.limit(maximum)), least)
        taken = column
      case .adaptive(let minimum, let maximum):
        let least = Self.legal(minimum)
        taken = available == nil ? least : share
        // Columns with neither width nor distance would be infinite in number.
        columns = max((taken + distance) / max(least + distance, 1), 1).rounded(.down)
        column = columns.isFinite ? (taken - distance * (columns - 1)) / columns : least
        column = max(min(column, Self.limit(maximum)), 0)
      }
      if case .fixed = item.size {
      } else {
        left -= 1
        let rest = remaining - taken
        if !rest.isNaN { remaining = rest }
      }
      let start = length
      var number = 0.0
      while number < columns, tracks.count < count {
        tracks.append(
          Track(
            start: start + number * (column + distance), length: column, alignment: item.alignment))
        number += 1
      }
      length += columns.isFinite ? columns * (column + distance) - distance : .infinity
      if index + 1 < items.count { length += distance }
    }
    length = length > 0 ? length : 0
  }

  /// Returns a width, with 0 in place of a negative, infinite or NaN width.
  private static func legal(_ length: Length) -> Double {
    length.points.isFinite ? max(length.points, 0) : 0
  }

  private static func limit(_ length: Length) -> Double {
    length.points.isNaN ? .infinity : max(length.points, 0)
  }
}
