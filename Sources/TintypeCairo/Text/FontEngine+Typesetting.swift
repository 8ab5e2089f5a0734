// SPDX-License-Identifier: MIT

import CCairo
import TintypeComponents

extension FontEngine {
  /// Breaks a text into lines and measures them, each line by itself as it will be painted.
  func typeset(
    _ string: String,
    font: Font,
    width: Double?
  ) throws(RenderingError) -> TypesetText {
    let (face, resolved, issues) = try face(for: font)
    let (lines, missing) = try withLayout(string, face: face, width: width) { layout in
      (Self.lines(of: layout, string), Self.missingGlyphs(in: layout))
    }
    var measured: [TypesetText.Line] = []
    for line in lines {
      var width = line.width ?? 0
      if line.width == nil { width = try self.width(of: line.string, face: face) }
      measured.append(TypesetText.Line(string: line.string, width: width))
    }
    return TypesetText(
      lines: measured,
      font: resolved,
      lineHeight: face.ascent + face.descent,
      ascent: face.ascent,
      issues: missing.isEmpty ? issues : issues + [.missingGlyphs(missing)]
    )
  }

  private func width(of line: String, face: Face) throws(RenderingError) -> Double {
    try withLayout(line, face: face, width: nil) { layout in
      pango_layout_get_line_readonly(layout, 0).map(Self.width(of:)) ?? 0
    }
  }

  private static func width(of line: OpaquePointer) -> Double {
    var extents = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &extents)
    return Double(extents.width) / pangoScale
  }

  /// The lines of a layout without the white space at which they were broken.
  ///
  /// A line that was not shortened has the width that Pango gave it.
  private static func lines(
    of layout: OpaquePointer,
    _ string: String
  ) -> [(string: String, width: Double?)] {
    let text = Array(string.utf8)
    let count = pango_layout_get_line_count(layout)
    return (0..<max(count, 0)).compactMap { index in
      guard let line = pango_layout_get_line_readonly(layout, index) else { return nil }
      let start = min(max(Int(pango_layout_line_get_start_index(line)), 0), text.count)
      let end = min(start + max(Int(pango_layout_line_get_length(line)), 0), text.count)
      var content = String(decoding: text[start..<end], as: UTF8.self)
      let isBroken = end < text.count && !Self.endsParagraph(text[end...])
      guard isBroken else { return (content, width(of: line)) }
      while content.last?.isWhitespace == true { content.removeLast() }
      return (content, nil)
    }
  }

  /// Whether a text goes on with something that ends a paragraph: a line feed, a carriage return
  /// or the paragraph separator U+2029.
  private static func endsParagraph(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.first == 0x0A || rest.first == 0x0D || rest.starts(with: [0xE2, 0x80, 0xA9])
  }

  /// The code points that the font has no glyph for, each once, in order.
  private static func missingGlyphs(in layout: OpaquePointer) -> [UInt32] {
    var missing: Set<UInt32> = []
    forEachRun(of: layout) { run, _ in
      guard let glyphs = run.glyphs else { return }
      for index in 0..<Int(glyphs.pointee.num_glyphs) {
        let glyph = glyphs.pointee.glyphs[index].glyph
        if glyph & TINTYPE_PANGO_GLYPH_UNKNOWN_FLAG != 0 {
          missing.insert(glyph & ~TINTYPE_PANGO_GLYPH_UNKNOWN_FLAG)
        }
      }
    }
    return missing.sorted()
  }

  /// Calls a closure with each run of a layout and where it begins, in Pango units.
  static func forEachRun(of layout: OpaquePointer, _ body: (PangoGlyphItem, Int32) -> Void) {
    guard let iterator = pango_layout_get_iter(layout) else { return }
    defer { pango_layout_iter_free(iterator) }
    repeat {
      // The end of each line has no run.
      guard let run = pango_layout_iter_get_run_readonly(iterator) else { continue }
      var extents = PangoRectangle()
      pango_layout_iter_get_run_extents(iterator, nil, &extents)
      body(run.pointee, extents.x)
    } while pango_layout_iter_next_run(iterator) != 0
  }
}
