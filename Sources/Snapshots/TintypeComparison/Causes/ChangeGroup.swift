// SPDX-License-Identifier: MIT

import TintypeScene

/// Changes of a scene that have one cause: the same attribute with the same values, wherever it
/// occurs, or a node that was added, removed or moved.
struct ChangeGroup {
  /// The changes, as indices in a list of changes.
  var changes: [Int] = []
  /// The ways to undo the changes in the newer component, by the tiles that contain the changes.
  var reversions: [[String]: [SceneReversion]] = [:]
  /// The newer values by the older ones in each tile, if another environment is the cause.
  var environment: [[String]: Values] = [:]
  /// The trait that is the cause, if another environment is the cause.
  var trait: SceneRevision.Trait?
  /// The changes that cannot be undone.
  var irreversible: [Int] = []

  /// The values that another environment changes.
  struct Values {
    /// The newer values by the older ones.
    var newer: [Attribute.Value: Attribute.Value] = [:]
    /// The newer lengths of nodes by the older ones.
    var lengths: [SceneRevision.LengthKey: Length] = [:]
  }

  /// A Boolean value that indicates whether all changes can be undone.
  var isComplete: Bool { irreversible.isEmpty }

  /// A Boolean value that indicates whether a change can be undone.
  var canBeReverted: Bool { !reversions.isEmpty }

  /// A Boolean value that indicates whether the older drawing replaces a node, which has the older
  /// size in any layout.
  var isApproximate: Bool {
    reversions.values.joined().contains { reversion in
      switch reversion.action {
      case .drawing, .insertion: true
      case .attribute, .removal, .move, .canvas: false
      }
    }
  }

  /// The maximum number of attributes whose reversion is searched.
  private static let searchLimit = 1000

  private static func trait(_ key: String) -> SceneRevision.Trait? {
    switch key {
    case "colorScheme": .colorScheme
    case "dynamicTypeSize": .dynamicTypeSize
    default: nil
    }
  }

  /// Returns the groups of changes that may move pixels, in the order of their first changes.
  ///
  /// The changes of each tile of a contact sheet are grouped as those of a scene. Then groups with
  /// one cause in several tiles become one.
  static func groups(of changes: [SceneChange], in layout: any SceneLayout) -> [ChangeGroup] {
    var places: [GroupKey: Int] = [:]
    var groups: [(key: GroupKey, group: ChangeGroup)] = []
    var searched = 0
    let environments = Dictionary(grouping: changes, by: \.tiles).mapValues {
      EnvironmentChanges($0.map(\.change))
    }
    let stated = Set(changes.filter(\.change.explainsFrame).compactMap(\.change.path))
    for (index, change) in changes.enumerated() {
      guard var text = change.inTile.groupKey else { continue }
      if case .frame = change.change.kind, let path = change.change.path, stated.contains(path) {
        continue
      }
      if let trait = environments[change.tiles]?.trait(of: change.change) { text = trait }
      let key = GroupKey(tiles: change.tiles, text: text)
      let place = places[key] ?? groups.count
      if place == groups.count {
        places[key] = place
        groups.append((key, ChangeGroup()))
      }
      // The layout direction and the canvas are set without a search.
      if text != "layoutDirection" { searched += change.isSearched ? 1 : 0 }
      groups[place].group.add(
        index, change, trait(text), isSearched: searched <= searchLimit, in: layout)
    }
    return merged(groups, changes)
  }

  private mutating func add(
    _ index: Int, _ change: SceneChange, _ trait: SceneRevision.Trait?, isSearched: Bool,
    in layout: any SceneLayout
  ) {
    changes.append(index)
    if let trait {
      self.trait = trait
      var values = environment[change.tiles] ?? Values()
      switch change.change.kind {
      case .attribute(let name, .number(let old)?, .number(let new)?):
        let key = SceneRevision.LengthKey(type: change.change.nodeType, name: name, length: old)
        values.lengths[key] = new
      case .attribute(_, let old?, let new?): values.newer[old] = new
      default: break
      }
      environment[change.tiles] = values
    }
    let reversion =
      isSearched ? change.reversions.first { layout.canRevert($0, in: change.tiles) } : nil
    if let reversion {
      reversions[change.tiles, default: []].append(reversion)
    } else {
      irreversible.append(index)
    }
  }

  /// The key of changes that are undone together.
  private struct GroupKey: Hashable {
    var tiles: [String]
    var text: String
  }

  /// The key of groups of several tiles that have one cause.
  private struct CauseKey: Hashable {
    var text: String
    var name: CauseName
  }

  /// Joins the groups of several tiles that have the same key and the same name.
  private static func merged(
    _ groups: [(key: GroupKey, group: ChangeGroup)], _ changes: [SceneChange]
  ) -> [ChangeGroup] {
    var places: [CauseKey: Int] = [:]
    var merged: [ChangeGroup] = []
    for (key, group) in groups {
      guard !key.tiles.isEmpty else {
        merged.append(group)
        continue
      }
      let name = CauseName(group.changes.map { changes[$0].change })
      let cause = CauseKey(text: key.text, name: name)
      if let place = places[cause] {
        merged[place].formUnion(group)
      } else {
        places[cause] = merged.count
        merged.append(group)
      }
    }
    return merged
  }

  private mutating func formUnion(_ other: ChangeGroup) {
    changes += other.changes
    irreversible += other.irreversible
    reversions.merge(other.reversions) { $0 + $1 }
    environment.merge(other.environment) { first, _ in first }
  }
}

extension SceneChange {
  /// The change as a change of the scene of its tile.
  fileprivate var inTile: SceneDifference.Change {
    var change = change
    // A tile adds two elements, those of the sheet and of the tile.
    change.path = change.path.map {
      NodePath(elements: Array($0.elements.dropFirst(2 * tiles.count)))
    }
    return change
  }

  /// A Boolean value that indicates whether undoing the change requires a search.
  fileprivate var isSearched: Bool {
    if case .canvas = change.kind { false } else { true }
  }
}

extension SceneDifference.Change {
  /// A text that is equal for changes with one cause; `nil` for changes that move no pixels by
  /// themselves.
  var groupKey: String? {
    let place = path?.description ?? ""
    switch kind {
    case .semantics, .diagnosticAdded, .diagnosticRemoved: return nil
    case .canvas("colorScheme", _, _): return "colorScheme"
    case .canvas("layoutDirection", _, _): return "layoutDirection"
    case .canvas(let name, _, _): return isConsequence ? nil : "canvas \(name)"
    // Layouts are code, so that a changed one has no attributes.
    case .frame: return isConsequence ? nil : "layout"
    case .painting: return isConsequence ? nil : "drawing \(place)"
    case .added: return "added \(place)"
    case .removed: return "removed \(place)"
    case .moved: return "moved \(place)"
    case .attribute(let name, let old, let new): return Self.key(name, old, new, at: place)
    }
  }

  private static func key(
    _ name: String, _ old: Attribute.Value?, _ new: Attribute.Value?, at place: String
  ) -> String {
    if name == "text" || name.hasSuffix("].text") { return "text \(place)" }
    if name == "name" || name == "drawing" { return "symbol \(place)" }
    if name == "layoutDirection" || name == "mirrored" { return "layoutDirection" }
    guard let old, let new else {
      let owner = name.prefix { $0 != "." }
      return "attribute \(place) \(owner) \(old == nil ? "added" : "removed")"
    }
    switch (old, new) {
    case (.font, .font), (.color, .color): return "\(old) → \(new)"
    default: return "\(foldedName(name)) \(old) → \(new)"
    }
  }

  /// Returns the name of an attribute without ordinals and edges: `padding` for
  /// `padding[0].leading`.
  static func foldedName(_ name: String) -> String {
    var parts = name.split(separator: ".").map { part in
      part.last == "]" ? String(part.prefix { $0 != "[" }) : String(part)
    }
    let edges: Set<String> = ["top", "leading", "bottom", "trailing"]
    if parts.count > 1, let last = parts.last, edges.contains(last) { parts.removeLast() }
    return parts.joined(separator: ".")
  }
}
