// SPDX-License-Identifier: MIT

import CTintypeCairo
import CTintypePixels
import TintypeScene

extension ScenePainter {
  /// Paints an image of the scene, or a part of it, in its frame.
  func paint(_ placement: PaintCommand.ImagePlacement) throws(RenderingError) {
    try paint(image(placement.image), placement)
  }

  /// Paints an image, or a part of it, in its frame with an opacity.
  ///
  /// The kernels compute the pixels, which cairo copies. If enclosing groups rotate or scale the
  /// image, the kernels compute as many pixels as the frame has on the canvas, and cairo
  /// interpolates them.
  func paint(
    _ image: ImageData, _ placement: PaintCommand.ImagePlacement, opacity: Double = 1
  ) throws(RenderingError) {
    guard placement.frame.hasPlace else { return }
    let box = space.box(placement.frame)
    let area = space.area(box).intersection(clip)
    guard box.width > 0, box.height > 0, !area.isEmpty,
      let part = ImagePart(image, placement.source)
    else { return }
    let surface =
      try isTransformed
      ? pixels(of: part, covering: box, placement.interpolation, placement.isMirrored)
      : pixels(of: part, in: box, visible: area, placement.interpolation, placement.isMirrored)
    guard let surface else { return }
    if let tint = placement.tint {
      cairo_set_operator(surface.context, TINTYPE_CAIRO_OPERATOR_IN)
      cairo_set_source_rgba(
        surface.context, Self.unit(tint.red), Self.unit(tint.green), Self.unit(tint.blue),
        Self.unit(tint.opacity))
      cairo_paint(surface.context)
    }
    if opacity < 1 {
      cairo_set_operator(surface.context, TINTYPE_CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_rgba(surface.context, 0, 0, 0, opacity)
      cairo_paint(surface.context)
    }
    try surface.check()
    if isTransformed {
      setSource(surface, stretchedOver: box, placement.interpolation)
      cairo_pattern_set_extend(cairo_get_source(context), TINTYPE_CAIRO_EXTEND_PAD)
      cairo_new_path(context)
      trace(.box(placement.frame, cornerRadius: 0))
      cairo_fill(context)
    } else {
      setSource(surface)
      cairo_paint(context)
    }
    forgetPaint()
  }

  /// Makes a repeated image the source of the context.
  ///
  /// A tile is a whole number of pixels wide and high, so that all repetitions are equal.
  func setPattern(_ pattern: PaintCommand.ImagePattern) throws(RenderingError) -> Bool {
    let image = try image(pattern.image)
    guard pattern.tile.hasPlace, let part = ImagePart(image, pattern.source) else { return false }
    var box = space.box(pattern.tile)
    guard box.width > 0, box.height > 0 else {
      // A tile smaller than half a pixel would round to no pixels.
      guard pattern.tile.width > 0, pattern.tile.height > 0 else { return false }
      box.right = max(box.right, box.left + 1)
      box.bottom = max(box.bottom, box.top + 1)
      return try setPattern(part, pattern.interpolation, box)
    }
    return try setPattern(part, pattern.interpolation, box)
  }

  private func setPattern(
    _ part: ImagePart, _ interpolation: ImageInterpolation, _ box: PixelBox
  ) throws(RenderingError) -> Bool {
    guard let surface = try pixels(of: part, covering: box, interpolation, false) else {
      return false
    }
    setSource(surface, stretchedOver: box, interpolation)
    cairo_pattern_set_extend(cairo_get_source(context), TINTYPE_CAIRO_EXTEND_REPEAT)
    return true
  }

  private func image(_ reference: ImageReference) throws(RenderingError) -> ImageData {
    guard let image = scene.images[reference] else {
      throw .imageMissing(
        digest: reference.digest, width: reference.pixelWidth, height: reference.pixelHeight)
    }
    return image
  }

  /// Makes a surface the source of the context, scaled to a box in scaled points.
  private func setSource(
    _ surface: Surface, stretchedOver box: PixelBox, _ interpolation: ImageInterpolation
  ) {
    let stretch = Transform2D(
      a: box.width / Double(surface.area.width), b: 0, c: 0,
      d: box.height / Double(surface.area.height), tx: box.left, ty: box.top)
    var matrix = stretch.concatenating(space.matrix).cairoValue
    cairo_set_matrix(context, &matrix)
    cairo_set_source_surface(context, surface.raw, 0, 0)
    let isExact = interpolation == .none || (!isTransformed && stretch.a == 1 && stretch.d == 1)
    cairo_pattern_set_filter(
      cairo_get_source(context),
      isExact ? TINTYPE_CAIRO_FILTER_NEAREST : TINTYPE_CAIRO_FILTER_BILINEAR)
    useTransform()
  }

  // MARK: Pixels

  /// The visible part of an image, in image pixels.
  private struct ImagePart {
    let image: ImageData
    let left: Double
    let top: Double
    let width: Double
    let height: Double

    /// Creates the intersection of a source rectangle and the image; returns `nil` if it is empty.
    init?(_ image: ImageData, _ source: Rect?) {
      let (width, height) = (
        Double(image.reference.pixelWidth), Double(image.reference.pixelHeight)
      )
      let source = source ?? Rect(x: 0, y: 0, width: width, height: height)
      guard source.hasPlace else { return nil }
      self.image = image
      left = min(max(source.minX, 0), width)
      top = min(max(source.minY, 0), height)
      self.width = min(max(source.maxX, 0), width) - left
      self.height = min(max(source.maxY, 0), height) - top
      // Sizes below a thousandth of a pixel count as empty.
      if self.width < 1e-3 || self.height < 1e-3 { return nil }
    }

    func horizontal(whole: Double, begin: Double, count: Int) -> tintype_resampling_axis {
      tintype_resampling_axis(
        size: image.reference.pixelWidth, start: left, length: width, whole: whole, begin: begin,
        count: count)
    }

    func vertical(whole: Double, begin: Double, count: Int) -> tintype_resampling_axis {
      tintype_resampling_axis(
        size: image.reference.pixelHeight, start: top, length: height, whole: whole, begin: begin,
        count: count)
    }
  }

  /// Returns the pixels of a pixel-aligned box within an area.
  private func pixels(
    of part: ImagePart, in box: PixelBox, visible area: PixelArea,
    _ interpolation: ImageInterpolation, _ isMirrored: Bool
  ) throws(RenderingError) -> Surface? {
    let (from, to) = (space.place(box.left, box.top), space.place(box.right, box.bottom))
    let (left, top) = (Int(from.x), Int(from.y))
    let area = area.intersection(
      PixelArea(left: left, top: top, right: Int(to.x), bottom: Int(to.y)))
    guard !area.isEmpty else { return nil }
    let surface = try Surface(area, within: budget)
    let across = part.horizontal(
      whole: box.width, begin: Double(area.left - left), count: area.width)
    let down = part.vertical(whole: box.height, begin: Double(area.top - top), count: area.height)
    try surface.withPixels {
      tintype_resample(part.image.pixels, across, down, interpolation.kernel, isMirrored, $0)
    }
    return surface
  }

  /// Returns as many pixels as a box has on the canvas, limited to the larger of 4,096 and the size
  /// of the part along each side.
  private func pixels(
    of part: ImagePart, covering box: PixelBox, _ interpolation: ImageInterpolation,
    _ isMirrored: Bool
  ) throws(RenderingError) -> Surface? {
    var (width, height) = (box.width, box.height)
    if isTransformed {
      let stretch = space.matrix.stretch
      (width, height) = (width * stretch.x, height * stretch.y)
      if interpolation == .none { (width, height) = (part.width, part.height) }
      (width, height) = (width.rounded(.up), height.rounded(.up))
    }
    width = max(min(width, max(part.width, 4096)).rounded(.down), 1)
    height = max(min(height, max(part.height, 4096)).rounded(.down), 1)
    let area = PixelArea(left: 0, top: 0, right: Int(width), bottom: Int(height))
    let surface = try Surface(area, within: budget)
    let across = part.horizontal(whole: width, begin: 0, count: area.width)
    let down = part.vertical(whole: height, begin: 0, count: area.height)
    try surface.withPixels {
      tintype_resample(part.image.pixels, across, down, interpolation.kernel, isMirrored, $0)
    }
    return surface
  }
}

extension ImageInterpolation {
  fileprivate var kernel: tintype_resampling {
    switch self {
    case .none: TINTYPE_RESAMPLE_NEAREST
    case .low, .medium: TINTYPE_RESAMPLE_LINEAR
    case .high: TINTYPE_RESAMPLE_CUBIC
    }
  }
}
