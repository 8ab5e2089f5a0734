// SPDX-License-Identifier: MIT

extension JSON {
  /// Reads a text that is exactly one JSON value in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - depthLimit: The maximum depth of nested arrays and objects; the stack must suffice to free
  ///     them.
  ///   - ignored: A name of members that are skipped if they are strings.
  /// - Throws: The first syntax error.
  package init(
    reading bytes: [UInt8], depthLimit: Int, ignoring ignored: String? = nil
  ) throws(JSONReader.Unexpected) {
    var reader = JSONReader(bytes, depthLimit: depthLimit)
    self = try JSON(&reader, ignoring: ignored)
  }

  /// Reads the rest of a text, which is exactly one JSON value.
  ///
  /// - Parameters:
  ///   - reader: A reader that has read no token and limits the depth.
  ///   - ignored: A name of members that are skipped if they are strings.
  /// - Throws: The first syntax error.
  package init(
    _ reader: inout JSONReader, ignoring ignored: String? = nil
  ) throws(JSONReader.Unexpected) {
    /// An array or object whose end has not been reached.
    struct Container {
      var isObject: Bool
      var elements: [JSON] = []
      var members: [Member] = []
      var name = ""
    }
    var open: [Container] = []
    var result = JSON.null
    while let token = try reader.next() {
      let value: JSON
      switch token.kind {
      case .null: value = .null
      case .true: value = .bool(true)
      case .false: value = .bool(false)
      case .number: value = reader.number(token)
      case .string:
        if let container = open.last, container.isObject, container.name == ignored { continue }
        value = .string(try reader.string(token))
      case .key:
        open[open.count - 1].name = try reader.string(token)
        continue
      case .array, .object:
        open.append(Container(isObject: token.kind == .object))
        continue
      case .end:
        guard let container = open.popLast() else { continue }
        value = container.isObject ? .object(container.members) : .array(container.elements)
      }
      let index = open.count - 1
      if index < 0 {
        result = value
      } else if open[index].isObject {
        open[index].members.append((open[index].name, value))
      } else {
        open[index].elements.append(value)
      }
    }
    self = result
  }
}

extension JSONReader {
  /// Returns the value of a number: an integer if it is written as one and in range.
  fileprivate func number(_ token: Token) -> JSON {
    let text = String(decoding: bytes[token.range], as: UTF8.self)
    if let integer = Int(text) { return .integer(integer) }
    return .number(Double(text) ?? .nan)
  }
}
