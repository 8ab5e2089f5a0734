// SPDX-License-Identifier: MIT

/// Arranges cells in rows, whose columns are as wide as their widest cells.
///
/// The columns share the width that is offered as the components of a stack do, and then the rows
/// the height; a column is as flexible as its cells together. A cell that spans several columns is
/// offered their width and what the others leave, and where it takes more than they have, they
/// share the difference. A component that is no row spans all columns.
struct GridLayout: ArrangingLayout {
  let content: GridContent

  func arrangement(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Arrangement {
    let grid = GridCells(subviews)
    guard !grid.cells.isEmpty else { return Arrangement() }
    let (gapX, gapY) = (content.horizontalSpacing.distance, content.verticalSpacing.distance)
    let widths = GridColumns(grid, subviews, spacing: gapX).widths(in: proposal.width)
    let columns = Tracks(widths, spacing: gapX)
    let heights = heights(grid, subviews, columns, proposal.height)
    let rows = Tracks(heights, spacing: gapY)

    var arrangement = Arrangement()
    arrangement.size = Size(width: columns.length, height: rows.length)
    for (row, range) in grid.rows.enumerated() {
      let line = grid.rowAlignments[row] ?? content.alignment.vertical
      var extent = LineExtent()
      for cell in grid.cells[range] where cell.sizes(.vertical) && cell.cell.anchor == nil {
        let offer = ProposedSize(width: columns.length(of: cell.columns), height: heights[row])
        let dimensions = subviews[cell.subview].dimensions(in: offer)
        extent.add(length: dimensions.height, guide: dimensions[line])
      }
      // What the row has beyond its cells lies as the alignment says.
      let slack = Dimensions(Size(width: 0, height: max(heights[row] - extent.length, 0)))[line]
      for cell in grid.cells[range] {
        let room = Size(width: columns.length(of: cell.columns), height: heights[row])
        let corner = Point(x: columns.starts[cell.columns.lowerBound], y: rows.starts[row])
        let dimensions = subviews[cell.subview].dimensions(in: ProposedSize(room))
        var origin: Point
        if let anchor = cell.cell.anchor {
          origin = Point(
            x: (room.width - dimensions.width) * (anchor.x.isFinite ? anchor.x : 0.5),
            y: (room.height - dimensions.height) * (anchor.y.isFinite ? anchor.y : 0.5))
        } else {
          let guide =
            grid.columnAlignments[cell.columns.lowerBound] ?? content.alignment.horizontal
          let horizontal = cell.isFullWidth ? content.alignment.horizontal : guide
          origin = Point(
            x: Dimensions(room)[horizontal] - dimensions[horizontal],
            y: extent.before + slack - dimensions[line])
        }
        origin = Point(x: corner.x + origin.x, y: corner.y + origin.y)
        arrangement.slots.append(
          Arrangement.Slot(origin: origin, proposal: ProposedSize(room)))
      }
    }
    return arrangement
  }

  private func heights(
    _ grid: GridCells,
    _ subviews: LayoutSubviews,
    _ columns: Tracks,
    _ room: Double?
  ) -> [Double] {
    func height(_ row: Int, _ proposal: Double?) -> Double {
      let line = grid.rowAlignments[row] ?? content.alignment.vertical
      var extent = LineExtent()
      var height = 0.0
      for cell in grid.cells[grid.rows[row]] where cell.sizes(.vertical) {
        let offer = ProposedSize(width: columns.length(of: cell.columns), height: proposal)
        let dimensions = subviews[cell.subview].dimensions(in: offer)
        height = max(height, dimensions.height)
        if cell.cell.anchor == nil {
          extent.add(length: dimensions.height, guide: dimensions[line])
        }
      }
      return max(height, extent.length)
    }
    guard var room else { return grid.rows.indices.map { height($0, nil) } }
    room -= Double(grid.rows.count - 1) * content.verticalSpacing.distance
    var heights = Array(repeating: 0.0, count: grid.rows.count)
    var sharing = RoomSharing(
      room,
      among: grid.rows.indices.map {
        RoomSharing.Member(min: height($0, 0), max: height($0, .infinity))
      })
    while let (row, share) = sharing.next() {
      heights[row] = height(row, share)
      sharing.take(heights[row])
    }
    return heights
  }

  /// Columns or rows one after the other.
  struct Tracks {
    let starts: [Double]
    let lengths: [Double]
    let spacing: Double

    init(_ lengths: [Double], spacing: Double) {
      self.lengths = lengths
      self.spacing = spacing
      var start = 0.0
      starts = lengths.map { length in
        defer { start += length + spacing }
        return start
      }
    }

    /// From the start of the first to the end of the last.
    var length: Double { length(of: 0..<lengths.count) }

    /// From the start of the first of a range to the end of its last.
    func length(of range: Range<Int>) -> Double {
      guard range.count > 1 else { return range.isEmpty ? 0 : lengths[range.lowerBound] }
      let length =
        starts[range.upperBound - 1] + lengths[range.upperBound - 1] - starts[range.lowerBound]
      return length > 0 ? length : 0
    }
  }
}
