// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("A text")
struct TextTests {
  @Test("A localized string key formats its values in the environment's locale")
  func keys() {
    let (name, count, price, ratio) = ("Ann", 1234, 1234.5, CGFloat(0.25))
    let texts: [(Text, String)] = [
      (Text("Hello"), "Hello"),
      (Text("Hello, \(name)"), "Hello, Ann"),
      (Text("\(count) items"), "1,234 items"),
      (Text("\(price)"), "1,234.500000"),
      (Text("\(price, specifier: "%.1f") \(ratio, specifier: "%.2f")"), "1,234.5 0.25"),
      (Text("100 %"), "100 %"),
      (Text("\(50) % of \(name)"), "50 % of Ann"),
      (Text("100%d"), "100%d"),
      (Text("\(name) *is* \("*not*")"), "Ann is *not*"),
      (Text("_\(name)_"), "Ann"),
      (Text("\(name)\u{301}"), "Ann\u{301}"),
      (Text("\(price, format: .number)"), "1,234.5"),
      (Text("\(Int8(-1)) \(UInt8(2)) \(UInt64(3)) \(Float(0.5))"), "-1 2 3 0.500000"),
      (Text("\(Text("a") + Text("b")) \(AttributedString("c"))"), "ab c"),
      (Text(LocalizedStringKey("*a*")), "a"),
      (Text(verbatim: "*a*"), "*a*"),
      (Text("*a*" as String), "*a*"),
      (Text(LocalizedStringResource(stringLiteral: "*a*")), "a"),
    ]
    for (text, expected) in texts { #expect(string(of: text) == expected) }
    #expect(
      string(of: Text("\(price, specifier: "%.1f")").environment(\.locale, .init(identifier: "de")))
        == "1.234,5")
  }

  @Test("Markdown in a key becomes attributes")
  func markdown() {
    let spans: [(String, String)] = [
      ("**a**", "font: default bold 17"), ("*a*", "font: default regular italic 17"),
      ("_a_", "font: default regular italic 17"), ("`a`", "font: monospaced regular 17"),
      ("***a***", "font: default bold italic 17"), ("~~a~~", "strikethrough"),
      ("[a](https://example.com)", "color: accentColor"),
    ]
    for (markdown, expected) in spans {
      let outline = outline(of: Text(LocalizedStringKey(markdown)))
      #expect(outline.contains("text: \"a\""), "\(markdown)")
      #expect(outline.contains(expected), "\(outline)")
    }
  }

  @Test("The background of characters is painted, in SwiftUI and in UIKit")
  func background() {
    var text = AttributedString("a")
    text.backgroundColor = .yellow
    #expect(outline(of: Text(text)).contains("background: yellow"))
    let label = AttributedString(
      NSAttributedString(string: "a", attributes: [.backgroundColor: UIColor.systemGreen]))
    #expect(outline(of: Text(label)).contains("background: green"))
  }

  @Test("Characters that are not Markdown are shown as they are")
  func plain() {
    let keys: [(String, String)] = [
      ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("a ** b", "a ** b"),
      ("**a", "**a"), ("[a] (b)", "[a] (b)"), ("\\*a\\*", "*a*"), ("a~b", "a~b"), ("`a", "`a"),
      ("<a>", "<a>"), ("**a *b* c**", "a b c"), ("*a **b***", "a b"),
      ("`*a*`", "*a*"), ("<https://a.b>", "https://a.b"), ("# a\n- b", "# a\n- b"),
    ]
    for (key, expected) in keys {
      #expect(string(of: Text(LocalizedStringKey(key))) == expected, "\(key)")
    }
  }

  @Test("A modifier applies to parts that do not set the attribute themselves")
  func concatenation() {
    let text = (Text("a").bold().foregroundColor(.red) + Text("b")).fontWeight(.light)
    let lines = outline(of: text)
    #expect(lines.contains("bold"))
    #expect(lines.contains("light"))
    #expect(lines.contains("red"))
  }

  @Test("Attributes that are not active are inherited")
  func inactive() {
    let text = Text("a").bold(false).italic(false).monospaced(false).font(.headline)
    #expect(outline(of: text).contains("font: default semibold 17"))
    #expect(outline(of: Text("a").bold(false).bold()).contains("bold 17"))
    #expect(
      outline(of: VStack { VStack { Text("a") }.bold(false) }.bold()).contains("regular 17"))
  }

  @Test("A text with an image is a row")
  func images() {
    let outline = outline(of: Text("a \(Image(systemName: "star")) b"))
    #expect(outline.contains("Symbol"))
    #expect(outline.contains("text: \"a \""))
    #expect(outline.contains("text: \" b\""))
  }

  @Test("Texts are equal if they have the same content and modifiers")
  func equality() {
    #expect(Text("a") == Text("a"))
    #expect(Text("a") != Text("b"))
    #expect(Text("a").bold() == Text("a").bold())
    #expect(Text("a").bold() != Text("a"))
    #expect(Text("a \(1)") == Text("a \(1)"))
    #expect(Text("a \(1)") != Text("a \(2)"))
    #expect(Text("a").foregroundColor(.red) == Text("a").foregroundColor(.red))
    #expect(Text(1, format: .number) == Text(1, format: .number))
  }

  @Test("An accessibility label replaces the text")
  func accessibilityLabel() {
    #expect(accessibilityTree(of: Text("a").accessibilityLabel("b")).contains("b"))
  }
}

@MainActor
@Suite("Dates and formats in a text")
struct TextFormatTests {
  /// January 9, 2007, 9:41 GMT, the current date by default.
  private let now = Date(timeIntervalSince1970: 1_168_335_660)

  @Test("Dates are formatted in the locale, time zone and calendar of the environment")
  func dates() {
    let texts: [(Text, String)] = [
      (Text(now, style: .date), "January 9, 2007"),
      (Text(now, style: .time), "9:41\u{202F}AM"),
      (Text(now.addingTimeInterval(7500), style: .relative), "2 hr, 5 min"),
      (Text(now.addingTimeInterval(-3), style: .relative), "3 sec"),
      (Text(now.addingTimeInterval(-7500), style: .offset), "-2 hours"),
      (Text(now.addingTimeInterval(7500), style: .timer), "2:05:00"),
      (Text(now, format: .dateTime.year().month()), "Jan 2007"),
      (Text(now...now.addingTimeInterval(3600)), "9:41\u{2009}–\u{2009}10:41\u{202F}AM"),
      (Text(timerInterval: now...now.addingTimeInterval(90)), "1:30"),
      (Text(timerInterval: now...now.addingTimeInterval(90), countsDown: false), "0:00"),
      (
        Text(
          timerInterval: now...now.addingTimeInterval(7500), pauseTime: now.addingTimeInterval(60),
          showsHours: false), "124:00"
      ),
      (Text(now.addingTimeInterval(-7200), format: .relative(presentation: .named)), "2 hours ago"),
      (Text("\(now, style: .date)"), "January 9, 2007"),
    ]
    for (text, expected) in texts { #expect(string(of: text) == expected) }
    let tokyo = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
    #expect(
      string(of: Text(now, style: .time).environment(\.timeZone, tokyo)) == "6:41\u{202F}PM")
    #expect(
      string(of: Text(now, format: .dateTime.hour().minute()).environment(\.timeZone, tokyo))
        == "6:41\u{202F}PM")
    #expect(
      string(
        of: Text(now.addingTimeInterval(60), style: .relative)
          .environment(\.currentDate, now.addingTimeInterval(30))) == "30 sec")
  }

  @Test("Values are formatted by formats and formatters")
  func values() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .currency
    let dateFormatter = DateFormatter()
    dateFormatter.dateFormat = "yyyy"
    let texts: [(Text, String)] = [
      (Text(1234, format: .number), "1,234"),
      (Text(0.25, format: .percent), "25%"),
      (Text(5, format: .currency(code: "EUR")), "€5.00"),
      (Text(["a", "b"], format: .list(type: .and)), "a and b"),
      (Text(NSNumber(value: 3.5), formatter: formatter), "$3.50"),
      (Text(now, formatter: dateFormatter), "2007"),
    ]
    for (text, expected) in texts { #expect(string(of: text) == expected) }
    #expect(
      string(of: Text(1234, format: .number).environment(\.locale, Locale(identifier: "de")))
        == "1.234")
  }
}
