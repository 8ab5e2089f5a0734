// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

/// The outline of a shape in the engine.
struct ShapeOutline {
  /// The name of the shape in paths.
  var name: String
  /// The outline.
  var kind: ShapeKind
  /// The adjustments to the outline, in order.
  var adjustments: [ShapeAdjustment] = []

  /// Returns the outline with another adjustment.
  func adjusted(_ adjustment: ShapeAdjustment) -> ShapeOutline {
    var outline = self
    outline.adjustments.append(adjustment)
    return outline
  }
}

/// A shape whose outline is data in the engine.
protocol OutlinedShape: Shape {
  /// Returns the outline in an environment.
  nonisolated func outline(in environment: EnvironmentValues) -> ShapeOutline
}

/// A shape of this module that the engine can inset and stroke inside its edge.
protocol DescribedInsettableShape: InsettableShape, OutlinedShape {
  /// The outline.
  nonisolated var kind: ShapeKind { get }
}

extension DescribedInsettableShape {
  nonisolated func outline(in environment: EnvironmentValues) -> ShapeOutline {
    ShapeOutline(name: ResolutionContext.typeName(Self.self), kind: kind)
  }

  /// The behavior in a right-to-left layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(kind.path(in: rect.rect)) }
}

/// A shape of this module with an inset.
struct InsetDescribedShape<Base: DescribedInsettableShape>: InsettableShape, OutlinedShape {
  let base: Base
  let amount: CGFloat

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { self = InsetDescribedShape(base: base, amount: newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    Path(base.kind.inset(by: Double(amount)).path(in: rect.insetBy(dx: amount, dy: amount).rect))
  }

  func outline(in environment: EnvironmentValues) -> ShapeOutline {
    base.outline(in: environment).adjusted(.inset(Length(Double(amount))))
  }

  func inset(by amount: CGFloat) -> InsetDescribedShape<Base> {
    InsetDescribedShape(base: base, amount: self.amount + amount)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Shape {
  /// Returns the outline of the shape in the engine.
  nonisolated func engineOutline(in environment: EnvironmentValues) -> ShapeOutline {
    if let shape = self as? any OutlinedShape { return shape.outline(in: environment) }
    return ShapeOutline(
      name: ResolutionContext.typeName(Self.self), kind: customKind(environment))
  }

  /// Returns the outline of the shape in the engine without separate adjustments.
  nonisolated func engineKind(in environment: EnvironmentValues) -> ShapeKind {
    let outline = engineOutline(in: environment)
    return outline.adjustments.isEmpty ? outline.kind : customKind(environment)
  }

  /// Returns an outline of the engine that calls ``path(in:)``.
  private nonisolated func customKind(_ environment: EnvironmentValues) -> ShapeKind {
    let isMirrored =
      layoutDirectionBehavior == .mirrors(in: environment.base.layoutDirection)
    return .custom(
      CustomShape { rect in
        // The origin of the rectangle is zero, as in SwiftUI.
        let size = rect.size
        var path = path(in: CGRect(origin: .zero, size: CGSize(size))).engine
        if isMirrored {
          path = path.applying(
            Transform2D(scaleX: -1, y: 1, about: Point(x: size.width / 2, y: 0)))
        }
        return path.offsetBy(dx: rect.minX, dy: rect.minY)
      } size: { proposal in
        Size(sizeThatFits(ProposedViewSize(proposal)))
      })
  }
}

/// An outline as a shape of the engine.
struct EngineShape: DescribedShape {
  let kind: ShapeKind

  func path(in rect: Rect) -> TintypeScene.Path { kind.path(in: rect) }
}
