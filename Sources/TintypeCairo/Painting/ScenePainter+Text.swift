// SPDX-License-Identifier: MIT

import CCairo
import TintypeComponents

extension ScenePainter {
  /// Paints a line of text, each glyph at a whole pixel.
  ///
  /// cairo 1.16 rounds the origins of glyphs to pixels, later versions to quarters of them; origins
  /// that are whole already look the same in all.
  func paint(_ line: PaintCommand.Line) throws(RenderingError) {
    let color = line.color
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.opacity)
    guard line.font.family != nil else { return paintBlocks(line) }
    let font = Font(
      family: line.font.family,
      size: line.font.size,
      weight: line.font.weight,
      isItalic: line.font.isItalic
    )
    let face = try engine.face(for: font).face
    let glyphs = try engine.withLayout(
      line.string, face: face, width: nil, direction: line.direction
    ) { layout in
      placedGlyphs(of: layout, at: line.origin)
    }
    guard let cairoFace = face.cairoFace, !glyphs.isEmpty else { return }
    cairo_set_font_face(context, cairoFace)
    cairo_set_font_size(context, line.font.size * scale)
    let options = FontEngine.makeFontOptions()
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
    glyphs.withUnsafeBufferPointer {
      cairo_show_glyphs(context, $0.baseAddress, Int32(clamping: $0.count))
    }
  }

  private func placedGlyphs(of layout: OpaquePointer, at origin: Point) -> [cairo_glyph_t] {
    var placed: [cairo_glyph_t] = []
    FontEngine.forEachRun(of: layout) { run, start in
      guard let glyphs = run.glyphs else { return }
      var advance = Double(start)
      for index in 0..<Int(glyphs.pointee.num_glyphs) {
        let glyph = glyphs.pointee.glyphs[index]
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
      cairo_new_path(context)
      cairo_rectangle(context, box.left, box.top, box.width, box.height)
      cairo_fill(context)
      x += width + advance
    }
  }
}
