// SPDX-License-Identifier: MIT

import Foundation

/// The structure of a value, as issues show it: the same text for the same value in every run.
///
/// It contains neither addresses nor anything that depends on hash order.
struct ValueTree {
  /// The label in the containing value, such as `name: ` or `"key": `.
  var label = ""
  /// The text of a value without parts, or the opening of the list of its parts.
  var opening: String
  var parts: [ValueTree] = []
  var closing = ""

  /// The maximum number of levels; deeper ones are shown as `…`.
  static let depthLimit = 24
  /// The maximum number of values.
  static let countLimit = 2000

  /// Returns the tree of a value.
  static func of(_ value: Any) -> ValueTree {
    var builder = Builder()
    return builder.tree(value, depth: 0)
  }

  /// The tree as a single line.
  var line: String { label + opening + parts.map(\.line).joined(separator: ", ") + closing }

  /// Returns the lines of the tree, with their depth.
  func lines(depth: Int = 0, isLast: Bool = true) -> [ValueLine] {
    let end = isLast ? "" : ","
    guard !parts.isEmpty else {
      return [ValueLine(depth: depth, text: label + opening + closing + end)]
    }
    var lines = [ValueLine(depth: depth, text: label + opening)]
    for (index, part) in parts.enumerated() {
      lines += part.lines(depth: depth + 1, isLast: index == parts.count - 1)
    }
    lines.append(ValueLine(depth: depth, text: closing + end))
    return lines
  }
}

/// A line of a value's text.
struct ValueLine: Hashable {
  var depth: Int
  var text: String

  var indented: String { String(repeating: "  ", count: depth) + text }
}

extension ValueTree {
  private struct Builder {
    var count = 0
    /// The objects that contain the current value.
    var path: Set<ObjectIdentifier> = []

    mutating func tree(_ value: Any, depth: Int) -> ValueTree {
      count += 1
      guard depth < depthLimit, count <= countLimit else { return ValueTree(opening: "…") }
      if let text = ValueTree.leaf(value) { return ValueTree(opening: text) }
      let mirror = Mirror(reflecting: value)
      let name = "\(mirror.subjectType)"
      switch mirror.displayStyle {
      case .optional:
        guard let wrapped = mirror.children.first?.value else { return ValueTree(opening: "nil") }
        return tree(wrapped, depth: depth)
      case .enum:
        return enumCase(value, mirror, depth: depth)
      case .tuple:
        return list("(", mirror, ")", depth: depth)
      case .collection:
        return list("[", mirror, "]", depth: depth)
      case .set:
        var tree = list("[", mirror, "]", depth: depth)
        tree.parts.sort { $0.line < $1.line }
        return tree
      case .dictionary:
        return dictionary(mirror, depth: depth)
      case .class:
        return object(value, mirror, depth: depth)
      case .struct:
        return list("\(name)(", mirror, ")", depth: depth)
      default:
        return mirror.children.isEmpty
          ? ValueTree(opening: String(describing: value))
          : list("\(name)(", mirror, ")", depth: depth)
      }
    }

    private mutating func list(
      _ opening: String, _ mirror: Mirror, _ closing: String, depth: Int
    ) -> ValueTree {
      var parts: [ValueTree] = []
      for child in mirror.children {
        guard count <= countLimit else {
          parts.append(ValueTree(opening: "…"))
          break
        }
        var part = tree(child.value, depth: depth + 1)
        // Unlabeled tuple elements are named `.0`, `.1` and so on.
        if let label = child.label, !label.hasPrefix(".") { part.label = "\(label): " }
        parts.append(part)
      }
      return ValueTree(opening: opening, parts: parts, closing: closing)
    }

    private mutating func enumCase(_ value: Any, _ mirror: Mirror, depth: Int) -> ValueTree {
      guard let child = mirror.children.first, let label = child.label else {
        return ValueTree(opening: ".\(value)")
      }
      let payload = Mirror(reflecting: child.value)
      if payload.displayStyle == .tuple {
        return list(".\(label)(", payload, ")", depth: depth)
      }
      return ValueTree(
        opening: ".\(label)(", parts: [tree(child.value, depth: depth + 1)], closing: ")")
    }

    private mutating func dictionary(_ mirror: Mirror, depth: Int) -> ValueTree {
      var parts: [(key: String, value: ValueTree)] = []
      for child in mirror.children {
        guard count <= countLimit else { break }
        let pair = Array(Mirror(reflecting: child.value).children)
        guard pair.count == 2 else { continue }
        var value = tree(pair[1].value, depth: depth + 1)
        let key = tree(pair[0].value, depth: depth + 1).line
        value.label = "\(key): "
        parts.append((key, value))
      }
      parts.sort { $0.key < $1.key }
      return ValueTree(
        opening: parts.isEmpty ? "[:" : "[", parts: parts.map(\.value), closing: "]")
    }

    private mutating func object(_ value: Any, _ mirror: Mirror, depth: Int) -> ValueTree {
      let identity = ObjectIdentifier(value as AnyObject)
      let name = "\(mirror.subjectType)"
      guard path.insert(identity).inserted else { return ValueTree(opening: "\(name)(…)") }
      defer { path.remove(identity) }
      var tree = list("\(name)(", mirror, ")", depth: depth)
      var parent = mirror.superclassMirror
      while let mirror = parent {
        tree.parts = list("", mirror, "", depth: depth).parts + tree.parts
        parent = mirror.superclassMirror
      }
      return tree
    }
  }

  /// Returns the text of a value that is not divided into parts.
  private static func leaf(_ value: Any) -> String? {
    switch value {
    case let text as String: text.debugDescription
    case let text as Substring: text.debugDescription
    case let character as Character: character.debugDescription
    // `Date.description` omits fractions of a second.
    case let date as Date: "Date(\(date.timeIntervalSinceReferenceDate) s from 2001)"
    case let url as URL: "URL(\(url.absoluteString.debugDescription))"
    case let id as UUID: "UUID(\(id.uuidString))"
    case let data as Data: leaf(data)
    case let number as Decimal: "\(number)"
    case let duration as Duration: "\(duration)"
    default: nil
    }
  }

  private static func leaf(_ data: Data) -> String {
    let opening = data.prefix(16).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    let text = opening.joined(separator: " ") + (data.count > 16 ? " …" : "")
    return "Data(\(data.count) bytes: \(text))"
  }
}

/// The texts of values in issues.
enum ValueText {
  /// The maximum length of a value on a single line.
  static let lengthLimit = 240

  /// Returns a value as a single line, truncated if it is too long.
  static func line(_ value: Any) -> String {
    let text = ValueTree.of(value).line
    guard text.count > lengthLimit else { return text }
    return text.prefix(lengthLimit) + "…"
  }

  /// Returns a bulleted list of values, one per line.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - limit: The maximum number of values.
  ///   - note: Returns additional text for a value.
  ///   - value: Returns the part of a value to show.
  /// - Returns: The lines.
  static func list<Value>(
    _ values: [Value], limit: Int = 10, note: (Value) -> String = { _ in "" },
    value: (Value) -> Any
  ) -> String {
    var lines = values.prefix(limit).map { "  • \(line(value($0)))\(note($0))" }
    if values.count > limit { lines.append("  • … and \(values.count - limit) more") }
    return lines.joined(separator: "\n")
  }

  /// Returns the name of a type with its enclosing types, without the module.
  static func name(of type: Any.Type) -> String {
    let full = String(reflecting: type)
    // The names of function types contain an address.
    guard !full.contains("("), let dot = full.firstIndex(of: ".") else { return "\(type)" }
    if let bracket = full.firstIndex(of: "<"), bracket < dot { return "\(type)" }
    return String(full[full.index(after: dot)...])
  }
}
