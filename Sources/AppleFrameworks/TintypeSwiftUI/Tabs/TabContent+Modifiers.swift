// SPDX-License-Identifier: MIT

import TintypeComponents

/// Tabs with a change.
private struct ModifiedTabs<Content: TabContent>: TabContent {
  typealias TabValue = Content.TabValue

  private nonisolated(unsafe) let content: Content
  private nonisolated(unsafe) let change: (inout TabElement) -> Void

  nonisolated init(content: Content, change: @escaping (inout TabElement) -> Void) {
    self.content = content
    self.change = change
  }

  // swift-format-ignore: OmitExplicitReturns
  var body: ModifiedTabs<Content> { return self }

  nonisolated func _makeTabs(in scope: _ViewScope) -> _TabElements {
    _TabElements(
      elements: content._makeTabs(in: scope).elements.map { element in
        var element = element
        change(&element)
        return element
      })
  }
}

extension TabContent {
  nonisolated func changing(
    _ change: @escaping (inout TabElement) -> Void
  ) -> some TabContent<TabValue> {
    ModifiedTabs(content: self, change: change)
  }

  /// Adds a count at the icons of the tabs; 0 adds nothing.
  public nonisolated func badge(_ count: Int) -> some TabContent<Self.TabValue> {
    changing { $0.badge = count == 0 ? nil : Text(count, format: .number) }
  }

  /// Adds a text at the icons of the tabs; `nil` adds nothing.
  public nonisolated func badge(_ label: Text?) -> some TabContent<Self.TabValue> {
    changing { $0.badge = label }
  }

  // Variants: string(key, label)
  /// Adds a text at the icons of the tabs.
  public nonisolated func badge(_ key: LocalizedStringKey) -> some TabContent<Self.TabValue> {
    changing { $0.badge = Text(key) }
  }

  /// Hides the tabs, or shows them.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue> {
    changing { $0.isHidden = $0.isHidden || hidden }
  }

  /// Sets the visibility of the tabs in bars before a user changes it.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - placements: The bars; only the tab bar has an effect.
  /// - Returns: The modified tabs.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> {
    let isHidden = visibility == .hidden && placements.contains(.tabBar)
    return changing { $0.isHidden = $0.isHidden || isHidden }
  }

  /// Sets the identifier of the tabs for customizations, which have no effect on a bar.
  public nonisolated func customizationID(_ id: String) -> some TabContent<Self.TabValue> {
    changing { _ in }
  }

  /// Sets the customization of the tabs by a user, which has no effect on a snapshot.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> {
    changing { _ in }
  }

  /// Sets the placement of the tabs in a style with a sidebar, which has no effect on a bar.
  public nonisolated func tabPlacement(
    _ placement: TabPlacement
  ) -> some TabContent<Self.TabValue> {
    changing { _ in }
  }

  /// Adds actions to a section of a sidebar, which a bar does not show.
  public nonisolated func sectionActions<Content>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<Self.TabValue> where Content: View {
    changing { _ in }
  }

  /// Adds actions to the rows of a sidebar, which a bar does not show.
  public nonisolated func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some TabContent<Self.TabValue> where T: View {
    changing { _ in }
  }

  /// Adds a menu to the rows of a sidebar, which a bar does not show.
  public nonisolated func contextMenu<M>(
    @ViewBuilder menuItems: () -> M
  ) -> some TabContent<Self.TabValue> where M: View {
    changing { _ in }
  }
}

extension TabContent {
  /// Presents a popover from the tabs of a sidebar, which a bar does not show.
  public nonisolated func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<Self.TabValue> where Item: Identifiable, Content: View {
    changing { _ in }
  }

  /// Presents a popover from the tabs of a sidebar, which a bar does not show.
  public nonisolated func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<Self.TabValue> where Content: View {
    changing { _ in }
  }

  /// Accepts the drop of values on the tabs of a sidebar, which a bar does not show.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<Self.TabValue> where T: Transferable {
    changing { _ in }
  }

  /// Sets whether a drag over the tabs selects them, which has no effect.
  public nonisolated func springLoadingBehavior(
    _ behavior: SpringLoadingBehavior
  ) -> some TabContent<Self.TabValue> {
    changing { _ in }
  }
}

extension TabContent {
  nonisolated func accessible(
    _ text: Text, _ isEnabled: Bool,
    _ change: @escaping (any Component, String) -> any Component
  ) -> some TabContent<TabValue> {
    changing { tab in
      guard isEnabled else { return }
      tab.accessibility.append { change($0, $1.string(text)) }
    }
  }

  // Variants: string(labelKey) | text(labelKey)
  /// Sets the accessibility label of the tabs, unless it is disabled.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    accessible(Text(labelKey), isEnabled) { $0.accessibilityLabel($1) }
  }

  // Variants: string(valueKey) | text(valueKey, valueDescription)
  /// Sets the accessibility value of the tabs, unless it is disabled.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    accessible(Text(valueKey), isEnabled) { $0.accessibilityValue($1) }
  }

  // Variants: string(hintKey) | text(hintKey)
  /// Sets the accessibility hint of the tabs, unless it is disabled.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    accessible(Text(hintKey), isEnabled) { $0.accessibilityHint($1) }
  }

  // Variants: inputLabels: [Text] -> inputLabelKeys: [LocalizedStringKey]
  /// Sets the names of the tabs for voice input, which a snapshot does not contain.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    changing { _ in }
  }

  /// Sets the names of the tabs for voice input, which a snapshot does not contain.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> where S: StringProtocol {
    changing { _ in }
  }

  /// Sets an identifier of the tabs for tests, unless it is disabled.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    changing { tab in
      guard isEnabled else { return }
      tab.accessibility.append { button, _ in button.accessibilityIdentifier(identifier) }
    }
  }
}
