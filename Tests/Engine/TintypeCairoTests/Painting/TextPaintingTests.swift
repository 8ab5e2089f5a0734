// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents
import TintypeImaging

@Suite struct TextPaintingTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try robotoRenderer()
  }

  @Test("Text that is moved by a whole pixel is painted identically", arguments: [1.0, 2, 3])
  func textThatIsMovedByWholePixelIsPaintedIdentically(scale: Double) throws {
    let first = try renderer.paint(scene(80, 30, scale: scale, line("Wave, Toy", x: 3.3, y: 19.7)))
    let pixel = 1 / scale
    let second = try renderer.paint(
      scene(80, 30, scale: scale, line("Wave, Toy", x: 3.3 + pixel, y: 19.7 + pixel)))
    var moved = 0
    for y in 1..<first.height {
      for x in 1..<first.width where first[x - 1, y - 1] != second[x, y] { moved += 1 }
    }
    #expect(moved == 0)
    #expect(!first.inkedRows.isEmpty)
  }

  @Test("Text that is moved by less than half a pixel is painted identically")
  func textMovedByLessThanHalfAPixelStays() throws {
    #expect(
      try renderer.paint(scene(40, 30, line("H", x: 2.6, y: 19.5)))
        == renderer.paint(scene(40, 30, line("H", x: 3.4, y: 20.4))))
  }

  @Test("Text is painted in its color")
  func textIsPaintedInItsColor() throws {
    let bitmap = try renderer.paint(scene(60, 60, line("HI", y: 40, size: 40, color: red)))
    #expect(bitmap.pixels.contains(0xFFFF_0000))
    #expect(bitmap.pixels.allSatisfy { $0 & 0xFFFF == 0 && $0 >> 24 == $0 >> 16 & 0xFF })
  }

  @Test("Block text is solid and needs no font")
  func blocksAreSolidAndNeedNoFont() throws {
    let scene = try Scene(of: Text("ab cde"), in: .sizeThatFits, measuring: BlockText())
    let bitmap = try renderer.paint(scene)
    #expect(bitmap.inkedColumns == Array(0..<40) + Array(60..<120))
    #expect(Set(bitmap.pixels) == [0, 0xFF00_0000])
    #expect(bitmap.inkedRows.last == 29)
    #expect(renderer.fingerprint(of: scene).parts.keys.allSatisfy { !$0.hasPrefix("font ") })
  }

  @Test(
    "A scene with a font that is missing from the font book is rejected",
    arguments: [("Inter", 400, false), ("Roboto", 401, false), ("roboto", 400, true)])
  func aSceneInAFontOfAnotherBookIsRefused(family: String, weight: Int, isItalic: Bool) throws {
    let text = line("a", family: family, weight: Font.Weight(weight), isItalic: isItalic)
    #expect(
      failure { _ = try renderer.paint(scene(9, 9, text)) }
        == .fontNotInBook(family: family, weight: weight, isItalic: isItalic))
  }

  @Test("A missing glyph is omitted")
  func aMissingGlyphIsLeftOut() throws {
    #expect(
      try renderer.paint(scene(40, 30, line("\u{E000}"))) == renderer.paint(scene(40, 30)))
  }

  @Test(
    "Any text is painted",
    arguments: ["", "\0", "a\nb", "\r\n", "\u{2028}\u{2029}", "\t", "\u{202E}abc\u{202C}"])
  func anyTextIsPainted(string: String) throws {
    #expect(try renderer.paint(scene(40, 30, line(string))).width == 40)
  }

  @Test("Text in a font that is no longer cached is painted identically")
  func aFontThatWasNotUsedLatelyStillPaints() throws {
    let text = line("Ab", size: 16)
    let before = try renderer.paint(scene(40, 30, text))
    // More fonts than an engine caches, on more than one engine.
    for index in 1...1200 {
      _ = try renderer.paint(scene(4, 4, line("a", size: 8 + Double(index) / 64)))
    }
    #expect(try renderer.paint(scene(40, 30, text)) == before)
  }

  @Test("Glyphs that are larger than any canvas are rejected")
  func glyphsBeyondEveryCanvasAreRefused() throws {
    let huge = scene(0.01, 0.01, scale: 1000, line("a", size: 4096))
    #expect(failure { _ = try renderer.paint(huge) } == .glyphsTooLarge(pixels: 4_096_000))
  }

  /// Returns a scene with a group that scales a text of 16 points by a factor.
  private func enlarged(_ factor: Double, x: Double = 0) -> Scene {
    let transform = Transform2D(a: factor, b: 0, c: 0, d: factor, tx: x, ty: -factor * 8)
    return scene(
      20, 20, scale: 2, .beginGroup(.transform(transform)), line("H", x: 0, y: 16), .endGroup)
  }

  @Test("Text that is scaled beyond any canvas is rejected", arguments: [1024, 10_000.0])
  func textEnlargedBeyondEveryCanvasIsRefused(factor: Double) {
    #expect(
      failure { _ = try renderer.paint(enlarged(factor)) }
        == .glyphsTooLarge(pixels: factor * 32))
    #expect(
      failure {
        _ = try renderer.paint(
          scene(
            9, 9, .beginGroup(.transform(Transform2D(a: 1, b: 0, c: 0, d: 1e4, tx: 0, ty: 0))),
            line("😀", family: "Noto Color Emoji"), .endGroup))
      } != nil)
  }

  @Test("Large text is filled by its outline", arguments: [40.0, 1000])
  func largeTextIsFilledWithItsOutline(factor: Double) throws {
    // The stem of the H begins 169/2048 em from its origin and is 188/2048 em wide.
    let left = 200.0 / 2048 * 16 * factor
    let bitmap = try renderer.paint(enlarged(factor, x: -left))
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test("Large text looks the same on both sides of the limit for glyph masks")
  func largeTextLooksSameOnBothSidesOfLimitForGlyphMasks() throws {
    // Above 1,024 pixels per em, glyphs are filled as paths.
    let images = try [1024.0, 1024.0001].map {
      try renderer.paint(scene(700, 800, line("R", x: 0, y: 780, size: $0)))
    }
    #expect(images[0].totalAlpha > 0)
    // FreeType and cairo compute the coverage of edge pixels differently.
    #expect(images[0].distance(from: images[1]) <= 32)
  }
}
