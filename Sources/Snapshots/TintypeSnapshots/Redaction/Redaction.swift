// SPDX-License-Identifier: MIT

import TintypeBase

/// A replacement for values in a snapshot's text that differ between runs.
///
/// ```swift
/// assertSnapshot(of: order, as: .json.redacting(.uuids, .dates, .keyPath("customer.name")))
/// ```
public struct Redaction {
  /// Redacts a text.
  let apply: (String) throws -> String

  /// Creates a redaction that searches for matches byte by byte.
  private init(scanning find: @escaping (UnsafeBufferPointer<UInt8>) -> [RedactedRange]) {
    apply = { text in
      var text = text
      return text.withUTF8 { bytes in RedactedRange.text(of: bytes, replacing: find(bytes)) }
    }
  }

  private init(apply: @escaping (String) throws -> String) { self.apply = apply }

  /// Replaces UUIDs, such as `0F8FAD5B-D9CB-469F-A165-70867728950E`, by `[uuid 1]`, `[uuid 2]` and
  /// so on.
  ///
  /// They are numbered in the order of their first appearance. Equal UUIDs have equal numbers,
  /// regardless of case. A UUID directly next to a letter or digit is not a match.
  public static var uuids: Redaction { Redaction(scanning: { ByteScan.uuids(in: $0) }) }

  /// Replaces memory addresses, `0x` with at least six hexadecimal digits, by `[address 1]`,
  /// `[address 2]` and so on.
  ///
  /// They are numbered in the order of their first appearance, and equal addresses have equal
  /// numbers.
  public static var addresses: Redaction { Redaction(scanning: { ByteScan.addresses(in: $0) }) }

  /// Replaces date-times of ISO 8601 in the extended format by `[date]`.
  ///
  /// An example is `2001-01-01T00:00:00Z`. Seconds, a fraction and a time zone are optional, and a
  /// space is accepted instead of the `T`, as in the description of a `Date`. Dates are not
  /// numbered, because two dates may be equal by chance.
  public static var dates: Redaction { Redaction(scanning: { ByteScan.dates(in: $0) }) }

  /// Replaces matches of a regex by a text.
  ///
  /// - Parameters:
  ///   - regex: The regex.
  ///   - replacement: The text that replaces each match, inserted literally.
  /// - Returns: The redaction.
  public static func matching(_ regex: some RegexComponent, with replacement: String) -> Redaction {
    Redaction(apply: { $0.replacing(regex, with: replacement) })
  }

  /// Replaces matches of a regular expression by a text.
  ///
  /// An invalid pattern is an error when the snapshot is taken.
  ///
  /// - Parameters:
  ///   - pattern: The regular expression, in the syntax of Swift's `Regex`.
  ///   - replacement: The text that replaces each match, inserted literally.
  /// - Returns: The redaction.
  public static func pattern(_ pattern: String, with replacement: String) -> Redaction {
    Redaction(apply: { text in
      let regex: Regex<AnyRegexOutput>
      do {
        regex = try Regex(pattern)
      } catch {
        throw RedactionError.invalidPattern(pattern, reason: "\(error)")
      }
      return text.replacing(regex, with: replacement)
    })
  }

  /// Replaces the values at a path of a JSON text by a text; all other bytes are unchanged.
  ///
  /// The steps of a path are:
  ///
  /// - `user.id`: a key, then a key of its value;
  /// - `["a.b"]`: a key with any characters, as a JSON string;
  /// - `*`: any key;
  /// - `items[0]`, `items[*]`: the element at an index, or any element;
  /// - `**`: any number of steps, including none, followed by a key or an index.
  ///
  /// A path without matches changes nothing. A malformed path or an invalid JSON text is an error
  /// when the snapshot is taken.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - replacement: The content of the string that replaces each value; `[redacted]` by default.
  /// - Returns: The redaction.
  public static func keyPath(_ path: String, with replacement: String = "[redacted]") -> Redaction {
    Redaction(apply: { text in
      let steps = try JSONKeyPath(path).steps
      let placeholder = JSON.string(replacement).text(
        .init(layout: .compact, keyOrder: .given, escapes: .minimal))
      let bytes = Array(text.utf8)
      do throws(JSONReader.Unexpected) {
        var scanner = JSONScanner(bytes: bytes, steps: steps)
        let ranges = try scanner.matches().map { RedactedRange(range: $0, text: placeholder) }
        return bytes.withUnsafeBufferPointer { RedactedRange.text(of: $0, replacing: ranges) }
      } catch {
        throw RedactionError.notJSON(
          keyPath: path, line: error.line(in: bytes), expected: error.expected)
      }
    })
  }
}

/// A range of a text, and its replacement.
struct RedactedRange {
  var range: Range<Int>
  var text: String

  /// Returns the text of some bytes with replacements for ranges in ascending order.
  static func text(of bytes: UnsafeBufferPointer<UInt8>, replacing ranges: [RedactedRange])
    -> String
  {
    var result = ""
    result.reserveCapacity(bytes.count)
    var position = 0
    for part in ranges {
      result += String(decoding: bytes[position..<part.range.lowerBound], as: UTF8.self)
      result += part.text
      position = part.range.upperBound
    }
    return result + String(decoding: bytes[position...], as: UTF8.self)
  }
}

/// An error of redacting a text.
package enum RedactionError: Error, Hashable, Sendable {
  /// A pattern is not a regular expression; the reason is the parser's message.
  case invalidPattern(String, reason: String)
  /// A key path is malformed at a character, counted from 1.
  case malformedKeyPath(String, column: Int, expected: String)
  /// A text that a key path is applied to is invalid JSON in a line, counted from 1.
  case notJSON(keyPath: String, line: Int, expected: String)
}

extension RedactionError: CustomStringConvertible {
  /// The problem, its location and the next step.
  package var description: String {
    switch self {
    case .invalidPattern(let pattern, let reason):
      """
      The pattern “\(pattern)” of a redaction is not a regular expression: \(reason). Correct it, \
      or pass a regex literal, which the compiler checks.
      """
    case .malformedKeyPath(let path, let column, let expected):
      """
      The key path “\(path)” of a redaction is malformed at character \(column): expected \
      \(expected). Use a form such as user.id, items[0].id, items[*].id, **.id or ["a.b"].
      """
    case .notJSON(let path, let line, let expected):
      """
      The text is not JSON, so the key path “\(path)” cannot be applied to it: in line \(line), \
      expected \(expected). Use a pattern, or a strategy whose text is JSON.
      """
    }
  }
}

extension Snapshotting where Format == String {
  /// Returns a strategy that redacts values in its texts that differ between runs.
  ///
  /// ```swift
  /// assertSnapshot(of: order, as: .dump.redacting(.addresses, .uuids))
  /// ```
  ///
  /// A text is redacted before it is compared or recorded; references are not redacted.
  ///
  /// - Parameter redactions: The redactions, in the order in which they are applied.
  /// - Returns: The strategy.
  public func redacting(_ redactions: Redaction...) -> Self { redacting(redactions) }

  /// Returns a strategy that redacts values in its texts that differ between runs.
  ///
  /// - Parameter redactions: The redactions, in the order in which they are applied.
  /// - Returns: The strategy.
  public func redacting(_ redactions: [Redaction]) -> Self {
    Self(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { value in
        snapshot(value).map { text in try redactions.reduce(text) { try $1.apply($0) } }
      })
  }
}
