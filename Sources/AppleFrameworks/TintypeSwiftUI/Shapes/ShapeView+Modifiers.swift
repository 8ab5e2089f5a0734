// SPDX-License-Identifier: MIT

import Foundation

extension Shape {
  /// Fills the shape with a style; the foreground style by default.
  public nonisolated func fill<S>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> where S: ShapeStyle {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Strokes the outline with a style.
  public nonisolated func stroke<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Strokes the outline with a style and a line width in points.
  public nonisolated func stroke<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// Strokes the outline inside of its edge with a style; the foreground style by default.
  public nonisolated func strokeBorder<S>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Strokes the outline inside of its edge with a style and a line width in points; with the
  /// foreground style by default.
  public nonisolated func strokeBorder<S>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// Adds a filled copy of the shape in front of the view; the default is the foreground style.
  public nonisolated func fill<S>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> where S: ShapeStyle {
    FillShapeView(shape: self.content(of: self), style: content, fillStyle: style, background: self)
  }

  /// Strokes the outline in front of the view.
  public nonisolated func stroke<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> where S: ShapeStyle {
    StrokeShapeView(
      shape: self.content(of: self), style: content, strokeStyle: style,
      isAntialiased: antialiased, background: self)
  }

  /// Strokes the outline in front of the view with a line width in points.
  public nonisolated func stroke<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> where S: ShapeStyle {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Returns the shape of a view.
  fileprivate nonisolated func content(of view: Self) -> Content {
    // Proof of safety: views are values whose shape is read by this call only.
    nonisolated(unsafe) let view = view
    return assumingMainActor { view.shape }
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes the outline inside of its edge in front of the view; with the foreground style by
  /// default.
  public nonisolated func strokeBorder<S>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> where S: ShapeStyle {
    StrokeBorderShapeView(
      shape: self.content(of: self), style: content, strokeStyle: style,
      isAntialiased: antialiased, background: self)
  }

  /// Strokes the outline inside of its edge in front of the view with a line width in points; with
  /// the foreground style by default.
  public nonisolated func strokeBorder<S>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> where S: ShapeStyle {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
