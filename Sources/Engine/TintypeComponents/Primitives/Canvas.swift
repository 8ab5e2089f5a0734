// SPDX-License-Identifier: MIT

/// A drawing made by a closure, which takes all available space.
///
/// ```swift
/// Canvas { context, size in
///   context.fill(Path(ellipseIn: Rect(origin: .zero, size: size)), with: Color.accentColor)
/// }
/// ```
///
/// Anything drawn outside the frame is clipped. Drawings with numbers that are not finite are
/// omitted and reported by a diagnostic.
public struct Canvas: PrimitiveComponent {
  private let draw: @Sendable (inout GraphicsContext, Size) -> Void

  /// Creates a drawing from a closure that receives a context and the size in points.
  public init(_ draw: @escaping @Sendable (inout GraphicsContext, Size) -> Void) {
    self.draw = draw
  }

  /// Returns a node that contains the closure.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let content = CanvasContent(draw, environment: context.environment)
    return [context.node("Canvas", .canvas(content))]
  }
}

extension SceneRecorder {
  /// Records the drawing of a canvas into its frame.
  mutating func record(_ canvas: CanvasContent, _ element: LayoutTree.Element, _ frame: Rect) {
    let drawing = canvas.drawing(
      size: frame.size,
      renderer: CanvasRenderer(
        measuring: tree.measuring, displayScale: tree.displayScale,
        canvas: Rect(origin: .zero, size: frame.size)))
    issues += drawing.issues.map { ($0, element.node) }
    if drawing.hasInvalidNumbers {
      issues.append((.invalidLength(attribute: "drawing", value: .nan), element.node))
    }
    guard !drawing.commands.isEmpty else { return }
    images.merge(drawing.images) { first, _ in first }
    if let origin = canvas.recordedOrigin {
      // Text is at whole pixels, wherever it was recorded.
      func whole(_ length: Double) -> Double {
        (length * tree.displayScale + 0.5).rounded(.down) / tree.displayScale
      }
      let offset = Point(
        x: whole(frame.minX - origin.x), y: whole(frame.minY - origin.y))
      for command in drawing.commands { paint(command.moved(by: offset), element.node) }
      return
    }
    let commands = drawing.commands.map { $0.moved(by: frame.origin) }
    group(.clip(.box(frame, cornerRadius: 0)), element.node) { recorder in
      for command in commands { recorder.paint(command, element.node) }
    }
  }
}
