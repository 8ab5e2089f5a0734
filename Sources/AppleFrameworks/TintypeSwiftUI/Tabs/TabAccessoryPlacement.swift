// SPDX-License-Identifier: MIT

/// The placements of the view above the bar of a tab view.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// The view is in the bar, beside the tabs.
  case inline
  /// The view is above the bar.
  case expanded
}

private enum TabAccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// The placement of a tab view's accessory; `nil`, the default, outside of an accessory.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabAccessoryPlacementKey.self] }
    set { self[TabAccessoryPlacementKey.self] = newValue }
  }
}

extension View {
  /// Adds a view above the bar of the tab view, or none.
  ///
  /// - Parameters:
  ///   - isEnabled: A Boolean value that indicates whether there is a view.
  ///   - content: The view.
  /// - Returns: The tab view with the view above its bar.
  public nonisolated func tabViewBottomAccessory<Content>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    let view = content()
    return tabViewBottomAccessory { if isEnabled { view } }
  }
}
