// SPDX-License-Identifier: MIT

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
