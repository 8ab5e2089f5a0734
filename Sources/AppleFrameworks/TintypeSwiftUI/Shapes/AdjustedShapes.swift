// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

/// A shape that is moved.
public struct OffsetShape<Content>: Shape, OutlinedShape where Content: Shape {
  /// The shape.
  public var shape: Content
  /// The distance in points.
  public var offset: CGSize

  /// Creates a shape.
  public nonisolated init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// Returns the outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// Returns the size of the shape for a proposal.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// The data of the shape, and the distance.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }

  nonisolated func outline(in environment: EnvironmentValues) -> ShapeOutline {
    shape.engineOutline(in: environment)
      .adjusted(.offset(x: Length(Double(offset.width)), y: Length(Double(offset.height))))
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape, inset by a distance in points.
  public nonisolated func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

// Variants: rotated; RotatedShape; clockwise angle; the angle; angle; Angle
//   -> scaled; ScaledShape; factors of the width and the height; the factors; scale; CGSize
/// A shape that is rotated.
public struct RotatedShape<Content>: Shape, OutlinedShape where Content: Shape {
  /// The shape.
  public var shape: Content
  /// The clockwise angle.
  public var angle: Angle
  /// The point of the frame that stays in place.
  public var anchor: UnitPoint

  /// Creates a shape.
  public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// Returns the size of the shape for a proposal.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// The data of the shape, the angle, and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension RotatedShape {
  /// Returns the outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let rotation = Transform2D(rotation: angle.engine, about: anchor.position(in: rect))
    return Path(shape.path(in: rect).engine.applying(rotation))
  }

  nonisolated func outline(in environment: EnvironmentValues) -> ShapeOutline {
    shape.engineOutline(in: environment)
      .adjusted(.rotation(degrees: Length(angle.engine.checkedDegrees), anchor: anchor.engine))
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape, inset by a distance in points.
  public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension ScaledShape {
  /// Returns the outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let transform = Transform2D(
      scaleX: Double(scale.width), y: Double(scale.height), about: anchor.position(in: rect))
    return Path(shape.path(in: rect).engine.applying(transform))
  }

  nonisolated func outline(in environment: EnvironmentValues) -> ShapeOutline {
    shape.engineOutline(in: environment)
      .adjusted(
        .scale(
          x: Length(Double(scale.width)), y: Length(Double(scale.height)), anchor: anchor.engine))
  }
}

/// A shape with an affine transform.
public struct TransformedShape<Content>: Shape where Content: Shape {
  /// The shape.
  public var shape: Content
  /// The transform.
  public var transform: CGAffineTransform

  /// Creates a shape.
  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// Returns the outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }

  /// Returns the size of the shape for a proposal.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// The behavior of the shape in a right-to-left layout.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }

  /// The data of the shape.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension UnitPoint {
  /// Returns the position of the point in a rectangle.
  func position(in rect: CGRect) -> Point {
    Point(
      x: Double(rect.minX + x * rect.width), y: Double(rect.minY + y * rect.height))
  }
}
