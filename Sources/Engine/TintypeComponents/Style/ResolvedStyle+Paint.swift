// SPDX-License-Identifier: MIT

extension ResolvedStyle {
  /// Returns the paint for a frame, with fractions of the frame converted to points.
  ///
  /// Numbers that are not finite result in a gradient of length zero, which paints its last color.
  package func paint(in frame: Rect) -> PaintCommand.Paint {
    func place(_ point: UnitPoint) -> Point {
      Point(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height)
        .finite
    }
    func length(_ value: Double) -> Double { value.isFinite ? max(value, 0) : 0 }
    switch self {
    case .color(let color): return .color(color)
    case .linearGradient(let gradient, let start, let end):
      return .linearGradient(gradient.inOrder, from: place(start), to: place(end))
    case .radialGradient(let gradient, let center, let start, let end):
      let (inner, outer) = (length(start.points), length(end.points))
      return .radialGradient(
        gradient.inOrder, center: place(center), startRadius: Size(width: inner, height: inner),
        endRadius: Size(width: outer, height: outer))
    case .ellipticalGradient(let gradient, let center, let start, let end):
      // Both axes use the same fraction, so 0.5 reaches the sides of the frame.
      let (inner, outer) = (length(start.points), length(end.points))
      return .radialGradient(
        gradient.inOrder, center: place(center),
        startRadius: Size(width: frame.width * inner, height: frame.height * inner),
        endRadius: Size(width: frame.width * outer, height: frame.height * outer))
    case .angularGradient(let gradient, let center, let start, let end):
      func degrees(_ value: Double) -> Double { value.isFinite ? value : 0 }
      return .angularGradient(
        gradient.inOrder, center: place(center), startDegrees: degrees(start.points),
        endDegrees: degrees(end.points))
    case .mesh(let mesh):
      return mesh.isComplete && mesh.isFinite
        ? .mesh(mesh, frame: frame) : .color(mesh.background)
    case .image(let content): return .image(content.pattern(at: frame.origin))
    case .placed(let style, let rect): return style.paint(in: rect.finite.moved(by: frame.origin))
    case .material(let material):
      guard material.blurRadius.points > 0 else { return .color(material.tint) }
      return .backdrop(
        PaintCommand.Backdrop(
          blurRadius: material.blurRadius.points, saturation: material.saturation.points,
          tint: material.tint, glass: GlassOptics.of(material)))
    }
  }

  /// The image of the style, if any.
  package var image: ImageData? {
    switch self {
    case .image(let content): content.image
    case .placed(let style, _): style.image
    default: nil
    }
  }
}

extension ImagePaintContent {
  /// Returns the image tiled from an origin.
  fileprivate func pattern(at origin: Point) -> PaintCommand.ImagePattern {
    let reference = image.reference
    let factor = scale.points.isFinite && scale.points > 0 ? scale.points : 1
    let (width, height) = (Double(reference.pixelWidth), Double(reference.pixelHeight))
    let part = source.finite
    let pixels = Rect(
      x: part.minX * width, y: part.minY * height, width: part.width * width,
      height: part.height * height)
    return PaintCommand.ImagePattern(
      image: reference,
      tile: Rect(
        x: origin.x, y: origin.y, width: pixels.width / image.scale * factor,
        height: pixels.height / image.scale * factor),
      source: pixels
    )
  }
}

extension ResolvedGradient {
  /// The gradient with its locations clamped to 0…1 and in ascending order.
  fileprivate var inOrder: ResolvedGradient {
    var (gradient, least) = (self, 0.0)
    for index in stops.indices {
      least = max(least, stops[index].location.clampedToUnit)
      gradient.stops[index].location = least
    }
    return gradient
  }
}

extension Point {
  /// The point with 0 in place of each coordinate that is not finite.
  fileprivate var finite: Point { Point(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}
