// SPDX-License-Identifier: MIT

/// Arranges rows of cells in columns that are as wide as what they hold.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow { Text("Name"); Text("Points") }
///   Divider()
///   GridRow { Text("Ada"); Text("1,024").gridColumnAlignment(.trailing) }
/// }
/// ```
///
/// Columns share what is proposed as the components of a stack do. What is no `GridRow` spans all
/// columns.
public struct Grid: PrimitiveComponent {
  private let grid: GridContent
  private let content: ComponentList

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: Where components lie in their cells, by default in the middle.
  ///   - horizontalSpacing: The distance between columns in points; `nil`, the default, is 8.
  ///   - verticalSpacing: The distance between rows in points; `nil`, the default, is 8.
  ///   - content: The rows.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil,
    @ComponentBuilder content: () -> ComponentList
  ) {
    grid = GridContent(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// A node that holds the rows' nodes.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("Grid", .grid(grid), children: context.nodes(of: content))]
  }
}

/// A row of a ``Grid``, whose components are its cells; outside of one a horizontal stack.
public struct GridRow: PrimitiveComponent {
  private let row: GridRowContent
  private let content: ComponentList

  /// Creates a row; without an alignment its cells are aligned as the grid says.
  public init(
    alignment: VerticalAlignment? = nil,
    @ComponentBuilder content: () -> ComponentList
  ) {
    row = GridRowContent(alignment: alignment)
    self.content = content()
  }

  /// A node that holds the cells' nodes.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("GridRow", .gridRow(row), children: context.nodes(of: content))]
  }
}

/// A set of axes.
public struct AxisSet: OptionSet, Hashable, Codable, Sendable {
  /// The set's bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Along a line of text.
  public static let horizontal = AxisSet(rawValue: 1)
  /// From line to line.
  public static let vertical = AxisSet(rawValue: 2)

  /// The axes one by one.
  var axes: [Axis] {
    (contains(.horizontal) ? [.horizontal] : []) + (contains(.vertical) ? [.vertical] : [])
  }
}

extension Axis {
  /// A set of axes.
  public typealias Set = AxisSet
}

extension Component {
  /// Lets a cell of a grid span several columns; fewer than 1 count as 1, more than 1,000 as 1,000.
  public func gridCellColumns(_ count: Int) -> some Component {
    modifier(.gridCell(GridCell(columns: count)))
  }

  /// Puts a place of the component onto the same place of its cell, whatever the grid says.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some Component {
    modifier(.gridCell(GridCell(anchor: anchor)))
  }

  /// Keeps a cell from making its column or its row larger; it takes what the others leave it.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some Component {
    modifier(.gridCell(GridCell(unsizedAxes: axes.axes)))
  }

  /// Aligns the whole column in which the cell stands; the first cell that says so decides.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some Component {
    modifier(.gridCell(GridCell(columnAlignment: guide)))
  }
}
