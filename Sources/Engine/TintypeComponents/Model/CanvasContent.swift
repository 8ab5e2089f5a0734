// SPDX-License-Identifier: MIT

/// A drawing made by a closure, stored by reference.
///
/// Two values are equal if they refer to the same object. Encoding a node that contains one is an
/// error.
package struct CanvasContent: Hashable, Sendable {
  private let draw: ClosureReference<@Sendable (Size, CanvasRenderer) -> GraphicsContext>
  /// The point from which a recorded drawing is moved to the frame; `nil` for a closure's drawing,
  /// which is relative to the frame and clipped to it.
  let recordedOrigin: Point?

  /// Wraps a drawing closure and gives it an identity.
  init(
    _ draw: @escaping @Sendable (inout GraphicsContext, Size) -> Void,
    environment: EnvironmentValues
  ) {
    recordedOrigin = nil
    self.draw = ClosureReference { size, renderer in
      var context = GraphicsContext(environment: environment, renderer: renderer)
      draw(&context, size)
      return context
    }
  }

  /// Creates a drawing that was recorded at a point.
  package init(
    recorded commands: [PaintCommand], at origin: Point, images: [ImageReference: ImageData]
  ) {
    recordedOrigin = origin
    draw = ClosureReference { _, renderer in
      var context = GraphicsContext(environment: EnvironmentValues(), renderer: renderer)
      context.record(commands, images: images)
      return context
    }
  }

  /// Returns the drawing for a size in points.
  func drawing(size: Size, renderer: CanvasRenderer) -> GraphicsContext {
    draw.closure(size, renderer)
  }
}

/// Children created by a closure when the size is known, stored by reference.
///
/// Two values are equal if they refer to the same object. Encoding a node that contains one is an
/// error.
package struct GeometryContent: Hashable, Sendable {
  /// A closure that creates the children for a geometry; the resolution stores their actions.
  typealias Make =
    @Sendable (GeometryProxy, Resolution) throws(ComponentError) -> [Node]

  private let make: ClosureReference<Make>

  /// Wraps the closure that creates the children and gives it an identity.
  init(_ make: @escaping Make) { self.make = ClosureReference(make) }

  /// Creates content that has the same children in each geometry.
  package init(_ nodes: [Node]) { self.init { _, _ in nodes } }

  /// Returns content whose children are those that a closure returns for the children of this one.
  package func mapNodes(_ change: @escaping @Sendable ([Node]) -> [Node]) -> GeometryContent {
    GeometryContent { (proxy, resolution) throws(ComponentError) in
      change(try nodes(for: proxy, resolution))
    }
  }

  /// Returns the children for a geometry.
  func nodes(for proxy: GeometryProxy, _ resolution: Resolution) throws(ComponentError) -> [Node] {
    try make.closure(proxy, resolution)
  }
}

/// A closure that receives the geometry of a node when it is placed, stored by reference.
///
/// Two values are equal if they refer to the same object. Encoding a node that contains one is an
/// error.
package struct GeometryProbe: Hashable, Sendable {
  private let report: ClosureReference<@Sendable (GeometryProxy) -> Void>

  /// Wraps the closure and gives it an identity.
  package init(_ report: @escaping @Sendable (GeometryProxy) -> Void) {
    self.report = ClosureReference(report)
  }

  /// Reports the geometry of the node.
  func report(_ proxy: GeometryProxy) { report.closure(proxy) }
}

/// A closure with an identity.
struct ClosureReference<Closure: Sendable>: Hashable, Sendable {
  private final class Box: Sendable {
    let closure: Closure
    init(_ closure: Closure) { self.closure = closure }
  }

  private let box: Box

  init(_ closure: Closure) { box = Box(closure) }

  var closure: Closure { box.closure }

  static func == (left: Self, right: Self) -> Bool { left.box === right.box }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}

/// A user-defined layout, stored by reference because a layout is code.
///
/// Two values are equal if they refer to the same object. Encoding a node that contains one is an
/// error.
package struct CustomLayout: Hashable, Sendable {
  private final class Reference: Sendable {
    let layout: any Layout
    init(_ layout: any Layout) { self.layout = layout }
  }

  private let reference: Reference

  /// Wraps a layout and gives it an identity.
  package init(_ layout: some Layout) { reference = Reference(layout) }

  /// The layout.
  package var layout: any Layout { reference.layout }

  /// Returns whether both values refer to the same object.
  package static func == (left: Self, right: Self) -> Bool { left.reference === right.reference }

  /// Hashes the identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(reference)) }
}
