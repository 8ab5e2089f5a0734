// SPDX-License-Identifier: MIT

import Foundation

extension Snapshotting where Format == String {
  /// Writes dictionaries and arrays as JSON, with sorted keys and a line for each value.
  ///
  /// A component and a value that is `Encodable` have a strategy of the same name of their own. A
  /// value that JSON cannot hold is an error that says which part it is.
  @_disfavoredOverload
  public static var json: Self {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      try SerializedJSON.text(of: value)
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

/// Values as `JSONSerialization` writes them.
package enum SerializedJSON {
  /// How deep a value may be nested: as deep as `JSONSerialization` reads.
  static let depth = 512

  /// A value as JSON, with sorted keys.
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

  /// Throws where a part is no JSON: what is not ends some versions of `JSONSerialization`.
  private static func check(_ value: Any) throws(ValueError) {
    var parts = [(path: "", value: value, depth: 0)]
    while let part = parts.popLast() {
      if part.depth > depth { throw .nestedTooDeep(limit: depth) }
      if let members = part.value as? [String: Any] {
        // Of several mistakes, the first by name is told in every run.
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
