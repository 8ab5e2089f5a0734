// SPDX-License-Identifier: MIT

/// A layout that arranges cells in rows, with columns that are as wide as their widest cells.
///
/// Columns distribute the proposed width, and then rows the proposed height, as stacks do. The
/// flexibility of a column combines the flexibility of its cells. A cell that spans several columns
/// is proposed their width and the remaining width; if it takes more than its columns, they share
/// the difference. A component outside a row spans all columns.
struct GridLayout: ArrangingLayout {
  let content: GridContent

  func arrangement(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Arrangement {
    let grid = GridCells(subviews)
    guard !grid.cells.isEmpty else { return Arrangement() }
    var lazy = LazyPass(subviews, along: .vertical)
    var proposal = proposal
    // The number of rows that were left out must not change the others.
    if lazy != nil { proposal.height = nil }
    let gapX = content.horizontalSpacing.distance
    let gapsY = grid.rows.indices.dropLast().map { gap(below: $0, grid, subviews) }
    let widths = GridColumns(grid, subviews, spacing: gapX).widths(in: proposal.width)
    let columns = Tracks(widths) { _ in gapX }
    let heights = heights(
      grid, subviews, columns, proposal.height.map { $0 - gapsY.reduce(0, +) })
    let rows = Tracks(heights) {
      lazy?.begin(grid.rows[$0], at: $1) ?? 0
    } gap: {
      $0 < gapsY.count ? gapsY[$0] : 0
    }

    var arrangement = Arrangement()
    let space = lazy?.finish(at: rows.length) ?? 0
    arrangement.size = Size(width: columns.length, height: rows.length + space)
    arrangement.lazyRecords = lazy?.records ?? []
    for (row, range) in grid.rows.enumerated() {
      let line = grid.rowAlignments[row] ?? content.alignment.vertical
      var extent = LineExtent()
      for cell in grid.cells[range] where cell.sizes(.vertical) && cell.cell.anchor == nil {
        let offer = ProposedSize(width: columns.length(of: cell.columns), height: heights[row])
        let dimensions = subviews[cell.subview].dimensions(in: offer)
        extent.add(length: dimensions.height, guide: dimensions[line])
      }
      // Excess height of the row is distributed by the alignment.
      let slack = Dimensions(Size(width: 0, height: max(heights[row] - extent.length, 0)))[line]
      for cell in grid.cells[range] {
        let available = Size(width: columns.length(of: cell.columns), height: heights[row])
        let corner = Point(x: columns.starts[cell.columns.lowerBound], y: rows.starts[row])
        let dimensions = subviews[cell.subview].dimensions(in: ProposedSize(available))
        var origin: Point
        if let anchor = cell.cell.anchor {
          origin = Point(
            x: (available.width - dimensions.width) * (anchor.x.isFinite ? anchor.x : 0.5),
            y: (available.height - dimensions.height) * (anchor.y.isFinite ? anchor.y : 0.5))
        } else {
          let guide =
            grid.columnAlignments[cell.columns.lowerBound] ?? content.alignment.horizontal
          let horizontal = cell.isFullWidth ? content.alignment.horizontal : guide
          origin = Point(
            x: Dimensions(available)[horizontal] - dimensions[horizontal],
            y: extent.before + slack - dimensions[line])
        }
        origin = Point(x: corner.x + origin.x, y: corner.y + origin.y)
        arrangement.slots.append(
          Arrangement.Slot(origin: origin, proposal: ProposedSize(available)))
      }
    }
    return arrangement
  }

  /// Returns the distance between a row and the next one: by default the greatest one between two
  /// cells in the same column.
  private func gap(below row: Int, _ grid: GridCells, _ subviews: LayoutSubviews) -> Double {
    guard content.verticalSpacing?.points.isFinite != true else {
      return content.verticalSpacing.distance
    }
    var (upper, lower) = (grid.cells[grid.rows[row]], grid.cells[grid.rows[row + 1]])
    var gap: Double?
    while let above = upper.first, let below = lower.first {
      let distance = subviews[above.subview].spacing
        .distance(to: subviews[below.subview].spacing, along: .vertical)
      gap = max(gap ?? distance, distance)
      if above.columns.upperBound <= below.columns.upperBound { upper.removeFirst() }
      if below.columns.upperBound <= above.columns.upperBound { lower.removeFirst() }
    }
    return gap ?? content.verticalSpacing.distance
  }

  private func heights(
    _ grid: GridCells,
    _ subviews: LayoutSubviews,
    _ columns: Tracks,
    _ available: Double?
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
    guard let available else { return grid.rows.indices.map { height($0, nil) } }
    var heights = Array(repeating: 0.0, count: grid.rows.count)
    var sharing = SpaceDistribution(
      available,
      among: grid.rows.indices.map {
        SpaceDistribution.Member(min: height($0, 0), max: height($0, .infinity))
      })
    while let (row, share) = sharing.next() {
      heights[row] = height(row, share)
      sharing.take(heights[row])
    }
    return heights
  }

  /// Consecutive columns or rows.
  struct Tracks {
    let starts: [Double]
    let lengths: [Double]

    init(
      _ lengths: [Double], before: (Int, Double) -> Double = { _, _ in 0 }, gap: (Int) -> Double
    ) {
      self.lengths = lengths
      var start = 0.0
      starts = lengths.indices.map { index in
        start += before(index, start)
        defer { start += lengths[index] + gap(index) }
        return start
      }
    }

    /// The distance from the start of the tracks to the end of the last.
    var length: Double { max((starts.last ?? 0) + (lengths.last ?? 0), 0) }

    /// Returns the length of a range of tracks, with the spacing between them.
    func length(of range: Range<Int>) -> Double {
      guard range.count > 1 else { return range.isEmpty ? 0 : lengths[range.lowerBound] }
      let length =
        starts[range.upperBound - 1] + lengths[range.upperBound - 1] - starts[range.lowerBound]
      return length > 0 ? length : 0
    }
  }
}

/// The computation of the column widths of a grid.
struct GridColumns {
  private let subviews: LayoutSubviews
  private let spacing: Double
  private let count: Int
  /// The subviews that determine the width of each column, with the number of columns that they
  /// span.
  ///
  /// Cells that span several columns only determine columns without a cell of their own.
  private var deciding: [[(subview: Int, span: Int)]]
  /// The cells that span several columns, those with fewer columns first.
  private var spanning: [GridCells.Cell]

  init(_ grid: GridCells, _ subviews: LayoutSubviews, spacing: Double) {
    (self.subviews, self.spacing) = (subviews, spacing)
    count = grid.columnCount
    deciding = Array(repeating: [], count: count)
    spanning = []
    var wide: [GridCells.Cell] = []
    for cell in grid.cells where cell.sizes(.horizontal) {
      if cell.columns.count == 1, !cell.isFullWidth || count == 1 {
        deciding[cell.columns.lowerBound].append((cell.subview, 1))
      } else if cell.isFullWidth {
        wide.append(cell)
      } else {
        spanning.append(cell)
      }
    }
    // Columns without a cell of their own distribute the width of the cells that span them.
    let isShared = deciding.map(\.isEmpty)
    for cell in spanning {
      for column in cell.columns where isShared[column] {
        deciding[column].append((cell.subview, cell.columns.count))
      }
    }
    spanning.sort { left, right in
      left.columns.count == right.columns.count
        ? left.subview < right.subview : left.columns.count < right.columns.count
    }
    spanning += wide
  }

  /// Returns the width of each column for a proposed width of the grid.
  func widths(in available: Double?) -> [Double] {
    var widths = Array(repeating: 0.0, count: count)
    if let available {
      var sharing = SpaceDistribution(
        available - Double(count - 1) * spacing,
        among: (0..<count).map {
          SpaceDistribution.Member(min: width($0, 0), max: width($0, .infinity))
        })
      while let (column, share) = sharing.next() {
        widths[column] = width(column, share)
        sharing.take(widths[column])
      }
    } else {
      for column in 0..<count { widths[column] = width(column, nil) }
    }
    var total = sum(of: widths[...])
    for cell in spanning {
      let own = sum(of: widths[cell.columns])
      let left = available.map { $0 - total } ?? 0
      let offer = available.map { _ in own + (left > 0 ? left : 0) }
      let wanted = subviews[cell.subview].sizeThatFits(
        ProposedSize(width: offer, height: nil)
      ).width
      let missing = wanted - own
      guard missing > 0 else { continue }
      for column in cell.columns { widths[column] += missing / Double(cell.columns.count) }
      total += missing
    }
    return widths
  }

  /// Returns the width of a column for a proposed width.
  private func width(_ column: Int, _ proposal: Double?) -> Double {
    var width = 0.0
    for (subview, span) in deciding[column] {
      let gaps = Double(span - 1) * spacing
      let offer = proposal.map { max($0 * Double(span) + gaps, 0) }
      let whole = subviews[subview].sizeThatFits(ProposedSize(width: offer, height: nil)).width
      width = max(width, (whole - gaps) / Double(span))
    }
    return width
  }

  private func sum(of widths: ArraySlice<Double>) -> Double {
    var sum = Double(max(widths.count - 1, 0)) * spacing
    for width in widths { sum += width }
    return max(sum, 0)
  }
}
