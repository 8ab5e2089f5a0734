// SPDX-License-Identifier: MIT

import TintypeBase

/// The changes between two scenes, in the order of the newer one.
///
/// Nodes are matched by type, identity and content, not by ordinal: if other nodes are inserted
/// before a node, it is still the same node and is not reported.
public struct SceneDifference: Hashable, Codable, Sendable {
  /// The changes: the canvas, then the nodes in their order, then the diagnostics.
  ///
  /// A removed node is listed at the position of its parent. Of an added or removed subtree, only
  /// the outermost node is listed.
  public var changes: [Change]

  /// Creates a difference from changes.
  package init(changes: [Change] = []) { self.changes = changes }

  /// A Boolean value that indicates whether nothing changed.
  public var isEmpty: Bool { changes.isEmpty }

  /// The changes from the most significant to the least.
  ///
  /// The order is: the canvas; then nodes that were added, removed, moved, or have changed
  /// attributes or semantics, and diagnostics; then frames and painting that nothing explains; and
  /// finally consequences. Within each rank, changes are in scene order.
  package var ranked: [Change] {
    changes.indices.sorted { left, right in
      let ranks = (changes[left].rank, changes[right].rank)
      return ranks.0 == ranks.1 ? left < right : ranks.0 < ranks.1
    }.map { changes[$0] }
  }

  /// A single change.
  public struct Change: Hashable, Codable, Sendable {
    /// The kind of the change.
    package var kind: Kind
    /// The path of the node in the newer scene, or in the older one if the node was removed; `nil`
    /// if the change affects the whole scene.
    public var path: NodePath?
    /// The first text within the node, shortened, which helps users to recognize the node.
    public var text: String?
    /// A Boolean value that indicates whether another change explains this one.
    ///
    /// An example is a frame that moved because a node before it grew. A frame is a consequence if
    /// no attribute of its node changed and
    /// - it kept its size and moved as far as its parent, or
    /// - a descendant of the node was changed, added, removed, moved or resized, and the node's
    ///   size differs, or
    /// - an attribute of an ancestor changed; a sibling of the node or of an ancestor, or a
    ///   descendant of such a sibling, was changed, added, removed or moved; or the size, scale or
    ///   direction of the canvas differs, or
    /// - it kept its size, and the size of its parent or of a sibling differs.
    ///
    /// The size of a canvas that is as large as its outermost node is a consequence of changes
    /// inside.
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

  /// The kinds of changes.
  package enum Kind: Hashable, Codable, Sendable {
    /// A property of the canvas: `size`, `scale`, `colorScheme`, `layoutDirection`,
    /// `platformStyle` or `background`.
    case canvas(String, old: String?, new: String?)
    /// An attribute; `nil` if it had or has its default value.
    case attribute(String, old: Attribute.Value?, new: Attribute.Value?)
    /// A property of the semantics, named after the modifier that sets it; `nil` if it is unset.
    case semantics(String, old: String?, new: String?)
    /// The node and all its descendants were added.
    case added
    /// The node and all its descendants were removed.
    case removed
    /// The node has another position among its siblings, counted from 0, or another parent.
    case moved(from: NodePath, oldPlace: Int, newPlace: Int)
    /// The frame in points.
    case frame(old: Rect, new: Rect)
    /// The paint commands of the node, while its attributes and its frame are the same.
    case painting
    /// A diagnostic was added.
    case diagnosticAdded(Diagnostic)
    /// A diagnostic was removed.
    case diagnosticRemoved(Diagnostic)
  }
}

extension Scene {
  /// Returns the changes since an older scene.
  ///
  /// Siblings are matched by their identities, then by equal content, then by similar content. The
  /// time grows with the number of nodes. Lists of siblings that differ in hundreds of
  /// positions are matched greedily in their order instead of optimally. Contact sheets are compared
  /// tile by tile.
  public func difference(from old: Scene) -> SceneDifference {
    if let sheets = SheetComparison(old: old, new: self) {
      return SceneDifference(changes: sheets.changes(isReversible: false).map(\.change))
    }
    return SceneDifference(changes: SceneComparison(old: old, new: self).changes.map(\.change))
  }
}

extension SceneDifference.Change {
  /// The rank among all changes, the most significant first.
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
      "\(path.map { "\($0) · " } ?? "")canvas \(name) \(Self.arrow(old ?? "none", new ?? "none"))"
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
        "\(subject) moved from position \(oldPlace) to \(newPlace)"
      } else {
        "\(subject) moved from \(from)"
      }
    case .frame(let old, let new): "\(subject) · \(Self.text(old, new))"
    case .painting: "\(subject) · painted differently"
    case .diagnosticAdded(let diagnostic): "diagnostic added: \(diagnostic)"
    case .diagnosticRemoved(let diagnostic): "diagnostic removed: \(diagnostic)"
    }
  }

  private var place: String { path?.description ?? "scene" }

  private var quotation: String { text.map { " \($0.debugDescription)" } ?? "" }

  private var subject: String { place + quotation }

  private static func text(_ old: Rect, _ new: Rect) -> String {
    func corner(_ rect: Rect) -> String { "\(rect.minX.pointText) \(rect.minY.pointText)" }
    func size(_ rect: Rect) -> String { "\(rect.width.pointText) × \(rect.height.pointText)" }
    if size(old) == size(new) { return "origin \(corner(old)) → \(corner(new))" }
    if corner(old) == corner(new) { return "size \(size(old)) → \(size(new))" }
    return "frame \(corner(old)) \(size(old)) → \(corner(new)) \(size(new))"
  }

  private static func arrow(_ old: Attribute.Value?, _ new: Attribute.Value?) -> String {
    let (before, after) = (old?.description ?? "none", new?.description ?? "none")
    guard before == after, let old, let new else { return arrow(before, after) }
    // The values differ by less than the shown precision, so both are shown exactly.
    return "\(old.exactText) → \(new.exactText)"
  }

  /// The longest value that is shown completely, in characters.
  private static let longest = 80

  /// Returns two values with an arrow; long values are reduced to the part in which they differ.
  private static func arrow(_ old: String, _ new: String) -> String {
    guard old.utf8.count > longest || new.utf8.count > longest else { return pair(old, new) }
    let common = zip(old.unicodeScalars, new.unicodeScalars).prefix { $0 == $1 }.count
    func part(_ text: String) -> String {
      let start = max(0, min(common - 20, text.unicodeScalars.count - longest))
      let rest = text.unicodeScalars.dropFirst(start)
      let shown = String(String.UnicodeScalarView(rest.prefix(longest)))
      return (start > 0 ? "…" : "") + shown + (rest.count > longest ? "…" : "")
    }
    return pair(part(old), part(new))
  }

  private static func pair(_ old: String, _ new: String) -> String {
    let values = VisibleText.pair(old, new)
    return "\(values.old) → \(values.new)"
  }
}

extension Attribute.Value {
  /// The value with all digits, and with its kind.
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
  /// All changes in their order, one per line.
  public var description: String { changes.map(\.description).joined(separator: "\n") }

  /// Returns the most significant changes, one per line, and the number of further changes.
  ///
  /// - Parameter limit: The maximum number of changes to list, the most significant first; negative
  ///   numbers count as 0.
  /// - Returns: Lines without a line feed at the end; an empty string if nothing changed.
  public func summary(limit: Int) -> String {
    var lines = ranked.prefix(max(limit, 0)).map(\.description)
    let rest = changes.count - lines.count
    if rest > 0 {
      lines.append(lines.isEmpty ? "\(rest) change\(rest == 1 ? "" : "s")" : "and \(rest) more")
    }
    return lines.joined(separator: "\n")
  }
}
