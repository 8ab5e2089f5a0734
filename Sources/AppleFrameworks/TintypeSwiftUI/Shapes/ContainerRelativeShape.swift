// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

/// The shape of the nearest container with a shape, inset to the frame; a rectangle without one.
public struct ContainerRelativeShape: InsettableShape, OutlinedShape {
  private let amount: CGFloat

  /// Creates the shape.
  public nonisolated init() { amount = 0 }

  private init(amount: CGFloat) { self.amount = amount }

  /// Returns a rectangle, because the container is only known when the shape is painted.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(rect.insetBy(dx: amount, dy: amount))
  }

  /// Returns the shape, inset by a distance in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    ContainerRelativeShape(amount: self.amount + amount)
  }

  /// The outline of the container, which the layout direction mirrors.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  nonisolated func outline(in environment: EnvironmentValues) -> ShapeOutline {
    let name = "ContainerRelativeShape"
    guard let container = environment.containerShape else {
      let outline = ShapeOutline(name: name, kind: .rectangle)
      return amount == 0 ? outline : outline.adjusted(.inset(Length(Double(amount))))
    }
    let amount = amount
    return ShapeOutline(
      name: name,
      kind: .custom(
        CustomShape { rect in
          container.path(in: CGRect(rect).insetBy(dx: amount, dy: amount)).engine
        }))
  }
}

/// The shape of a container with its frame on the canvas.
struct ContainerShape: Sendable {
  let shape: any InsettableShape
  let frame: FrameReference
  /// The number of the evaluation.
  let evaluation: Int

  /// Returns the shape, inset to a frame on the canvas by the distance of the nearest edges.
  func path(in rect: CGRect) -> Path {
    let outer = frame.frame(in: evaluation)
    let inset = min(
      rect.minX - outer.minX, rect.minY - outer.minY, outer.maxX - rect.maxX,
      outer.maxY - rect.maxY)
    func path(of shape: some InsettableShape) -> Path {
      inset > 0
        ? shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset))
        : shape.path(in: rect)
    }
    return path(of: shape)
  }
}

extension EnvironmentValues {
  private enum ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShape? { nil }
  }

  /// The shape of the nearest container that has one.
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of the view as a container, to which ``ContainerRelativeShape`` refers.
  public nonisolated func containerShape<T>(_ shape: T) -> some View where T: InsettableShape {
    ContainerShapeView(content: self, shape: shape)
  }
}

private struct ContainerShapeView<Content: View, S: InsettableShape> {
  let content: Content
  let shape: S
}

extension ContainerShapeView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let frame = scope.node.effect { FrameReference() }
    var inner = scope
    var environment = scope.environment
    environment.containerShape = ContainerShape(
      shape: shape, frame: frame, evaluation: scope.evaluation.number)
    inner.context.environment = environment.base
    let component = ViewComponent(content, in: inner)
      .geometryProbe(scope.placement(of: frame, named: "a container shape"))
    return inner.nodes(of: component)
  }
}
