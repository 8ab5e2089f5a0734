// SPDX-License-Identifier: MIT

/// The columns, or rows, that the items of a lazy grid make.
///
/// Items of fixed widths get theirs; each of the others in turn is offered an equal share of what
/// is left. A flexible item moves the share into its limits. An adaptive one splits its share into
/// as many columns of its least width as fit, at least one, and these share it up to their greatest
/// width. (Measured by Chris Eidhof and Florian Kugler, “Thinking in SwiftUI”.)
struct LazyGridTracks {
  /// One column or row.
  struct Track {
    var start: Double
    var length: Double
    var alignment: Alignment?
  }

  /// The first ones, as many as are needed.
  private(set) var tracks: [Track] = []
  /// From the start of the first to the end of the last.
  private(set) var length = 0.0

  /// Shares a length out; where there is none, each item is as small as it may be.
  ///
  /// No more columns are made than are needed: an adaptive item in endless room has no end of them.
  init(_ items: [GridItem], in room: Double?, neededFor count: Int) {
    var remaining = room ?? 0
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
        column = room == nil ? least : max(min(share, Self.limit(maximum)), least)
        taken = column
      case .adaptive(let minimum, let maximum):
        let least = Self.legal(minimum)
        taken = room == nil ? least : share
        // Columns without width and distance would have no end.
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

  /// A width that is negative or not a number counts as 0, an endless one as well.
  private static func legal(_ length: Length) -> Double {
    length.points.isFinite ? max(length.points, 0) : 0
  }

  private static func limit(_ length: Length) -> Double {
    length.points.isNaN ? .infinity : max(length.points, 0)
  }
}
