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
  public func nodes(in context: ResolutionContext) -> [Node] {
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
