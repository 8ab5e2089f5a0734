// SPDX-License-Identifier: MIT

/// One of the components that a picker offers.
struct PickerOption {
  /// What it shows.
  let content: Node
  /// Whether it is chosen.
  let isSelected: Bool
  /// Chooses it; `nil` where it has no tag of the selection's type.
  let choose: (() -> Void)?

  /// The components of a list as options, in a font that has another weight in the one that is
  /// chosen.
  static func options<Tag: Hashable & Sendable>(
    of list: ComponentList,
    selection: Binding<Tag>,
    in context: ResolutionContext,
    font: Font,
    selectedWeight: Font.Weight
  ) -> [PickerOption] {
    var context = context
    context.environment.font = font
    let selected = selection.wrappedValue
    var isFound = false
    return context.nodes(of: list).map { node in
      let tag = node.tag?.value as? Tag
      let isSelected = !isFound && tag == selected
      isFound = isFound || isSelected
      var content = node.withoutTag
      if isSelected { content.replace(font, by: font.weight(selectedWeight)) }
      return PickerOption(
        content: content, isSelected: isSelected,
        choose: tag.map { tag in { selection.wrappedValue = tag } })
    }
  }

  /// A component that chooses the option when it is tapped, and tells whether it is chosen.
  func choosable(_ component: some Component) -> some Component {
    component
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
      .accessibilityAddTraits(choose == nil ? .isDisabled : [])
      .onTapGesture { choose?() }
      .disabled(choose == nil)
  }
}

/// The tag of a component.
private struct PickerTag: Sendable {
  let value: any Hashable & Sendable
}

private enum PickerTagKey: LayoutValueKey {
  static var defaultValue: PickerTag? { nil }
}

extension Node {
  /// Sets in another font what text in the node and inside of it is set in one.
  fileprivate mutating func replace(_ font: Font, by other: Font) {
    if case .text(var text) = content {
      for index in text.runs.indices where text.runs[index].font == font {
        text.runs[index].font = other
      }
      content = .text(text)
    }
    for index in children.indices { children[index].replace(font, by: other) }
  }

  /// The outermost tag.
  fileprivate var tag: PickerTag? {
    for modifier in modifiers.reversed() {
      if case .layoutValue(let value) = modifier, let tag = value.value(for: PickerTagKey.self) {
        return tag
      }
    }
    return nil
  }

  /// The node as it is coded and compared: a tag is held by reference.
  fileprivate var withoutTag: Node {
    var node = self
    for index in modifiers.indices.reversed() {
      guard case .layoutValue(let value) = modifiers[index],
        value.value(for: PickerTagKey.self) != nil
      else { continue }
      node.modifiers.remove(at: index)
      // What other modifiers bring along is named by their place.
      for attachment in node.attachments.indices where node.attachments[attachment].modifier > index
      {
        node.attachments[attachment].modifier -= 1
      }
    }
    return node
  }
}

extension Component {
  /// Gives the component the value that a picker's selection has when it is chosen.
  public func tag(_ tag: some Hashable & Sendable) -> some Component {
    layoutValue(key: PickerTagKey.self, value: PickerTag(value: tag))
  }
}
