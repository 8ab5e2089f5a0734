// SPDX-License-Identifier: MIT

/// Where a component stands in a grid, and what it says of its cell.
struct GridCellPosition: Sendable {
  /// The number of the row, whose cells follow each other.
  var row: Int
  /// Whether it is a child of the grid that is no row: it spans all columns.
  var isFullWidth: Bool
  /// The row's alignment across its height; `nil` for the grid's.
  var rowAlignment: VerticalAlignment?
  var cell: GridCell

  /// The key under which a cell tells its grid; without a value it is a row of its own.
  struct Key: LayoutValueKey {
    static let defaultValue = GridCellPosition(row: 0, isFullWidth: true, cell: GridCell())
  }
}

/// The cells of a grid in rows and columns.
struct GridCells {
  /// One cell.
  struct Cell {
    var subview: Int
    var row: Int
    var columns: Range<Int>
    var isFullWidth: Bool
    var cell: GridCell

    func sizes(_ axis: Axis) -> Bool { !cell.unsizedAxes.contains(axis) }
  }

  /// In their order: one for each component.
  private(set) var cells: [Cell] = []
  /// The range of cells of each row.
  private(set) var rows: [Range<Int>] = []
  private(set) var rowAlignments: [VerticalAlignment?] = []
  private(set) var columnCount = 0
  private(set) var columnAlignments: [HorizontalAlignment?] = []

  /// A cell spans no more columns than this, and none does beyond the ten-thousandth column: what
  /// asks for more comes from a mistake, and each column costs time.
  static let greatestSpan = 1000

  init(_ subviews: LayoutSubviews) {
    cells.reserveCapacity(subviews.count)
    var last: Int?
    var column = 0
    for index in 0..<subviews.count {
      let position = subviews[index][GridCellPosition.Key.self]
      let belongsToLast = !position.isFullWidth && last == position.row
      if belongsToLast, let row = rows.indices.last {
        rows[row] = rows[row].lowerBound..<index + 1
      } else {
        rows.append(index..<index + 1)
        rowAlignments.append(position.rowAlignment)
        column = 0
      }
      last = position.isFullWidth ? nil : position.row
      let wanted = min(max(position.cell.columns ?? 1, 1), Self.greatestSpan)
      let span = column < 10_000 ? wanted : 1
      cells.append(
        Cell(
          subview: index, row: rows.count - 1, columns: column..<column + span,
          isFullWidth: position.isFullWidth, cell: position.cell))
      column += span
      if !position.isFullWidth { columnCount = max(columnCount, column) }
    }
    if columnCount == 0, !cells.isEmpty { columnCount = 1 }
    columnAlignments = Array(repeating: nil, count: columnCount)
    for index in cells.indices {
      if cells[index].isFullWidth { cells[index].columns = 0..<columnCount }
      let column = cells[index].columns.lowerBound
      columnAlignments[column] = columnAlignments[column] ?? cells[index].cell.columnAlignment
    }
  }
}
