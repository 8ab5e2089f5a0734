// SPDX-License-Identifier: MIT

/// Arranges components in columns of given widths, row by row; or in rows, column by column.
///
/// The widths are computed once, from the width that the grid is offered. SwiftUI computes them a
/// second time from the width that came out, and shows other columns than it reserved room for
/// when the two differ.
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
    var first = 0
    while first < subviews.count {
      let end = min(first + tracks.tracks.count, subviews.count)
      if first > 0 { start += distance }
      var thickness = 0.0
      for index in first..<end {
        let offer = ProposedSize(
          axis: across, along: tracks.tracks[index - first].length, across: nil)
        thickness = max(thickness, subviews[index].sizeThatFits(offer)[content.axis])
      }
      for index in first..<end {
        let track = tracks.tracks[index - first]
        let cell = Size(axis: across, along: track.length, across: thickness)
        let corner = Size(axis: across, along: track.start, across: start)
        arrangement.slots.append(
          slot(
            of: subviews[index], in: cell, at: Point(x: corner.width, y: corner.height),
            alignment: track.alignment ?? standardAlignment))
      }
      start += thickness
      first = end
    }
    arrangement.size = Size(axis: across, along: tracks.length, across: max(start, 0))
    return arrangement
  }

  private var standardAlignment: Alignment {
    Alignment(horizontal: content.horizontalAlignment, vertical: content.verticalAlignment)
  }

  /// A child is offered its whole cell, so that what takes all room is as high as its row.
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
