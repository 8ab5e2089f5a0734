// SPDX-License-Identifier: MIT

/// A reader of the elements in an XML document, without their texts.
///
/// Documents can be damaged or hostile: the depth and the number of elements are limited, and there
/// are no entities except those of XML itself.
struct MarkupReader {
  /// An element with its attributes.
  struct Element: Hashable {
    var name: String
    var attributes: [String: String] = [:]
    var children: [Element] = []

    subscript(_ attribute: String) -> String? { attributes[attribute] }
  }

  /// The reason why a document cannot be read.
  struct Damage: Error, CustomStringConvertible {
    var description: String
  }

  /// The maximum depth of nested elements; Xcode nests 5.
  static let depthLimit = 32
  /// The maximum number of elements.
  static let elementLimit = 100_000

  private let bytes: [UInt8]
  private var index = 0
  private var count = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the outermost element of a document.
  static func element(in bytes: [UInt8]) throws(Damage) -> Element {
    var reader = MarkupReader(bytes)
    var open: [Element] = []
    while let tag = try reader.nextTag() {
      switch tag {
      case .begin(let element, let isEmpty):
        if isEmpty {
          guard !open.isEmpty else { return element }
          open[open.count - 1].children.append(element)
        } else {
          guard open.count < depthLimit else {
            throw Damage(description: "It is nested too deeply")
          }
          open.append(element)
        }
      case .end(let name):
        guard let element = open.popLast(), element.name == name else {
          throw Damage(description: "“</\(name)>” has no beginning")
        }
        guard !open.isEmpty else { return element }
        open[open.count - 1].children.append(element)
      }
    }
    throw Damage(description: "It ends too early")
  }

  private enum Tag {
    case begin(Element, isEmpty: Bool)
    case end(String)
  }

  /// Returns the next tag; `nil` at the end.
  private mutating func nextTag() throws(Damage) -> Tag? {
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      if skip("!--") {
        try skip(past: "-->")
      } else if skip("?") {
        try skip(past: "?>")
      } else if skip("!") {
        try skip(past: ">")
      } else if skip("/") {
        let name = name()
        try skip(past: ">")
        return .end(name)
      } else {
        return try element()
      }
    }
    return nil
  }

  private mutating func element() throws(Damage) -> Tag {
    count += 1
    guard count <= Self.elementLimit else {
      throw Damage(description: "It has over \(Self.elementLimit) elements")
    }
    var element = Element(name: name())
    guard !element.name.isEmpty else { throw Damage(description: "A tag has no name") }
    while true {
      skipSpaces()
      if skip("/>") { return .begin(element, isEmpty: true) }
      if skip(">") { return .begin(element, isEmpty: false) }
      let attribute = name()
      skipSpaces()
      guard !attribute.isEmpty, skip("=") else {
        throw Damage(description: "An attribute of “\(element.name)” is incomplete")
      }
      skipSpaces()
      guard index < bytes.count,
        bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'"),
        let end = bytes[(index + 1)...].firstIndex(of: bytes[index])
      else { throw Damage(description: "“\(attribute)” has no value in quotation marks") }
      element.attributes[attribute] = Self.text(bytes[(index + 1)..<end])
      index = end + 1
    }
  }

  private mutating func name() -> String {
    let start = index
    while index < bytes.count, bytes[index] > 0x20, !"=/>\"'<".utf8.contains(bytes[index]) {
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipSpaces() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  private mutating func skip(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  private mutating func skip(past text: String) throws(Damage) {
    while index < bytes.count {
      if skip(text) { return }
      index += 1
    }
    throw Damage(description: "“\(text)” is missing")
  }

  /// Returns a text with the characters that references mean.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("&") else { return text }
    let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    return text.replacing(/&(#x?)?([A-Za-z0-9]+);/) { match in
      guard let prefix = match.1 else { return names[String(match.2)] ?? String(match.0) }
      let scalar = UInt32(match.2, radix: prefix == "#x" ? 16 : 10).flatMap(Unicode.Scalar.init)
      return scalar.map { String($0) } ?? String(match.0)
    }
  }
}
