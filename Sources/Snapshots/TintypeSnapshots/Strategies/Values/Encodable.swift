// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

extension Snapshotting where Value: Encodable, Format == String {
  /// Writes a value as JSON, with sorted keys and a line for each value.
  ///
  /// Components have a different strategy with the same name.
  @_disfavoredOverload
  public static var json: Self {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  // Without `@_disfavoredOverload`, the name alone would refer to this function and not to the
  // strategy above.
  /// Writes a value as JSON with a custom encoder.
  ///
  /// - Parameter encoder: The encoder. Without sorted keys, the text differs between runs.
  /// - Returns: The strategy.
  @_disfavoredOverload
  public static func json(_ encoder: JSONEncoder) -> Self {
    encoded("JSON", pathExtension: "json") { try encoder.encode($0) }
  }

  /// Writes a value as a property list in XML.
  public static var plist: Self {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  /// Writes a value as a property list with a custom encoder.
  ///
  /// - Parameter encoder: The encoder. Its output format must be text, such as XML.
  /// - Returns: The strategy.
  public static func plist(_ encoder: PropertyListEncoder) -> Self {
    encoded("a property list", pathExtension: "plist") { try encoder.encode($0) }
  }

  private static func encoded(
    _ format: String,
    pathExtension: String,
    _ encode: @escaping (Value) throws -> Data
  ) -> Self {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      let data: Data
      do {
        data = try encode(value)
      } catch {
        throw ValueError.notEncodable(
          type: "\(type(of: value))", format: format, reason: String(describing: error))
      }
      guard let text = String(validating: data, as: UTF8.self) else {
        throw ValueError.notText(type: "\(type(of: value))", format: format)
      }
      return text
    }
    strategy.pathExtension = pathExtension
    return strategy
  }
}

extension Snapshotting where Format == String {
  /// Writes dictionaries and arrays as JSON, with sorted keys and a line for each value.
  ///
  /// Components and `Encodable` values have different strategies with the same name. A value that
  /// JSON cannot represent is an error that contains the path of that value.
  @_disfavoredOverload
  public static var json: Self {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      try SerializedJSON.text(of: value)
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

/// Values in the format of `JSONSerialization`.
package enum SerializedJSON {
  /// The maximum nesting of a value, which is the maximum that `JSONSerialization` reads.
  static let depth = 512

  /// Returns a value as JSON, with sorted keys.
  package static func text(of value: Any) throws -> String {
    try check(value)
    do {
      let data = try JSONSerialization.data(
        withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .fragmentsAllowed])
      return String(decoding: data, as: UTF8.self)
    } catch {
      throw ValueError.notEncodable(
        type: "\(type(of: value))", format: "JSON", reason: String(describing: error))
    }
  }

  /// Checks that JSON can represent a value, because other values crash some versions of
  /// `JSONSerialization`.
  private static func check(_ value: Any) throws(ValueError) {
    var parts = [(path: "", value: value, depth: 0)]
    while let part = parts.popLast() {
      if part.depth > depth { throw .nestedTooDeep(limit: depth) }
      if let members = part.value as? [String: Any] {
        // If there are several errors, the first by name is reported in every run.
        for (key, value) in members.sorted(by: { $0.key > $1.key }) {
          let path = part.path.isEmpty ? key : part.path + "." + key
          parts.append((path, value, part.depth + 1))
        }
      } else if let elements = part.value as? [Any] {
        for (index, value) in elements.enumerated().reversed() {
          parts.append(("\(part.path)[\(index)]", value, part.depth + 1))
        }
      } else if !JSONSerialization.isValidJSONObject([part.value]) {
        throw .notJSON(path: part.path, type: "\(type(of: part.value))")
      }
    }
  }
}

/// An error of making the text of a value.
package enum ValueError: Error, Hashable, Sendable {
  /// JSON cannot represent a part of a value; the path leads to the part from the value.
  case notJSON(path: String, type: String)
  /// The value is nested too deeply for JSON.
  case nestedTooDeep(limit: Int)
  /// An encoder failed; the reason is the encoder's error.
  case notEncodable(type: String, format: String, reason: String)
  /// An encoder wrote bytes that are not text.
  case notText(type: String, format: String)
  /// A dump would exceed the maximum size of a text.
  case dumpTooLarge(type: String, limit: Int)
  /// A request has no URL that a command could load.
  case requestWithoutURL
}

extension ValueError: CustomStringConvertible {
  /// The problem, its location and the next step.
  package var description: String {
    switch self {
    case .notJSON(let path, let type):
      """
      The value\(path.isEmpty ? "" : " at \(path)") of the type \(type) cannot be represented in \
      JSON. Use only dictionaries with keys of the type String, arrays, strings, finite numbers, \
      Bool and NSNull; or make the value Encodable.
      """
    case .nestedTooDeep(let limit):
      """
      The value is nested deeper than \(limit) levels, the limit for reading JSON. Take a snapshot \
      of a part of it.
      """
    case .notEncodable(let type, let format, let reason):
      """
      A value of the type \(type) cannot be encoded as \(format). \(reason)\
      \(reason.hasSuffix(".") ? "" : ".") Change the value, or pass an encoder that writes it.
      """
    case .notText(let type, let format):
      """
      A value of the type \(type) was encoded as \(format) that is not UTF-8 text. Pass an encoder \
      that writes text, such as one with the output format xml.
      """
    case .dumpTooLarge(let type, let limit):
      """
      The dump of a value of the type \(type) would be larger than \(Numbers.grouped(limit)) bytes \
      or longer than \(Numbers.grouped(DumpLines.mostLines)) lines. Take a snapshot of a part of \
      it, or make one of its types AnySnapshotStringConvertible, so that it is described in one \
      line.
      """
    case .requestWithoutURL:
      """
      The request has no URL, which the curl command requires. Set its URL, or use the strategy \
      “raw”.
      """
    }
  }
}
