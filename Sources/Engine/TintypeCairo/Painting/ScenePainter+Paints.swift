// SPDX-License-Identifier: MIT

import CTintypeCairo
import CTintypePixels
import TintypeScene

extension ScenePainter {
  /// Makes a paint the source of the context; the caller must call `forgetPaint` after painting.
  ///
  /// - Parameters:
  ///   - paint: The paint.
  ///   - area: The pixels of the canvas that will be painted; there is no color outside of them.
  /// - Returns: `false` if there is nothing to paint: no pixels, no colors, or an invalid position.
  /// - Throws: An error if a surface cannot be created or if the scene does not contain an image.
  func setPaint(_ paint: PaintCommand.Paint, over area: PixelArea) throws(RenderingError) -> Bool {
    let area = area.intersection(clip)
    guard !area.isEmpty else { return false }
    switch paint {
    case .color(let color):
      setSource(color)
      return true
    case .linearGradient(let gradient, let from, let to):
      return try setGradient(linear(from: from, to: to), gradient, over: area)
    case .radialGradient(let gradient, let center, let start, let end):
      return try setGradient(radial(center, start, end), gradient, over: area)
    case .angularGradient(let gradient, let center, let start, let end):
      return try setGradient(
        angular(center, startDegrees: start, endDegrees: end), gradient, over: area)
    case .mesh(let mesh, let frame): return try setMesh(mesh, in: frame, over: area)
    case .image(let pattern): return try setPattern(pattern)
    case .backdrop(let backdrop): return try setBackdrop(backdrop, over: area)
    }
  }

  /// Releases the pixels of the last paint.
  func forgetPaint() {
    cairo_set_operator(context, TINTYPE_CAIRO_OPERATOR_OVER)
    cairo_set_source_rgba(context, 0, 0, 0, 0)
  }

  /// Makes a surface the source of the context at its position on the canvas.
  func setSource(_ surface: Surface) {
    inPixelsOfTheCanvas {
      cairo_set_source_surface(context, surface.raw, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), TINTYPE_CAIRO_FILTER_NEAREST)
    }
  }

  // MARK: Gradients

  /// Computes a gradient for each pixel with the kernels, whose output is the same on every
  /// machine.
  private func setGradient(
    _ geometry: GradientGeometry?, _ gradient: ResolvedGradient, over area: PixelArea
  ) throws(RenderingError) -> Bool {
    guard let geometry, let last = gradient.stops.last,
      !gradient.stops.contains(where: { $0.location.isNaN })
    else { return false }
    guard let kernel = geometry.kernel, gradient.stops.count > 1 else {
      setSource(last.color)
      return true
    }
    var stops = gradient.stops.map(Self.stop)
    if geometry.isEdge, let first = stops.first, let last = stops.last {
      stops = [first, first, last, last]
      for (index, location) in [0.0, 1, 1, 2].enumerated() { stops[index].location = location }
    }
    let surface = try Surface(area, within: budget)
    var placed = kernel
    // Another order would round coordinates differently.
    let fromCanvas = space.matrix.reciprocalInverse.concatenating(
      Transform2D(
        a: kernel.a, b: kernel.b, c: kernel.c, d: kernel.d, tx: kernel.tx, ty: kernel.ty))
    let toGradient = Transform2D(translationX: Double(area.left), y: Double(area.top))
      .concatenating(fromCanvas)
    (placed.a, placed.b, placed.c) = (toGradient.a, toGradient.b, toGradient.c)
    (placed.d, placed.tx, placed.ty) = (toGradient.d, toGradient.tx, toGradient.ty)
    try surface.withPixels { pixels in
      tintype_paint_gradient(&placed, stops, stops.count, area.width, area.height, pixels)
    }
    setSource(surface)
    return true
  }

  private static func stop(_ stop: ResolvedGradient.Stop) -> tintype_gradient_stop {
    tintype_gradient_stop(
      location: PixelBox.limited(stop.location),
      red: unit(stop.color.red),
      green: unit(stop.color.green),
      blue: unit(stop.color.blue),
      alpha: unit(stop.color.opacity)
    )
  }

  /// The geometry of a gradient, in scaled points.
  private struct GradientGeometry {
    /// The kernel's parameters; `nil` if the geometry is degenerate and only the last color is
    /// visible.
    var kernel: tintype_gradient?
    /// A Boolean value that indicates whether there is only a first color inside and a last one
    /// outside.
    var isEdge = false
  }

  private func linear(from: Point, to: Point) -> GradientGeometry? {
    guard from.hasPlace, to.hasPlace else { return nil }
    let (x, y) = (pixels(from.x), pixels(from.y))
    let (dx, dy) = (pixels(to.x) - x, pixels(to.y) - y)
    let square = dx * dx + dy * dy
    guard square > 1e-12 else { return GradientGeometry() }
    var kernel = tintype_gradient()
    kernel.kind = TINTYPE_GRADIENT_LINEAR
    (kernel.a, kernel.c) = (dx / square, dy / square)
    kernel.tx = -(x * dx + y * dy) / square
    return GradientGeometry(kernel: kernel)
  }

  private func radial(_ center: Point, _ start: Size, _ end: Size) -> GradientGeometry? {
    let radii = [start.width, start.height, end.width, end.height]
    guard center.hasPlace, !radii.contains(where: \.isNaN) else { return nil }
    // A radius of 0 is replaced by a tiny one, so that each point has a direction.
    let lengths = radii.map { max(pixels($0), 1e-6) }
    var kernel = tintype_gradient()
    kernel.kind = TINTYPE_GRADIENT_RADIAL
    (kernel.a, kernel.d) = (1 / lengths[2], 1 / lengths[3])
    (kernel.tx, kernel.ty) = (-pixels(center.x) / lengths[2], -pixels(center.y) / lengths[3])
    let isEdge = abs(lengths[0] - lengths[2]) < 1e-6 && abs(lengths[1] - lengths[3]) < 1e-6
    if !isEdge {
      (kernel.start_x, kernel.start_y) = (lengths[0] / lengths[2], lengths[1] / lengths[3])
    }
    return GradientGeometry(kernel: kernel, isEdge: isEdge)
  }

  private func angular(
    _ center: Point, startDegrees: Double, endDegrees: Double
  ) -> GradientGeometry? {
    guard center.hasPlace, startDegrees.isFinite, endDegrees.isFinite else { return nil }
    let span = (endDegrees - startDegrees) / 360
    guard span.isFinite else { return nil }
    var kernel = tintype_gradient()
    kernel.kind = TINTYPE_GRADIENT_ANGULAR
    (kernel.a, kernel.d) = (1, 1)
    (kernel.tx, kernel.ty) = (-pixels(center.x), -pixels(center.y))
    let start = startDegrees.truncatingRemainder(dividingBy: 360) / 360
    kernel.start = start < 0 ? start + 1 : start
    kernel.span = min(abs(span), 1e6)
    kernel.is_reversed = span < 0
    return GradientGeometry(kernel: kernel)
  }
}

extension ScenePainter {
  /// Makes the content painted so far, blurred and tinted, the source of the context.
  ///
  /// The backdrop is the canvas with the open groups on top of it, each with its opacity. Other
  /// effects of these groups are applied when they end: their blurs, shadows, masks, rounded clips,
  /// color matrices and blend modes do not affect the backdrop.
  func setBackdrop(
    _ backdrop: PaintCommand.Backdrop, over area: PixelArea
  ) throws(RenderingError) -> Bool {
    guard let layer = try blurredBackdrop(backdrop, over: area) else { return false }
    setSource(layer.surface)
    // The operator replaces the backdrop, which would otherwise be visible both blurred and
    // unblurred.
    if !layer.isOpaque { cairo_set_operator(context, TINTYPE_CAIRO_OPERATOR_SOURCE) }
    return true
  }

  /// Returns the content painted so far, blurred, refracted by glass and tinted.
  ///
  /// - Parameters:
  ///   - backdrop: The effect.
  ///   - area: The pixels of the canvas that will be painted.
  ///   - refract: The closure that changes the blurred pixels; it returns `false` if there is no
  ///     memory.
  ///   - tint: Returns the color on top of the refracted pixels; `nil` for that of the effect.
  /// - Returns: A surface, and a Boolean value that indicates whether the backdrop was opaque; `nil`
  ///   if there is nothing to paint.
  /// - Throws: An error if a surface cannot be created.
  func blurredBackdrop(
    _ backdrop: PaintCommand.Backdrop, over area: PixelArea,
    refract: (UnsafeMutablePointer<UInt32>, PixelArea) -> Bool = { _, _ in true },
    tint: () -> ResolvedColor? = { nil }
  ) throws(RenderingError) -> (surface: Surface, isOpaque: Bool)? {
    guard !backdrop.blurRadius.isNaN, !backdrop.saturation.isNaN else { return nil }
    let box = space.blurBox(radius: backdrop.blurRadius)
    var seen = area.expanded(by: Int(tintype_blur_reach(box))).intersection(canvas.area)
    for case (.canvas(let rect), let space) in groups.map({ ($0.effect, $0.space) }) {
      // The margin of an area for antialiasing is removed.
      seen = seen.intersection(space.area(space.box(rect)).expanded(by: -1))
    }
    guard !seen.isEmpty else { return nil }
    let surface = try Surface(seen, within: budget)
    for layer in layersBehind {
      cairo_set_source_surface(surface.context, layer.surface.raw, 0, 0)
      cairo_pattern_set_filter(
        cairo_get_source(surface.context), TINTYPE_CAIRO_FILTER_NEAREST)
      cairo_paint_with_alpha(surface.context, layer.opacity)
    }
    let saturation = ColorMatrix.saturation(PixelBox.limited(backdrop.saturation))
      .values.map { Float($0) }
    var isOpaque = false
    try surface.withPixels { pixels in
      let (width, height) = (seen.width, seen.height)
      guard tintype_blur(pixels, width, height, box, true) else { return false }
      if backdrop.saturation != 1 {
        // Other rows are not painted.
        let rows = area.intersection(seen)
        tintype_color_matrix(
          pixels + (rows.top - seen.top) * width, width * rows.height, saturation)
      }
      isOpaque = tintype_is_opaque(pixels, width * height)
      return refract(pixels, seen)
    }
    let tint = tint() ?? backdrop.tint
    cairo_set_source_rgba(
      surface.context, Self.unit(tint.red), Self.unit(tint.green), Self.unit(tint.blue),
      Self.unit(tint.opacity))
    cairo_paint(surface.context)
    try surface.check()
    return (surface, isOpaque)
  }

  /// The canvas and the surfaces of open groups, from back to front, with their opacities.
  private var layersBehind: [(surface: Surface, opacity: Double)] {
    var layers: [(surface: Surface, opacity: Double)] = [(canvas, 1)]
    for group in groups {
      guard let surface = group.surface else { continue }
      var opacity = 1.0
      if case .opacity(let value) = group.effect { opacity = Self.unit(value) }
      layers.append((surface, opacity))
    }
    return layers
  }
}
