// SPDX-License-Identifier: MIT

import TintypeComponents

/// A tab of a tab view.
public struct Tab<Value, Content, Label> {
  private let value: Value?
  private let role: TabRole?
  private let label: Label
  private let content: Content

  nonisolated init(value: Value?, role: TabRole? = nil, label: Label, content: Content) {
    self.value = value
    self.role = role
    self.label = label
    self.content = content
  }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  /// The type of the value that selects the tab.
  public typealias TabValue = Value

  // swift-format-ignore: OmitExplicitReturns
  /// The tab.
  @MainActor @preconcurrency public var body: Tab<Value, Content, Label> { return self }

  /// Returns the tab.
  public nonisolated func _makeTabs(in scope: _ViewScope) -> _TabElements {
    var element = TabElement(
      tag: value.map { ViewTag($0, includeOptional: true) },
      label: (label as? DefaultTabLabel)?.replacing(role) ?? label, content: content,
      in: scope.scope)
    element.isSearch = role == .search
    return _TabElements(elements: [element])
  }
}

/// The label of a tab with a title and an image, or of a tab with a role.
@MainActor @preconcurrency
public struct DefaultTabLabel: View {
  private let label: SwiftUI.Label<Text, Image>?

  nonisolated init(_ label: SwiftUI.Label<Text, Image>? = nil) { self.label = label }

  /// Returns the label of a role if there is no label.
  nonisolated func replacing(_ role: TabRole?) -> DefaultTabLabel {
    guard label == nil, role == .search else { return self }
    return DefaultTabLabel(
      SwiftUI.Label(title: Text(system: .search), icon: Image(systemName: "magnifyingglass")))
  }
}

extension DefaultTabLabel {
  /// The content of the view.
  @MainActor @preconcurrency public var body: some View { label }
}
