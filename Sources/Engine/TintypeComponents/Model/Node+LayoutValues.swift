// SPDX-License-Identifier: MIT

extension Node {
  /// Returns the value for a key that the outermost modifier sets, also within the body of a
  /// composed component.
  package func layoutValue<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value? {
    for modifier in modifiers.reversed() {
      if case .layoutValue(let value) = modifier, let value = value.value(for: key) { return value }
    }
    guard isTransparent, children.count == 1, let child = children.first else { return nil }
    return child.layoutValue(for: key)
  }

  /// Returns the value for a key that the innermost modifier has set, `nil` if there is none.
  package func innermostLayoutValue<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value? {
    if isTransparent, children.count == 1,
      let value = children[0].innermostLayoutValue(for: key)
    {
      return value
    }
    for modifier in modifiers {
      if case .layoutValue(let value) = modifier, let value = value.value(for: key) { return value }
    }
    return nil
  }

  /// Adds a value for a key.
  package mutating func setLayoutValue<Key: LayoutValueKey>(_ value: Key.Value, for key: Key.Type) {
    modifiers.append(.layoutValue(LayoutValue(key: key, value: value)))
  }

  /// Returns the node without its values for some keys, also within the body of a composed
  /// component.
  ///
  /// Values are stored by reference and can be neither encoded nor compared by value.
  func removingLayoutValues(for keys: [any LayoutValueKey.Type]) -> Node {
    removing(keys.map { ObjectIdentifier($0) })
  }

  private func removing(_ keys: [ObjectIdentifier]) -> Node {
    var node = self
    for index in modifiers.indices.reversed() {
      guard case .layoutValue(let value) = modifiers[index], keys.contains(value.key) else {
        continue
      }
      node.modifiers.remove(at: index)
      // Attachments and the frame of the id refer to modifiers by index.
      for attachment in node.attachments.indices where node.attachments[attachment].modifier > index
      {
        node.attachments[attachment].modifier -= 1
      }
      if let position = node.idPosition, position > index { node.idPosition = position - 1 }
    }
    if isTransparent { node.children = children.map { $0.removing(keys) } }
    return node
  }

  /// A Boolean value that indicates whether the node is only the boundary of a composed component.
  var isTransparent: Bool { content == .component }
}
