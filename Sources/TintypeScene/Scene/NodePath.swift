// SPDX-License-Identifier: MIT

/// The place of a node in its tree: `LoginForm/VStack[0]/Button#save`.
///
/// An element is the node's type with its explicit `id` after `#`, else with its ordinal among the
/// siblings of its type that have no `id`. What a modifier brings along stands below an element
/// that begins with a dot: `Text[0]/.background[1]/Rectangle[0]`. Text is never part of a path, so
/// a change of wording or language leaves paths alone.
public struct NodePath: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The elements from the root, each escaped.
  package private(set) var elements: [String]

  /// Creates a path from escaped elements.
  package init(elements: [String]) {
    self.elements = elements
  }

  /// Creates a path from its text; `nil` where an element is empty.
  public init?(_ text: String) {
    // By scalars: some characters of other scripts swallow a slash beside them.
    let parts = text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
      .map { String($0) }
    guard !parts.contains("") else { return nil }
    elements = parts
  }

  /// The path of something below this one.
  package func appending(_ element: String) -> NodePath {
    NodePath(elements: elements + [element])
  }

  /// The elements joined by `/`.
  public var description: String { elements.joined(separator: "/") }

  /// Decodes a path from its text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let path = NodePath(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is no path of a node.")
    }
    self = path
  }

  /// Encodes the path as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// A name with everything replaced that would mean something else in a path.
  ///
  /// Escaped are `/ # [ ] %`, a leading dot, spaces at the ends, other white space, control and
  /// format characters: each byte of their UTF-8 as `%` and two hexadecimal digits, as RFC 3986,
  /// section 2.1, does it. An empty name is `%` alone.
  package static func escape(_ name: String) -> String {
    guard !name.isEmpty else { return "%" }
    // Nearly all are names of types, and made again for every picture.
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
  /// Whether there is nothing but letters and digits of ASCII and underscores.
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
