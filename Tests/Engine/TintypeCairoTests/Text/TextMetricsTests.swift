// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents

@Suite struct TextMetricsTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try robotoRenderer()
  }

  private func lines(_ string: String, width: Double? = nil) throws -> [String] {
    try renderer.typeset(string, font: Font(size: 16), width: width).lines.map(\.string)
  }

  @Test("The line height and the ascent come from the hhea table")
  func lineHeightAndAscentAreThoseOfTheHheaTable() throws {
    let text = try renderer.typeset("Tintype", font: Font(size: 16), width: nil)
    #expect(text.lineHeight == 18.75)
    let ascent: Double = 1900 / 2048 * 16
    #expect(text.ascent == ascent)
    #expect(text.font.description == "Roboto regular 16")
  }

  @Test("Text at its natural width does not wrap")
  func aTextOfItsOwnWidthDoesNotWrap() throws {
    let natural = try renderer.typeset("two words", font: Font(size: 16), width: nil).lines[0].width
    #expect(try lines("two words", width: natural) == ["two words"])
    #expect(try lines("two words", width: natural - 1.0 / 1024) == ["two", "words"])
  }

  @Test("White space at a line break is dropped")
  func whiteSpaceAtABreakIsDropped() throws {
    #expect(try lines("a   b   ", width: 12) == ["a", "b"])
    #expect(try lines("aaa \t bbb", width: 30) == ["aaa", "bbb"])
  }

  @Test("A wrapped line is as wide as its text, and knows the width of its spaces")
  func aBrokenLineIsAsWideAsItsText() throws {
    let width = try renderer.typeset("two", font: Font(size: 16), width: nil).lines[0].width
    let line = try renderer.typeset("two   words", font: Font(size: 16), width: 40).lines[0]
    #expect(line.width == width && line.trailingSpace > 0)
    let last = try renderer.typeset("two   words", font: Font(size: 16), width: 40).lines[1]
    #expect(last.trailingSpace == 0)
  }

  @Test("White space at the end of a paragraph is kept")
  func whiteSpaceAtTheEndOfAParagraphStays() throws {
    #expect(try lines("a  \nb", width: 100) == ["a  ", "b"])
  }

  @Test(
    "Every kind of separator ends a line",
    arguments: ["\n", "\r\n", "\r", "\u{2029}", "\u{2028}", "\u{0B}", "\u{0C}", "\u{85}"])
  func separatorsEndLines(separator: String) throws {
    let text = try renderer.typeset("a\(separator)b", font: Font(size: 16), width: nil)
    #expect(text.lines.map(\.string) == ["a", "b"])
    #expect(text.issues.isEmpty)
    #expect(try lines("a\(separator)") == ["a", ""])
  }

  @Test("A long word breaks inside, without hyphens")
  func longWordBreaksInsideWithoutHyphens() throws {
    let word = "Donaudampfschifffahrt"
    let text = try renderer.typeset(word, font: Font(size: 16), width: 60)
    #expect(text.lines.map(\.string).joined() == word)
    let rest = Array(word)
    var begin = 0
    for line in text.lines.dropLast() {
      let longer = String(rest[begin...begin + line.string.count])
      #expect(line.width <= 60)
      #expect(try renderer.typeset(longer, font: Font(size: 16), width: nil).lines[0].width > 60)
      begin += line.string.count
    }
  }

  @Test(
    "Text with tracking fits into its natural width",
    arguments: [[1.0], [0.5], [4], [6, 0], [0, 6], [1, 3], [2, 2], [-1]])
  func aTrackedTextFitsIntoItsOwnWidth(tracking: [Double]) throws {
    let style = ResolvedStyle.color(black)
    let runs = zip(["wide", " or not"], tracking).map {
      TextRun(string: $0, font: Font(size: 16), style: style, tracking: $1)
    }
    func set(_ width: Double?) throws -> [TypesetText.Line] {
      try renderer.typeset(runs, width: width, maximumLines: nil, direction: .leftToRight).lines
    }
    let natural = try #require(try set(nil).first)
    #expect(try set(natural.width) == [natural])
    #expect(try set(natural.width - 1).count == 2)
  }

  @Test("No line with tracking is wider than the available width", arguments: [3.0, 0, 6])
  func noLineWithTrackingIsWiderThanAvailableWidth(tracking: Double) throws {
    let style = ResolvedStyle.color(black)
    let runs = [(tracking, "The quick brown fox jumps over "), (9, "the lazy dog")].map {
      TextRun(string: $1, font: Font(size: 16), style: style, tracking: $0)
    }
    for width in stride(from: 80.0, to: 200, by: 0.5) {
      let text = try renderer.typeset(
        runs, width: width, maximumLines: nil, direction: .leftToRight)
      #expect(text.lines.allSatisfy { $0.width <= width + 0.001 })
    }
  }

  @Test("An empty text is one empty line")
  func anEmptyTextIsOneEmptyLine() throws {
    let text = try renderer.typeset("", font: Font(size: 16), width: 10)
    #expect(
      text.lines == [
        TypesetText.Line(
          string: "", range: 0..<0, spans: [], width: 0, ascent: text.ascent,
          descent: 18.75 - text.ascent)
      ])
    #expect(text.lineHeight == 18.75)
  }

  @Test(
    "Any width is accepted by text measuring",
    arguments: [(0.0, 3), (-5, 3), (.nan, 1), (.infinity, 1), (1e300, 1), (-.infinity, 3)])
  func anyWidthIsAccepted(width: Double, count: Int) throws {
    #expect(try lines("abc", width: width).count == count)
  }

  @Test("Text after a NUL is typeset, and the NUL is reported")
  func textAfterNULIsTypesetAndNULIsReported() throws {
    let text = try renderer.typeset("\0\0aaa bbb ccc", font: Font(size: 16), width: 60)
    #expect(text.lines.map(\.string) == ["\0\0aaa", "bbb ccc"])
    #expect(text.issues == [.missingGlyphs([0])])
  }

  @Test("Many paragraphs become many lines")
  func manyParagraphsAreManyLines() throws {
    let text = String(repeating: "a\n", count: 20_000)
    #expect(try lines(text, width: 60).count == 20_001)
  }

  @Test("A line that Pango cannot measure is an error")
  func lineThatPangoCannotMeasureIsError() throws {
    let text = String(repeating: "lorem ", count: 60_000)
    #expect(
      failure { _ = try renderer.typeset(text, font: Font(size: 16), width: nil) }
        == .textTooLong(length: 360_000))
  }

  @Test("A long paragraph breaks at the same positions as a short one")
  func aParagraphOfAnyLengthIsBrokenWhereAShortOneIs() throws {
    let sentence = "The quick brown fox jumps over the lazy dog, and naïve cafés stay open. "
    let text = String(repeating: sentence, count: 200)
    let whole = try lines(text, width: 300)
    #expect(whole.joined(separator: " ") == text)
    for (index, line) in whole.dropLast().enumerated() {
      let next = whole[index + 1].prefix { $0 != " " }
      let longer = try renderer.typeset(line + " " + next, font: Font(size: 16), width: nil)
      #expect(longer.lines[0].width > 300)
    }
  }
}

extension TypesetText {
  /// The font of the first characters.
  var font: ResolvedFont {
    lines.first?.spans.first?.font
      ?? ResolvedFont(family: "none", size: 0, weight: .regular, isItalic: false)
  }

  /// The height of the first line.
  var lineHeight: Double { lines.first?.height ?? 0 }

  /// The ascent of the first line.
  var ascent: Double { lines.first?.ascent ?? 0 }
}
