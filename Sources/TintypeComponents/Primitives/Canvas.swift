// SPDX-License-Identifier: MIT

/// A drawing made by a closure, which takes all the room it is offered.
///
/// ```swift
/// Canvas { context, size in
///   context.fill(Path(ellipseIn: Rect(origin: .zero, size: size)), with: .color(.accentColor))
/// }
/// ```
public struct Canvas: PrimitiveComponent {
  private let content: CanvasContent

  /// Creates a drawing; the closure gets a context and the size in points.
  public init(_ draw: @escaping @Sendable (inout GraphicsContext, Size) -> Void) {
    content = CanvasContent(draw)
  }

  /// A node that holds the closure.
  public func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("Canvas", .canvas(content))]
  }
}

/// What a canvas draws into.
public struct GraphicsContext {
  /// The values of the environment where the canvas stands.
  public let environment: EnvironmentValues
  /// What was drawn, in points from the corner of the canvas.
  private(set) var commands: [PaintCommand] = []

  init(environment: EnvironmentValues) {
    self.environment = environment
  }
}
