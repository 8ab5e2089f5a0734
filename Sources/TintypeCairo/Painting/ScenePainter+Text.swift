// SPDX-License-Identifier: MIT

import CCairo
import TintypeComponents
import TintypeImaging

extension ScenePainter {
  /// Paints a line of text, each glyph at a whole pixel.
  ///
  /// cairo 1.16 rounds the origins of glyphs to pixels, later versions to quarters of them; origins
  /// that are whole already look the same in all.
  func paint(_ line: PaintCommand.Line) throws(RenderingError) {
    guard let span = line.spans.first, case .color(let color) = span.paint else { return }
    setSource(color)
    guard let family = span.font.family else { return paintBlocks(line) }
    let font = Font(
      family: family,
      size: span.font.size,
      weight: span.font.weight,
      isItalic: span.font.isItalic
    )
    let (face, resolved, _) = try engine.face(for: font)
    // A scene names the fonts that it was laid out with: nothing may stand in for them here.
    guard resolved.family == family, resolved.weight == font.weight,
      resolved.isItalic == font.isItalic
    else {
      throw .fontNotInBook(
        family: family, weight: font.weight.value, isItalic: font.isItalic)
    }
    // FreeType fails on far larger ones, and would not always recover.
    let size = resolved.size * scale
    guard size <= Double(Bitmap.maximumSide) else {
      throw .libraryFailure(library: "cairo", reason: "its glyphs cannot be \(size) pixels large")
    }
    let glyphs = try engine.withLayout(
      FontEngine.paragraph(line.string), face: face, width: nil, direction: line.direction
    ) { layout in
      placedGlyphs(of: layout, at: line.origin)
    }
    guard !glyphs.isEmpty else { return }
    cairo_set_font_face(context, face.cairoFace)
    cairo_set_font_size(context, size)
    let options = FontEngine.makeFontOptions()
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
    glyphs.withUnsafeBufferPointer {
      cairo_show_glyphs(context, $0.baseAddress, Int32(clamping: $0.count))
    }
  }

  private func placedGlyphs(of layout: OpaquePointer, at origin: Point) -> [cairo_glyph_t] {
    var placed: [cairo_glyph_t] = []
    FontEngine.forEachLine(of: layout) { _, glyphs in
      var advance = 0.0
      for glyph in glyphs {
        let isVisible =
          glyph.glyph != TINTYPE_PANGO_GLYPH_EMPTY
          && glyph.glyph & TINTYPE_PANGO_GLYPH_UNKNOWN_FLAG == 0
        if isVisible {
          let x = origin.x + (advance + Double(glyph.x_offset)) / pangoScale
          let y = origin.y + Double(glyph.y_offset) / pangoScale
          placed.append(
            cairo_glyph_t(
              index: UInt(glyph.glyph), x: wholePixel(x), y: wholePixel(y)))
        }
        advance += Double(glyph.width)
      }
    }
    return placed
  }

  private func wholePixel(_ points: Double) -> Double {
    PixelBox.limited((points * scale + 0.5).rounded(.down))
  }

  /// Paints each word as a solid block from the top of its capitals to the baseline.
  private func paintBlocks(_ line: PaintCommand.Line) {
    let advance = line.width / Double(max(line.string.count, 1))
    var x = line.origin.x
    for word in line.string.split(separator: " ", omittingEmptySubsequences: false) {
      let width = Double(word.count) * advance
      let rect = Rect(
        x: x, y: line.origin.y - line.ascent * 0.75, width: width, height: line.ascent * 0.75)
      let box = PixelBox(rect, scale: scale, inset: 0)
      if box.width > 0, box.height > 0 {
        cairo_new_path(context)
        cairo_rectangle(context, box.left, box.top, box.width, box.height)
        cairo_fill(context)
      }
      x += width + advance
    }
  }
}
