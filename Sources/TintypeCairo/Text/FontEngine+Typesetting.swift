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
    var (face, resolved, issues) = try face(for: font)
    var lines: [TypesetText.Line] = []
    // Pango has no glyph for a NUL either: to it, a text ends there.
    var missing: Set<UInt32> = string.utf8.contains(0) ? [0] : []
    // Here rather than by Pango, which takes the longer for each line the more there are.
    for paragraph in string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let text = Self.paragraph(String(paragraph))
      let set = try set(text, face: face, width: width)
      missing.formUnion(set.missing)
      lines += try broken(set.lines, of: text, face: face)
    }
    if !missing.isEmpty { issues.append(.missingGlyphs(missing.sorted())) }
    return TypesetText(
      lines: lines,
      font: resolved,
      lineHeight: face.ascent + face.descent,
      ascent: face.ascent,
      issues: issues
    )
  }

  /// A text as one paragraph that Pango reads to its end: a replacement character for each NUL,
  /// a space for what would end a line.
  static func paragraph(_ string: String) -> String {
    guard string.utf8.contains(0) || string.contains(where: \.isNewline) else { return string }
    var text = String.UnicodeScalarView()
    for character in string {
      if character.isNewline {
        text.append(" ")
      } else {
        text.append(contentsOf: character.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 })
      }
    }
    return String(text)
  }

  /// Lines without the white space at which they were broken, measured again where there was any.
  private func broken(
    _ lines: [Extent],
    of text: String,
    face: Face
  ) throws(RenderingError) -> [TypesetText.Line] {
    guard lines.count > 1 else { return [.init(string: text, width: lines.first?.width ?? 0)] }
    let bytes = Array(text.utf8)
    var measured: [TypesetText.Line] = []
    for (index, line) in lines.enumerated() {
      let whole = String(decoding: bytes[line.bytes.clamped(to: 0..<bytes.count)], as: UTF8.self)
      var content = Substring(whole)
      if index > 0 { content = content.drop(while: \.isWhitespace) }
      if index < lines.count - 1 {
        while content.last?.isWhitespace == true { content.removeLast() }
      }
      guard !content.isEmpty || index == 0 else { continue }
      var width = line.width
      if content.utf8.count != whole.utf8.count {
        width = try set(String(content), face: face, width: nil).lines.first?.width ?? 0
      }
      measured.append(.init(string: String(content), width: width))
    }
    return measured
  }

  /// Where a line lies in its paragraph's bytes, and how wide it is in points.
  private struct Extent {
    var bytes: Range<Int>
    var width: Double
  }

  /// The lines of a paragraph, and the code points that the font has no glyph for.
  private func set(
    _ text: String,
    face: Face,
    width: Double?
  ) throws(RenderingError) -> (lines: [Extent], missing: Set<UInt32>) {
    try withLayout(text, face: face, width: width) { layout in
      var lines: [Extent] = []
      var missing: Set<UInt32> = []
      Self.forEachLine(of: layout) { line, glyphs in
        var advance = 0.0
        for glyph in glyphs {
          advance += Double(glyph.width)
          if glyph.glyph & TINTYPE_PANGO_GLYPH_UNKNOWN_FLAG != 0 {
            missing.insert(glyph.glyph & ~TINTYPE_PANGO_GLYPH_UNKNOWN_FLAG)
          }
        }
        let start = max(Int(pango_layout_line_get_start_index(line)), 0)
        let length = max(Int(pango_layout_line_get_length(line)), 0)
        lines.append(Extent(bytes: start..<start + length, width: advance / pangoScale))
      }
      return (lines, missing)
    }
  }
}
