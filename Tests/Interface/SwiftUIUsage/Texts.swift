// SPDX-License-Identifier: MIT

import SwiftUI

extension Font {
  fileprivate static let heading = Font.system(.title, design: .rounded).weight(.bold)
  fileprivate static func brand(_ size: CGFloat) -> Font { .custom("Brand-Bold", size: size) }
}

private enum Typography {
  case title, body

  var font: Font {
    switch self {
    case .title: .custom("Brand", size: 20, relativeTo: .title2)
    case .body: .custom("Brand", fixedSize: 16)
    }
  }
}

struct Fonts: View {
  var size: CGFloat = 12
  var weight: Font.Weight?
  var isBold = true

  let fonts: [Font] = [
    .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
    .caption, .caption2, .system(.body), .system(.body, design: .serif),
    .system(.body, design: .rounded, weight: .bold), .system(.body, weight: .heavy),
    .system(size: 12), .system(size: 12, weight: .medium), .system(size: 12, design: .monospaced),
    .system(size: 12, weight: .black, design: .default), .custom("Brand", size: 12),
    .body.italic(), .body.smallCaps(), .body.lowercaseSmallCaps(), .body.uppercaseSmallCaps(),
    .body.monospacedDigit(), .body.weight(.light), .body.width(.condensed), .body.bold(),
    .body.monospaced(), .body.leading(.tight), .system(size: 13).weight(.semibold).italic(),
    Font(UIFont.systemFont(ofSize: 12)), Font(UIFont.systemFont(ofSize: 12) as CTFont),
  ]

  var body: some View {
    Group {
      Text("1").font(.headline).font(nil).font(.heading).font(.brand(12)).font(
        Typography.title.font)
      Text("2").fontWeight(.semibold).fontWeight(nil).fontWeight(weight).fontWeight(
        isBold ? .bold : nil)
      Text("3").fontWidth(.expanded).fontDesign(.serif).bold().bold(isBold).italic().italic(false)
      Text("4").monospaced().monospaced(false).monospacedDigit().kerning(1).tracking(0.5)
      Text("5").baselineOffset(2).underline().underline(true, color: .red)
      Text("6").underline(isBold, pattern: .dash, color: .red).strikethrough()
      Text("7").strikethrough(isBold, color: .gray).strikethrough(true, pattern: .dashDotDot)
      Text("8").foregroundColor(.red).foregroundStyle(.secondary).textScale(.secondary)
      Text("9").font(.system(size: size * 2)).font(
        .system(size: 10, weight: isBold ? .bold : .regular))
    }
    Group {
      VStack {}.font(.headline).fontWeight(.bold).fontWidth(.standard).fontDesign(.rounded)
      VStack {}.bold().bold(isBold).italic().italic(isBold).monospaced().monospacedDigit()
      VStack {}.kerning(1).tracking(1).baselineOffset(1).underline().strikethrough()
      VStack {}.underline(true, pattern: .dot, color: .red).strikethrough(true, color: .red)
      VStack {}.textScale(.secondary, isEnabled: isBold).textCase(.uppercase).textCase(nil)
    }
    Group {
      Text("1").lineLimit(1).lineLimit(nil).lineLimit(2...).lineLimit(...3).lineLimit(2...4)
      Text("2").lineLimit(2, reservesSpace: true).lineSpacing(4).multilineTextAlignment(.center)
      Text("3").truncationMode(.middle).minimumScaleFactor(0.5).allowsTightening(true)
      Text("4").dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.accessibility1)
      Text("5").dynamicTypeSize(.small ... .xxLarge).textSelection(.enabled).textSelection(
        .disabled)
      Text("6").typesettingLanguage(.init(languageCode: .thai))
      ForEach(typeSizes, id: \.self) { Text("7").dynamicTypeSize($0) }
    }
  }
}

private let typeSizes: [DynamicTypeSize] = [
  .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge,
  .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5,
]

struct Texts: View {
  let name: String
  let count: Int
  let price: Double
  let ratio: CGFloat
  let date: Date
  var key: LocalizedStringKey = "key"
  var substring: Substring { name.prefix(3) }

  var body: some View {
    Group {
      Text("Hello")
      Text(name)
      Text(substring)
      Text(verbatim: "Hello \(name)")
      Text(key)
      Text("key", tableName: "Table", bundle: .main, comment: "A comment")
      Text("key", comment: "A comment")
      Text(LocalizedStringKey(name))
      Text(.init(name))
      Text("**Bold**, *italic*, `code`, ~~removed~~ and [a link](https://example.com)")
    }
    Group {
      Text("Hello \(name), \(count) items for \(price)")
      Text("\(count)")
      Text("\(price, specifier: "%.2f") and \(ratio, specifier: "%.1f")")
      Text("\(price, format: .number.precision(.fractionLength(2)))")
      Text("\(date, style: .date) \(date, style: .time)")
      Text("\(date, format: .dateTime.year())")
      Text("\(Text("bold").bold()) and \(Image(systemName: "star"))")
      Text("\(name) \(substring.description) \(String(count))")
      Text("\(date...date) \(DateInterval(start: date, duration: 60))")
      Text("\(timerInterval: date...date, countsDown: false)")
    }
    Group {
      Text(count, format: .number)
      Text(price, format: .currency(code: "EUR"))
      Text(price, format: .percent.precision(.fractionLength(0)))
      Text(date, format: .dateTime.day().month())
      Text(date, format: Date.FormatStyle(date: .abbreviated, time: .omitted))
      Text(date, style: .relative)
      Text(date...date)
      Text(DateInterval(start: date, duration: 60))
      Text(timerInterval: date...date)
      Text(timerInterval: date...date, pauseTime: date, countsDown: true, showsHours: false)
    }
    Group {
      Text(date, formatter: DateFormatter())
      Text(NSNumber(value: price), formatter: NumberFormatter())
      Text(["a", "b"], format: .list(type: .and))
      Text(Image(systemName: "star"))
      Text("a") + Text("b").bold() + Text(Image(systemName: "star"))
      Text(attributed)
      Text(resource)
      Text("a").accessibilityLabel("b")
      Text("a").accessibilityLabel(Text("b"))
      Text("a").accessibilityLabel(name)
    }
  }

  var attributed: AttributedString {
    var string = AttributedString("Hello, world")
    string.foregroundColor = .red
    string.font = .headline
    string.backgroundColor = .yellow
    string.kern = 1
    string.tracking = 1
    string.baselineOffset = 2
    string.underlineStyle = .single
    string.strikethroughStyle = Text.LineStyle(pattern: .dot, color: .blue)
    if let range = string.range(of: "world") {
      string[range].foregroundColor = .blue
      string[range].link = URL(string: "https://example.com")
    }
    var container = AttributeContainer()
    container.foregroundColor = .green
    string.mergeAttributes(container)
    return string
  }

  var markdown: AttributedString {
    (try? AttributedString(
      markdown: name,
      options: AttributedString.MarkdownParsingOptions(
        interpretedSyntax: .inlineOnlyPreservingWhitespace))) ?? AttributedString(name)
  }

  var resource: LocalizedStringResource { "Hello \(count)" }

  static func == (left: Texts, right: Texts) -> Bool { Text("a") == Text("a") }
}

struct TextEnvironment: View {
  @Environment(\.font) private var font
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.lineSpacing) private var lineSpacing
  @Environment(\.minimumScaleFactor) private var minimumScaleFactor
  @Environment(\.allowsTightening) private var allowsTightening
  @Environment(\.multilineTextAlignment) private var multilineTextAlignment
  @Environment(\.truncationMode) private var truncationMode
  @Environment(\.textCase) private var textCase
  @Environment(\.backgroundStyle) private var backgroundStyle

  var body: some View {
    Text("a").font(font).lineLimit(lineLimit).environment(\.font, .body).environment(\.lineLimit, 2)
  }
}
