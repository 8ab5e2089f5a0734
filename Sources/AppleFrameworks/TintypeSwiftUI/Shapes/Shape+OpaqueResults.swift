// SPDX-License-Identifier: MIT

import Foundation

// Versions of the modifiers with an opaque result, which are chosen if no other one is possible.

extension Shape {
  /// Fills the shape with a style.
  @_disfavoredOverload
  public nonisolated func fill<S>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills the shape with the foreground style.
  @_disfavoredOverload
  public nonisolated func fill(style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Strokes the outline with a style.
  @_disfavoredOverload
  public nonisolated func stroke<S>(_ content: S, style: StrokeStyle) -> some View
  where S: ShapeStyle {
    stroke(content, style: style, antialiased: true)
  }

  /// Strokes the outline with a style and a line width in points.
  @_disfavoredOverload
  public nonisolated func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View
  where S: ShapeStyle {
    stroke(content, lineWidth: lineWidth, antialiased: true)
  }
}

extension InsettableShape {
  /// Strokes the outline inside of its edge with a style.
  @_disfavoredOverload
  public func strokeBorder<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View where S: ShapeStyle {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Strokes the outline inside of its edge with the foreground style.
  @_disfavoredOverload
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    StrokeBorderShapeView(
      shape: self, style: ForegroundStyle(), strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Strokes the outline inside of its edge with a style and a line width in points.
  @_disfavoredOverload
  public func strokeBorder<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View where S: ShapeStyle {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth),
      isAntialiased: antialiased, background: EmptyView())
  }

  /// Strokes the outline inside of its edge with the foreground style and a line width in points.
  @_disfavoredOverload
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    StrokeBorderShapeView(
      shape: self, style: ForegroundStyle(), strokeStyle: StrokeStyle(lineWidth: lineWidth),
      isAntialiased: antialiased, background: EmptyView())
  }
}
