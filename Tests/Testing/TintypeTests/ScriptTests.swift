// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeCairo
import TintypeComponents
import TintypeTestSupport

/// The standard book's fallback families, which are available after `scripts/setup`.
private let installed = Set((try? FontBook.standard().fallback.map(\.name)) ?? [])

/// Lines of text in two weights.
private struct Sample: Component {
  var lines: [String]

  var body: some Component {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
        Text(line).font(.system(size: 17))
        Text(line).font(.system(size: 13, weight: .bold)).foregroundStyle(.secondary)
      }
    }
    .padding(12)
    .background(Color(light: .white, dark: .black))
  }
}

/// All fallback families of the standard book.
private let families = [
  "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai",
  "Noto Sans Symbols", "Noto Sans Symbols2", "WenQuanYi Micro Hei", "Noto Color Emoji",
]

@Suite("Scripts of text", .requires(.fonts(families, in: installed))) struct ScriptTests {
  private func snapshot(
    _ lines: String..., direction: LayoutDirection = .leftToRight, test: String = #function
  ) {
    for (name, scheme) in [("Light", ColorScheme.light), ("Dark", .dark)] {
      let traits = Traits(colorScheme: scheme, layoutDirection: direction, displayScale: 2)
      assertSnapshot(
        of: Sample(lines: lines), as: .image(traits: traits), named: name, testName: test)
    }
  }

  @Test("Arabic is shaped with joining, marks and digits")
  func arabic() {
    snapshot(
      "السلام عليكم ورحمة الله", "مُحَمَّدٌ كَتَبَ ١٢٣ رسائل.", "ریال ۴۵۶، پچژگ",
      direction: .rightToLeft)
  }

  @Test("Hebrew is shaped with points")
  func hebrew() {
    snapshot("שלום עולם!", "בְּרֵאשִׁית בָּרָא (12)", direction: .rightToLeft)
  }

  @Test("Bidirectional lines are ordered")
  func mixed() {
    snapshot(
      "The title is “مفتاح معايير الويب” in Arabic.", "עברית with English ו־123 סוף",
      "a (ב) c [ד] 3–4")
  }

  @Test("Devanagari is shaped with conjuncts and reordered vowels")
  func devanagari() {
    snapshot("नमस्ते दुनिया", "क्षत्रिय ज्ञान श्री", "कि की कु र्क १२३")
  }

  @Test("Thai is shaped with stacked marks")
  func thai() {
    snapshot("สวัสดีชาวโลก", "น้ำ ที่ ผู้ใหญ่ ๑๒๓")
  }

  @Test("Chinese, Japanese and Korean are rendered")
  func cjk() {
    snapshot("你好，世界。《红楼梦》", "こんにちは、カタカナ「日本語」", "안녕하세요 한국어")
  }

  @Test("Emoji are rendered with joiners, skin tones, flags and keycaps")
  func emoji() {
    snapshot("👨‍👩‍👧‍👦 👍🏽 🇵🇹 1️⃣ ❤️ ❤︎", "🧑🏻‍🚀 ☎️ ☎︎ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ✅ a😀b")
  }

  @Test("Latin, Cyrillic and Greek are rendered with marks")
  func latin() {
    snapshot(
      "Žluťoučký kůň – e\u{301} ǖ ﬁ", "Съешь ещё этих булок", "Ξεσκεπάζω Ωμέγα")
  }
}
