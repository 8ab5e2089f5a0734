// SPDX-License-Identifier: MIT

import Foundation
import TintypeSourceEditing

extension VariantDirective.Alternative {
  /// Returns the variant of a declaration.
  func apply(to text: String, line: Int) throws -> String {
    switch self {
    case .replacing(let substitutions):
      return try Substitution.apply(substitutions, to: text, line: line)
    case .count(let count):
      return try NumberedLists(text).with(count: count, line: line)
    case .letters(let count):
      return try LetteredLists(text).with(count: count, line: line)
    case .trying:
      return try Trying.apply(to: text, line: line)
    case .text(let key, let name):
      var substitutions = [
        Substitution(source: "\(key): LocalizedStringKey", replacement: "\(name): Text"),
        Substitution(source: "Text(\(key))", replacement: name),
      ]
      // The key can also be used elsewhere, as in `Label(titleKey, image: image)`.
      if !text.contains("Text(\(key))") {
        substitutions[1] = Substitution(source: key, replacement: name, isRequired: false)
      }
      return try Substitution.apply(substitutions, to: text, line: line)
    case .string(let key, let name, let isTrailing):
      let renamed = try Substitution.apply(
        [
          Substitution(source: "\(key): LocalizedStringKey", replacement: "\(name): S"),
          Substitution(source: key, replacement: name, isRequired: false),
        ], to: text, line: line)
      return try Self.generic(renamed, isTrailing: isTrailing, line: line)
    }
  }

  /// Adds the parameter `S` to the generic parameters, with its requirement, and lets other overloads
  /// come first.
  private static func generic(_ text: String, isTrailing: Bool, line: Int) throws -> String {
    let source = try SwiftSource(reading: Array(text.utf8))
    let tokens = source.tokens
    func word(_ index: Int) -> String {
      guard tokens.indices.contains(index) else { return "" }
      return String(decoding: source.bytes[tokens[index].start..<tokens[index].end], as: UTF8.self)
    }
    guard let first = tokens.first,
      let keyword = tokens.indices.first(where: { word($0) == "init" || word($0) == "func" })
    else {
      throw VariantError(line: line, reason: "Only functions and initializers can have this form.")
    }
    // A question mark follows the name of an initializer that can fail.
    var name = word(keyword) == "func" ? keyword + 1 : keyword
    if word(name + 1) == "?" { name += 1 }
    var insertions: [(Int, String)] = []
    if word(name + 1) == "<" {
      let end = tokens[name...].firstIndex { $0.kind == .opening } ?? name
      insertions.append(isTrailing ? (tokens[end - 1].start, ", S") : (tokens[name + 1].end, "S, "))
    } else {
      insertions.append((tokens[name].end, "<S>"))
    }
    var index = name + 1
    while tokens.indices.contains(index), word(index) != "where", word(index) != "{" {
      index = tokens[index].kind == .opening ? tokens[index].partner + 1 : index + 1
    }
    if word(index) == "where" {
      insertions.append((tokens[index].end, " S: StringProtocol,"))
    } else {
      let end = tokens.indices.contains(index) ? tokens[index].start : source.bytes.count
      insertions.append((end, " where S: StringProtocol "))
    }
    if !text.contains("@_disfavoredOverload") {
      insertions.append((first.start, "@_disfavoredOverload\n"))
    }
    var bytes = source.bytes
    for (offset, inserted) in insertions.sorted(by: { $0.0 > $1.0 }) {
      bytes.insert(contentsOf: Array(inserted.utf8), at: offset)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
