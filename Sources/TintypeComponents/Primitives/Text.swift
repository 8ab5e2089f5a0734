// SPDX-License-Identifier: MIT

/// One or more lines of text.
///
/// Its font, colour, alignment and line limit come from the environment.
public struct Text: PrimitiveComponent {
  private let string: String

  /// Creates a text; line feeds begin new lines.
  public init(_ string: some StringProtocol) {
    self.string = String(string)
  }

  /// A node with the text and what the environment says of it.
  public func nodes(in context: ResolutionContext) -> [Node] {
    let environment = context.environment
    let content = TextContent(
      runs: [
        TextRun(
          string: string,
          font: environment.font,
          style: environment.foregroundStyle.resolveStyle(in: environment))
      ],
      alignment: environment.multilineTextAlignment,
      lineLimit: environment.lineLimit
    )
    return [context.node("Text", .text(content))]
  }
}
