// SPDX-License-Identifier: MIT

import CTintypeJSON
import Foundation

/// The content of a file `.xcstrings`, whose entries are decoded when they are first used.
struct StringCatalog: Sendable {
  /// The language of keys without localizations.
  let sourceLanguage: String
  private let data: Data
  /// The positions of the entries by their keys.
  private let entries: [String: Range<Int>]

  /// Finds the entries of a file.
  init(_ data: Data) throws {
    let invalid = StringTableReason("not a valid file of this type")
    guard let members = Self.members(of: data),
      let language = members.first(where: { $0.key == "sourceLanguage" })?.value,
      let strings = members.first(where: { $0.key == "strings" })?.value,
      let entries = Self.members(of: data[strings])
    else { throw invalid }
    sourceLanguage = try JSONDecoder().decode(String.self, from: data[language])
    self.data = data
    self.entries = Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// Returns the entry of a key; `nil` if there is none.
  func entry(of key: String) throws -> Entry? {
    guard let range = entries[key] else { return nil }
    do {
      return try JSONDecoder().decode(Entry.self, from: data[range])
    } catch { throw StringTableReason("the entry of the key “\(key)” is invalid") }
  }

  /// Returns the keys of an object and the positions of their values; `nil` if it is not an object.
  private static func members(of data: Data) -> [(key: String, value: Range<Int>)]? {
    data.withUnsafeBytes { bytes -> [(key: String, value: Range<Int>)]? in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
      let count = tintype_json_members(start, bytes.count, nil, 0)
      guard count != Int(bitPattern: UInt(TINTYPE_JSON_INVALID)) else { return nil }
      let members = [tintype_json_member](unsafeUninitializedCapacity: count) { buffer, size in
        size = tintype_json_members(start, bytes.count, buffer.baseAddress, count)
      }
      return members.map { member in
        let key = UnsafeRawBufferPointer(rebasing: bytes[member.key..<member.key + member.key_size])
        let value = data.startIndex + member.value
        return (Self.key(key), value..<value + member.value_size)
      }
    }
  }

  /// Returns a key, whose bytes can contain escape sequences.
  private static func key(_ bytes: UnsafeRawBufferPointer) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    let quoted = Data("\"".utf8) + Data(bytes) + Data("\"".utf8)
    return (try? JSONDecoder().decode(String.self, from: quoted))
      ?? String(decoding: bytes, as: UTF8.self)
  }
}

extension StringCatalog {
  /// The localizations of a key.
  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  /// The text of a key in a language.
  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  /// A text.
  struct Unit: Decodable {
    var value: String
  }

  /// The texts of plural categories or of devices.
  struct Variations: Decodable {
    var plural: [String: Variation]?
    var device: [String: Variation]?
  }

  /// The text of a plural category or of a device.
  struct Variation: Decodable {
    var stringUnit: Unit?
  }

  /// A part of a text that depends on a number.
  struct Substitution: Decodable {
    /// The position of the number among the values, from 1.
    var argNum: Int?
    /// The specifier of the number without the percent sign.
    var formatSpecifier: String?
    var variations: Variations?
  }
}
