// SPDX-License-Identifier: MIT

import TintypeScene

/// Changes of a scene that have one cause: the same attribute with the same values, wherever it
/// occurs, or a node that was added, removed or moved.
struct ChangeGroup {
  /// The changes, as indices in a list of changes.
  var changes: [Int] = []
  /// The ways to undo the changes in the newer component.
  var reversions: [SceneReversion] = []
  /// A Boolean value that indicates whether the older size of the canvas is a part of the change.
  var hasCanvasSize = false
  /// A Boolean value that indicates whether the older background of the canvas is a part of the
  /// change.
  var hasBackground = false
  /// A Boolean value that indicates whether the older color scheme of the canvas is a part of the
  /// change.
  var hasColorScheme = false
  /// A Boolean value that indicates whether the older layout direction of the canvas is a part of
  /// the change.
  var hasLayoutDirection = false
  /// The newer values by the older ones, if another environment is the cause.
  var environment: [Attribute.Value: Attribute.Value] = [:]
  /// The newer lengths of nodes by the older ones, if another text size is the cause.
  var lengths: [SceneRevision.LengthKey: Length] = [:]
  /// The trait that is the cause, if another environment is the cause.
  var trait: SceneRevision.Trait?
  /// The changes that cannot be undone.
  var irreversible: [Int] = []

  /// A Boolean value that indicates whether all changes can be undone.
  var isComplete: Bool { irreversible.isEmpty }

  /// A Boolean value that indicates whether a change can be undone.
  var canBeReverted: Bool {
    !reversions.isEmpty || hasCanvasSize || hasBackground || hasColorScheme || hasLayoutDirection
  }

  /// A Boolean value that indicates whether the older drawing replaces a node, which has the older
  /// size in any layout.
  var isApproximate: Bool {
    reversions.contains { reversion in
      switch reversion.action {
      case .drawing, .insertion: true
      case .attribute, .removal, .move: false
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
  static func groups(of changes: [SceneChange], in layout: any SceneLayout) -> [ChangeGroup] {
    var places: [String: Int] = [:]
    var groups: [ChangeGroup] = []
    var searched = 0
    let environment = EnvironmentChanges(changes.map(\.change))
    let stated = Set(changes.filter(\.change.explainsFrame).compactMap(\.change.path))
    for (index, change) in changes.enumerated() {
      guard var key = change.change.groupKey else { continue }
      if case .frame = change.change.kind, let path = change.change.path, stated.contains(path) {
        continue
      }
      if let trait = environment.trait(of: change.change) { key = trait }
      let place = places[key] ?? groups.count
      if place == groups.count {
        places[key] = place
        groups.append(ChangeGroup())
      }
      groups[place].changes.append(index)
      if let trait = trait(key) {
        groups[place].trait = trait
        switch change.change.kind {
        case .attribute(let name, .number(let old)?, .number(let new)?):
          let key = SceneRevision.LengthKey(
            type: change.change.nodeType, name: name, length: old)
          groups[place].lengths[key] = new
        case .attribute(_, let old?, let new?): groups[place].environment[old] = new
        default: break
        }
      }
      switch change.change.kind {
      case .canvas("size", _, _): groups[place].hasCanvasSize = true
      case .canvas("background", _, _): groups[place].hasBackground = true
      case .canvas("colorScheme", _, _): groups[place].hasColorScheme = true
      case .canvas("layoutDirection", _, _): groups[place].hasLayoutDirection = true
      default:
        // The layout direction is set without a search.
        if key != "layoutDirection" { searched += 1 }
        let reversion =
          searched > searchLimit ? nil : change.reversions.first(where: layout.canRevert)
        if let reversion {
          groups[place].reversions.append(reversion)
        } else {
          groups[place].irreversible.append(index)
        }
      }
    }
    return groups
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
