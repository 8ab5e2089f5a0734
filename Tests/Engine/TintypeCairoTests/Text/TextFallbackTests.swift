// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents
import TintypeTestSupport

/// The fallback families of the standard book, which exist if Noto is installed.
private let installed = Set((try? FontBook.standard().fallback.map(\.name)) ?? [])

@Suite struct TextFallbackTests {
  private func families(_ string: String, _ font: Font = Font(size: 16)) throws -> [String?] {
    let text = try robotoRenderer().typeset(string, font: font, width: nil)
    return text.lines.flatMap(\.spans).map(\.font.family)
  }

  @Test(
    "The first fallback family with a glyph is used",
    .requires(.fonts("Noto Sans Arabic", in: installed)),
    arguments: [("abc", [nil]), ("abc سلام", [nil, "Arabic"]), ("سلام\u{200D}", ["Arabic"])]
      as [(String, [String?])])
  func firstFallbackFamilyWithGlyphIsUsed(string: String, expected: [String?]) throws {
    #expect(try families(string) == expected.map { $0.map { "Noto Sans " + $0 } ?? "Roboto" })
  }

  @Test(
    "Text in scripts with a fallback font has no issues",
    .requires(.fonts("Noto Sans Hebrew", "Noto Sans Devanagari", in: installed)))
  func scriptsThatAreCoveredHaveNoIssue() throws {
    let renderer = try robotoRenderer()
    let text = try renderer.typeset("שָׁלוֹם नमस्ते क्षत्रिय Привет", font: Font(size: 16), width: nil)
    #expect(text.issues.isEmpty)
    // Devanagari has the descent of its file, 0.408.
    #expect(abs(text.lines[0].height - (14.84375 + 16 * 0.408)) < 0.01)
  }

  @Test(
    "The fallback font has the nearest weight", .requires(.fonts("Noto Sans Arabic", in: installed))
  )
  func theWeightIsThatWhichIsNearest() throws {
    let renderer = try robotoRenderer()
    let text = try renderer.typeset("سلام", font: Font(size: 16).bold().italic(), width: nil)
    #expect(text.lines[0].spans.map(\.font.weight) == [.bold])
    #expect(text.lines[0].spans.map(\.font.isItalic) == [false])
    #expect(text.issues.isEmpty)
  }

  @Test("Fallback families are tried in their order")
  func fallbackFamiliesAreTriedInTheirOrder() throws {
    let latin = try FontBook.Family(files: [robotoFile("Roboto-Light.ttf")])
    let others = try FontBook.standard().fallback
    let book = try FontBook(families: [latin], fallback: others.reversed() + others + [latin])
    #expect(book.fallback.map(\.name) == others.reversed().map(\.name) + [latin.name])
    #expect(book.families.map(\.name) == [latin.name] + others.reversed().map(\.name))
    #expect(failure { _ = try FontBook(families: [], fallback: [latin]) } == .emptyFontBook)
  }

  @Test("A font book has no fallback by default")
  func aBookHasNoFallbackByDefault() throws {
    let family = try FontBook.Family(files: [robotoFile("Roboto-Light.ttf")])
    #expect(try FontBook(families: [family]).fallback.isEmpty)
  }

  @Test(
    "A line in both directions begins with its first word, in each layout direction",
    .requires(.fonts("Noto Sans Arabic", in: installed)), arguments: LayoutDirection.allCases,
    [true, false])
  func lineInBothDirectionsBeginsWithFirstWord(
    direction: LayoutDirection, beginsWithLatin: Bool
  ) throws {
    let renderer = try robotoRenderer()
    let latin = Text("ab")
    let arabic = Text("سل").foregroundColor(Color(red: 1, green: 0, blue: 0))
    let scene = try Scene(
      of: beginsWithLatin ? latin + Text(" ") + arabic : arabic + Text(" ") + latin,
      in: .sizeThatFits, traits: Traits(layoutDirection: direction), measuring: renderer)
    let bitmap = try renderer.paint(scene)
    let reds = (0..<bitmap.width).filter { x in
      (0..<bitmap.height).contains { (bitmap[x, $0] ?? 0) >> 16 & 0xFF > 0 }
    }
    let others = bitmap.inkedColumns.filter { !reds.contains($0) }
    // The first word of a paragraph is at the left if it is Latin, and otherwise the last one is.
    #expect(try #require(others.last) < #require(reds.first))
  }
}
