// SPDX-License-Identifier: MIT

/// A line one pixel thick across the stack it stands in: horizontal but in a horizontal stack.
public struct Divider: PrimitiveComponent {
  /// Creates a line in the colour of separators.
  public init() {}

  /// A node with the colour of the environment's scheme.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("Divider", .divider(Color.separator.resolve(in: context.environment)))]
  }
}
