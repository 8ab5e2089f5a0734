// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

/// A rectangle along the edges of its frame.
public struct Rectangle: DescribedInsettableShape {
  /// Creates a rectangle.
  public nonisolated init() {}

  var kind: ShapeKind { .rectangle }
}

/// A circle in the center of its frame, as large as fits in it.
public struct Circle: DescribedInsettableShape {
  /// Creates a circle.
  public nonisolated init() {}

  var kind: ShapeKind { .circle }

  /// Returns a square with the shorter side of the proposed size.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: proposal.height ?? 10, height: proposal.width ?? 10))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

/// An ellipse that touches the edges of its frame.
public struct Ellipse: DescribedInsettableShape {
  /// Creates an ellipse.
  public nonisolated init() {}

  var kind: ShapeKind { .ellipse }
}

/// A rectangle whose shorter sides are rounded.
public struct Capsule: DescribedInsettableShape {
  /// The style of the corners.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  var kind: ShapeKind { .capsule(style: style) }
}

/// A rectangle with equal rounded corners.
public struct RoundedRectangle: DescribedInsettableShape {
  /// The width and height of the corners in points.
  public var cornerSize: CGSize
  /// The style of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle from the width and height of its corners in points.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle from the radius of its corners in points.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The width and height of the corners.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  var kind: ShapeKind {
    guard cornerSize.width != cornerSize.height else {
      return .roundedRectangle(cornerRadius: Length(Double(cornerSize.width)), style: style)
    }
    let (size, style) = (Size(cornerSize), style)
    return .custom(
      CustomShape { TintypeScene.Path(roundedRect: $0, cornerSize: size, style: style) })
  }
}

/// A rectangle with different rounded corners.
public struct UnevenRoundedRectangle: DescribedInsettableShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// The style of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle from the radii of its corners.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle from the radii of its corners in points.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  /// The radii of the corners.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  var kind: ShapeKind { .unevenRoundedRectangle(cornerRadii.engine, style: style) }
}

/// The radii of the corners of a rectangle in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates radii; 0 for square corners.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radii of the engine.
  var engine: TintypeScene.RectangleCornerRadii {
    TintypeScene.RectangleCornerRadii(
      topLeading: Double(topLeading), bottomLeading: Double(bottomLeading),
      bottomTrailing: Double(bottomTrailing), topTrailing: Double(topTrailing))
  }
}

extension RectangleCornerRadii: Animatable {
  /// The type of the data to animate.
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >

  /// The data to animate.
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}
