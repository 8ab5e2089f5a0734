// SPDX-License-Identifier: MIT

/// A drawing made by a closure, held by reference.
///
/// Two are equal when they are the same object; encoding a node that holds one is an error.
public struct CanvasContent: Hashable, Sendable {
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
public struct GeometryContent: Hashable, Sendable {
  private let make: ClosureReference<@Sendable (GeometryProxy) throws(ComponentError) -> [Node]>

  /// Wraps what makes the children, giving it an identity.
  init(_ make: @escaping @Sendable (GeometryProxy) throws(ComponentError) -> [Node]) {
    self.make = ClosureReference(make)
  }

  /// The children for a size.
  func nodes(for proxy: GeometryProxy) throws(ComponentError) -> [Node] {
    try make.closure(proxy)
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
