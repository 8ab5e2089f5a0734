// SPDX-License-Identifier: MIT

/// A paint command, in points from the origin of the canvas.
package enum PaintCommand: Hashable, Codable, Sendable {
  /// Fills an outline.
  case fill(Outline, Paint)
  /// Strokes an outline.
  case stroke(Outline, Stroke)
  /// Draws a line of text.
  case text(Line)
  /// Draws an image or a part of it.
  case image(ImagePlacement)
  /// Begins a group to which an effect is applied.
  case beginGroup(Effect)
  /// Ends the innermost group.
  case endGroup

  /// The outline to fill, stroke or clip to.
  package enum Outline: Hashable, Codable, Sendable {
    /// A rectangle with circular corners of a radius in points; its edges are aligned to pixels.
    case box(Rect, cornerRadius: Double)
    /// A rectangle with different or continuous corners.
    ///
    /// Its edges are aligned to pixels. Leading is left.
    case roundedBox(Rect, RectangleCornerRadii, RoundedCornerStyle)
    /// An ellipse in a rectangle whose edges are aligned to pixels.
    case ellipse(Rect)
    /// A path with an origin.
    case path(Path, origin: Point, rule: FillRule = .nonZero)
  }

  /// A stroke along an outline.
  package struct Stroke: Hashable, Codable, Sendable {
    /// The paint of the stroke.
    package var paint: Paint
    /// The width, caps, joins and dashes.
    package var style: StrokeStyle
    /// A Boolean value that indicates whether the stroke is inside of the outline instead of
    /// centered on it.
    package var isInside: Bool

    /// Creates a stroke.
    package init(paint: Paint, style: StrokeStyle, isInside: Bool) {
      self.paint = paint
      self.style = style
      self.isInside = isInside
    }
  }
}

extension PaintCommand {
  /// Returns a command that fills an outline with a color.
  package static func fill(_ outline: Outline, _ color: ResolvedColor) -> PaintCommand {
    .fill(outline, .color(color))
  }

  /// Returns a command that begins a group with an opacity from 0 to 1.
  package static func beginGroup(opacity: Double) -> PaintCommand {
    .beginGroup(.opacity(opacity))
  }
}

extension PaintCommand {
  /// Returns the command moved by a distance in points.
  package func moved(by d: Point) -> PaintCommand {
    switch self {
    case .fill(let outline, let paint): .fill(outline.moved(by: d), paint.moved(by: d))
    case .stroke(let outline, var stroke):
      {
        stroke.paint = stroke.paint.moved(by: d)
        return .stroke(outline.moved(by: d), stroke)
      }()
    case .text(var line):
      {
        line.origin = line.origin.moved(by: d)
        for index in line.spans.indices {
          line.spans[index].paint = line.spans[index].paint.moved(by: d)
        }
        return .text(line)
      }()
    case .image(var placement):
      {
        placement.frame = placement.frame.moved(by: d)
        return .image(placement)
      }()
    case .beginGroup(let effect): .beginGroup(effect.moved(by: d))
    case .endGroup: .endGroup
    }
  }
}

extension PaintCommand.Outline {
  fileprivate func moved(by d: Point) -> Self {
    switch self {
    case .box(let rect, let radius): .box(rect.moved(by: d), cornerRadius: radius)
    case .roundedBox(let rect, let radii, let style): .roundedBox(rect.moved(by: d), radii, style)
    case .ellipse(let rect): .ellipse(rect.moved(by: d))
    case .path(let path, let origin, let rule): .path(path, origin: origin.moved(by: d), rule: rule)
    }
  }
}

extension PaintCommand.Paint {
  fileprivate func moved(by d: Point) -> Self {
    switch self {
    case .color, .backdrop: return self
    case .linearGradient(let gradient, let start, let end):
      return .linearGradient(gradient, from: start.moved(by: d), to: end.moved(by: d))
    case .radialGradient(let gradient, let center, let inner, let outer):
      return .radialGradient(
        gradient, center: center.moved(by: d), startRadius: inner, endRadius: outer)
    case .angularGradient(let gradient, let center, let start, let end):
      return .angularGradient(
        gradient, center: center.moved(by: d), startDegrees: start, endDegrees: end)
    case .mesh(let mesh, let frame): return .mesh(mesh, frame: frame.moved(by: d))
    case .image(var pattern):
      pattern.tile = pattern.tile.moved(by: d)
      return .image(pattern)
    }
  }
}

extension PaintCommand.Effect {
  fileprivate func moved(by d: Point) -> Self {
    switch self {
    case .clip(let outline): .clip(outline.moved(by: d))
    case .canvas(let rect): .canvas(rect.moved(by: d))
    case .transform(let transform):
      // Moves to the original position, applies the transform, and moves back.
      .transform(
        Transform2D(translationX: -d.x, y: -d.y).concatenating(transform)
          .concatenating(Transform2D(translationX: d.x, y: d.y)))
    case .layer, .opacity, .blend, .composite, .mask, .shadow, .blur, .colorMatrix, .alphaThreshold:
      self
    }
  }
}

extension Point {
  /// Returns the point moved by a distance.
  func moved(by d: Point) -> Point { Point(x: x + d.x, y: y + d.y) }
}

extension Rect {
  /// Returns the rectangle moved by a distance.
  package func moved(by d: Point) -> Rect { Rect(origin: origin.moved(by: d), size: size) }
}

extension [PaintCommand] {
  /// The paths that are filled, stroked or clipped to, in the coordinates of their frames.
  package var paths: [Path] {
    compactMap { command in
      switch command {
      case .fill(.path(let path, _, _), _), .stroke(.path(let path, _, _), _),
        .beginGroup(.clip(.path(let path, _, _))):
        path
      default: nil
      }
    }
  }
}
