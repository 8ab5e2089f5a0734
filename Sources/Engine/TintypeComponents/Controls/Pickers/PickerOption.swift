// SPDX-License-Identifier: MIT

/// An option of a picker.
struct PickerOption {
  /// The content of the option.
  let content: Node
  /// A Boolean value that indicates whether the option is selected.
  let isSelected: Bool
  /// The closure that selects the option; `nil` without a tag of the selection's type.
  let choose: (() -> Void)?

  /// Returns the components of a list as options in a font, with another weight for the selected
  /// option.
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
    return context.nodes(of: list).flatMap(\.options).map { node in
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

  /// Returns the content with a check mark at its end if the option is selected.
  func row(in environment: EnvironmentValues) -> some Component {
    HStack(spacing: 12) {
      content
      Spacer(minLength: 0)
      // Laid out even if invisible, so that a selection does not change the layout.
      Symbol("checkmark").font(environment.controlFont(weight: .semibold))
        .foregroundStyle(environment.controlColors.mark(environment.tint))
        .opacity(isSelected ? 1 : 0)
        .accessibilityHidden()
    }
  }

  /// Returns the actions of a closed menu, by the text of the options.
  static func actions(of options: [PickerOption]) -> [ActionKind: (String?) -> Void] {
    var actions: [ActionKind: (String?) -> Void] = [:]
    for option in options {
      guard let choose = option.choose else { continue }
      let kind = ActionKind.pick(option.content.plainText)
      if actions[kind] == nil { actions[kind] = { _ in choose() } }
    }
    return actions
  }

  /// Adds an action and accessibility traits that make a component selectable.
  func choosable(_ component: some Component) -> some Component {
    component
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
      .accessibilityAddTraits(choose == nil ? .isDisabled : [])
      .onTapGesture { choose?() }
      .disabled(choose == nil)
  }
}

extension ActionKind {
  /// Returns the selection of an option in the menu of a picker.
  package static func pick(_ option: String) -> ActionKind { .gesture("pick.\(option)") }
}

/// The tag of a component.
struct PickerTag: Sendable {
  let value: any Hashable & Sendable
}

enum PickerTagKey: LayoutValueKey {
  static var defaultValue: PickerTag? { nil }
}

extension Node {
  /// Replaces a font in the text of the node and its descendants.
  fileprivate mutating func replace(_ font: Font, by other: Font) {
    if case .text(var text) = content {
      for index in text.runs.indices where text.runs[index].font == font {
        text.runs[index].font = other
      }
      content = .text(text)
    }
    for index in children.indices { children[index].replace(font, by: other) }
  }

  /// The options that the node consists of: the children of a composed component without
  /// modifiers that has several, or else the node itself.
  fileprivate var options: [Node] {
    guard isTransparent, children.count > 1, modifiers.isEmpty else { return [self] }
    return children.flatMap(\.options)
  }

  /// The tag set by the outermost modifier.
  fileprivate var tag: PickerTag? { layoutValue(for: PickerTagKey.self).flatMap { $0 } }

  /// The value of the tag, if any.
  package var tagValue: (any Hashable)? { tag?.value }

  /// Returns the node with a tag if it has none.
  package func tagged(implicitly tag: some Hashable & Sendable) -> Node {
    guard self.tag == nil else { return self }
    var node = self
    node.setLayoutValue(PickerTag(value: tag), for: PickerTagKey.self)
    return node
  }

  /// The node without its tag.
  fileprivate var withoutTag: Node { removingLayoutValues(for: [PickerTagKey.self]) }
}

extension Component {
  /// Sets the value of a picker's selection that corresponds to the component.
  public func tag(_ tag: some Hashable & Sendable) -> some Component {
    layoutValue(key: PickerTagKey.self, value: PickerTag(value: tag))
  }
}
