// SPDX-License-Identifier: MIT

import Foundation

/// A value of a property list, as far as projects contain it.
enum PropertyValue: Hashable, Sendable {
  case text(String)
  case list([PropertyValue])
  case table([String: PropertyValue])

  /// The maximum depth of nested values; Xcode nests 7.
  static let depthLimit = 64

  /// The text; `nil` for other values.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The elements; none for other values.
  var elements: [PropertyValue] { if case .list(let elements) = self { elements } else { [] } }

  /// The entries; none for other values.
  var entries: [String: PropertyValue] {
    if case .table(let entries) = self { entries } else { [:] }
  }

  /// The texts of a list, or the text itself; others are left out.
  var texts: [String] { text.map { [$0] } ?? elements.compactMap(\.text) }

  subscript(_ name: String) -> PropertyValue? { entries[name] }
}

extension PropertyValue {
  /// Reads a property list in the format of OpenStep or of XML.
  init(reading bytes: [UInt8]) throws(PropertyListDamage) {
    guard !bytes.starts(with: "bplist".utf8) else {
      throw PropertyListDamage(
        line: nil, reason: "It is binary", advice: "Convert it with “plutil -convert xml1”.")
    }
    if bytes.first(where: { $0 > 0x20 && $0 < 0x80 }) == UInt8(ascii: "<"),
      !bytes.starts(with: "<<".utf8)
    {
      try self.init(markup: bytes)
    } else {
      var reader = OpenStepReader(bytes)
      self = try reader.document()
    }
  }

  private init(markup bytes: [UInt8]) throws(PropertyListDamage) {
    // Foundation's reader is recursive: values that are nested too deeply would end the process.
    guard Self.depth(ofMarkup: bytes) <= Self.depthLimit else { throw .tooDeep(line: nil) }
    guard
      let object = try? PropertyListSerialization.propertyList(
        from: Data(bytes), options: [], format: nil),
      let value = PropertyValue(object, depth: 0)
    else {
      throw PropertyListDamage(line: nil, reason: "It is not a complete property list")
    }
    self = value
  }

  private init?(_ object: Any, depth: Int) {
    guard depth < Self.depthLimit else { return nil }
    switch object {
    case let text as String: self = .text(text)
    case let number as NSNumber: self = .text(number.stringValue)
    case let list as [Any]:
      self = .list(list.compactMap { PropertyValue($0, depth: depth + 1) })
    case let table as [String: Any]:
      self = .table(table.compactMapValues { PropertyValue($0, depth: depth + 1) })
    // Dates and data, which no reader of this module needs.
    default: self = .text("")
    }
  }

  /// Returns the depth of the elements `dict` and `array` in XML.
  private static func depth(ofMarkup bytes: [UInt8]) -> Int {
    var (depth, deepest) = (0, 0)
    var index = 0
    while let start = bytes.dropFirst(index).firstIndex(of: UInt8(ascii: "<")) {
      let rest = bytes.dropFirst(start + 1).prefix(6)
      if ["dict", "array"].contains(where: {
        rest.starts(with: $0.utf8) && rest.dropFirst($0.utf8.count).first != UInt8(ascii: "/")
      }) {
        depth += 1
        deepest = max(deepest, depth)
      } else if rest.starts(with: "/dict".utf8) || rest.starts(with: "/array".utf8) {
        depth -= 1
      }
      index = start + 1
    }
    return deepest
  }
}

/// The reason why a text is no property list.
struct PropertyListDamage: Error, Hashable {
  /// The number of the line, beginning with 1; `nil` if it is not known.
  var line: Int?
  /// A sentence without its full stop.
  var reason: String
  /// The next step, as a sentence.
  var advice = "Restore the file from a commit."

  static func tooDeep(line: Int?) -> PropertyListDamage {
    PropertyListDamage(
      line: line, reason: "Its values are nested more than \(PropertyValue.depthLimit) deep")
  }

  /// The sentences of an error's description.
  var description: String { (line.map { "Line \($0): " } ?? "") + "\(reason). \(advice)" }
}
