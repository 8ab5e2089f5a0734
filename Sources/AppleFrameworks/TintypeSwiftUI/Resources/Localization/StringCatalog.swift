// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// The content of a file `.xcstrings`, whose entries are decoded when they are first used.
struct StringCatalog: Sendable {
  /// The language of keys without localizations.
  let sourceLanguage: String
  private let bytes: [UInt8]
  /// The positions of the entries by their keys.
  private let entries: [String: Range<Int>]

  /// Finds the entries of a file.
  init(_ data: Data) throws {
    let bytes = Array(data)
    var reader = JSONReader(bytes)
    guard let members = Self.members(&reader), let language = members.language,
      let entries = members.strings
    else { throw StringTableReason("not a valid file of this type") }
    sourceLanguage = try JSONDecoder().decode(String.self, from: Data(bytes[language]))
    self.bytes = bytes
    self.entries = entries
  }

  /// Returns the entry of a key; `nil` if there is none.
  func entry(of key: String) throws -> Entry? {
    guard let range = entries[key] else { return nil }
    do {
      return try JSONDecoder().decode(Entry.self, from: Data(bytes[range]))
    } catch { throw StringTableReason("the entry of the key “\(key)” is invalid") }
  }

  /// Returns the positions of the values that are needed, which are not validated; `nil` if the text
  /// is not an object.
  private static func members(
    _ reader: inout JSONReader
  ) -> (language: Range<Int>?, strings: [String: Range<Int>]?)? {
    guard (try? reader.next())?.kind == .object else { return nil }
    var (language, strings): (Range<Int>?, [String: Range<Int>]?)
    while let token = try? reader.next() {
      guard token.kind == .key else { return (language, strings) }
      let name = reader.text(token)
      if strings == nil, name.elementsEqual("strings".utf8) {
        strings = entries(&reader)
        if strings == nil { return nil }
      } else {
        guard let value = try? reader.skipValue() else { return nil }
        if language == nil, name.elementsEqual("sourceLanguage".utf8) { language = value }
      }
    }
    return nil
  }

  /// Returns the first member of each name of the object that follows; `nil` if none follows.
  private static func entries(_ reader: inout JSONReader) -> [String: Range<Int>]? {
    guard (try? reader.next())?.kind == .object else { return nil }
    var entries: [String: Range<Int>] = [:]
    while let token = try? reader.next() {
      guard token.kind == .key else { return entries }
      guard let value = try? reader.skipValue() else { return nil }
      let name = String(decoding: reader.text(token), as: UTF8.self)
      if entries[name] == nil { entries[name] = value }
    }
    return nil
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
