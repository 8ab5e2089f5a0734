// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents

@Suite("Repeatedly measured texts")
struct RepeatedTextTests {
  private func typeset(
    _ run: TextRun,
    width: Double? = nil,
    maximumLines: Int? = nil,
    direction: LayoutDirection = .leftToRight
  ) throws -> TypesetText {
    try robotoRenderer()
      .typeset([run], width: width, maximumLines: maximumLines, direction: direction)
  }

  @Test("A text has the same measures again, whatever its color")
  func theSameAgain() throws {
    let font = Font.system(size: 17.25)
    let black = TextRun(string: "Measured twice", font: font)
    let red = TextRun(
      string: "Measured twice", font: font, style: .color(ResolvedColor(red: 1, green: 0, blue: 0)))
    let first = try typeset(black)
    #expect(try typeset(black) == first)
    #expect(try typeset(red) == first)
  }

  @Test("A text has the same measures after thousands of other texts")
  func amongOthers() throws {
    let runs = (0..<3000).map { TextRun(string: "Text \($0)", font: .system(size: 9.75)) }
    let first = try runs.map { try typeset($0, width: 20) }
    let second = try runs.map { try typeset($0, width: 20) }
    #expect(first == second)
    #expect(Set(first.map { $0.lines.map(\.string).joined(separator: " ") }).count == 3000)
  }

  @Test(
    "Texts that differ in an attribute that affects layout have different measures",
    arguments: [
      TextRun(string: "Apart from it", font: .system(size: 17.5)),
      TextRun(string: "Apart from it", font: .system(size: 17.25, weight: .bold)),
      TextRun(string: "Apart from it", font: Font(size: 17.25, isItalic: true)),
      TextRun(string: "Apart from it", font: Font(family: "No such family", size: 17.25)),
      TextRun(string: "Apart from it", font: .system(size: 17.25), tracking: 2),
      TextRun(string: "Apart from it", font: .system(size: 17.25), baselineOffset: 3),
      TextRun(string: "Apart from us", font: .system(size: 17.25)),
    ])
  func otherTexts(other: TextRun) throws {
    let usual = try typeset(TextRun(string: "Apart from it", font: .system(size: 17.25)))
    #expect(try typeset(other) != usual)
  }

  @Test("The width, the line limit and the direction affect the measures of a text")
  func otherSpace() throws {
    let run = TextRun(string: "One line, or several of them", font: .system(size: 17.25))
    let usual = try typeset(run)
    #expect(try typeset(run, width: 80) != usual)
    #expect(try typeset(run, width: 80, maximumLines: 1) != typeset(run, width: 80))
    let hebrew = TextRun(string: "a, שלום.", font: .system(size: 17.25))
    #expect(try typeset(hebrew, width: 30) == typeset(hebrew, width: 30))
  }

  @Test("An accented character keeps the bytes of its Unicode normalization form")
  func canonicalEquivalence() throws {
    let composed = TextRun(string: "caf\u{E9}", font: .system(size: 17.25))
    let decomposed = TextRun(string: "cafe\u{301}", font: .system(size: 17.25))
    #expect(composed.string == decomposed.string)
    #expect(try typeset(composed).lines.map(\.range) == [0..<5])
    #expect(try typeset(decomposed).lines.map(\.range) == [0..<6])
  }
}
