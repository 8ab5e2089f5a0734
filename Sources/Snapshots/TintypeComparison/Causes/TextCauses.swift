// SPDX-License-Identifier: MIT

import TintypeRuns
import TintypeScene

/// The causes of the changed lines of a text, such as an outline or the accessibility elements of a
/// component.
///
/// A line consists of an indentation and of fields with two spaces between them. A field
/// `name: value` of an outline has the same cause as this attribute in an image. Other fields are
/// phrases, such as the label of an accessibility element.
package struct TextCauses {
  /// The names of the causes, each once, in the order of the lines.
  package private(set) var names: [CauseName] = []
  /// A Boolean value that indicates whether the causes are the only changes.
  ///
  /// It is `false` if a frame or the nesting of elements changed, which are consequences of a cause
  /// that the text may not contain.
  package private(set) var isComplete = true

  /// A text that an image contains, and the text that replaces it.
  package struct Replacement: Hashable, Sendable {
    package var old: String
    package var new: String

    /// Creates a replacement.
    package init(old: String, new: String) { (self.old, self.new) = (old, new) }

    /// Creates the replacement of a cause `text` with the values `"Save" → "Done"`; `nil` for other
    /// values.
    package init?(values: String) {
      let parts = values.split(separator: "\" → \"", omittingEmptySubsequences: false)
      guard parts.count == 2, values.hasPrefix("\""), values.hasSuffix("\""),
        !values.contains("\\")
      else { return nil }
      self.init(old: String(parts[0].dropFirst()), new: String(parts[1].dropLast()))
    }

    /// The name of the cause in images.
    var name: CauseName { TextCauses.text("\"\(old)\"", "\"\(new)\"") }

    /// Returns whether the replacement is the only difference between two phrases.
    func explains(_ before: String, _ after: String) -> Bool {
      !old.isEmpty && before.contains(old) && before.replacing(old, with: new) == after
    }
  }

  /// Finds the causes of changed lines.
  ///
  /// - Parameters:
  ///   - changes: The changed lines.
  ///   - replacements: The texts that images of the same run replace. A phrase that differs by one
  ///     of them has the same cause.
  package init(_ changes: [JournalRecord.TextChange], replacements: [Replacement] = []) {
    for change in changes {
      switch (change.old, change.new) {
      case (let old?, let new?): add(old, new, replacements)
      case (let old?, nil): add(CauseName("line", "\(Self.quoted(old)) removed"))
      case (nil, let new?): add(CauseName("line", "\(Self.quoted(new)) added"))
      case (nil, nil): isComplete = false
      }
    }
  }

  private mutating func add(_ old: String, _ new: String, _ replacements: [Replacement]) {
    let (before, after) = (Self.fields(old), Self.fields(new))
    guard before.count == after.count else {
      add(CauseName("line", CauseName.step(Self.quoted(old), Self.quoted(new))))
      return
    }
    // Only the indentation differs if all fields are equal.
    if before == after { isComplete = false }
    for (first, second) in zip(before, after) where first != second {
      if let (name, value) = Self.pair(first), let (other, next) = Self.pair(second), name == other
      {
        add(Self.name(of: String(name), String(value), String(next)))
      } else if Self.isGeometry(first), Self.isGeometry(second) {
        isComplete = false
      } else if let known = replacements.first(where: { $0.explains(first, second) }) {
        add(known.name)
      } else {
        add(CauseName("line", CauseName.step(Self.quoted(first), Self.quoted(second))))
      }
    }
  }

  private mutating func add(_ name: CauseName) {
    if !names.contains(where: { $0.identity == name.identity }) { names.append(name) }
  }

  /// Returns the fields of a line, without the indentation.
  private static func fields(_ line: String) -> [String] {
    line.split(separator: "  ").map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }

  /// Returns the name and the value of a field `name: value`; `nil` for a phrase.
  private static func pair(_ field: String) -> (name: Substring, value: Substring)? {
    guard let colon = field.firstRange(of: ": ") else { return nil }
    let name = field[..<colon.lowerBound]
    let isName = name.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789.[]_".unicodeScalars.contains(scalar))
    }
    return isName && !name.isEmpty ? (name, field[colon.upperBound...]) : nil
  }

  /// A Boolean value that indicates whether a field is a position or a size, such as `350 × 56`.
  private static func isGeometry(_ field: String) -> Bool {
    field.unicodeScalars.allSatisfy { "0123456789.-−× ".unicodeScalars.contains($0) }
  }

  /// Returns the name that the change of an attribute has in an image.
  private static func name(of attribute: String, _ old: String, _ new: String) -> CauseName {
    if attribute == "text" || attribute.hasSuffix("].text") { return text(old, new) }
    return CauseName(outline: attribute, old, new)
  }

  static func text(_ old: String, _ new: String) -> CauseName {
    CauseName("text", CauseName.step(old, new))
  }

  private static func quoted(_ line: String) -> String { "\"\(line.drop { $0 == " " })\"" }
}
