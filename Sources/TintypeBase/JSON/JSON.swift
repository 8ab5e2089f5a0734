// SPDX-License-Identifier: MIT

/// A JSON value (RFC 8259).
package enum JSON: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number with the fewest digits that yield it again; `null` if it is not finite.
  case number(Double)
  case string(String)
  /// A value whose JSON text the caller has written, such as a rounded number.
  case encoded(String)
  case array([JSON])
  /// The members in their order; names may repeat.
  case object([Member])

  /// A name and its value.
  package typealias Member = (name: String, value: JSON)

  /// Returns the value as text, without a newline at its end.
  package func text(_ format: Format) -> String {
    String(decoding: bytes(format), as: UTF8.self)
  }

  /// Returns the value as UTF-8, without a newline at its end.
  package func bytes(_ format: Format) -> [UInt8] {
    var writer = JSONWriter(format)
    writer.write(self)
    return writer.bytes
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(members.map { ($0.0, $0.1) })
  }
}
