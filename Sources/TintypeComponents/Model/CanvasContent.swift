// SPDX-License-Identifier: MIT

/// A drawing made by a closure, held by reference.
///
/// Two are equal when they are the same object; encoding a node that holds one is an error.
package struct CanvasContent: Hashable, Sendable {
  private let draw: ClosureReference<@Sendable (Size) -> GraphicsContext>

  /// Wraps a drawing, giving it an identity.
  init(
    _ draw: @escaping @Sendable (inout GraphicsContext, Size) -> Void,
    environment: EnvironmentValues
  ) {
    self.draw = ClosureReference { size in
      var context = GraphicsContext(environment: environment)
      draw(&context, size)
      return context
    }
  }

  /// What is drawn at a size in points.
  func drawing(size: Size) -> GraphicsContext { draw.closure(size) }
}

/// Children made by a closure once the size is known, held by reference.
///
/// Two are equal when they are the same object; encoding a node that holds one is an error.
package struct GeometryContent: Hashable, Sendable {
  /// What makes the children for a size; the resolution notes what can be done with them.
  typealias Make =
    @Sendable (GeometryProxy, Resolution) throws(ComponentError) -> [Node]

  private let make: ClosureReference<Make>

  /// Wraps what makes the children, giving it an identity.
  init(_ make: @escaping Make) {
    self.make = ClosureReference(make)
  }

  /// The children for a size.
  func nodes(
    for proxy: GeometryProxy,
    _ resolution: Resolution
  ) throws(ComponentError) -> [Node] {
    try make.closure(proxy, resolution)
  }
}

/// A closure with an identity.
struct ClosureReference<Closure: Sendable>: Hashable, Sendable {
  private final class Box: Sendable {
    let closure: Closure
    init(_ closure: Closure) { self.closure = closure }
  }

  private let box: Box

  init(_ closure: Closure) {
    box = Box(closure)
  }

  var closure: Closure { box.closure }

  static func == (left: Self, right: Self) -> Bool { left.box === right.box }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(box))
  }
}

/// A layout of the user's own, held by reference: it is what a closure is, and not data.
///
/// Two are equal when they are the same object; encoding a node that holds one is an error.
package struct CustomLayout: Hashable, Sendable {
  private final class Reference: Sendable {
    let layout: any Layout
    init(_ layout: any Layout) { self.layout = layout }
  }

  private let reference: Reference

  /// Wraps a layout, giving it an identity.
  package init(_ layout: some Layout) {
    reference = Reference(layout)
  }

  /// The layout.
  package var layout: any Layout { reference.layout }

  /// Whether both are the same object.
  package static func == (left: Self, right: Self) -> Bool {
    left.reference === right.reference
  }

  /// Hashes the identity.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(reference))
  }
}
