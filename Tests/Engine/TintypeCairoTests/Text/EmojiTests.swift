// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCairo
import TintypeComponents
import TintypeImaging
import TintypeTestSupport

/// The fallback families of the standard book, which exist if Noto is installed.
private let installed = Set((try? FontBook.standard().fallback.map(\.name)) ?? [])

@Suite(.requires(.fonts("Noto Color Emoji", "Noto Sans Symbols2", in: installed)))
struct EmojiTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try robotoRenderer()
  }

  private func emoji(
    _ string: String, x: Double = 2, size: Double = 20, color: ResolvedColor = black
  ) -> PaintCommand {
    line(string, x: x, y: 24, size: size, family: "Noto Color Emoji", color: color)
  }

  /// Sequences of Unicode Technical Standard 51, sections 1.4 and 2.
  @Test(
    "An emoji sequence is a single color glyph",
    arguments: [
      "👍", "👍🏽", "☝🏽", "👨‍👩‍👧‍👦", "❤️", "❤️‍🔥", "🇵🇹", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "#️⃣", "©️", "✅", "⚡", "☎️", "🧑🏻‍🚀",
    ])
  func emojiSequenceIsSingleColorGlyph(string: String) throws {
    let text = try renderer.typeset(string, font: Font(size: 20), width: nil)
    #expect(text.issues.isEmpty)
    #expect(text.lines[0].spans.map(\.font.family) == ["Noto Color Emoji"])
    // The advance of all emoji in the font's hmtx table.
    let advance: Double = 2550 / 2048 * 20
    #expect(text.lines[0].width == advance)
  }

  @Test(
    "Characters with text presentation by default use a text font",
    arguments: [
      ("❤", "Noto Sans Symbols2"), ("❤︎", "Noto Sans Symbols2"), ("☎", "Noto Sans Symbols2"),
      ("☎︎", "Noto Sans Symbols2"), ("1", "Roboto"), ("1️", "Roboto"), ("©", "Roboto"),
      ("#", "Roboto"),
      ("™︎", "Roboto"),
    ])
  func charactersWithTextPresentationByDefaultUseTextFont(string: String, family: String) throws {
    let text = try renderer.typeset(string, font: Font(size: 20), width: nil)
    #expect(text.issues.isEmpty)
    #expect(text.lines[0].spans.map(\.font.family) == [family])
  }

  @Test("The text's own font is preferred unless emoji presentation is requested")
  func textsOwnFontIsPreferredUnlessEmojiPresentation() throws {
    let symbols = try #require(
      FontBook.standard().fallback.first { $0.name == "Noto Sans Symbols2" })
    let book = try FontBook(families: [symbols], fallback: FontBook.standard().fallback)
    let renderer = try CairoRenderer(fonts: book)
    let families = try ["❤", "❤️", "⚡", "✌", "✌🏽"].map {
      try renderer.typeset($0, font: Font(size: 9), width: nil).font.family
    }
    let (text, colored) = ("Noto Sans Symbols2", "Noto Color Emoji")
    #expect(families == [text, colored, text, text, colored])
  }

  @Test("A font book without a color font uses the text glyph of an emoji")
  func fontBookWithoutColorFontUsesTextGlyphOfEmoji() throws {
    let fallback = try FontBook.standard().fallback.filter { $0.name != "Noto Color Emoji" }
    let book = try FontBook(families: FontBook.standard().families, fallback: fallback)
    let roboto = book.families.filter { $0.name == "Roboto" }
    let text = try CairoRenderer(fonts: FontBook(families: roboto, fallback: fallback))
      .typeset("❤️", font: Font(size: 9), width: nil)
    #expect(text.issues.isEmpty)
    #expect(text.font.family == "Noto Sans Symbols2")
  }

  @Test("An emoji has its colors at every size", arguments: [1.0, 2, 3])
  func emojiHasItsColorsAtEverySize(scale: Double) throws {
    for size in [5.0, 12, 17.5, 40] {
      let bitmap = try renderer.paint(
        scene(60, 60, scale: scale, line("❤️", y: 50, size: size, family: "Noto Color Emoji")))
      let width = Double(bitmap.inkedColumns.count)
      #expect(abs(width - size * scale * 1.1) <= size * scale * 0.1 + 2)
      let heart = bitmap.pixels.filter { $0 >> 24 == 255 }
      #expect(!heart.isEmpty)
      #expect(heart.allSatisfy { $0 >> 16 & 0xFF > $0 & 0xFF + 50 })
    }
  }

  @Test("Emoji are placed on whole pixels")
  func emojiArePlacedOnWholePixels() throws {
    let first = try renderer.paint(scene(60, 40, scale: 2, emoji("👍🏽", x: 3.1)))
    let second = try renderer.paint(scene(60, 40, scale: 2, emoji("👍🏽", x: 3.6)))
    #expect(second.inkedColumns == first.inkedColumns.map { $0 + 1 })
    #expect(second.inkedRows == first.inkedRows)
    #expect(try renderer.paint(scene(60, 40, scale: 2, emoji("👍🏽", x: 3.2))) == first)
  }

  @Test("The text color affects only the opacity of an emoji")
  func textColorAffectsOnlyOpacityOfEmoji() throws {
    let whole = try renderer.paint(scene(30, 30, emoji("😀")))
    #expect(try renderer.paint(scene(30, 30, emoji("😀", color: red))) == whole)
    let faded = ResolvedColor(red: 0, green: 0, blue: 1, opacity: 0.4)
    let half = try renderer.paint(scene(30, 30, emoji("😀", color: faded)))
    let group = scene(30, 30, .beginGroup(opacity: 0.4), emoji("😀"), .endGroup)
    #expect(try renderer.paint(group).distance(from: half) <= 1)
    #expect(half.totalAlpha < whole.totalAlpha / 2)
  }

  @Test("An emoji rotates with its group")
  func anEmojiTurnsWithItsGroup() throws {
    let turned = Transform2D(a: 0, b: 1, c: -1, d: 0, tx: 32, ty: 0)
    let bitmap = try renderer.paint(
      scene(32, 32, .beginGroup(.transform(turned)), emoji("🇵🇹"), .endGroup))
    // The flag's left part, which is green, is now at the top.
    let middle = try #require(bitmap.inkedColumns.dropFirst(bitmap.inkedColumns.count / 2).first)
    let row = try #require(bitmap.inkedRows.first) + 3
    let (red, green, _) = (
      bitmap.channels(middle, row)[0], bitmap.channels(middle, row)[1],
      bitmap.channels(middle, row)[2]
    )
    #expect(green > red)
  }

  @Test("The underline of an emoji has the text's position")
  func aLineBelowAnEmojiIsThatOfTheText() throws {
    func underlined(_ string: String, _ family: String) throws -> [Int] {
      let font = ResolvedFont(family: family, size: 20, weight: .regular, isItalic: false)
      let span = PaintCommand.Span(
        length: string.utf8.count, font: font, paint: .color(black), underline: TextLineStyle())
      let text = PaintCommand.Line(
        string: string, spans: [span], origin: Point(x: 0, y: 20), width: 20, ascent: 20)
      let bitmap = try renderer.paint(scene(9, 60, .text(text)))
      return (0..<60).filter { bitmap.alpha(0, $0) == 255 }
    }
    #expect(try underlined(" ", "Roboto") == [21])
    #expect(try underlined("👍", "Noto Color Emoji") == [21])
  }

  @Test("Concurrent tasks paint the same emoji")
  func threadsPaintTheSameEmoji() async throws {
    let scene = scene(80, 30, emoji("👍🏽🇵🇹😀"))
    let digest = try renderer.paint(scene).digest
    let results = try await withThrowingTaskGroup(of: Digest128.self) { group in
      for _ in 0..<32 { group.addTask { try renderer.paint(scene).digest } }
      return try await group.reduce(into: Set<Digest128>()) { $0.insert($1) }
    }
    #expect(results == [digest])
  }

  @Test("A font with damaged color bitmaps is an error")
  func fontWithDamagedColorBitmapsIsError() throws {
    let whole = try #require(FontBook.standard().fallback.first { $0.name == "Noto Color Emoji" })
    var bytes = try Data(contentsOf: URL(fileURLWithPath: whole.files[0].path))
    // The table of the color bitmaps, except its version.
    let record = try #require(bytes.range(of: Data("CBDT".utf8))).lowerBound
    func number(at offset: Int) -> Int {
      bytes[record + offset..<record + offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let table = number(at: 8) + 4..<number(at: 8) + number(at: 12)
    bytes.replaceSubrange(table, with: Data(count: table.count))
    let folder = try TemporaryFolder()
    let path = try folder.file("Emoji.ttf", bytes)
    let family = try FontBook.Family(files: [FontFile(path: path)])
    let renderer = try CairoRenderer(fonts: FontBook(families: [family]))
    #expect(
      failure { _ = try renderer.paint(scene(30, 30, emoji("😀"))) } == .invalidFont(path: path))
  }

  @Test(
    "Chinese, Japanese and Korean text has glyphs",
    .requires(.fonts("WenQuanYi Micro Hei", in: installed)))
  func chineseJapaneseAndKoreanHaveGlyphs() throws {
    let text = try renderer.typeset("中文。かな カナ 日本語 한국어", font: Font(size: 20), width: nil)
    #expect(text.issues.isEmpty)
    let breaks = try renderer.typeset("日本語の文章", font: Font(size: 20), width: 61).lines
    #expect(breaks.map(\.string) == ["日本語", "の文章"])
  }
}
