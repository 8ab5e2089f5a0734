// SPDX-License-Identifier: MIT

/// The changes that a user has made to the sidebar of a tab view.
///
/// They have no effect on a bar at the bottom.
public struct TabViewCustomization: Equatable, Codable, Sendable {
  private var hiddenTabs: [String: Bool] = [:]
  private var sectionOrders: [String: [String]] = [:]

  /// Creates a value without changes.
  public init() {}
}

extension TabViewCustomization {
  /// The visibility of the tab with a customization identifier.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { hiddenTabs[id].map { $0 ? .hidden : .visible } ?? .automatic }
    set { hiddenTabs[id] = newValue == .automatic ? nil : newValue == .hidden }
  }

  /// The order of the tabs in the section with a customization identifier; `nil` if it is unchanged.
  public subscript(sectionID id: String) -> [String]? { sectionOrders[id] }

  /// Removes the changes of the visibility of all tabs.
  public mutating func resetVisibility() { hiddenTabs = [:] }

  /// Removes the changes of the order of all sections.
  public mutating func resetSectionOrder() { sectionOrders = [:] }

  /// Removes the change of the order of the section with a customization identifier.
  public mutating func resetSectionOrder(for sectionID: String) { sectionOrders[sectionID] = nil }
}

extension View {
  /// Sets the changes that a user has made to the sidebar of a tab view, which a bar does not show.
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }

  /// Sets the placement of an adaptable tab view before a user changes it; it is always a bar.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }

  /// Adds views at the bottom of the sidebar of a tab view, which a bar does not show.
  public nonisolated func tabViewSidebarBottomBar<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View { self }

  /// Adds views below the tabs of the sidebar of a tab view, which a bar does not show.
  public nonisolated func tabViewSidebarFooter<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View { self }

  /// Adds views above the tabs of the sidebar of a tab view, which a bar does not show.
  public nonisolated func tabViewSidebarHeader<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View { self }

  /// Adds actions to a section of a sidebar, which a bar does not show.
  public nonisolated func sectionActions<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View { self }
}
