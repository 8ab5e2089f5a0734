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
      (self.paint, self.style, self.isInside) = (paint, style, isInside)
    }
  }
}

extension PaintCommand {
  /// Returns a command that fills an outline with a color.
  package static func fill(_ outline: Outline, _ color: ResolvedColor) -> PaintCommand {
    .fill(outline, .color(color))
  }

  /// Returns a command that begins a group with an opacity from 0 to 1.
  package static func beginGroup(opacity: Double) -> PaintCommand { .beginGroup(.opacity(opacity)) }
}

extension PaintCommand {
  /// Returns the command moved by a distance in points.
  package func moved(by d: Point) -> PaintCommand { moved(ScenePlacement(by: d)) }

  /// Returns the command at another place.
  func moved(_ place: ScenePlacement) -> PaintCommand {
    switch self {
    case .fill(let outline, let paint): .fill(outline.moved(place), paint.moved(place))
    case .stroke(let outline, var stroke):
      {
        stroke.paint = stroke.paint.moved(place)
        return .stroke(outline.moved(place), stroke)
      }()
    case .text(var line):
      {
        line.origin = place.moved(line.origin)
        for index in line.spans.indices {
          line.spans[index].paint = line.spans[index].paint.moved(place)
        }
        return .text(line)
      }()
    case .image(var placement):
      {
        placement.frame = place.moved(placement.frame)
        return .image(placement)
      }()
    case .beginGroup(let effect): .beginGroup(effect.moved(place))
    case .endGroup: .endGroup
    }
  }
}

extension PaintCommand.Outline {
  fileprivate func moved(_ place: ScenePlacement) -> Self {
    switch self {
    case .box(let rect, let radius): .box(place.moved(rect), cornerRadius: radius)
    case .roundedBox(let rect, let radii, let style): .roundedBox(place.moved(rect), radii, style)
    case .ellipse(let rect): .ellipse(place.moved(rect))
    case .path(let path, let origin, let rule): .path(path, origin: place.moved(origin), rule: rule)
    }
  }
}

extension PaintCommand.Paint {
  fileprivate func moved(_ place: ScenePlacement) -> Self {
    switch self {
    case .color: return self
    case .backdrop(var backdrop):
      guard var glass = backdrop.glass, !glass.others.isEmpty else { return self }
      for index in glass.others.indices {
        glass.others[index].rect = place.moved(glass.others[index].rect)
        glass.others[index].outline = glass.others[index].outline?.moved(place)
      }
      backdrop.glass = glass
      return .backdrop(backdrop)
    case .linearGradient(let gradient, let start, let end):
      return .linearGradient(gradient, from: place.moved(start), to: place.moved(end))
    case .radialGradient(let gradient, let center, let inner, let outer):
      return .radialGradient(
        gradient, center: place.moved(center), startRadius: inner, endRadius: outer)
    case .angularGradient(let gradient, let center, let start, let end):
      return .angularGradient(
        gradient, center: place.moved(center), startDegrees: start, endDegrees: end)
    case .mesh(let mesh, let frame): return .mesh(mesh, frame: place.moved(frame))
    case .image(var pattern):
      pattern.tile = place.moved(pattern.tile)
      return .image(pattern)
    }
  }
}

extension PaintCommand.Effect {
  fileprivate func moved(_ place: ScenePlacement) -> Self {
    switch self {
    case .clip(let outline): .clip(outline.moved(place))
    case .canvas(let rect): .canvas(place.moved(rect))
    case .transform(let transform): .transform(place.moved(transform))
    case .projection(let projection): .projection(place.moved(projection))
    case .layer, .opacity, .blend, .composite, .mask, .shadow, .blur, .colorMatrix, .alphaThreshold,
      .glassContent:
      self
    }
  }
}

extension Rect {
  /// Returns the rectangle moved by a distance.
  package func moved(by d: Point) -> Rect { ScenePlacement(by: d).moved(self) }
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
