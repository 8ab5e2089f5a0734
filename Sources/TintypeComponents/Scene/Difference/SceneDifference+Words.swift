// SPDX-License-Identifier: MIT

extension SceneDifference.Change: CustomStringConvertible {
  /// The change on one line: `Form/Button#save "Save" · padding[0].leading 12 → 16`.
  public var description: String {
    switch kind {
    case .canvas(let name, let old, let new):
      "canvas \(name) \(Self.arrow(old ?? "none", new ?? "none"))"
    case .attribute("text", .text(let old)?, .text(let new)?):
      "\(place) · text \(Self.arrow(old.debugDescription, new.debugDescription))"
    case .attribute(let name, let old, let new):
      "\(subject) · \(name) \(Self.arrow(old, new))"
    case .semantics(let name, let old, let new):
      "\(subject) · \(name) \(Self.arrow(old ?? "none", new ?? "none"))"
    case .added: "\(place) added\(quotation)"
    case .removed: "\(place) removed\(quotation)"
    case .moved(let from, let oldPlace, let newPlace):
      if let path, from.elements.dropLast() == path.elements.dropLast() {
        "\(subject) moved from place \(oldPlace) to \(newPlace)"
      } else {
        "\(subject) moved from \(from)"
      }
    case .frame(let old, let new): "\(subject) · \(Self.words(old, new))"
    case .painting: "\(subject) · painted differently"
    case .diagnosticAdded(let diagnostic): "diagnostic added: \(diagnostic)"
    case .diagnosticRemoved(let diagnostic): "diagnostic gone: \(diagnostic)"
    }
  }

  private var place: String { path?.description ?? "scene" }

  private var quotation: String { text.map { " \($0.debugDescription)" } ?? "" }

  private var subject: String { place + quotation }

  private static func words(_ old: Rect, _ new: Rect) -> String {
    func corner(_ rect: Rect) -> String { "\(rect.minX.pointText) \(rect.minY.pointText)" }
    func size(_ rect: Rect) -> String { "\(rect.width.pointText) × \(rect.height.pointText)" }
    if size(old) == size(new) { return "origin \(corner(old)) → \(corner(new))" }
    if corner(old) == corner(new) { return "size \(size(old)) → \(size(new))" }
    return "frame \(corner(old)) \(size(old)) → \(corner(new)) \(size(new))"
  }

  private static func arrow(_ old: Attribute.Value?, _ new: Attribute.Value?) -> String {
    let (before, after) = (old?.description ?? "none", new?.description ?? "none")
    guard before == after, let old, let new else { return arrow(before, after) }
    // They differ by less than is shown, so all of both is.
    return "\(old.exactText) → \(new.exactText)"
  }

  /// The longest value that is shown as a whole, in characters.
  private static let longest = 80

  /// Two values, of long ones the part in which they differ.
  private static func arrow(_ old: String, _ new: String) -> String {
    guard old.utf8.count > longest || new.utf8.count > longest else { return "\(old) → \(new)" }
    let common = zip(old.unicodeScalars, new.unicodeScalars).prefix { $0 == $1 }.count
    func part(_ text: String) -> String {
      let start = max(0, min(common - 20, text.unicodeScalars.count - longest))
      let rest = text.unicodeScalars.dropFirst(start)
      let shown = String(String.UnicodeScalarView(rest.prefix(longest)))
      return (start > 0 ? "…" : "") + shown + (rest.count > longest ? "…" : "")
    }
    return "\(part(old)) → \(part(new))"
  }
}

extension Attribute.Value {
  /// The value with every digit, and with its kind.
  fileprivate var exactText: String {
    switch self {
    case .number(let length): "\(length.points)"
    case .word(let word): "word \(word)"
    case .text(let text): "text \(text.debugDescription)"
    case .color(let color):
      "\(color) (\(color.red), \(color.green), \(color.blue), \(color.opacity))"
    case .font(let font): "\(font) (\(font.size))"
    }
  }
}

extension SceneDifference: CustomStringConvertible {
  /// All changes in their order, one a line.
  public var description: String { changes.map(\.description).joined(separator: "\n") }

  /// The most telling changes, one a line, and how many more there are.
  ///
  /// - Parameter limit: The greatest number of changes that are named, in the order of ``ranked``;
  ///   negative ones count as 0.
  /// - Returns: Lines without a line feed at the end; nothing where nothing has changed.
  public func summary(limit: Int) -> String {
    var lines = ranked.prefix(max(limit, 0)).map(\.description)
    let rest = changes.count - lines.count
    if rest > 0 {
      lines.append(lines.isEmpty ? "\(rest) change\(rest == 1 ? "" : "s")" : "and \(rest) more")
    }
    return lines.joined(separator: "\n")
  }
}
