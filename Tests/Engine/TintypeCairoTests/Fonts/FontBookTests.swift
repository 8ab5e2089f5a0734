// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCairo
import TintypeComponents

@Suite struct FontBookTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try robotoRenderer()
  }

  private func set(_ string: String, _ font: Font) throws -> TypesetText {
    try renderer.typeset(string, font: font, width: nil)
  }

  /// CSS Fonts Level 4, section 5.2, for the weights 250 (“Thin”), 300, 400, 500, 700 and 900.
  @Test(
    "Font weights are matched by the rules of CSS",
    arguments: [
      (1, 250), (100, 250), (200, 250), (250, 250), (275, 250), (299, 250), (300, 300), (350, 300),
      (399, 300), (400, 400), (401, 500), (450, 500), (500, 500), (501, 700), (600, 700),
      (700, 700),
      (701, 900), (800, 900), (900, 900), (950, 900), (1000, 900), (.min, 250), (.max, 900),
    ])
  func weightsAreChosenByTheRuleOfCSS(wanted: Int, expected: Int) throws {
    for isItalic in [false, true] {
      var font = Font(size: 16, isItalic: isItalic)
      font.weight.value = wanted
      let text = try set("a", font)
      #expect(text.font.weight.value == expected)
      #expect(text.font.isItalic == isItalic)
      #expect(text.issues.isEmpty)
    }
  }

  @Test(
    "A family with a single file uses it for every weight",
    arguments: [(400, "Bold", 700), (450, "Light", 300), (300, "Medium", 500)])
  func aSingleFileAnswersEveryWeight(wanted: Int, file: String, expected: Int) throws {
    let family = try FontBook.Family(files: [robotoFile("Roboto-\(file).ttf")])
    let renderer = try CairoRenderer(fonts: FontBook(families: [family]))
    let text = try renderer.typeset("a", font: Font(size: 9, weight: Font.Weight(wanted)), width: 9)
    #expect(text.font.weight.value == expected)
    #expect(text.issues.isEmpty)
  }

  @Test("An unknown font family is reported")
  func anUnknownFamilyIsReported() throws {
    let text = try set("a", .custom("Helvetica", size: 16))
    #expect(text.issues == [.unknownFamily(requested: "Helvetica", used: "Roboto")])
    #expect(text.font.family == "Roboto")
  }

  @Test(
    "A PostScript name or a full name selects a file of a family",
    arguments: [
      ("Roboto-Bold", 700, false), ("Roboto-Regular", 400, false), ("Roboto Light", 300, false),
      ("Roboto-MediumItalic", 500, true),
    ])
  func aFileIsSelectedByName(name: String, weight: Int, isItalic: Bool) throws {
    let text = try set("a", .custom(name, size: 16))
    #expect(text.issues.isEmpty)
    #expect(text.font.family == "Roboto")
    #expect(text.font.weight.value == weight)
    #expect(text.font.isItalic == isItalic)
    #expect(try set("a", .custom("Roboto-Regular", size: 16).bold()).font.weight == .bold)
  }

  @Test("A design selects a family of the font book, or the default family")
  func aDesignSelectsAFamily() throws {
    let families = try [
      FontBook.Family(name: "Sans", files: [robotoFile("Roboto-Regular.ttf")]),
      FontBook.Family(name: "Mono", files: [robotoFile("Roboto-Light.ttf")]),
    ]
    let book = try FontBook(families: families, designs: [.monospaced: "Mono", .serif: "Serif"])
    let renderer = try CairoRenderer(fonts: book)
    let expected: [(Font.Design?, String)] = [
      (nil, "Sans"), (.monospaced, "Mono"), (.serif, "Sans"), (.rounded, "Sans"),
    ]
    for (design, family) in expected {
      var font = Font(size: 16)
      font.design = design
      let text = try renderer.typeset("a", font: font, width: nil)
      #expect(text.font.family == family)
      let isMissing = design == .serif || design == .rounded
      #expect(text.issues == (isMissing ? design.map { [.missingDesign(used: "Sans", $0)] } : []))
    }
  }

  @Test("A family can be added for a design, and a design that is missing is a warning")
  func aFamilyIsAddedForADesign() throws {
    let standard = try FontBook.standard()
    let light = try FontBook.Family(name: "Brand", files: [robotoFile("Roboto-Light.ttf")])
    let book = try standard.design(.serif, family: light)
    #expect(book.designs == [.serif: "Brand", .monospaced: "JetBrains Mono"])
    #expect(book.families == standard.families + [light])
    #expect(book.fallback == standard.fallback)
    let renderer = try CairoRenderer(fonts: book)
    for design in Font.Design.allCases {
      var font = Font(size: 16)
      font.design = design
      let text = try renderer.typeset("a", font: font, width: nil)
      #expect(text.font.family == (book.designs[design] ?? "Inter"))
      #expect(
        text.issues == (design == .rounded ? [.missingDesign(used: "Inter", .rounded)] : []))
      // A font with a family has no design.
      font.family = "Roboto"
      #expect(try renderer.typeset("a", font: font, width: nil).issues.isEmpty)
    }
    // Families of the same name are merged.
    let bold = try FontBook.Family(name: "Brand", files: [robotoFile("Roboto-Bold.ttf")])
    #expect(try book.design(.rounded, family: bold).families.last?.files.count == 2)
  }

  @Test("A design that is missing is one warning of a scene")
  func aMissingDesignIsOneWarning() throws {
    func font(_ design: Font.Design) -> Font {
      var font = Font.body
      font.design = design
      return font
    }
    let column = VStack {
      for text in ["a", "b", "c"] { Text(text).font(font(.serif)) }
      Text("d").font(font(.rounded))
    }
    let scene = try Scene(of: column, in: .sizeThatFits, measuring: CairoRenderer.standard())
    #expect(
      scene.diagnostics.map(\.kind) == [
        .text(.missingDesign(used: "Inter", .serif), string: "a"),
        .text(.missingDesign(used: "Inter", .rounded), string: "d"),
      ])
    #expect(scene.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(
      scene.diagnostics.first.map { "\($0)" }?.hasSuffix(
        "Text in the design “serif” is painted in Inter, because the font book has no family for it. "
          + "For another appearance, add a family for the design to the font book. The text is “a”."
      )
        == true)
  }

  @Test(
    "Small capitals that a font file does not have are a warning",
    arguments: [
      (Font.Features.lowercaseSmallCaps, "abc", true), (.lowercaseSmallCaps, "ABC 12", false),
      (.uppercaseSmallCaps, "abc", false), (.uppercaseSmallCaps, "Abc", true),
      ([.lowercaseSmallCaps, .uppercaseSmallCaps], "aB", true), (.lowercaseSmallCaps, "", false),
      (.monospacedDigits, "Abc 12", false),
    ] as [(Font.Features, String, Bool)])
  func smallCapsAreWarning(features: Font.Features, string: String, warns: Bool) throws {
    var font = Font(size: 16)
    font.features = features
    let text = try CairoRenderer.standard().typeset(string, font: font, width: nil)
    #expect(text.issues == (warns ? [.missingSmallCaps(family: "Inter")] : []))
    let path = try #require(NodePath("Text[0]"))
    for issue in text.issues {
      #expect(Diagnostic(kind: .text(issue, string: string), path: path).severity == .warning)
    }
    // Roboto has them.
    font.family = "Roboto"
    #expect(try CairoRenderer.standard().typeset(string, font: font, width: nil).issues.isEmpty)
  }

  @Test("Features change the glyphs of a font file that has them")
  func features() throws {
    var font = Font(size: 16)
    let plain = try set("abc", font)
    font.features = .lowercaseSmallCaps
    let smallCaps = try set("abc", font)
    #expect(smallCaps.lines.first?.width != plain.lines.first?.width)
    #expect(smallCaps.font.features == .lowercaseSmallCaps)
    #expect(smallCaps.font.description == "Roboto regular 16 smcp")
  }

  @Test("A missing italic is reported")
  func aMissingItalicIsReported() throws {
    let family = try FontBook.Family(files: [robotoFile("Roboto-Regular.ttf")])
    let renderer = try CairoRenderer(fonts: FontBook(families: [family]))
    let text = try renderer.typeset("a", font: Font(size: 16).italic(), width: nil)
    #expect(text.issues == [.missingItalic(family: "Roboto")])
    #expect(!text.font.isItalic)
  }

  @Test(
    "Missing glyphs are reported by code point",
    arguments: [
      ("ꀀꀁ", [0xA000, 0xA001]), ("𐌰𐌰", [0x10330]), ("\u{E000}", [0xE000]), ("\u{1}", [1]),
      ("aꀀb\ncꀁ", [0xA000, 0xA001]),
    ] as [(String, [UInt32])])
  func missingGlyphsAreReportedByCodePoint(string: String, missing: [UInt32]) throws {
    #expect(try set(string, Font(size: 16)).issues == [.missingGlyphs(missing)])
  }

  @Test(
    "An invalid font size is reported",
    arguments: [
      (0, 1), (-1, 1), (.nan, 1), (1e-300, 1), (.infinity, 4096), (4097, 4096), (1e300, 4096),
    ] as [(Double, Double)])
  func aSizeThatIsNoneIsReported(size: Double, used: Double) throws {
    let text = try set("a", Font(size: size))
    #expect(text.issues == [.invalidSize(size)])
    #expect(text.font.size == used)
  }

  @Test("A font book does not fall back to its other families")
  func aBookOfSeveralFamiliesDoesNotFallBack() throws {
    let latin = try FontBook.Family(files: [robotoFile("Roboto-Regular.ttf")])
    guard
      let path = ["dejavu/DejaVuSans.ttf"].map({ "/usr/share/fonts/truetype/" + $0 })
        .first(where: FileManager.default.fileExists(atPath:))
    else { return }
    let other = try FontBook.Family(files: [FontFile(path: path)])
    let renderer = try CairoRenderer(fonts: FontBook(families: [latin, other]))
    // In these fonts, only DejaVu Sans has U+2190.
    let alone = try renderer.typeset("\u{2190}", font: Font(size: 16), width: nil)
    #expect(alone.issues == [.missingGlyphs([0x2190])])
    let named = try renderer.typeset("\u{2190}", font: .custom("DejaVu Sans", size: 16), width: nil)
    #expect(named.issues.isEmpty)
  }

  @Test("Families of the same name are merged")
  func familiesOfOneNameAreOne() throws {
    let families = try ["Regular", "Bold"].map {
      try FontBook.Family(files: [robotoFile("Roboto-\($0).ttf")])
    }
    let book = try FontBook(families: families)
    #expect(book.families.map(\.files.count) == [2])
    let text = try CairoRenderer(fonts: book).typeset("a", font: Font(size: 9).bold(), width: nil)
    #expect(text.font.weight == .bold)
  }
}
