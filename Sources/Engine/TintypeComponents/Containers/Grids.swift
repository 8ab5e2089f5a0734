// SPDX-License-Identifier: MIT

/// A container that arranges rows of cells in columns that are as wide as their content.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow { Text("Name"); Text("Points") }
///   Divider()
///   GridRow { Text("Ada"); Text("1,024").gridColumnAlignment(.trailing) }
/// }
/// ```
///
/// Columns distribute the proposed width as stacks do. A component that is not a `GridRow` spans
/// all columns.
public struct Grid: PrimitiveComponent {
  private let grid: GridContent
  private let content: ComponentList

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of components in their cells; centered by default.
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

  /// Returns a node that contains the rows' nodes.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("Grid", .grid(grid), children: context.nodes(of: content))]
  }
}

/// A row of a ``Grid``, whose components are its cells.
///
/// Outside a grid it is a horizontal stack.
public struct GridRow: PrimitiveComponent {
  private let row: GridRowContent
  private let content: ComponentList

  /// Creates a row; without an alignment, the grid's alignment applies to its cells.
  public init(alignment: VerticalAlignment? = nil, @ComponentBuilder content: () -> ComponentList) {
    row = GridRowContent(alignment: alignment)
    self.content = content()
  }

  /// Returns a node that contains the cells' nodes.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("GridRow", .gridRow(row), children: context.nodes(of: content))]
  }
}

/// A set of axes.
public struct AxisSet: OptionSet, Hashable, Codable, Sendable {
  /// The bit mask of the set.
  public let rawValue: Int

  /// Creates a set from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The horizontal axis.
  public static let horizontal = AxisSet(rawValue: 1)
  /// The vertical axis.
  public static let vertical = AxisSet(rawValue: 2)

  /// The axes in the set as an array.
  var axes: [Axis] {
    (contains(.horizontal) ? [.horizontal] : []) + (contains(.vertical) ? [.vertical] : [])
  }
}

extension Axis {
  /// A set of axes.
  public typealias Set = AxisSet
}

extension Component {
  /// Sets the number of columns that a grid cell spans, limited to the range from 1 to 1,000.
  public func gridCellColumns(_ count: Int) -> some Component {
    modifier(.gridCell(GridCell(columns: count)))
  }

  /// Aligns an anchor of the component with the same anchor of its cell, overriding the grid's
  /// alignment.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some Component {
    modifier(.gridCell(GridCell(anchor: anchor)))
  }

  /// Prevents a cell from enlarging its column or row; it takes the size given by other cells.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some Component {
    modifier(.gridCell(GridCell(unsizedAxes: axes.axes)))
  }

  /// Aligns the whole column of the cell; the first cell that sets an alignment decides.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some Component {
    modifier(.gridCell(GridCell(columnAlignment: guide)))
  }
}

/// A container that arranges components in columns of given widths, row by row.
///
/// Fixed widths are subtracted first. The other columns share the rest, as ``GridItem`` describes.
/// A row is as high as its highest component. All components are laid out, visible or not. Columns
/// are computed once: if they need more than the proposed width, SwiftUI computes them a second
/// time from their needed width and shows different widths.
public struct LazyVGrid: PrimitiveComponent {
  private let grid: LazyGridContent
  private let content: ComponentList

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns, from the leading edge.
  ///   - alignment: The alignment of a component across its column, unless the column sets one.
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

  /// Returns a node that contains the components' nodes.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("LazyVGrid", .lazyGrid(grid), children: context.nodes(of: content))]
  }
}

/// A container that arranges components in rows of given heights, column by column.
///
/// It is a ``LazyVGrid`` with its axes exchanged.
public struct LazyHGrid: PrimitiveComponent {
  private let grid: LazyGridContent
  private let content: ComponentList

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows, from the top.
  ///   - alignment: The alignment of a component across its row, unless the row sets one.
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

  /// Returns a node that contains the components' nodes.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("LazyHGrid", .lazyGrid(grid), children: context.nodes(of: content))]
  }
}

/// A vertical stack that lays out all of its components, visible or not.
public typealias LazyVStack = VStack

/// A horizontal stack that lays out all of its components, visible or not.
public typealias LazyHStack = HStack

/// A container that arranges components in lines and wraps them like words.
///
/// Each component has its ideal size, or is proposed the whole width if that is less. The flow is
/// as wide as its widest line.
public struct Flow: PrimitiveComponent {
  private let flow: FlowContent
  private let content: ComponentList

  /// Creates a flow.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the lines in the flow, and of the components in their line; by
  ///     default leading, and centered vertically in the line.
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

  /// Returns a node that contains the components' nodes.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("Flow", .flow(flow), children: context.nodes(of: content))]
  }
}
