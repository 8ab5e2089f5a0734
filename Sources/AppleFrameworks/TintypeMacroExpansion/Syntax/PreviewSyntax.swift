// SPDX-License-Identifier: MIT

/// A use of `#Preview`.
struct PreviewSyntax {
  /// The content of a preview.
  enum Body {
    /// The offsets between the braces of a closure, and its tokens.
    case closure(offsets: Range<Int>, tokens: Range<Int>)
    /// The source of a function.
    case function(String)
  }

  /// The index of the token with the number sign.
  var name: Int
  /// The source of the arguments before the content, such as `"Name", traits: .portrait`.
  var arguments: String
  var body: Body

  /// Returns the index of the token `#Preview`; `nil` if the source is not a preview.
  static func name(in source: TokenizedSource) -> Int? {
    let index = source.attributes(at: 0).last?.tokens.upperBound ?? 0
    guard let token = source.token(index), token.kind == .hashWord else { return nil }
    let last = source.lastComponent(index)
    let name = last == index ? source.name(last) : "#" + source.name(last)
    return name == "#Preview" ? index : nil
  }

  init(_ source: TokenizedSource) throws(MacroDiagnostic) {
    guard let name = Self.name(in: source) else {
      throw source.error("The use of '#Preview' cannot be read. Write '#Preview { … }'.", at: 0)
    }
    self.name = name
    var index = source.lastComponent(name) + 1
    arguments = ""
    var labeledBody: Range<Int>?
    if source.isCharacter(index, "("), let open = source.token(index) {
      let close = source.after(index) - 1
      labeledBody = Self.labeledBody(in: (index + 1)..<close, of: source)
      if let labeledBody {
        // Without the label `body:` and the comma before it.
        let last = labeledBody.lowerBound - 4
        if last > index { arguments = source.text((index + 1)..<(last + 1)) }
      } else if let token = source.token(close) {
        arguments = source.text(from: open.end, to: token.start)
      }
      index = close + 1
    }
    if let closure = Self.closure(at: index, of: source) {
      body = closure
    } else if let labeledBody {
      let closure = Self.closure(at: labeledBody.lowerBound, of: source)
      let isWhole = source.after(labeledBody.lowerBound) == labeledBody.upperBound
      body = (isWhole ? closure : nil) ?? .function(source.text(labeledBody))
    } else {
      throw source.error(
        "'#Preview' has no content. Add a closure that returns a view.", at: name)
    }
  }

  private static func closure(at index: Int, of source: TokenizedSource) -> Body? {
    guard source.isCharacter(index, "{"), let open = source.token(index),
      let close = source.token(open.partner)
    else { return nil }
    return .closure(offsets: open.end..<close.start, tokens: (index + 1)..<open.partner)
  }

  /// Returns the tokens of the argument `body:`.
  private static func labeledBody(in range: Range<Int>, of source: TokenizedSource) -> Range<Int>? {
    var index = range.lowerBound
    while index + 2 < range.upperBound {
      let isFirst = index == range.lowerBound || source.isCharacter(index - 1, ",")
      if isFirst, source.isWord(index, "body"), source.isCharacter(index + 1, ":") {
        // `body:` is the last argument; a comma can follow it.
        let end = source.isCharacter(range.upperBound - 1, ",") ? 1 : 0
        return (index + 2)..<(range.upperBound - end)
      }
      index = source.after(index)
    }
    return nil
  }
}
