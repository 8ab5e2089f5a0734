// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

extension Shape {
  /// Returns the part of the outline between two fractions of its length, from 0 to 1.
  public nonisolated func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }

  /// Returns the shape, moved by a distance in points.
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Returns the shape, moved by a distance in points.
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Returns the shape, moved by distances in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Returns the shape, scaled relative to a point of its frame.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Returns the shape, scaled relative to a point of its frame.
  public nonisolated func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape, rotated clockwise around a point of its frame.
  public nonisolated func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Returns the shape with an affine transform.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Returns the shape with a fixed size in points, at the top leading corner of its frame.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  /// Returns the shape with a fixed size in points, at the top leading corner of its frame.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Returns the shape with a fixed size in points, at a point of its frame.
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// Returns the shape with a fixed size in points, at a point of its frame.
  public nonisolated func size(
    width: CGFloat, height: CGFloat, anchor: UnitPoint
  ) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }

  /// Returns the outline of a stroke of the shape.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(shape: self, style: style)
  }

  /// Returns the outline of a stroke of the shape with a width in points.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A part of an outline.
struct TrimmedShape<Content: Shape>: OutlinedShape {
  var shape: Content
  var start: CGFloat
  var end: CGFloat

  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  func outline(in environment: EnvironmentValues) -> ShapeOutline {
    shape.engineOutline(in: environment)
      .adjusted(.trim(from: Length(Double(start)), to: Length(Double(end))))
  }
}

/// A shape of a fixed size.
struct SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize
  let anchor: UnitPoint

  var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + anchor.x * (rect.width - size.width),
      y: rect.minY + anchor.y * (rect.height - size.height))
    return shape.path(in: CGRect(origin: origin, size: size))
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// The outline of a stroke.
struct StrokedShape<Content: Shape>: Shape {
  var shape: Content
  var style: StrokeStyle

  var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }

  static var role: ShapeRole { .stroke }

  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape of any type.
public struct AnyShape: OutlinedShape {
  private let shape: any Shape

  /// Creates a shape from another one.
  public nonisolated init<S>(_ shape: S) where S: Shape {
    self.shape = (shape as? AnyShape)?.shape ?? shape
  }

  /// Returns the outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// Returns the size of the shape for a proposal.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// The behavior of the shape in a right-to-left layout.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }

  nonisolated func outline(in environment: EnvironmentValues) -> ShapeOutline {
    shape.engineOutline(in: environment)
  }
}
