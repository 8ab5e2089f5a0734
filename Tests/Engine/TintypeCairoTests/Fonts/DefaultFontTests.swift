// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents

/// Inter in place of San Francisco.
@Suite struct DefaultFontTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try CairoRenderer.standard()
  }

  private func width(_ string: String, _ font: Font) throws -> Double {
    try renderer.typeset(string, font: font, width: nil).lines[0].width
  }

  @Test(
    "Each of the nine weights has its own glyphs, upright and italic", arguments: [false, true])
  func eachWeightHasItsOwnGlyphs(isItalic: Bool) throws {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.value) == Array(stride(from: 100, through: 900, by: 100)))
    var ink: [Int] = []
    for weight in weights {
      let text = try renderer.typeset(
        "Hamburg", font: Font(size: 20, weight: weight, isItalic: isItalic), width: nil)
      #expect(text.font.weight == weight)
      #expect(text.font.isItalic == isItalic)
      #expect(text.issues.isEmpty)
      let bitmap = try renderer.paint(
        scene(
          120, 32, scale: 2,
          line(
            "Hamburg", size: 20, family: "Inter", weight: weight, isItalic: isItalic, width: 110)))
      ink.append(
        (0..<240).reduce(0) { sum, x in (0..<64).reduce(sum) { $0 + bitmap.alpha(x, $1) } })
    }
    // Each weight has at least 4 % more ink than the one before.
    for (light, heavy) in zip(ink, ink.dropFirst()) { #expect(heavy * 100 > light * 104) }
  }

  @Test(
    "A line has the height of UIFont.lineHeight of San Francisco",
    arguments: [
      // Logged values: see `LineMetrics.sanFrancisco`.
      (14.0, 16.70703125), (15, 17.900390625), (16, 19.09375), (17, 20.287109375),
      (18, 21.48046875), (19, 22.673828125), (34, 40.57421875),
    ])
  func lineHasHeightOfSanFrancisco(size: Double, height: Double) throws {
    let text = try renderer.typeset("Äg", font: Font(size: size), width: nil)
    #expect(abs(text.lineHeight - height) < 0.002)
  }

  @Test(
    "A Text of each style has the height of SwiftUI's at three pixels per point",
    arguments: [
      (.caption2, 13.33), (.caption, 14.33), (.footnote, 15.67), (.subheadline, 18),
      (.callout, 19.33), (.body, 20.33), (.headline, 20.33), (.title3, 24), (.title2, 26.33),
      (.title, 33.67), (.largeTitle, 40.67),
    ] as [(Font, Double)])
  func textHasHeightOfSwiftUI(font: Font, height: Double) throws {
    let scene = try Scene(
      of: Text("Hamburg").font(font), in: .sizeThatFits, traits: Traits(displayScale: 3),
      measuring: renderer)
    #expect(abs(scene.canvas.size.height - height) < 0.005)
  }

  @Test(
    "A word has the width that iOS recorded, within 1 % or a quarter of a point",
    arguments: [
      (10.0, Font.Weight.medium, ["Home": 29, "Search": 34.5]),
      (11, .regular, ["Height 11": 48.5]), (12, .regular, ["Height 12": 54]),
      (13, .regular, ["Password": 58.5, "A footer note.": 83, "3 items": 45, "Waiting": 45.5]),
      (13, .semibold, ["Vegetables": 71, "Weight": 44.5]),
      (13, .bold, ["Vegetables": 72.5, "Footer": 42.5]),
      (15, .regular, ["Compositional": 98.5, "This cannot be undone.": 161.5]),
      (16, .regular, ["Height 16": 69.5]),
      (
        17, .regular,
        [
          "Cancel": 52.5, "Placeholder": 90, "Sep 11, 2026": 98,
          "Count: 0": 65.5, "A long label that needs room": 218,
          "The quick brown fox jumps over the lazy dog": 339,
        ]
      ),
      (17, .medium, ["Cancel": 54, "Preferences": 94.5, "Search items": 102]),
      (17, .semibold, ["Settings": 66.5, "Section 2": 75, "Notifications": 101.5, "Row 3": 49]),
      (20, .regular, ["Copy Link": 87, "Save Image": 101.5]), (24, .regular, ["Height 24": 103]),
      (28, .regular, ["Height 28": 120.5]), (34, .regular, ["Hg": 43.5]),
      (34, .bold, ["Settings": 133]),
    ] as [(Double, Font.Weight, [String: Double])])
  func wordHasWidthOfIOS(size: Double, weight: Font.Weight, words: [String: Double]) throws {
    #expect(!words.isEmpty)
    for (word, recorded) in words.sorted(by: { $0.key < $1.key }) {
      // The recorded widths are rounded up to half a point.
      let difference = try width(word, Font(size: size, weight: weight)) - (recorded - 0.25)
      #expect(abs(difference) <= max(0.25, recorded / 100), "\(word) \(difference)")
    }
  }

  @Test("An accented letter is as wide as its base letter")
  func accentedLetterIsAsWideAsBaseLetter() throws {
    let font = Font(size: 17)
    #expect(try width("Pokémon", font) == width("Pokemon", font))
  }

  @Test("The tracking of a font follows its size")
  func trackingFollowsFontSize() throws {
    func perPoint(_ size: Double) throws -> Double { try width("Hamburg", Font(size: size)) / size }
    let sizes = [6.0, 10, 12, 13, 15, 17, 20]
    let widths = try sizes.map(perPoint)
    #expect(widths == widths.sorted(by: >))
    #expect(try perPoint(80) == perPoint(120))
  }

  @Test("Digits have one width with the monospaced digits")
  func digitsHaveOneWidth() throws {
    var font = Font(size: 17)
    font.features = .monospacedDigits
    let ones = try width("1111", font)
    #expect(try width("0808", font) == ones)
    #expect(try width("1111", Font(size: 17)) < ones)
  }

  @Test("An arrow of two characters remains two characters")
  func arrowOfTwoCharactersRemains() throws {
    let font = Font(size: 20)
    let sum = try width("-", font) + width(">", font)
    #expect(abs(try width("->", font) - sum) < 0.5)
  }

  @Test("Latin, Greek and Cyrillic letters are those of Inter", arguments: ["Ǻß", "Ωή", "Ёжик"])
  func lettersAreThoseOfInter(text: String) throws {
    let typeset = try renderer.typeset(text, font: Font(size: 17), width: nil)
    #expect(typeset.lines[0].spans.map(\.font.family) == ["Inter"])
  }

  @Test("Roboto is available by its name, with its own line height")
  func robotoIsAvailableByName() throws {
    let text = try renderer.typeset("a", font: Font(family: "Roboto", size: 16), width: nil)
    #expect(text.font.description == "Roboto regular 16")
    #expect(text.lineHeight == 18.75)
    #expect(text.issues.isEmpty)
  }

  @Test("A family can have other line heights")
  func familyCanHaveOtherLineHeights() throws {
    let roboto = try FontBook.Family(files: [robotoFile("Roboto-Regular.ttf")])
    let tall = roboto.lineMetrics(FontFile.LineMetrics(ascent: 1.25, descent: 0.5))
    let renderer = try CairoRenderer(fonts: FontBook(families: [tall]))
    let text = try renderer.typeset("a\nb", font: Font(size: 16), width: nil)
    #expect(text.lines.map(\.ascent) == [20, 20])
    #expect(text.lines.map(\.height) == [28, 28])
    #expect(tall.files.map(\.lineMetrics?.ascent) == [1.25])
  }

  @Test(
    "Line heights that are not usable are ignored",
    arguments: [(Double.nan, 0.2), (0.9, .infinity), (0, 0), (-1, 0.5), (1e9, 0)])
  func unusableLineHeightsAreIgnored(ascent: Double, descent: Double) throws {
    let roboto = try FontBook.Family(files: [robotoFile("Roboto-Regular.ttf")])
    #expect(roboto.lineMetrics(.init(ascent: ascent, descent: descent)) == roboto)
  }

  @Test(
    "Bold letters that only a lighter font contains are a warning",
    arguments: [
      (Font.Weight.regular, "漢字", false), (.medium, "漢字", false), (.semibold, "漢字", true),
      (.bold, "か", true), (.bold, "abc Ω Ж", false), (.bold, "✓", false),
    ])
  func boldLettersOfLighterFontAreWarning(weight: Font.Weight, text: String, warns: Bool) throws {
    let typeset = try renderer.typeset(text, font: Font(size: 17, weight: weight), width: nil)
    #expect(typeset.issues == (warns ? [.missingBold(family: "WenQuanYi Micro Hei")] : []))
    let path = try #require(NodePath("Text[0]"))
    for issue in typeset.issues {
      #expect(Diagnostic(kind: .text(issue, string: text), path: path).severity == .warning)
    }
  }
}
