// SPDX-License-Identifier: MIT

internal import CTintypeThreadStack
import Foundation

/// Writes the lines of a value and of its components.
struct DumpWriter {
  /// The numbers that distinguish objects of one type, in the order of appearance.
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var counts: [String: Int] = [:]
  private var names = TypeNames()

  /// The stack size in bytes that one level of nesting and the standard library need.
  private static let stackReserve = 256 << 10

  /// A component with its label.
  private typealias Part = (label: String?, value: Any)

  /// Returns the lines of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isRoot: A Boolean value that indicates whether a case has the name of its enumeration.
  ///   - isLabeled: A Boolean value that indicates whether a label precedes the first line.
  /// - Returns: The lines, at least one.
  /// - Throws: `DumpTooDeep` if the remaining stack of the thread is too small.
  mutating func lines(
    of value: Any, isRoot: Bool = false, isLabeled: Bool = false
  ) throws -> [String] {
    guard tintype_remaining_stack() > Self.stackReserve else { throw DumpTooDeep() }
    if let other = DumpValues.representation(of: value) { return try lines(of: other) }
    if let text = DumpValues.text(of: value, &names) { return [text] }
    if let text = value as? any StringProtocol {
      // The cast also succeeds for an optional string, which is not indented below a label.
      let isText = type(of: value) is any StringProtocol.Type
      return Self.lines(of: String(text), isLabeled: isLabeled && isText)
    }
    let (style, children) = DumpValues.parts(of: value)
    switch style {
    case .class: return try object(value, children)
    case .struct:
      return try group(
        names.name(of: Mirror(reflecting: value).subjectType) + "(", ")", fields(children))
    case .tuple: return try group("(", ")", Self.withoutOrdinals(children))
    case .collection:
      let parts = children.enumerated().map { (label: "[\($0.offset)]" as String?, $0.element.1) }
      return try group("[", "]", parts, joinsSingle: false)
    case .set:
      return try group("Set([", "])", sorted(children), joinsSingle: false)
    case .dictionary:
      return children.isEmpty
        ? ["[:]"] : try group("[", "]", entries(children), joinsSingle: false)
    case .optional:
      return try children.first.map { try lines(of: $0.value) } ?? ["nil"]
    case .enum: return try enumCase(value, children, isRoot: isRoot)
    default: return "\(value)".components(separatedBy: "\n")
    }
  }

  // MARK: Kinds of values

  /// Returns a string literal: in quotation marks for one line, in triple quotation marks for
  /// several lines.
  private static func lines(of text: String, isLabeled: Bool) -> [String] {
    guard text.contains(where: \.isNewline) else {
      guard text.contains("\"") || text.contains("\\") else { return [text.debugDescription] }
      let hashes = String(repeating: "#", count: max(1, hashCount(text, after: "\"")))
      return ["\(hashes)\"\(text)\"\(hashes)"]
    }
    let hashes = String(repeating: "#", count: hashCount(text, after: "\"\"\""))
    // Below a label, the text is indented.
    let indentation = isLabeled ? "  " : ""
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return [hashes + "\"\"\""] + lines.map { indentation + String($0) }
      + [indentation + "\"\"\"" + hashes]
  }

  /// Returns one more than the maximum number of number signs after the given quotation marks; 0 if
  /// the text does not contain them.
  private static func hashCount(_ text: String, after quotes: String) -> Int {
    var count = 0
    var rest = text[...]
    while let found = rest.firstRange(of: quotes) {
      let hashes = rest[found.upperBound...].prefix { $0 == "#" }
      count = max(count, hashes.count + 1)
      rest = rest[hashes.endIndex...]
    }
    return count
  }

  /// Returns the lines of an object.
  ///
  /// They contain its number among the objects of its type, if it is not the first one, and its
  /// properties at its first occurrence.
  private mutating func object(_ value: Any, _ children: [Part]) throws -> [String] {
    let identifier = ObjectIdentifier(value as AnyObject)
    let name = names.name(of: Mirror(reflecting: value).subjectType)
    let isKnown = numbers[identifier] != nil
    let number = numbers[identifier] ?? counts[name, default: 0]
    let prefix = (number > 0 ? "#\(number) " : "") + name
    if isKnown { return [prefix + "(↩︎)"] }
    numbers[identifier] = number
    counts[name] = number + 1
    return try group(prefix + "(", ")", fields(children))
  }

  private mutating func enumCase(
    _ value: Any, _ children: [Part], isRoot: Bool
  ) throws -> [String] {
    let prefix = (isRoot ? names.name(of: Mirror(reflecting: value).subjectType) : "") + "."
    guard let payload = children.first else {
      var lines = "\(value)".components(separatedBy: "\n")
      lines[0] = prefix + lines[0]
      return lines
    }
    let (style, parts) = DumpValues.parts(of: payload.value)
    let values = style == .tuple ? Self.withoutOrdinals(parts) : [(nil, payload.value)]
    return try group("\(prefix)\(payload.label ?? "@unknown")(", ")", values)
  }

  /// Returns the properties except for the properties that macros add.
  private func fields(_ children: [Part]) -> [Part] {
    if children.count == 1 { return children }
    return children.filter { $0.label?.hasPrefix("_$") != true }
  }

  /// Returns the elements of a tuple, without labels such as `.0`.
  private static func withoutOrdinals(_ children: [Part]) -> [Part] {
    children.map { ($0.label?.hasPrefix(".") == true ? nil : $0.label, $0.value) }
  }

  /// Returns the elements of a set, sorted by their texts.
  private mutating func sorted(_ children: [Part]) throws -> [Part] {
    try children.map { (key: try sortingKey(of: $0.value), part: $0) }
      .sorted { $0.key < $1.key }.map(\.part)
  }

  /// Returns the entries of a dictionary, sorted by the texts of their keys, which become the
  /// labels.
  private mutating func entries(_ children: [Part]) throws -> [Part] {
    let pairs = try children.map { child -> (key: String, label: String, value: Any) in
      let pair = Array(Mirror(reflecting: child.value).children)
      guard pair.count == 2 else { return ("", "", child.value) }
      return (
        try sortingKey(of: pair[0].value),
        try lines(of: pair[0].value).joined(separator: "\n"), pair[1].value
      )
    }
    return pairs.sorted { $0.key < $1.key }.map { ($0.label, $0.value) }
  }

  /// Returns the text by which a key or an element is sorted, without numbering its objects.
  private func sortingKey(of value: Any) throws -> String {
    var writer = self
    return try writer.lines(of: value).joined(separator: "\n")
  }

  // MARK: Layout

  /// Returns components between brackets, each on its own lines.
  ///
  /// A single component without nested components is written on the line of the brackets.
  private mutating func group(
    _ opening: String, _ closing: String, _ parts: [Part], joinsSingle: Bool = true
  ) throws -> [String] {
    guard let first = parts.first else { return [opening + closing] }
    if joinsSingle, parts.count == 1, DumpValues.isLeaf(first.value, &names) {
      let lines = try labeled(first)
      if lines.count == 1 { return [opening + lines[0] + closing] }
    }
    var result = [opening]
    for (offset, part) in parts.enumerated() {
      for line in try labeled(part) { result.append("  " + line) }
      if joinsSingle == false || parts.count > 1, offset < parts.count - 1 {
        result[result.count - 1] += ","
      }
    }
    result.append(closing)
    return result
  }

  private mutating func labeled(_ part: Part) throws -> [String] {
    var lines = try lines(of: part.value, isLabeled: part.label != nil)
    guard let label = part.label else { return lines }
    var first = "\(label): \(lines[0])".components(separatedBy: "\n")
    first += lines.dropFirst()
    lines = first
    return lines
  }
}
