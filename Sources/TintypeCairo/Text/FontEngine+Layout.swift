// SPDX-License-Identifier: MIT

import CCairo
import TintypeComponents

extension FontEngine {
  /// Calls a closure with a layout of a paragraph that breaks at a width in points.
  func withLayout<Result>(
    _ string: String,
    face: Face,
    width: Double?,
    direction: LayoutDirection = .leftToRight,
    _ body: (OpaquePointer) -> Result
  ) throws(RenderingError) -> Result {
    let base =
      direction == .rightToLeft ? TINTYPE_PANGO_DIRECTION_RTL : TINTYPE_PANGO_DIRECTION_LTR
    pango_context_set_base_dir(context, base)
    guard let layout = pango_layout_new(context) else {
      throw .libraryFailure(library: "Pango", reason: "it could not make a layout")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_attributes(layout, attributes)
    pango_layout_set_font_description(layout, face.description)
    pango_layout_set_wrap(layout, TINTYPE_PANGO_WRAP_WORD_CHAR)
    // A line that was broken off must run as its paragraph does, whatever it begins with.
    pango_layout_set_auto_dir(layout, 0)
    // No number is no width.
    if let width, !width.isNaN {
      let units = min((max(width, 0) * pangoScale).rounded(.up), Double(Int32.max / 2))
      pango_layout_set_width(layout, Int32(units))
    }
    var text = string
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
    // Pango's sums are 32 bits wide, and would go round.
    var advance = 0.0
    Self.forEachLine(of: layout) { _, glyphs in
      for glyph in glyphs { advance += Double(glyph.width) }
    }
    guard advance <= Self.greatestAdvance * pangoScale else {
      throw .textTooLong(length: text.utf8.count)
    }
    return body(layout)
  }

  /// The greatest width of a paragraph on one line, in points.
  private static let greatestAdvance = 2_000_000.0

  /// Calls a closure with each line of a layout and its glyphs from left to right.
  static func forEachLine(
    of layout: OpaquePointer,
    _ body: (OpaquePointer, [PangoGlyphInfo]) -> Void
  ) {
    guard let iterator = pango_layout_get_iter(layout) else { return }
    defer { pango_layout_iter_free(iterator) }
    var glyphs: [PangoGlyphInfo] = []
    repeat {
      if let run = pango_layout_iter_get_run_readonly(iterator) {
        if let string = run.pointee.glyphs {
          let count = Int(string.pointee.num_glyphs)
          glyphs += UnsafeBufferPointer(start: string.pointee.glyphs, count: count)
        }
      } else {
        // The end of each line is a run that is none.
        if let line = pango_layout_iter_get_line_readonly(iterator) { body(line, glyphs) }
        glyphs.removeAll(keepingCapacity: true)
      }
    } while pango_layout_iter_next_run(iterator) != 0
  }
}
