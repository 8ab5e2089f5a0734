// SPDX-License-Identifier: MIT

import CTintypeCairo
import TintypeScene
import TintypeImaging

extension ScenePainter {
  /// Paints a line of text: backgrounds, underlines, the characters, strikethroughs.
  ///
  /// Each glyph is positioned at a whole pixel. cairo 1.16 rounds the origins of glyphs to pixels,
  /// later versions to quarters of pixels; whole origins have the same result in all versions. In
  /// transformed groups, there are no such pixels: glyphs are filled as paths at their exact
  /// positions.
  func paint(_ line: PaintCommand.Line) throws(RenderingError) {
    guard !line.spans.isEmpty else { return }
    guard line.spans.allSatisfy({ $0.font.family != nil }) else { return try paintBlocks(line) }
    try FontEngine.withExclusiveAccess { () throws(RenderingError) in
      try paintGlyphs(of: line)
    }
  }

  private func paintGlyphs(of line: PaintCommand.Line) throws(RenderingError) {
    let spans = try spans(of: line)
    let shaped = try engine.withLayout(
      spans.map(\.piece), width: nil, direction: line.direction
    ) { layout in
      ShapedLine(layout, spans: spans, origin: line.origin)
    }
    // The area is wider and higher than the line, for glyphs that extend beyond it.
    let size = line.spans.map(\.font.size).max() ?? 0
    let area = space.area(
      of: .box(
        Rect(
          x: line.origin.x - size, y: line.origin.y - size * 2, width: line.width + size * 2,
          height: size * 4),
        cornerRadius: 0))
    for stretch in shaped.stretches { try paintBackground(of: stretch, over: area) }
    for stretch in shaped.stretches {
      guard let style = stretch.span.span.underline else { continue }
      let stroke = try lineFace(for: stretch.span).underline
      try paint(style, stroke, below: stretch, over: area)
    }
    for group in shaped.groups {
      try paint(group, over: area)
    }
    for stretch in shaped.stretches {
      guard let style = stretch.span.span.strikethrough else { continue }
      let stroke = try lineFace(for: stretch.span).strikethrough
      try paint(style, stroke, below: stretch, over: area)
    }
  }

  /// Returns the spans of a line with their faces; the last span includes bytes without a span.
  private func spans(of line: PaintCommand.Line) throws(RenderingError) -> [PaintedSpan] {
    let text = TextPiece.readable(line.string)
    let count = text.utf8.count
    var painted: [PaintedSpan] = []
    var start = 0
    for (index, span) in line.spans.enumerated() {
      let isLast = index == line.spans.count - 1
      let end = isLast ? count : start + min(max(span.length, 0), count - start)
      let face = try face(of: span.font)
      let whole = TextPiece(
        string: text, face: face, tracking: TextRun.usable(span.tracking), font: span.font,
        owner: index, source: 0..<count)
      painted.append(PaintedSpan(span: span, piece: whole.part(start..<end), start: start))
      start = end
    }
    return painted
  }

  /// Returns the face that a scene refers to; other faces are not allowed as replacements.
  private func face(of resolved: ResolvedFont) throws(RenderingError) -> FontEngine.Face {
    let font = Font(
      family: resolved.family, size: resolved.size, weight: resolved.weight,
      isItalic: resolved.isItalic)
    let (face, found, _) = try engine.face(for: font)
    guard found.family == resolved.family, found.weight == resolved.weight,
      found.isItalic == resolved.isItalic
    else {
      throw .fontNotInBook(
        family: resolved.family ?? "", weight: resolved.weight.value,
        isItalic: resolved.isItalic)
    }
    // FreeType fails for far larger sizes, and does not always recover.
    let stretch = space.matrix.stretch
    let size = found.size * scale * max(stretch.x, stretch.y, 1)
    guard size <= Double(Bitmap.maximumSide) else { throw .glyphsTooLarge(pixels: size) }
    return face
  }

  /// Returns the face that determines the positions of underlines and strikethroughs.
  ///
  /// An emoji font would position them far too low, so the book's first family is used instead.
  private func lineFace(for span: PaintedSpan) throws(RenderingError) -> FontEngine.Face {
    guard span.piece.face.file.isColored else { return span.piece.face }
    return try engine.face(for: Font(size: span.piece.font.size)).face
  }

  /// Paints the background of characters, whose edges are at whole pixels.
  private func paintBackground(
    of stretch: ShapedLine.Stretch, over area: PixelArea
  ) throws(RenderingError) {
    guard let background = stretch.span.span.background, stretch.right > stretch.left else {
      return
    }
    let face = try lineFace(for: stretch.span)
    guard try setPaint(background, over: area) else { return }
    defer { forgetPaint() }
    func place(_ points: Double) -> Double {
      isTransformed ? pixels(points) : wholePixel(points)
    }
    let (left, top) = (place(stretch.left), place(stretch.baseline - face.ascent))
    let (right, bottom) = (place(stretch.right), place(stretch.baseline + face.descent))
    cairo_rectangle(context, left, top, right - left, bottom - top)
    cairo_fill(context)
  }

  // MARK: Glyphs

  /// Paints glyphs with the same style.
  private func paint(_ group: ShapedLine.Group, over area: PixelArea) throws(RenderingError) {
    if group.span.piece.face.file.isColored { return try paintImages(group) }
    guard try setPaint(group.span.span.paint, over: area) else { return }
    defer { forgetPaint() }
    let glyphs = group.glyphs.map { glyph in
      let (x, y) = (glyph.x, glyph.y)
      return cairo_glyph_t(
        index: UInt(glyph.index),
        x: isTransformed ? pixels(x) : wholePixel(x),
        y: isTransformed ? pixels(y) : wholePixel(y))
    }
    cairo_set_font_face(context, group.span.piece.face.cairoFace)
    let size = FontEngine.usableSize(group.span.span.font.size) * scale
    cairo_set_font_size(context, size)
    let options = FontEngine.makeFontOptions()
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
    glyphs.withUnsafeBufferPointer {
      let count = Int32(clamping: $0.count)
      if isTransformed || size > Self.maximumMaskSize {
        cairo_new_path(context)
        cairo_glyph_path(context, $0.baseAddress, count)
        settleCurves()
        cairo_fill(context)
      } else {
        cairo_show_glyphs(context, $0.baseAddress, count)
      }
    }
  }

  /// Replaces the path of glyphs by one that is the same on every processor.
  private func settleCurves() {
    inPixelsOfTheCanvas {
      guard let path = cairo_copy_path(context) else { return }
      tintype_settle_curves(path)
      cairo_new_path(context)
      cairo_append_path(context, path)
      cairo_path_destroy(path)
    }
  }

  /// The em size in pixels from which glyphs are filled as paths.
  ///
  /// cairo would cache the mask of each glyph, with one byte per pixel.
  private static let maximumMaskSize = 1024.0

  /// Returns the whole pixel nearest to a position in points.
  func wholePixel(_ points: Double) -> Double {
    PixelBox.limited(PixelBox.nearest(points * scale))
  }

  // MARK: Lines below and through characters

  /// Paints an underline or a strikethrough.
  ///
  /// Its position and its thickness are rounded to whole pixels; the thickness is at least one
  /// pixel.
  private func paint(
    _ style: TextLineStyle,
    _ stroke: FontEngine.Face.Stroke,
    below stretch: ShapedLine.Stretch,
    over area: PixelArea
  ) throws(RenderingError) {
    let usual = stretch.span.span.paint
    guard try setPaint(style.color.map { .color($0) } ?? usual, over: area) else { return }
    defer { forgetPaint() }
    let top = stretch.baseline - stroke.top
    let bar: (left: Double, right: Double, top: Double, thickness: Double) =
      isTransformed
      ? (pixels(stretch.left), pixels(stretch.right), pixels(top), pixels(stroke.thickness))
      : (
        wholePixel(stretch.left), wholePixel(stretch.right), wholePixel(top),
        max(pixels(stroke.thickness).rounded(), 1)
      )
    guard bar.right > bar.left, bar.thickness > 0 else { return }
    cairo_new_path(context)
    for part in Self.parts(of: bar.left..<bar.right, style.pattern, thickness: bar.thickness) {
      cairo_rectangle(
        context, part.lowerBound, bar.top, part.upperBound - part.lowerBound, bar.thickness)
    }
    cairo_fill(context)
  }

  /// Returns the segments of a patterned line.
  ///
  /// Dots are as wide as the line is thick, with gaps of the same width. Dashes are three times as
  /// wide, with gaps of twice that width. In mixed patterns, dots are also followed by the gap of a
  /// dash, except between two dots.
  private static func parts(
    of line: Range<Double>,
    _ pattern: TextLineStyle.Pattern,
    thickness: Double
  ) -> [Range<Double>] {
    let dot = (on: thickness, off: thickness)
    let dash = (on: thickness * 3, off: thickness * 2)
    let segments: [(on: Double, off: Double)]
    switch pattern {
    case .solid: return [line]
    case .dot: segments = [dot]
    case .dash: segments = [dash]
    case .dashDot: segments = [dash, (dot.on, dash.off)]
    case .dashDotDot: segments = [dash, dot, (dot.on, dash.off)]
    }
    // Whole periods outside of any canvas are skipped.
    let period = segments.reduce(0) { $0 + $1.on + $1.off }
    let hidden = (max(-line.lowerBound - period, 0) / period).rounded(.down)
    var start = line.lowerBound + hidden * period
    let end = min(line.upperBound, Double(Bitmap.maximumSide))
    var parts: [Range<Double>] = []
    while start < end {
      for segment in segments where start < end {
        parts.append(start..<min(start + segment.on, end))
        start += segment.on + segment.off
      }
    }
    return parts
  }
}
