// SPDX-License-Identifier: MIT

/// The position of a component in a grid, and the parameters of its cell.
struct GridCellPosition: Sendable {
  /// The number of the row, whose cells are consecutive.
  var row: Int
  /// A Boolean value that indicates whether the component is outside a row and spans all columns.
  var isFullWidth: Bool
  /// The vertical alignment of the row; `nil` for the grid's.
  var rowAlignment: VerticalAlignment?
  var cell: GridCell

  /// The layout value key of cell positions; by default a component is a row of its own.
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

  /// The cells in order, one for each component.
  private(set) var cells: [Cell] = []
  /// The range of cells of each row.
  private(set) var rows: [Range<Int>] = []
  private(set) var rowAlignments: [VerticalAlignment?] = []
  private(set) var columnCount = 0
  private(set) var columnAlignments: [HorizontalAlignment?] = []

  /// The maximum number of columns that a cell spans.
  ///
  /// No cell extends beyond column 10,000. Larger numbers are mistakes, and each column costs time.
  static let maximumSpan = 1000

  init(_ subviews: LayoutSubviews) {
    cells.reserveCapacity(subviews.count)
    var last: Int?
    var column = 0
    for index in 0..<subviews.count {
      let position = subviews[index][outermost: GridCellPosition.Key.self]
      let belongsToLast = !position.isFullWidth && last == position.row
      if belongsToLast, let row = rows.indices.last {
        rows[row] = rows[row].lowerBound..<index + 1
      } else {
        rows.append(index..<index + 1)
        rowAlignments.append(position.rowAlignment)
        column = 0
      }
      last = position.isFullWidth ? nil : position.row
      let wanted = min(max(position.cell.columns ?? 1, 1), Self.maximumSpan)
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
