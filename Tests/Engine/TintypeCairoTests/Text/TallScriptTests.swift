// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents
import TintypeImaging
import TintypeTestSupport

/// The fallback families of the standard book, which exist if Noto is installed.
private let installed = Set((try? FontBook.standard().fallback.map(\.name)) ?? [])

private let families = [
  "Noto Sans Arabic", "Noto Sans Thai", "Noto Sans Devanagari", "Noto Sans Hebrew",
  "WenQuanYi Micro Hei", "Noto Color Emoji", "Noto Sans Symbols",
]

/// Lines with letters that are higher or deeper than those of the default font.
@Suite("Lines of tall scripts", .requires(.fonts(families, in: installed)))
struct TallScriptTests {
  let renderer: CairoRenderer
  /// The space around a text, in points.
  private let margin = 40.0
  private let scale = 4.0

  init() throws { renderer = try CairoRenderer.standard() }

  /// Words with the highest and the lowest letters of their scripts.
  static let words = [
    "ج", "ع", "ي", "ق", "ص", "ح", "خ", "إ", "أ", "لآ", "ؤ", "ئ", "چ", "ڤ", "گ",
    "الجميع", "صحيح", "أصدقائي", "إعدادات", "حج", "في", "نجح",
    // Thai and Devanagari.
    "กรุงเทพ", "ปู่", "ที่นี่", "ญู", "น้ำ", "हूँ", "द्वृ", "हिन्दी", "क्षत्रिय",
    // Hebrew, in lines of the usual height.
    "שלום", "שָׁלוֹם", "בְּרֵאשִׁית",
  ]

  private func image(
    of component: some Component, in margin: Double
  ) throws -> (bitmap: Bitmap, size: Size) {
    let scene = try Scene(
      of: component.padding(margin), in: .sizeThatFits, traits: .displayScale(scale),
      measuring: renderer)
    #expect(scene.diagnostics.isEmpty)
    return (try renderer.paint(scene), scene.canvas.size)
  }

  @Test(
    "The ink of a word is inside of its frame", arguments: words,
    [Font.Weight.regular, .semibold, .bold])
  func inkIsInsideOfFrame(word: String, weight: Font.Weight) throws {
    for size in [11.0, 17, 34] {
      let text = Text(word).font(.system(size: size, weight: weight))
      let (bitmap, canvas) = try image(of: text, in: margin)
      let rows = bitmap.inkedRows
      // Glyphs are placed at the nearest whole pixel.
      #expect(Double(try #require(rows.first)) >= margin * scale - 1)
      #expect(Double(try #require(rows.last)) < (canvas.height - margin) * scale + 1)
    }
  }

  @Test(
    "Marks above and below letters do not change the height of a line",
    arguments: ["مَرْحَبًا", "كِتَابٌ", "السَّلَامُ", "أُضيفت", "عِ", "يِ", "تقريبًا", "دقّة"])
  func marksKeepHeight(word: String) throws {
    let font = Font(size: 17)
    let usual = try renderer.typeset("سلام", font: font, width: nil).lines[0]
    let line = try renderer.typeset(word, font: font, width: nil).lines[0]
    #expect(line.ascent == usual.ascent)
    #expect(line.descent == usual.descent)
  }

  @Test(
    "The ink of a text does not overlap the ink of the text below",
    arguments: ["جميعي", "ปู่", "हूँ", "Ågypq"], ["إلغاء", "أخي", "ที่นี่", "हिन्दी", "Äpfel"])
  func stackedTextsDoNotOverlap(upper: String, lower: String) throws {
    func rows(_ colors: (Color, Color)) throws -> [Int] {
      let stack = VStack(spacing: 0) {
        Text(upper).foregroundColor(colors.0)
        Text(lower).foregroundColor(colors.1)
      }
      return try image(of: stack.font(.system(size: 30, weight: .bold)), in: 20).bitmap.inkedRows
    }
    let (first, second) = (try rows((.black, .clear)), try rows((.clear, .black)))
    #expect(try #require(first.last) <= #require(second.first))
  }

  @Test(
    "Lines of other scripts, digits, symbols and emoji have the usual height",
    arguments: [
      "Ågypq", "Ελληνικά", "Щука", "Łódź", "漢字かな한글", "😀👨‍👩‍👧", "✓ ★ ⌘", "שָׁלוֹם", "١٢٣", "۱۲۳٪", "→ ∑",
    ])
  func otherLinesHaveUsualHeight(text: String) throws {
    for weight in [Font.Weight.regular, .bold] {
      let font = Font(size: 17, weight: weight)
      let usual = try renderer.typeset("a", font: font, width: nil).lines[0]
      let line = try renderer.typeset(text, font: font, width: nil).lines[0]
      #expect(line.ascent == usual.ascent)
      #expect(line.descent == usual.descent)
    }
  }

  @Test("Each line of a paragraph has the height of its own letters")
  func linesOfParagraph() throws {
    let text = "Hello\nمرحبا\nเที่ยว\nWorld مرحبا\nأُضيفت"
    let lines = try renderer.typeset(text, font: Font(size: 100), width: nil).lines
    #expect(lines.map { ($0.ascent * 1000).rounded() / 1000 } == [95.215, 99, 104.5, 99, 99])
    #expect(lines.map { ($0.descent * 1000).rounded() / 1000 } == [24.121, 46.5, 27, 46.5, 46.5])
  }

  @Test("The height of a text is the sum of its lines and their spacing")
  func heightOfText() throws {
    let text = Text("Hello\nمرحبا\nWorld").font(.system(size: 100)).lineSpacing(10)
    func height(_ component: some Component) throws -> Double {
      try Scene(
        of: component, in: .sizeThatFits, traits: .displayScale(scale), measuring: renderer
      ).canvas.size.height
    }
    let (latin, arabic) = (95.215 + 24.121, 99 + 46.5)
    #expect(abs(try height(text) - (latin * 2 + arabic + 20)) < 0.5)
    #expect(abs(try height(text.lineLimit(2)) - (latin + arabic + 10)) < 0.5)
  }

  @Test("Texts with the same baseline in different scripts are painted on one line")
  func baselines() throws {
    let row = HStack(alignment: .firstTextBaseline) {
      Text("Total")
      Text("المجموع")
      Text("ทั้งหมด")
    }
    let scene = try Scene(of: row, in: .sizeThatFits, measuring: renderer)
    let baselines = scene.commands.compactMap { command -> Double? in
      if case .text(let line) = command.paint { line.origin.y } else { nil }
    }
    #expect(baselines.count == 3)
    #expect(Set(baselines).count == 1)
  }

  @Test("A text that is scaled down has lines of its scaled letters")
  func scaledText() throws {
    let text = Text("المجموع الكلي").font(.system(size: 40)).lineLimit(1).minimumScaleFactor(0.2)
    let scene = try Scene(
      of: text.frame(width: 120), in: .sizeThatFits, measuring: renderer)
    let lines = scene.commands.compactMap { command -> PaintCommand.Line? in
      if case .text(let line) = command.paint { line } else { nil }
    }
    let size = try #require(lines.first?.spans.first?.font.size)
    #expect(size < 40)
    #expect(abs(scene.canvas.size.height - size * (0.99 + 0.465)) <= 1)
  }

  @Test("Bars have the same height with inline titles in each script")
  func bars() throws {
    func height(_ bar: some Component) throws -> Double {
      try Scene(
        of: bar.frame(width: 390), in: .sizeThatFits, measuring: renderer
      ).canvas.size.height
    }
    for title in ["Inbox", "الوارد الجميع", "กล่องข้อความที่", "हिन्दी हूँ"] {
      #expect(try height(NavigationBar(title)) == 44)
    }
  }

  @Test("The line metrics of a fallback family apply to its tall letters")
  func lineMetricsOfFallback() throws {
    let book = try FontBook.standard()
    let latin = try #require(book.families.first)
    let arabic = try #require(book.fallback.first { $0.name == "Noto Sans Arabic" })
    let files = try arabic.files.map { try FontFile(path: $0.path) }
    let plain = try FontBook.Family(name: "Letters", files: files)
    func line(_ family: FontBook.Family) throws -> TypesetText.Line {
      try CairoRenderer(fonts: FontBook(families: [latin], fallback: [family]))
        .typeset("سلام", font: Font(size: 100), width: nil).lines[0]
    }
    // The file's own metrics, and other ones.
    #expect(try line(plain).ascent.rounded() == 137)
    #expect(try line(plain).descent.rounded() == 74)
    let other = plain.lineMetrics(FontFile.LineMetrics(ascent: 1, descent: 0.4))
    #expect(try line(other).ascent == 100)
    #expect(try line(other).descent == 40)
    // A fallback does not make lines lower.
    let low = plain.lineMetrics(FontFile.LineMetrics(ascent: 0.5, descent: 0.1))
    #expect(abs(try line(low).ascent - 95.215) < 0.001)
  }
}
