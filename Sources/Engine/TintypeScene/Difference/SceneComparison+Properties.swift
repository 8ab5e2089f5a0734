// SPDX-License-Identifier: MIT

extension SceneComparison {
  var canvasChanges: [SceneDifference.Change] {
    let (before, after) = (old.scene.canvas, new.scene.canvas)
    return zip(before.properties, after.properties).compactMap { left, right in
      guard left.text != right.text else { return nil }
      return SceneDifference.Change(kind: .canvas(left.name, old: left.text, new: right.text))
    }
  }

  var diagnosticChanges: [SceneDifference.Change] {
    var known: [Diagnostic: Int] = [:]
    for diagnostic in old.scene.diagnostics { known[diagnostic, default: 0] += 1 }
    var added: [Diagnostic] = []
    for diagnostic in new.scene.diagnostics {
      if let count = known[diagnostic], count > 0 {
        known[diagnostic] = count - 1
      } else {
        added.append(diagnostic)
      }
    }
    // Of equal diagnostics, the last ones count as removed.
    var removed: [Diagnostic] = []
    for diagnostic in old.scene.diagnostics.reversed() where known[diagnostic, default: 0] > 0 {
      known[diagnostic, default: 0] -= 1
      removed.append(diagnostic)
    }
    return added.map { SceneDifference.Change(kind: .diagnosticAdded($0), path: $0.path) }
      + removed.reversed().map {
        SceneDifference.Change(kind: .diagnosticRemoved($0), path: $0.path)
      }
  }

  /// Returns the attributes that differ: those of the older node in order, then the new ones.
  func attributeChanges(from former: Int, to index: Int) -> [SceneDifference.Kind] {
    let before = old.scene.nodes[former].attributes
    let after = new.scene.nodes[index].attributes
    guard before != after else { return [] }
    var rest: [String: [Attribute]] = [:]
    for attribute in after.reversed() { rest[attribute.name, default: []].append(attribute) }
    var kinds: [SceneDifference.Kind] = []
    for attribute in before {
      let now = rest[attribute.name]?.popLast()
      if now?.digest != attribute.digest {
        kinds.append(.attribute(attribute.name, old: attribute.value, new: now?.value))
      }
    }
    for attribute in after {
      if let added = rest[attribute.name]?.popLast() {
        kinds.append(.attribute(added.name, old: nil, new: added.value))
      }
    }
    return kinds
  }

  /// Returns the semantics that differ, except those that an attribute already describes.
  func semanticsChanges(from former: Int, to index: Int) -> [SceneDifference.Kind] {
    let (before, after) = (old.scene.nodes[former], new.scene.nodes[index])
    guard before.semantics != after.semantics else { return [] }
    let reported = [before, after].map { node in
      var reported = Set<String>()
      if node.reports("text", node.semantics?.label) { reported.insert("accessibilityLabel") }
      if node.reports("accessibilityIdentifier", node.semantics?.identifier) {
        reported.insert("accessibilityIdentifier")
      }
      return reported
    }
    let pairs = zip(
      (before.semantics ?? Semantics()).properties, (after.semantics ?? Semantics()).properties)
    return pairs.compactMap { left, right in
      let isReported = reported.allSatisfy { $0.contains(left.name) }
      guard left.text != right.text, !isReported else { return nil }
      return .semantics(left.name, old: left.text, new: right.text)
    }
  }
}

extension Attribute {
  /// The digest of the attribute, which is equal for equal attributes, including those that contain
  /// NaN.
  fileprivate var digest: UInt64 {
    var hash = StableHash()
    hash.combine(self)
    return hash.value
  }
}

extension Scene.Node {
  /// Returns a Boolean value that indicates whether an attribute has the given text, or both are
  /// missing.
  fileprivate func reports(_ name: String, _ text: String?) -> Bool {
    let value = attributes.first { $0.name == name }?.value
    return value == text.map { .text($0) }
  }
}

extension Scene.Canvas {
  var properties: [(name: String, text: String?)] {
    [
      ("size", "\(size.width.pointText) × \(size.height.pointText)"),
      ("scale", scale.pointText),
      ("colorScheme", colorScheme.rawValue),
      ("layoutDirection", layoutDirection.rawValue),
      ("platformStyle", platformStyle.rawValue),
      ("background", background?.description),
    ]
  }
}

extension Semantics {
  /// The properties by the names of the modifiers that set them, each as text or `nil`.
  var properties: [(name: String, text: String?)] {
    let unnamed = traits.rawValue & ~((1 << 19) - 1)
    let words = traits.names + (unnamed == 0 ? [] : ["\(unnamed)"])
    return [
      ("accessibilityLabel", label?.debugDescription),
      ("accessibilityValue", value?.debugDescription),
      ("accessibilityHint", hint?.debugDescription),
      ("accessibilityIdentifier", identifier?.debugDescription),
      ("accessibilityTraits", words.isEmpty ? nil : words.joined(separator: " ")),
      ("accessibilityActions", actions.isEmpty ? nil : actions.map(\.name).joined(separator: " ")),
      ("accessibilityElement", children?.rawValue),
      ("accessibilitySortPriority", sortPriority == 0 ? nil : "\(sortPriority.pointText)"),
      ("accessibilityHeading", headingLevel.map { "h\($0)" }),
      ("accessibilityHidden", isHidden ? "true" : nil),
    ]
  }
}
