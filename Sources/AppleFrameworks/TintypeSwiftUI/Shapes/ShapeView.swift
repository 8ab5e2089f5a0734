// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

/// A view of a shape with a style, to which more fills and strokes can be added.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  var shape: Content { get }
}

/// A shape that is filled with a style.
public struct _ShapeView<Content, Style> where Content: Shape, Style: ShapeStyle {
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// The style of the fill.
  public var fillStyle: FillStyle

  /// Creates a view.
  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: ShapeView, LayeredShapeView, PrimitiveView {
  nonisolated func layers(in environment: EnvironmentValues) -> [ShapeLayer] {
    [ShapeLayer(filling: shape, with: style, fillStyle, in: environment)]
  }
}

/// A shape that is filled with a style in front of another view.
public struct FillShapeView<Content, Style, Background>: ShapeView, LayeredShapeView, PrimitiveView
where Content: Shape, Style: ShapeStyle, Background: View {
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// The style of the fill.
  public var fillStyle: FillStyle
  /// The view behind the shape.
  public var background: Background {
    get { storedBackground }
    set { storedBackground = newValue }
  }
  // Proof of safety: a part of a value, which one thread at a time evaluates.
  nonisolated(unsafe) var storedBackground: Background

  /// Creates a view.
  public nonisolated init(
    shape: Content, style: Style, fillStyle: FillStyle, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    storedBackground = background
  }
}

// Variants: FillShapeView; filling; fillStyle -> StrokeShapeView; stroking; strokeStyle |
//   StrokeBorderShapeView; strokingBorderOf; strokeStyle
extension FillShapeView {
  nonisolated func layers(in environment: EnvironmentValues) -> [ShapeLayer] {
    ShapeLayer.layers(of: storedBackground, in: environment)
      + [ShapeLayer(filling: shape, with: style, fillStyle, in: environment)]
  }

  nonisolated var customBackground: (any View)? { ShapeLayer.customBackground(storedBackground) }
}

// Variants: stroked; StrokeShapeView; Shape -> stroked inside its edge; StrokeBorderShapeView;
//   InsettableShape
/// A shape that is stroked with a style in front of another view.
public struct StrokeShapeView<Content, Style, Background>: ShapeView, LayeredShapeView,
  PrimitiveView
where Content: Shape, Style: ShapeStyle, Background: View {
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// The style of the stroke.
  public var strokeStyle: StrokeStyle
  /// A Boolean value that indicates whether edges are antialiased, as they always are.
  public var isAntialiased: Bool
  /// The view behind the shape.
  public var background: Background {
    get { storedBackground }
    set { storedBackground = newValue }
  }
  // Proof of safety: a part of a value, which one thread at a time evaluates.
  nonisolated(unsafe) var storedBackground: Background

  /// Creates a view.
  public nonisolated init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    storedBackground = background
  }
}
