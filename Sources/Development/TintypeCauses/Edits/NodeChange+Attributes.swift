// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeComponents
import TintypeReverting

extension NodeChange {
  /// Returns a change of one attribute of a node.
  ///
  /// The change affects a field of the content or of a modifier, adds a modifier, or removes the
  /// last one.
  static func attribute(
    of address: NodeAddress, in tree: Node, _ words: GalleryVocabulary,
    _ draws: inout SeededGenerator
  ) -> NodeChange? {
    let node = tree[address]
    let content = CodedValue(node.content)?.enumeration
    let fields = content.flatMap { words.fields[$0.kind] }?.keys.sorted() ?? []
    let place = Int.random(in: 0..<fields.count + node.modifiers.count + 2, using: &draws)
    var changed = node
    var modifier: String?
    if place < fields.count {
      guard let content,
        let new = changing(fields[place], of: content.value, content.kind, words, &draws),
        let decoded = CodedValue.enumeration(content.kind, new).decoded(as: Node.Content.self)
      else { return nil }
      // Text changes are a separate kind.
      if case .text(let before) = node.content, case .text(let after) = decoded,
        before.string != after.string
      {
        return nil
      }
      changed.content = decoded
    } else if place < fields.count + node.modifiers.count {
      let index = place - fields.count
      modifier = node.modifierName(at: index)
      guard let coded = CodedValue(node.modifiers[index]),
        let new = changingLeaf(of: coded, words, &draws).decoded(as: Node.Modifier.self),
        new.name == node.modifiers[index].name
      else { return nil }
      changed.modifiers[index] = new
    } else if place == fields.count + node.modifiers.count {
      guard let new = words.modifiers.randomElement(using: &draws) else { return nil }
      changed.modifiers.append(new)
      modifier = changed.modifierName(at: changed.modifiers.count - 1)
    } else {
      let last = node.modifiers.count - 1
      guard last >= 0, node.nodes(attachedTo: last).isEmpty else { return nil }
      modifier = node.modifierName(at: last)
      changed.modifiers.removeLast()
    }
    guard changed != node else { return nil }
    var new = tree
    new[address] = changed
    return NodeChange(
      tree: new, edit: .replacement(address, changed), path: new.path(of: address),
      modifier: modifier,
      field: place < fields.count ? fields[place] : nil)
  }

  private init(tree: Node, edit: NodeEdit, path: NodePath?, modifier: String?, field: String?) {
    (self.tree, self.edit) = (tree, edit)
    made = "\(path?.description ?? "") · \(modifier ?? "") \(field ?? "")"
    isNamed = { change in
      guard change.path == path else { return false }
      switch change.kind {
      case .attribute(let name, _, _):
        guard let modifier else { return !name.isOfModifier }
        // The identifier by which tests find a node is part of a semantic modifier.
        return name == modifier || name.hasPrefix(modifier + ".")
          || (modifier.hasPrefix("accessibility[") && name == "accessibilityIdentifier")
      case .semantics:
        return modifier.map { name in
          ["accessibility[", "actions[", "hidden[", "opacity["].contains { name.hasPrefix($0) }
        } ?? false
      default: return false
      }
    }
  }

  /// Returns the content with a different value in one field, or with a field that was not set.
  private static func changing(
    _ field: String, of content: CodedValue, _ kind: String, _ words: GalleryVocabulary,
    _ draws: inout SeededGenerator
  ) -> CodedValue? {
    var content = content
    if let known = content[field] {
      content[field] = changingLeaf(of: known, named: field, words, &draws)
    } else {
      content[field] = words.fields[kind]?[field]?.randomElement(using: &draws)
    }
    return content
  }

  private static func changingLeaf(
    of value: CodedValue, named name: String = "", _ words: GalleryVocabulary,
    _ draws: inout SeededGenerator
  ) -> CodedValue {
    var count = 0
    value.visitLeaves(named: name) { _, _ in count += 1 }
    guard count > 0 else { return value }
    var number = Int.random(in: 0..<count, using: &draws)
    let draw = Double.random(in: 0..<1, using: &draws)
    return value.changingLeaf(&number, named: name) { field, leaf in
      changed(leaf, field, draw, words)
    }
  }

  /// Returns an inverted flag, a number with a realistic change, or another string of the same
  /// field.
  private static func changed(
    _ leaf: CodedValue, _ field: String, _ draw: Double, _ words: GalleryVocabulary
  ) -> CodedValue {
    switch leaf {
    case .flag(let flag): return .flag(!flag)
    case .number(let number):
      let parts = ["red", "green", "blue", "opacity", "location", "x", "y"]
      if (0...1).contains(number), number != number.rounded() || parts.contains(field) {
        return .number(number < 0.5 ? number + 0.1 + draw * 0.4 : number - 0.1 - draw * 0.4)
      }
      return .number(number + [-4, -2, -1, 1, 2, 3, 4, 8, 12, 16][Int(draw * 10)])
    case .text(let word):
      let others = (words.words[field] ?? []).filter { $0 != word }
      return others.isEmpty ? leaf : .text(others[Int(draw * Double(others.count))])
    case .null, .list, .object: return leaf
    }
  }
}

extension String {
  /// A Boolean value that indicates whether an attribute of this name belongs to a modifier.
  fileprivate var isOfModifier: Bool {
    let ownLists = ["run", "shape", "stroke", "strokeBorder", "columns", "rows"]
    guard let bracket = firstIndex(of: "[") else { return self == "accessibilityIdentifier" }
    return !ownLists.contains(String(self[..<bracket]))
  }
}
