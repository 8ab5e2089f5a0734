// SPDX-License-Identifier: MIT

import TintypeComponents

// Drawn by TintypeComponents/Controls/Groups/DisclosureGroup.swift.

/// A label that shows or hides the content below it.
public struct DisclosureGroup<Label, Content>: View where Label: View, Content: View {
  private let binding: Binding<Bool>?
  private nonisolated(unsafe) let content: () -> Content
  private nonisolated(unsafe) let label: Label
  @State private var isExpanded = false

  nonisolated init(
    binding: Binding<Bool>?, content: @escaping () -> Content, label: Label
  ) {
    self.binding = binding
    self.content = content
    self.label = label
  }

  /// The label, and the content if it is visible.
  public var body: some View {
    DisclosureContent(isExpanded: binding ?? $isExpanded, content: content, label: label)
  }
}

extension DisclosureGroup {
  /// Creates a group whose content is hidden at first.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(binding: nil, content: content, label: label())
  }

  /// Creates a group.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(binding: isExpanded, content: content, label: label())
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a localized label whose content is hidden at first.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(binding: nil, content: content, label: Text(titleKey))
  }

  /// Creates a group with a text as its label whose content is hidden at first.
  @_disfavoredOverload
  public nonisolated init<S>(_ label: S, @ViewBuilder content: @escaping () -> Content)
  where S: StringProtocol {
    self.init(binding: nil, content: content, label: Text(label))
  }

  /// Creates a group with a localized label.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(binding: isExpanded, content: content, label: Text(titleKey))
  }

  /// Creates a group with a text as its label.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) where S: StringProtocol {
    self.init(binding: isExpanded, content: content, label: Text(label))
  }
}

/// The label and content of a disclosure group in a state.
private struct DisclosureContent<Label: View, Content: View> {
  let isExpanded: Binding<Bool>
  let content: () -> Content
  let label: Label
}

extension DisclosureContent: View, PrimitiveView {
  nonisolated func nodes(in scope: ViewScope) -> [Node] {
    if let style = scope.environment.style((any DisclosureGroupStyle).self) {
      let configuration = DisclosureGroupStyleConfiguration(
        label: DisclosureGroupStyleConfiguration.Label(
          content: StyleContent(label, in: scope, at: .part("label"))),
        content: DisclosureGroupStyleConfiguration.Content(
          content: StyleContent(content(), in: scope, at: .part("content"))),
        isExpanded: isExpanded)
      return scope.nodes(of: style, configuration)
    }
    let isOpen = isExpanded.wrappedValue
    return scope.nodes(
      of: TintypeComponents.DisclosureGroup(
        isExpanded: isOpen, label: scope.list(label, at: "label"),
        content: isOpen ? scope.list(content(), at: "content") : ComponentList([]),
        toggle: scope.action { isExpanded.wrappedValue.toggle() }))
  }
}
