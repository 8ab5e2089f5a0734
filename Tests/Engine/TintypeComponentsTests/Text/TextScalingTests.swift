// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

/// Text whose characters are half as wide as the font size, in lines as high as the font size.
private struct ScalingText: TextMeasuring {
  func typeset(
    _ runs: [TextRun], width: Double?, maximumLines: Int?, direction: LayoutDirection
  ) -> TypesetText {
    let size = runs.first?.font.size ?? 10
    return BlockText(characterSize: Size(size / 2, size), ascent: size * 0.75)
      .typeset(runs, width: width, maximumLines: maximumLines)
  }
}

@Suite("Text scaling")
struct TextScalingTests {
  private func size(
    _ text: String, factor: Double, in size: Size, limit: Int? = 1
  ) throws -> Double {
    let component = Text(text).font(.system(size: 64)).lineLimit(limit)
      .minimumScaleFactor(factor)
    let scene = try lay(component, in: size, measuring: ScalingText())
    return try #require(scene.lines.first).font.size
  }

  @Test("Text is scaled down to fit its width, in steps of 1/256")
  func width() throws {
    // Ten characters of 32 points in 240 need a factor of 3/4.
    #expect(try size("abcdefghij", factor: 0.25, in: Size(240, 100)) == 48)
    #expect(try size("abcdefghij", factor: 0.25, in: Size(239, 100)) == 64.0 * 191 / 256)
    #expect(try size("abcdefghij", factor: 0.25, in: Size(320, 100)) == 64)
  }

  @Test("Text is scaled down to fit its height")
  func height() throws {
    #expect(try size("a\nb", factor: 0.25, in: Size(240, 64), limit: nil) == 32)
  }

  @Test(
    "Text is scaled down before a word is broken inside",
    arguments: [
      // Twelve characters of 32 points in 240 need a factor of 5/8.
      ("Cartographer", 0.25, 40), ("The Cartographer", 0.25, 40), ("Cartographer of all", 0.25, 40),
      ("Cartographer’s", 0.25, 64.0 * 137 / 256), ("a\nCartographer", 0.25, 40),
      // Words that fit are not scaled down, nor a word at a hyphen.
      ("two words", 0.25, 64), ("one-two three", 0.25, 64),
      // In the smallest fonts, the word is still too wide.
      ("Cartographer", 0.75, 64), ("Cartographer", 1, 64),
    ] as [(String, Double, Double)])
  func words(text: String, factor: Double, expected: Double) throws {
    #expect(try size(text, factor: factor, in: Size(240, 1000), limit: nil) == expected)
  }

  @Test("Text is scaled down to its minimum scale factor and then truncated")
  func least() throws {
    #expect(try size("abcdefghij", factor: 0.5, in: Size(100, 100)) == 32)
    let scene = try lay(
      Text("abcdefghij").font(.system(size: 64)).lineLimit(1).minimumScaleFactor(0.5),
      in: Size(100, 100), measuring: ScalingText())
    #expect(scene.lines.map(\.string) == ["abcde…"])
    #expect(scene.lines.map(\.isTruncated) == [true])
  }

  @Test("Text is not scaled down if no width is proposed")
  func ideal() throws {
    let scene = try lay(
      Text("a\nb").font(.system(size: 64)).lineLimit(1).minimumScaleFactor(0.1),
      measuring: ScalingText())
    #expect(scene.lines.first?.font.size == 64)
  }

  @Test(
    "Any minimum scale factor is accepted",
    arguments: [
      (0, 64.0 * 80 / 256), (-1, 64.0 * 80 / 256), (-.infinity, 64.0 * 80 / 256), (1, 64),
      (.nan, 64), (.infinity, 64), (7, 64), (1e-300, 64.0 * 80 / 256),
    ] as [(Double, Double)])
  func anyFactor(factor: Double, expected: Double) throws {
    #expect(try size("abcdefghij", factor: factor, in: Size(100, 100)) == expected)
  }

  @Test("All runs of a text are scaled by the same factor")
  func parts() throws {
    let text = Text("abcde").font(.system(size: 64)) + Text("fghij").font(.system(size: 32))
    let scene = try lay(
      text.lineLimit(1).minimumScaleFactor(0.1), in: Size(240, 100), measuring: ScalingText())
    #expect(scene.lines.first?.spans.map(\.font.size) == [48, 24])
  }
}
