// SPDX-License-Identifier: MIT

/// One or more lines of text, whose parts can have different attributes.
///
/// ```swift
/// Text("Total: ") + Text("12.50").bold() + Text("€").font(.system(size: 9)).baselineOffset(4)
/// ```
///
/// Attributes that a part does not set are inherited from the environment, as are the alignment,
/// the line limit and the truncation mode.
public struct Text: PrimitiveComponent {
  private var parts: [Part]

  /// A string with the same attributes throughout.
  private struct Part {
    var string: String
    var look: Look?
  }

  /// Stored by reference, so that texts with thousands of parts are concatenated quickly.
  private final class Look: Sendable {
    let value: TextAttributes

    init(_ value: TextAttributes) { self.value = value }
  }

  /// Creates text from a string; line feeds begin new lines.
  public init(_ string: some StringProtocol) { parts = [Part(string: String(string))] }

  /// Creates text that is shown exactly as written; line feeds begin new lines.
  ///
  /// This is the same as `init(_:)`, because no string is localized.
  public init(verbatim string: String) { parts = [Part(string: string)] }

  /// Creates text from parts.
  package init(_ parts: [(string: String, look: TextAttributes)]) {
    self.parts = parts.map { Part(string: $0.string, look: Look($0.look)) }
  }

  /// Concatenates two texts, each of which keeps its attributes.
  public static func + (left: Text, right: Text) -> Text {
    var text = left
    text += right
    return text
  }

  /// Appends a text, which keeps its attributes; faster than `+` for thousands of parts.
  public static func += (left: inout Text, right: Text) { left.parts += right.parts }

  /// Returns the text with attributes applied to the parts that do not set them.
  func looking(_ look: TextAttributes) -> Text {
    var text = self
    let shared = Look(look)
    for index in parts.indices {
      text.parts[index].look = parts[index].look.map { Look($0.value.inside(look)) } ?? shared
    }
    return text
  }

  /// Returns a node with the text and its inherited attributes.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let environment = context.environment
    let content = TextContent(
      runs: parts.map { ($0.look?.value ?? TextAttributes()).run($0.string, in: environment) },
      alignment: environment.multilineTextAlignment,
      lineLimit: environment.lineLimit,
      reservedLineCount: environment.reservedLineCount,
      truncationMode: environment.truncationMode,
      lineSpacing: environment.lineSpacing,
      lineHeight: environment.lineHeight,
      minimumScaleFactor: environment.minimumScaleFactor,
      isRedacted: environment.redactionReasons.contains(.placeholder)
    )
    return [context.node("Text", .text(content))]
  }
}

// A modifier applies only to parts that do not set the attribute themselves: in `(Text("a").bold()
// + Text("b")).fontWeight(.light)` only “b” is light.
extension Text {
  /// Sets the font; `nil` inherits the environment's font.
  public func font(_ font: Font?) -> Text { looking(TextAttributes(font: font)) }

  /// Sets the weight, regardless of the font's weight; `nil` uses the font's weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { looking(TextAttributes(weight: weight)) }

  /// Sets the weight to bold, or to regular.
  public func bold(_ isActive: Bool = true) -> Text {
    looking(TextAttributes(weight: isActive ? .bold : .regular))
  }

  /// Sets the text to italic, or to upright.
  public func italic(_ isActive: Bool = true) -> Text {
    looking(TextAttributes(isItalic: isActive))
  }

  /// Sets the style of the characters; gradients span the whole text.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    looking(TextAttributes(style: style))
  }

  /// Sets the color; `nil` inherits the environment's color.
  public func foregroundColor(_ color: Color?) -> Text { looking(TextAttributes(style: color)) }

  /// Sets the extra space between characters, in points; 0 by default.
  ///
  /// Ligatures are separated. A value that is not a number or exceeds 4,096 in magnitude counts as
  /// 0.
  public func tracking(_ tracking: Double) -> Text { looking(TextAttributes(tracking: tracking)) }

  /// Sets the extra space between characters, exactly as `tracking(_:)`.
  public func kerning(_ kerning: Double) -> Text { tracking(kerning) }

  /// Moves the characters up, or down if negative, in points; 0 by default.
  ///
  /// The line height grows accordingly. A value that is not a number or exceeds 4,096 in magnitude
  /// counts as 0.
  public func baselineOffset(_ offset: Double) -> Text {
    looking(TextAttributes(baselineOffset: offset))
  }

  /// Draws a line below the characters, solid and in their color by default.
  ///
  /// The font determines its position and thickness, which are rounded to whole pixels. The line is
  /// at least one pixel thick.
  public func underline(
    _ isActive: Bool = true,
    pattern: TextLineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    looking(
      TextAttributes(underline: TextDecoration(isActive: isActive, pattern: pattern, color: color)))
  }

  /// Draws a line through the characters, solid and in their color by default.
  ///
  /// The font determines its position and thickness, which are rounded to whole pixels. The line is
  /// at least one pixel thick.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: TextLineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    looking(
      TextAttributes(
        strikethrough: TextDecoration(isActive: isActive, pattern: pattern, color: color)))
  }
}
