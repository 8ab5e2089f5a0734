// SPDX-License-Identifier: MIT

/// What has changed between two scenes, in the order of the newer one.
///
/// Nodes are matched by what they are, not by their ordinals: a node that others were put in front
/// of is the same node, and nothing is said about it.
public struct SceneDifference: Hashable, Codable, Sendable {
  /// The changes: the canvas, then the nodes in their order, then the diagnostics.
  ///
  /// A node that was removed stands where its parent does. Of a part that was added or removed only
  /// the outermost node is named.
  public var changes: [Change]

  /// Creates a difference from changes.
  package init(changes: [Change] = []) {
    self.changes = changes
  }

  /// Whether nothing has changed.
  public var isEmpty: Bool { changes.isEmpty }

  /// The changes from the most telling to the least.
  ///
  /// First the canvas, then what was added, removed, moved or given other attributes or another
  /// meaning, then frames and painting that nothing explains, at last the consequences; each of
  /// these in the order of the scene.
  package var ranked: [Change] {
    changes.indices.sorted { left, right in
      let ranks = (changes[left].rank, changes[right].rank)
      return ranks.0 == ranks.1 ? left < right : ranks.0 < ranks.1
    }.map { changes[$0] }
  }

  /// One thing that has changed.
  public struct Change: Hashable, Codable, Sendable {
    /// What has changed.
    package var kind: Kind
    /// The node in the newer scene, of a node that was removed in the older one; `nil` for what is
    /// about the whole scene.
    public var path: NodePath?
    /// The first text within the node, shortened: what people know it by.
    public var text: String?
    /// Whether another change explains this one: a frame that moved because something before it
    /// grew.
    ///
    /// A frame is a consequence where no attribute of its node has changed and
    /// - it kept its size and moved as far as its parent, or
    /// - something inside of the node was changed, added, removed, moved or resized, while the size
    ///   is another, or
    /// - an attribute of an ancestor has changed; a node beside it or beside an ancestor, or
    ///   anything inside of that node, was changed, added, removed or moved; or size, scale or
    ///   direction of the canvas are others, or
    /// - it kept its size, and its parent or a node beside it has another.
    ///
    /// The size of a canvas that is as large as its outermost node follows from what changed inside.
    package var isConsequence: Bool

    /// Creates a change.
    package init(
      kind: Kind,
      path: NodePath? = nil,
      text: String? = nil,
      isConsequence: Bool = false
    ) {
      self.kind = kind
      self.path = path
      self.text = text
      self.isConsequence = isConsequence
    }
  }

  /// What can change.
  package enum Kind: Hashable, Codable, Sendable {
    /// A property of the canvas: `size`, `scale`, `colorScheme`, `layoutDirection` or `background`.
    case canvas(String, old: String?, new: String?)
    /// An attribute; `nil` where it was or is at its default.
    case attribute(String, old: Attribute.Value?, new: Attribute.Value?)
    /// A property of what the node means, named as the modifier that sets it; `nil` for nothing.
    case semantics(String, old: String?, new: String?)
    /// The node is new, with all inside of it.
    case added
    /// The node is gone, with all inside of it.
    case removed
    /// The node has another place among its siblings, counted from 0, or another parent.
    case moved(from: NodePath, oldPlace: Int, newPlace: Int)
    /// The frame in points.
    case frame(old: Rect, new: Rect)
    /// What is painted for the node, while its attributes and its frame are the same.
    case painting
    /// A diagnostic that was not there before.
    case diagnosticAdded(Diagnostic)
    /// A diagnostic that is not there any more.
    case diagnosticRemoved(Diagnostic)
  }
}

extension Scene {
  /// What has changed since an older scene.
  ///
  /// Siblings are matched by their identities, then by what they hold, then by how much of that
  /// they have in common. Time grows with the number of nodes; lists of siblings that differ in
  /// hundreds of places are matched in their order instead of in the best way.
  public func difference(from old: Scene) -> SceneDifference {
    SceneDifference(changes: SceneComparison(old: old, new: self).changes.map(\.change))
  }
}

extension SceneDifference.Change {
  /// The place among all changes, the most telling first.
  var rank: Int {
    if isConsequence { return 3 }
    return switch kind {
    case .canvas: 0
    case .attribute, .semantics, .added, .removed, .moved, .diagnosticAdded, .diagnosticRemoved: 1
    case .frame, .painting: 2
    }
  }
}

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
