// SPDX-License-Identifier: MIT

import CTintypeCairo
import TintypeScene

extension FontEngine {
  /// Calls a closure with a layout of a paragraph that breaks at a width in points.
  ///
  /// Without a width, it is a line as it is painted, with a visible hyphen for a soft hyphen at its
  /// end. With a width, space is reserved for a hyphen where a line ends with a soft hyphen.
  func withLayout<Result>(
    _ pieces: [TextPiece],
    width: Double?,
    direction: LayoutDirection,
    _ body: (OpaquePointer) -> Result
  ) throws(RenderingError) -> Result {
    let base =
      direction == .rightToLeft ? TINTYPE_PANGO_DIRECTION_RTL : TINTYPE_PANGO_DIRECTION_LTR
    pango_context_set_base_dir(context, base)
    guard let layout = pango_layout_new(context) else {
      throw .libraryFailure(library: "Pango", reason: "it could not create a layout")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    if let first = pieces.first {
      pango_layout_set_font_description(layout, first.face.description)
    }
    var text = pieces.count == 1 ? pieces[0].string : pieces.map(\.string).joined()
    if width == nil { text.showHyphen(in: pieces.last?.face) }
    try setAttributes(of: pieces, to: layout, softHyphens: text.softHyphens)
    pango_layout_set_wrap(layout, TINTYPE_PANGO_WRAP_WORD_CHAR)
    // A continuation line must have the direction of its paragraph, independent of its first
    // character.
    pango_layout_set_auto_dir(layout, 0)
    // NaN counts as no width.
    if let width, !width.isNaN {
      let units = min((max(width, 0) * pangoScale).rounded(.up), Double(Int32.max / 2))
      pango_layout_set_width(layout, Int32(units))
    }
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
    // Pango's 32-bit sums would overflow.
    var advance = 0.0
    Self.forEachLine(of: layout) { _, items in
      for item in items { advance += Self.maximumAdvance(of: item) }
    }
    guard advance <= Self.maximumAdvance * pangoScale else {
      throw .textTooLong(length: text.utf8.count)
    }
    return body(layout)
  }

  /// Sets the attributes that assign a file and tracking to the bytes of a text.
  private func setAttributes(
    of pieces: [TextPiece],
    to layout: OpaquePointer,
    softHyphens: [Int]
  ) throws(RenderingError) {
    guard let first = pieces.first,
      first.tracking != 0 || !softHyphens.isEmpty
        || !pieces.allSatisfy({
          $0.face === first.face && $0.tracking == 0 && $0.font.features == nil
        })
    else {
      let features = pieces.first?.face.file.features
      pango_layout_set_attributes(layout, try commonAttributes(features: features))
      return
    }
    guard let list = pango_attr_list_new() else {
      throw .libraryFailure(library: "Pango", reason: "it could not create a list of attributes")
    }
    defer { pango_attr_list_unref(list) }
    Self.addRules(to: list, softHyphens: softHyphens)
    var start = 0
    var index = 0
    while index < pieces.count {
      let piece = pieces[index]
      var end = start
      while index < pieces.count, pieces[index].isShaped(like: piece) {
        end += pieces[index].string.utf8.count
        index += 1
      }
      func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        attribute?.pointee.start_index = UInt32(clamping: start)
        attribute?.pointee.end_index = UInt32(clamping: end)
        pango_attr_list_insert(list, attribute)
      }
      insert(pango_attr_font_desc_new(piece.face.description))
      if piece.tracking != 0 {
        let units = (piece.tracking * pangoScale).rounded()
        insert(pango_attr_letter_spacing_new(Int32(units)))
      }
      let features = [
        piece.face.file.features,
        piece.font.features.flatMap { $0.isEmpty ? nil : $0.description },
      ].compactMap(\.self)
      if !features.isEmpty {
        insert(pango_attr_font_features_new(features.joined(separator: ",")))
      }
      start = end
    }
    pango_layout_set_attributes(layout, list)
  }

  /// The maximum width of a paragraph on one line, in points.
  private static let maximumAdvance = 2_000_000.0

  /// Returns an upper bound for the width that an item's glyphs add to a line, in either direction.
  private static func maximumAdvance(of item: PangoGlyphItem) -> Double {
    var advance = 0.0
    for glyph in glyphs(of: item) { advance += abs(Double(glyph.width)) }
    return advance
  }

  /// Returns the glyphs of an item from left to right.
  static func glyphs(of item: PangoGlyphItem) -> UnsafeBufferPointer<PangoGlyphInfo> {
    guard let string = item.glyphs else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(
      start: string.pointee.glyphs, count: Int(string.pointee.num_glyphs))
  }

  /// Calls a closure with each line of a layout and its items from left to right.
  static func forEachLine(
    of layout: OpaquePointer,
    _ body: (OpaquePointer, [PangoGlyphItem]) -> Void
  ) {
    guard let iterator = pango_layout_get_iter(layout) else { return }
    defer { pango_layout_iter_free(iterator) }
    var items: [PangoGlyphItem] = []
    repeat {
      if let run = pango_layout_iter_get_run_readonly(iterator) {
        items.append(run.pointee)
      } else {
        // The end of each line is an iteration without a run.
        if let line = pango_layout_iter_get_line_readonly(iterator) { body(line, items) }
        items.removeAll(keepingCapacity: true)
      }
    } while pango_layout_iter_next_run(iterator) != 0
  }
}

extension String {
  /// The byte positions after each soft hyphen, U+00AD.
  fileprivate var softHyphens: [Int] {
    guard utf8.contains(0xC2) else { return [] }
    var places: [Int] = []
    var previous: UInt8 = 0
    for (index, byte) in utf8.enumerated() {
      if previous == 0xC2, byte == 0xAD { places.append(index + 1) }
      previous = byte
    }
    return places
  }

  /// Replaces a soft hyphen at the end of a word with a hyphen, if a face has one.
  fileprivate mutating func showHyphen(in face: FontEngine.Face?) {
    guard unicodeScalars.last == "\u{AD}", let face, face.covers(0x2D),
      let word = unicodeScalars.dropLast().last, !word.properties.isWhitespace, word != "\u{AD}"
    else { return }
    unicodeScalars.removeLast()
    append("-")
  }
}
