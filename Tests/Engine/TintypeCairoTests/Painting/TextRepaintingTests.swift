// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeCairo
import TintypeComponents

@Suite struct TextRepaintingTests {
  static let words = [
    "AVATAR", "office", "wavy", "سلام", "دنيا", "שלום", "नमस्ते", "Привет", "123", "(a)", "e\u{301}",
    "ไทย", "→", "it’s", "\u{AD}soft",
  ]

  /// A line is painted only from its string and spans.
  ///
  /// If the line is typeset again from these, its width must equal the width from line breaking.
  @Test("A line that is typeset again has its measured width", arguments: 0..<20)
  func aLineSetAgainIsAsWideAsItWasMeasured(seed: UInt64) throws {
    let renderer = try robotoRenderer()
    var random = SeededGenerator(seed: seed)
    let runs = (0..<12).map { _ in
      TextRun(
        string: (0..<3).map { _ in Self.words.randomElement(using: &random) ?? "" }
          .joined(separator: Bool.random(using: &random) ? " " : "") + " ",
        font: Font(
          size: Double(Int.random(in: 16...60, using: &random)) / 2,
          weight: [.light, .regular, .bold].randomElement(using: &random) ?? .regular,
          isItalic: Bool.random(using: &random)),
        tracking: [0, 0, 1.5].randomElement(using: &random) ?? 0)
    }
    for direction in LayoutDirection.allCases {
      let text = try renderer.typeset(
        runs, width: 120, maximumLines: nil, direction: direction)
      #expect(text.lines.count > 5)
      for line in text.lines {
        var rest = Substring(line.string).utf8
        let again = line.spans.map { span in
          let part = rest.prefix(span.length)
          rest = rest.dropFirst(span.length)
          return TextRun(
            string: String(Substring(part)),
            font: Font(
              family: span.font.family, size: span.font.size, weight: span.font.weight,
              isItalic: span.font.isItalic),
            tracking: runs[span.run].tracking.points)
        }
        let set = try renderer.typeset(again, width: nil, maximumLines: nil, direction: direction)
        #expect(abs(set.lines[0].width - line.width) <= 1.0 / 1024)
        // White space at the end of a paragraph is kept and may exceed the width.
        let overhangs = line.string.hasSuffix(" ") || line.string.hasSuffix(" \u{AD}")
        #expect(line.width <= 120 || line.string.count == 1 || overhangs)
      }
    }
  }
}
