// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents
import TintypeImaging

@Suite struct TextDecorationTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try robotoRenderer()
  }

  private func span(
    _ length: Int, size: Double = 20, color: ResolvedColor = black, offset: Double = 0,
    tracking: Double = 0, under: TextLineStyle? = nil, through: TextLineStyle? = nil
  ) -> PaintCommand.Span {
    PaintCommand.Span(
      length: length,
      font: ResolvedFont(family: "Roboto", size: size, weight: .regular, isItalic: false),
      paint: .color(color), tracking: tracking, baselineOffset: offset, underline: under,
      strikethrough: through)
  }

  private func paint(
    _ string: String, _ spans: PaintCommand.Span..., scale: Double = 1, width: Double = 100
  ) throws -> Bitmap {
    let line = PaintCommand.Line(
      string: string, spans: spans, origin: Point(x: 5, y: 30), width: 50, ascent: 20)
    return try renderer.paint(scene(width, 45, scale: scale, .text(line)))
  }

  /// Returns the columns of a row that are fully opaque.
  private func solid(_ bitmap: Bitmap, row: Int) -> [Int] {
    (0..<bitmap.width).filter { bitmap.alpha($0, row) == 255 }
  }

  @Test("An underline is below the baseline on whole pixels")
  func underlineIsBelowBaselineOnWholePixels() throws {
    // Roboto's post table: the top of the line is 150/2048 below the baseline, its thickness is
    // 100/2048.
    let bitmap = try paint("    ", span(4, under: TextLineStyle()))
    #expect(bitmap.inkedRows == [31])
    #expect(bitmap.inkedColumns == Array(5..<25))
    #expect(solid(bitmap, row: 31) == Array(5..<25))
  }

  @Test("The thickness of an underline is that of the font", arguments: [1.0, 2, 3])
  func thicknessOfUnderlineIsThatOfFont(scale: Double) throws {
    let bitmap = try paint("    ", span(4, size: 41, under: TextLineStyle()), scale: scale)
    let thickness: Double = 41 * scale * 100 / 2048
    #expect(bitmap.inkedRows.count == Int(thickness.rounded()))
    #expect(try paint("    ", span(4, size: 1, under: TextLineStyle())).inkedRows.count == 1)
  }

  @Test("A background is as wide as the characters and as high as a line, at whole pixels")
  func backgroundIsAsHighAsLine() throws {
    // Roboto's hhea table: the ascent is 1900/2048, the descent 500/2048.
    var marked = span(2)
    marked.background = .color(black)
    let bitmap = try paint("    ", marked, span(2))
    #expect(bitmap.inkedRows == Array(11..<35))
    #expect(bitmap.inkedColumns == Array(5..<15))
    #expect(solid(bitmap, row: 20) == Array(5..<15))
  }

  @Test("A background of another color is behind the characters")
  func backgroundIsBehindCharacters() throws {
    var marked = span(1, color: ResolvedColor(red: 1, green: 0, blue: 0))
    marked.background = .color(ResolvedColor(red: 0, green: 0, blue: 1))
    let bitmap = try paint("I", marked)
    let colors = Set(bitmap.pixels)
    #expect(colors.contains(0xFF00_00FF) && colors.contains(0xFFFF_0000))
  }

  @Test("A strikethrough is above the baseline")
  func strikethroughIsAboveBaseline() throws {
    let bitmap = try paint("    ", span(4, through: TextLineStyle()))
    #expect(bitmap.inkedRows.count == 1)
    #expect(bitmap.inkedRows.allSatisfy { (22...26).contains($0) })
  }

  @Test(
    "An underline has a pattern",
    arguments: [
      (.solid, Array(5..<25)), (.dot, Array(stride(from: 5, to: 25, by: 2))),
      (.dash, (5..<25).filter { ($0 - 5) % 5 < 3 }),
      (.dashDot, (5..<25).filter { [0, 1, 2, 5].contains(($0 - 5) % 8) }),
      (.dashDotDot, (5..<25).filter { [0, 1, 2, 5, 7].contains(($0 - 5) % 10) }),
    ] as [(TextLineStyle.Pattern, [Int])])
  func aLineHasAPattern(pattern: TextLineStyle.Pattern, columns: [Int]) throws {
    #expect(
      try paint("    ", span(4, under: TextLineStyle(pattern: pattern))).inkedColumns == columns)
  }

  @Test("The color of an underline is its own or that of its text")
  func colorOfUnderlineIsItsOwnOrThatOfItsText() throws {
    let own = try paint("    ", span(4, color: blue, under: TextLineStyle(color: red)))
    #expect(Set(own.pixels) == [0, 0xFFFF_0000])
    let theirs = try paint("    ", span(4, color: blue, under: TextLineStyle()))
    #expect(Set(theirs.pixels) == [0, 0xFF00_00FF])
  }

  @Test("An underline is painted behind the text and a strikethrough in front")
  func underlineIsPaintedBehindTextAndStrikethroughInFront() throws {
    let under = try paint("ggg", span(3, color: blue, under: TextLineStyle(color: red)))
    let through = try paint("HHH", span(3, color: blue, through: TextLineStyle(color: red)))
    #expect((5..<35).contains { under[$0, 31] == 0xFF00_00FF })
    let row = try #require((20..<28).first { through[6, $0] == 0xFFFF_0000 })
    #expect((8..<35).allSatisfy { through[$0, row] == 0xFFFF_0000 })
  }

  @Test("A baseline offset moves the text and its underline")
  func aBaselineOffsetMovesCharactersAndTheirLines() throws {
    let plain = try paint("g", span(1, under: TextLineStyle()))
    let raised = try paint("g", span(1, offset: 7, under: TextLineStyle()))
    #expect(raised.inkedRows == plain.inkedRows.map { $0 - 7 })
  }

  @Test("Spans have their own sizes and colors")
  func spansHaveTheirOwnSizesAndColors() throws {
    let bitmap = try paint("HH", span(1, size: 10, color: red), span(1, size: 30, color: blue))
    let rows = { (channel: UInt32) in
      (0..<bitmap.height).filter { y in
        (0..<bitmap.width).contains { (bitmap[$0, y] ?? 0) >> channel & 0xFF > 0 }
      }
    }
    #expect(rows(16).last == 29)
    #expect(rows(0).last == 29)
    #expect(rows(16).count * 2 < rows(0).count)
  }

  @Test("Adjacent spans with equal attributes are painted as one")
  func adjacentSpansWithEqualAttributesArePainted() throws {
    #expect(try paint("Wave ffi", span(3), span(5)) == paint("Wave ffi", span(8)))
  }

  @Test(
    "Spans of any length are painted",
    arguments: [[0, 0], [-5, 99], [.max, .max], [1, 2], [.min, 1]])
  func anyLengthsOfSpansArePainted(lengths: [Int]) throws {
    let bitmap = try paint("é日a", span(lengths[0]), span(lengths[1], size: 12))
    #expect(bitmap.width == 100)
  }

  @Test(
    "Spans with any offset and tracking are painted",
    arguments: [Double.nan, .infinity, -1e300, 4096, -4096])
  func anyNumbersArePainted(number: Double) throws {
    let bitmap = try paint(
      "a b", span(3, offset: number, tracking: number, under: TextLineStyle(pattern: .dot)))
    #expect(bitmap.width == 100)
  }

  @Test(
    "Block text has the colors of its spans in the direction of its content",
    arguments: [("ab", "c d", 0), ("אב", "ג ד", 60)], LayoutDirection.allCases)
  func blockTextHasColorsOfItsSpans(
    content: (red: String, other: String, first: Int), direction: LayoutDirection
  ) throws {
    let text =
      Text(content.red).foregroundColor(Color(red: 1, green: 0, blue: 0)) + Text(content.other)
    let scene = try Scene(
      of: text, in: .sizeThatFits, traits: Traits(layoutDirection: direction),
      measuring: BlockText())
    let bitmap = try renderer.paint(scene)
    let reds = (0..<bitmap.width).filter { bitmap[$0, 20] == 0xFFFF_0000 }
    #expect(reds == Array(content.first..<content.first + 40))
  }
}
