// SPDX-License-Identifier: MIT

/// Something that differs from run to run, and what stands in its place in a snapshot.
///
/// ```swift
/// assertSnapshot(of: order, as: .json.redacting(.uuids, .dates, .keyPath("customer.name")))
/// ```
public struct Redaction {
  /// Redacts a text.
  let apply: (String) throws -> String

  /// A redaction in which matches are looked for byte by byte.
  private init(scanning find: @escaping (UnsafeBufferPointer<UInt8>) -> [RedactedRange]) {
    apply = { text in
      var text = text
      return text.withUTF8 { bytes in RedactedRange.text(of: bytes, replacing: find(bytes)) }
    }
  }

  private init(apply: @escaping (String) throws -> String) {
    self.apply = apply
  }

  /// UUIDs, such as `0F8FAD5B-D9CB-469F-A165-70867728950E`, become `[uuid 1]`, `[uuid 2]` and so on.
  ///
  /// They are numbered as they first appear, and equal ones, in upper or lower case, have equal
  /// numbers. Between letters or digits there is none.
  public static var uuids: Redaction {
    Redaction(scanning: { ByteScan.uuids(in: $0) })
  }

  /// Addresses of memory, `0x` with six hexadecimal digits or more, become `[address 1]`,
  /// `[address 2]` and so on.
  ///
  /// They are numbered as they first appear, and equal ones have equal numbers.
  public static var addresses: Redaction {
    Redaction(scanning: { ByteScan.addresses(in: $0) })
  }

  /// Date-times of ISO 8601 in the extended format become `[date]`.
  ///
  /// `2001-01-01T00:00:00Z` is one, and so is every other with or without seconds, a fraction or a
  /// zone, and with a space in place of the `T`, as the description of a `Date` has it. Dates are
  /// not numbered, since whether two are equal is chance.
  public static var dates: Redaction {
    Redaction(scanning: { ByteScan.dates(in: $0) })
  }

  /// Matches of a regex become a text.
  ///
  /// - Parameters:
  ///   - regex: The regex.
  ///   - replacement: What stands in the place of each match, as it is.
  /// - Returns: The redaction.
  public static func matching(
    _ regex: some RegexComponent, with replacement: String
  ) -> Redaction {
    Redaction(apply: { $0.replacing(regex, with: replacement) })
  }

  /// Matches of a regular expression become a text.
  ///
  /// A pattern that is no regular expression is an error when the snapshot is taken.
  ///
  /// - Parameters:
  ///   - pattern: The regular expression, in the syntax of Swift's `Regex`.
  ///   - replacement: What stands in the place of each match, as it is.
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

  /// The values at a path of a JSON text become a text; all else stays byte for byte.
  ///
  /// The steps of a path are:
  ///
  /// - `user.id`: a key, then a key of what stands there;
  /// - `["a.b"]`: a key with any characters, as a string of JSON;
  /// - `*`: any key;
  /// - `items[0]`, `items[*]`: an element by its index, or any;
  /// - `**`: any number of steps, also none. A key or an index follows it.
  ///
  /// A path that leads nowhere changes nothing. A malformed path, and a text that is no JSON, are
  /// errors when the snapshot is taken.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - replacement: What the string in the place of each value says; `[redacted]` by default.
  /// - Returns: The redaction.
  public static func keyPath(
    _ path: String, with replacement: String = "[redacted]"
  ) -> Redaction {
    Redaction(apply: { text in
      let steps = try JSONKeyPath(path).steps
      let placeholder = JSONKeyPath.literal(replacement)
      var text = text
      let result: Result<String, RedactionError> = text.withUTF8 { bytes in
        do throws(JSONScanner.Unexpected) {
          var scanner = JSONScanner(bytes: bytes, steps: steps)
          let ranges = try scanner.matches().map { RedactedRange(range: $0, text: placeholder) }
          return .success(RedactedRange.text(of: bytes, replacing: ranges))
        } catch {
          return .failure(.notJSON(keyPath: path, line: error.line, expected: error.expected))
        }
      }
      return try result.get()
    })
  }
}

/// A part of a text, and what stands in its place.
struct RedactedRange {
  var range: Range<Int>
  var text: String

  /// The text of some bytes with parts replaced, which stand in ascending order.
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

extension Snapshotting where Format == String {
  /// The strategy with what differs from run to run taken out of its texts.
  ///
  /// ```swift
  /// assertSnapshot(of: order, as: .dump.redacting(.addresses, .uuids))
  /// ```
  ///
  /// A text is redacted before it is compared or recorded; references are compared as they are.
  ///
  /// - Parameter redactions: What is taken out, one after the other.
  /// - Returns: The strategy.
  public func redacting(_ redactions: Redaction...) -> Self {
    redacting(redactions)
  }

  /// The strategy with what differs from run to run taken out of its texts.
  ///
  /// - Parameter redactions: What is taken out, one after the other.
  /// - Returns: The strategy.
  public func redacting(_ redactions: [Redaction]) -> Self {
    Self(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { value in
        snapshot(value).map { text in try redactions.reduce(text) { try $1.apply($0) } }
      })
  }
}
