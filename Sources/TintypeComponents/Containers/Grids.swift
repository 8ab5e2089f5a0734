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

/// Arranges components in columns of given widths, row by row.
///
/// The columns take the fixed widths among them first and share the rest, as ``GridItem`` says; the
/// rows are as high as their highest components. All components are laid out, seen or not. Columns
/// are computed once: where they need more than is proposed, SwiftUI computes them a second time
/// from what they need, and shows other widths.
public struct LazyVGrid: PrimitiveComponent {
  private let grid: LazyGridContent
  private let content: ComponentList

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns, from the leading edge.
  ///   - alignment: Where a component lies across its column, unless the column says something.
  ///   - spacing: The distance between rows in points; `nil`, the default, is 8.
  ///   - content: The components.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    @ComponentBuilder content: () -> ComponentList
  ) {
    grid = LazyGridContent(
      axis: .vertical, items: columns, horizontalAlignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// A node that holds the components' nodes.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("LazyVGrid", .lazyGrid(grid), children: context.nodes(of: content))]
  }
}

/// Arranges components in rows of given heights, column by column.
///
/// It is a ``LazyVGrid`` whose axes are exchanged.
public struct LazyHGrid: PrimitiveComponent {
  private let grid: LazyGridContent
  private let content: ComponentList

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows, from the top.
  ///   - alignment: Where a component lies across its row, unless the row says something.
  ///   - spacing: The distance between columns in points; `nil`, the default, is 8.
  ///   - content: The components.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    @ComponentBuilder content: () -> ComponentList
  ) {
    grid = LazyGridContent(
      axis: .horizontal, items: rows, verticalAlignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// A node that holds the components' nodes.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("LazyHGrid", .lazyGrid(grid), children: context.nodes(of: content))]
  }
}

/// A vertical stack: all of its components are laid out, seen or not.
public typealias LazyVStack = VStack

/// A horizontal stack: all of its components are laid out, seen or not.
public typealias LazyHStack = HStack

/// Arranges components in lines that break where the next component does not fit, as words do.
///
/// Each component has its ideal size, or is offered the whole width where that is less. The flow is
/// as wide as its widest line.
public struct Flow: PrimitiveComponent {
  private let flow: FlowContent
  private let content: ComponentList

  /// Creates a flow.
  ///
  /// - Parameters:
  ///   - alignment: Where the lines lie across the flow, and the components across their line;
  ///     by default at the leading edge, and in the middle of the line.
  ///   - spacing: The distance between components in points; `nil`, the default, is 8.
  ///   - lineSpacing: The distance between lines in points; `nil`, the default, is 8.
  ///   - content: The components.
  public init(
    alignment: Alignment = .leading,
    spacing: Double? = nil,
    lineSpacing: Double? = nil,
    @ComponentBuilder content: () -> ComponentList
  ) {
    flow = FlowContent(alignment: alignment, spacing: spacing, lineSpacing: lineSpacing)
    self.content = content()
  }

  /// A node that holds the components' nodes.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("Flow", .flow(flow), children: context.nodes(of: content))]
  }
}
