// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents

@Suite struct TextRunMetricsTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try robotoRenderer()
  }

  private func set(
    _ runs: [TextRun], width: Double? = nil, limit: Int? = nil,
    direction: LayoutDirection = .leftToRight
  ) throws -> TypesetText {
    try renderer.typeset(runs, width: width, maximumLines: limit, direction: direction)
  }

  private func run(
    _ string: String, _ size: Double = 16, tracking: Double = 0, offset: Double = 0
  ) -> TextRun {
    TextRun(string: string, font: Font(size: size), tracking: tracking, baselineOffset: offset)
  }

  @Test("The height of a line is that of its highest run")
  func aLineIsAsHighAsItsHighestRun() throws {
    let text = try set([run("small "), run("large ", 32), run("small\nsmall")])
    #expect(text.lines.map(\.height) == [37.5, 18.75])
    let ascents: [Double] = [29.6875, 14.84375]
    #expect(text.lines.map(\.ascent) == ascents)
  }

  @Test("The height of an empty line is that of the run that ends it")
  func anEmptyLineIsAsHighAsTheRunThatEndsIt() throws {
    let text = try set([run("a\n"), run("\n", 32), run("b")])
    #expect(text.lines.map(\.height) == [18.75, 37.5, 18.75])
  }

  @Test("A baseline offset increases the height of a line")
  func aBaselineOffsetMakesALineHigher() throws {
    let plain = try set([run("a")]).lines[0]
    let raised = try set([run("a"), run("2", 16, offset: 5)]).lines[0]
    let lowered = try set([run("a"), run("2", 16, offset: -5)]).lines[0]
    #expect(raised.ascent == plain.ascent + 5)
    #expect(raised.descent == plain.descent)
    #expect(lowered.descent == plain.descent + 5)
  }

  @Test("Tracking is added between characters")
  func trackingIsAddedBetweenCharacters() throws {
    let plain = try set([run("HHH")]).lines[0].width
    #expect(try set([run("HHH", tracking: 3)]).lines[0].width == plain + 6)
    #expect(try set([run("HHH", tracking: -1)]).lines[0].width == plain - 2)
  }

  @Test(
    "Invalid tracking and baseline offsets are ignored",
    arguments: [.nan, .infinity, -.infinity, 1e300, -1e300, 4097] as [Double])
  func trackingAndOffsetsThatAreNoneAreLeftOut(number: Double) throws {
    let text = try set([run("a b", tracking: number, offset: number)], width: 5)
    #expect(text == (try set([run("a b")], width: 5)))
  }

  @Test(
    "The largest tracking is measured, and longer text is an error", arguments: [4096.0, -4096])
  func largestTrackingIsMeasuredAndLongerTextIsError(tracking: Double) throws {
    let text = run(String(repeating: "a", count: 400), tracking: tracking)
    #expect(try set([text]).lines[0].width.magnitude > 1_000_000)
    let longer = run(String(repeating: "a", count: 4000), tracking: tracking)
    #expect(failure { _ = try set([longer]) } == .textTooLong(length: 4000))
  }

  @Test("Kerning and ligatures apply across runs with equal attributes")
  func kerningAndLigaturesApplyAcrossRunsWithEqualAttributes() throws {
    let whole = try set([run("AVATAR office")]).lines[0].width
    #expect(try set([run("AV"), run("ATAR of"), run("fice")]).lines[0].width == whole)
  }

  @Test("Each line has the byte range that it shows")
  func linesKnowWhichBytesTheyShow() throws {
    let text = try set([run("é wide"), run(" word\n"), run("\nb")], width: 50)
    #expect(text.lines.map(\.string) == ["é wide", "word", "", "b"])
    #expect(text.lines.map(\.range) == [0..<7, 8..<12, 13..<13, 14..<15])
    #expect(text.lines.map { $0.spans.map(\.run) } == [[0], [1], [], [2]])
  }

  @Test("Lines beyond the maximum number of lines are omitted", arguments: [1, 2, 3])
  func linesBeyondMaximumNumberOfLinesAreOmitted(
    count: Int
  ) throws {
    let all = try set([run("one two three\n\nfour")], width: 30).lines
    #expect(
      try set([run("one two three\n\nfour")], width: 30, limit: count).lines
        == Array(all.prefix(count)))
  }

  @Test("A soft hyphen is shown as a hyphen at the end of a line")
  func aSoftHyphenShowsAsAHyphenAtTheEndOfALine() throws {
    let text = try set([run("extra\u{AD}ordinary")], width: 70)
    #expect(text.lines.map(\.string) == ["extra\u{AD}", "ordinary"])
    #expect(try text.lines[0].width == set([run("extra-")]).lines[0].width)
    #expect(
      try set([run("extra\u{AD}ordinary")]).lines[0].width
        == set([run("extraordinary")]).lines[0].width)
    for string in ["\u{AD}", "a \u{AD}", "\u{AD}\u{AD}"] {
      let bare = string.replacing("\u{AD}", with: "")
      #expect(try set([run(string)]).lines[0].width == set([run(bare)]).lines[0].width)
    }
  }

  @Test("A line breaks at a soft hyphen only if the hyphen fits", arguments: [0.0, 1])
  func aLineBreaksAtASoftHyphenOnlyIfTheHyphenFits(tracking: Double)
    throws
  {
    func run(_ string: String) -> TextRun { self.run(string, tracking: tracking) }
    let width = try set([run("ab extra-")]).lines[0].width
    let text = [run("ab extra\u{AD}ordinary")]
    #expect(
      try set(text, width: width).lines.map(\.string) == ["ab extra\u{AD}", "ordinary"])
    let narrow = try set(text, width: width - 0.125).lines
    #expect(narrow.map(\.string) == ["ab", "extra\u{AD}", "ordinary"])
  }

  @Test("A text without runs is one empty line")
  func aTextWithoutRunsIsOneEmptyLine() throws {
    #expect(try set([]).lines.map(\.string) == [""])
    #expect(try set([]).lines[0].height > 0)
  }

  @Test(
    "Any text is typeset",
    arguments: [
      "\0", "\u{FEFF}", "\u{202E}abc", "\u{2067}a\u{2069}", "\u{301}", "\u{301}\u{301}a", "👨‍👩‍👧",
      "\u{200D}\u{200D}", "\u{AD}", "\u{FFFF}", "\u{10FFFF}", "\t", "\u{1}\u{1B}[0m", "سلام", "日本",
    ]) func anyTextIsSet(string: String) throws
  {
    for direction in LayoutDirection.allCases {
      for width in [nil, 0, 1, 30.0] {
        let text = try set(
          [run(string), run(string, 9, tracking: 2), run("a")], width: width, direction: direction)
        #expect(!text.lines.isEmpty)
        #expect(text.lines.allSatisfy { $0.width.isFinite && $0.height > 0 })
        #expect(text.lines.allSatisfy { $0.spans.reduce(0) { $0 + $1.length } == $0.range.count })
        #expect(text.issues.count <= 1)
      }
    }
  }

  @Test("Missing glyphs are reported once per text")
  func aMissingGlyphIsReportedOnceForAText() throws {
    let text = try set([run("𐌲‍𐌰‍𐌱 a"), run("𐌰‍𐌱‍𐌲", 9)], width: 20)
    #expect(text.issues == [.missingGlyphs([0x10330, 0x10331, 0x10332])])
  }

  @Test("A text with many runs is typeset")
  func manyRunsAreSet() throws {
    let runs = (0..<10_000).map { (number: Int) in
      run("ab ", Double(10 + number % 3), tracking: Double(number % 2))
    }
    let text = try set(runs, width: 300)
    #expect(text.lines.reduce(0) { $0 + $1.spans.count } >= 10_000)
  }

  @Test("A word of a million characters is broken")
  func oneWordOfAMillionCharactersIsBroken() throws {
    let text = try set([run(String(repeating: "a", count: 1_000_000))], width: 2000, limit: 50)
    #expect(text.lines.count == 50)
  }
}
