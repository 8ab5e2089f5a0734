// SPDX-License-Identifier: MIT

/// How wide the columns of a grid are.
struct GridColumns {
  private let subviews: LayoutSubviews
  private let spacing: Double
  private let count: Int
  /// For each column, the components that decide its width, with the number of columns that they
  /// span: those that span it alone, or else those that begin to span it here.
  private var deciding: [[(subview: Int, span: Int)]]
  /// The cells that span several columns, the narrower ones first.
  private var spanning: [GridCells.Cell]

  init(_ grid: GridCells, _ subviews: LayoutSubviews, spacing: Double) {
    self.subviews = subviews
    self.spacing = spacing
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
    // Columns that no cell has for itself share the width of those that span them.
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

  /// The width of each column when the grid is offered a width.
  func widths(in room: Double?) -> [Double] {
    var widths = Array(repeating: 0.0, count: count)
    if let room {
      var sharing = RoomSharing(
        room - Double(count - 1) * spacing,
        among: (0..<count).map {
          RoomSharing.Member(min: width($0, 0), max: width($0, .infinity))
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
      let left = room.map { $0 - total } ?? 0
      let offer = room.map { _ in own + (left > 0 ? left : 0) }
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

  /// The width of a column when it is offered one.
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
