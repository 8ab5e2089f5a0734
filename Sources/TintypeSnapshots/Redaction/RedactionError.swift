// SPDX-License-Identifier: MIT

/// Why a text could not be redacted.
package enum RedactionError: Error, Hashable, Sendable {
  /// A pattern is no regular expression, for a reason in the words of the parser.
  case invalidPattern(String, reason: String)
  /// A key path cannot be read from a character on, counted from 1.
  case malformedKeyPath(String, column: Int, expected: String)
  /// A text in which a key path is looked for is no JSON from a line on, counted from 1.
  case notJSON(keyPath: String, line: Int, expected: String)
}

extension RedactionError: CustomStringConvertible {
  /// What is wrong, where, and what to do next.
  package var description: String {
    switch self {
    case .invalidPattern(let pattern, let reason):
      """
      The pattern “\(pattern)” of a redaction is no regular expression: \(reason). Correct it, or \
      pass a regex literal, which is checked when it is compiled.
      """
    case .malformedKeyPath(let path, let column, let expected):
      """
      The key path “\(path)” of a redaction is malformed at character \(column): expected \
      \(expected). Write it like user.id, items[0].id, items[*].id, **.id or ["a.b"].
      """
    case .notJSON(let path, let line, let expected):
      """
      The text is no JSON, so the key path “\(path)” cannot be found in it: in line \(line), expected \
      \(expected). Redact it with a pattern, or after what makes it JSON.
      """
    }
  }
}
