// SPDX-License-Identifier: MIT

/// The path of a node in its tree: `LoginForm/VStack[0]/Button#save`.
///
/// An element is the node's type with its explicit `id` after `#`, or else with its ordinal among
/// the siblings of its type that have no `id`. Nodes that a modifier adds are below an element that
/// begins with a dot: `Text[0]/.background[1]/Rectangle[0]`. Text is never part of a path, so paths
/// do not change with the wording or the language.
public struct NodePath: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The elements from the root, each escaped.
  package private(set) var elements: [String]

  /// Creates a path from escaped elements.
  package init(elements: [String]) { self.elements = elements }

  /// Creates a path from its text; returns `nil` if an element is empty.
  public init?(_ text: String) {
    // The text is split by scalars, because some scalars form one character with an adjacent slash.
    let parts = text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
      .map { String($0) }
    guard !parts.contains("") else { return nil }
    elements = parts
  }

  /// Returns the path of a descendant.
  package func appending(_ element: String) -> NodePath { NodePath(elements: elements + [element]) }

  /// The elements joined by `/`.
  public var description: String { elements.joined(separator: "/") }

  /// Decodes a path from its text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let path = NodePath(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is not a node path.")
    }
    self = path
  }

  /// Encodes the path as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Returns a name in which characters with a special meaning in paths are escaped.
  ///
  /// The escaped characters are `/ # [ ] %`, a leading dot, leading and trailing spaces, other
  /// white space, and control and format characters. Each byte of their UTF-8 becomes `%` and two
  /// hexadecimal digits, as in RFC 3986, section 2.1. An empty name becomes `%`.
  package static func escape(_ name: String) -> String {
    guard !name.isEmpty else { return "%" }
    // Most names are type names, which need no escaping and are processed for every snapshot.
    if name.isIdentifier { return name }
    var escaped = ""
    let last = name.unicodeScalars.count - 1
    for (index, scalar) in name.unicodeScalars.enumerated() {
      let isReserved =
        "/#[]%".unicodeScalars.contains(scalar) || (index == 0 && scalar == ".")
        || ((index == 0 || index == last) && scalar == " ")
      let isInvisible =
        scalar.properties.isWhitespace && scalar != " "
        || scalar.properties.generalCategory == .control
        || scalar.properties.generalCategory == .format
      if isReserved || isInvisible {
        for byte in String(scalar).utf8 {
          let digits = String(byte, radix: 16, uppercase: true)
          escaped += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
        }
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension String {
  /// A Boolean value that indicates whether the string contains only ASCII letters, digits and
  /// underscores.
  fileprivate var isIdentifier: Bool {
    var name = self
    return name.withUTF8 { bytes in
      guard let base = bytes.baseAddress else { return true }
      var index = 0
      while index < bytes.count {
        switch base[index] {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: index += 1
        default: return false
        }
      }
      return true
    }
  }
}
