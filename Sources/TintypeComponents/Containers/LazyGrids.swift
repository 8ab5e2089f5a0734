// SPDX-License-Identifier: MIT

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
