// SPDX-License-Identifier: MIT

/// One or more lines of text, whose parts may look different.
///
/// ```swift
/// Text("Total: ") + Text("12.50").bold() + Text("€").font(.system(size: 9)).baselineOffset(4)
/// ```
///
/// What a part does not say of its look comes from the environment, as do the alignment, the line
/// limit and what becomes of text that does not fit.
public struct Text: PrimitiveComponent {
  private var parts: [Part]

  /// Characters that look alike.
  private struct Part {
    var string: String
    var look: Look?
  }

  /// Shared, so that texts of thousands of parts are joined fast.
  private final class Look: Sendable {
    let value: TextLook

    init(_ value: TextLook) {
      self.value = value
    }
  }

  /// Creates a text; line feeds begin new lines.
  public init(_ string: some StringProtocol) {
    parts = [Part(string: String(string))]
  }

  /// Creates a text that is shown as it is written; line feeds begin new lines.
  ///
  /// The same as `init(_:)`, as no text is ever looked up in a table of translations.
  public init(verbatim string: String) {
    parts = [Part(string: string)]
  }

  /// Creates a text of parts.
  init(_ parts: [(string: String, look: TextLook)]) {
    self.parts = parts.map { Part(string: $0.string, look: Look($0.look)) }
  }

  /// Joins two texts, each of which keeps its look.
  public static func + (left: Text, right: Text) -> Text {
    var text = left
    text += right
    return text
  }

  /// Adds a text, which keeps its look; faster than `+` for thousands of parts.
  public static func += (left: inout Text, right: Text) {
    left.parts += right.parts
  }

  /// The text with something said of the parts that do not say it themselves.
  func looking(_ look: TextLook) -> Text {
    var text = self
    let shared = Look(look)
    for index in parts.indices {
      text.parts[index].look = parts[index].look.map { Look($0.value.inside(look)) } ?? shared
    }
    return text
  }

  /// A node with the text and what the environment says of it.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let environment = context.environment
    let content = TextContent(
      runs: parts.map { ($0.look?.value ?? TextLook()).run($0.string, in: environment) },
      alignment: environment.multilineTextAlignment,
      lineLimit: environment.lineLimit,
      reservedLineCount: environment.reservedLineCount,
      truncationMode: environment.truncationMode,
      lineSpacing: environment.lineSpacing,
      minimumScaleFactor: environment.minimumScaleFactor,
      isRedacted: environment.redactionReasons.contains(.placeholder)
    )
    return [context.node("Text", .text(content))]
  }
}

// What each of these says holds for the parts of the text that do not say it themselves: in
// `(Text("a").bold() + Text("b")).fontWeight(.light)` only “b” is light.
extension Text {
  /// Sets the font; `nil` leaves it to the environment.
  public func font(_ font: Font?) -> Text { looking(TextLook(font: font)) }

  /// Sets the weight, whatever that of the font; `nil` leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { looking(TextLook(weight: weight)) }

  /// Sets the text in bold, or in regular weight.
  public func bold(_ isActive: Bool = true) -> Text {
    looking(TextLook(weight: isActive ? .bold : .regular))
  }

  /// Sets the text in italic, or upright.
  public func italic(_ isActive: Bool = true) -> Text { looking(TextLook(isItalic: isActive)) }

  /// Sets what the characters are painted with; gradients span the whole text.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { looking(TextLook(style: style)) }

  /// Sets the colour; `nil` leaves it to the environment.
  public func foregroundColor(_ color: Color?) -> Text { looking(TextLook(style: color)) }

  /// Sets what is added between characters, in points, 0 by default; ligatures are taken apart.
  ///
  /// Anything but a number of at most 4,096 either way stands for 0.
  public func tracking(_ tracking: Double) -> Text { looking(TextLook(tracking: tracking)) }

  /// The same as `tracking(_:)`: ligatures are taken apart here too.
  public func kerning(_ kerning: Double) -> Text { tracking(kerning) }

  /// Moves the characters up, or down by a negative number, in points; 0 by default.
  ///
  /// Their line grows by it. Anything but a number of at most 4,096 either way stands for 0.
  public func baselineOffset(_ offset: Double) -> Text {
    looking(TextLook(baselineOffset: offset))
  }

  /// Draws a line below the characters, solid and in their colour by default.
  ///
  /// Its place and thickness are the font's, moved onto whole pixels, of which it has one at least.
  public func underline(
    _ isActive: Bool = true,
    pattern: TextLineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    looking(
      TextLook(underline: TextDecoration(isActive: isActive, pattern: pattern, color: color)))
  }

  /// Draws a line through the characters, solid and in their colour by default.
  ///
  /// Its place and thickness are the font's, moved onto whole pixels, of which it has one at least.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: TextLineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    looking(
      TextLook(strikethrough: TextDecoration(isActive: isActive, pattern: pattern, color: color)))
  }
}
