// SPDX-License-Identifier: MIT

/// Why there is no text of a value.
package enum ValueError: Error, Hashable, Sendable {
  /// A part of a value is nothing that JSON can hold; the path leads to it from the value.
  case notJSON(path: String, type: String)
  /// The value is nested deeper than JSON is written.
  case nestedTooDeep(limit: Int)
  /// An encoder failed, for a reason in its own words.
  case notEncodable(type: String, format: String, reason: String)
  /// An encoder wrote bytes that are no text.
  case notText(type: String, format: String)
  /// A dump would be larger than a text may be.
  case dumpTooLarge(type: String, limit: Int)
  /// A request has no URL that a command could load.
  case requestWithoutURL
}

extension ValueError: CustomStringConvertible {
  /// What is wrong, where, and what to do next.
  package var description: String {
    switch self {
    case .notJSON(let path, let type):
      """
      \(path.isEmpty ? "The value" : "What stands at \(path)") is of the type \(type) or has a value \
      that JSON cannot hold. Make it of dictionaries with keys of the type String, of arrays, texts, \
      finite numbers, Bool and NSNull; or make it Encodable.
      """
    case .nestedTooDeep(let limit):
      """
      The value is nested deeper than \(limit) levels, which is more than JSON is read back with. \
      Take the snapshot of a part of it.
      """
    case .notEncodable(let type, let format, let reason):
      """
      A value of the type \(type) cannot be written as \(format). \(reason)\
      \(reason.hasSuffix(".") ? "" : ".") Change the value, or pass an encoder that writes it.
      """
    case .notText(let type, let format):
      """
      What the encoder wrote as \(format) of a value of the type \(type) is not UTF-8. Pass an \
      encoder that writes text, such as one with the output format xml.
      """
    case .dumpTooLarge(let type, let limit):
      """
      The dump of a value of the type \(type) would be larger than \(Numbers.grouped(limit)) bytes or \
      longer than \(Numbers.grouped(DumpLines.mostLines)) lines. \
      Take the snapshot of a part of it, or make one of its types AnySnapshotStringConvertible, so \
      that it is told in a line.
      """
    case .requestWithoutURL:
      """
      The request has no URL, so no command can load it. Set its URL, or take the snapshot as “raw”.
      """
    }
  }
}
