// SPDX-License-Identifier: MIT

/// The behavior of a search field in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// The default behavior.
  public static var automatic: SearchToolbarBehavior { .init(name: "automatic") }
  /// The field is a button until the search begins.
  public static var minimize: SearchToolbarBehavior { .init(name: "minimize") }
}

/// The relation between the tab for searches and the search.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String

  /// The search begins when a user selects the field.
  public static var automatic: TabSearchActivation { .init(name: "automatic") }
  /// The search begins when a user selects the tab.
  public static var searchTabSelection: TabSearchActivation { .init(name: "searchTabSelection") }
}

extension View {
  /// Sets the behavior of a search field in a toolbar, which has no effect: the field is below the
  /// title in the style of iOS 17 and 18.
  public nonisolated func searchToolbarBehavior(
    _ behavior: SearchToolbarBehavior
  ) -> some View { self }

  /// Sets when a search in a tab begins, which has no effect in the style of iOS 17 and 18.
  public nonisolated func tabViewSearchActivation(
    _ activation: TabSearchActivation
  ) -> some View { self }

  /// Sets whether lists show an index of their sections, which has no effect: it is not shown.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets the label of a section in the index of a list, which has no effect.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Sets the label of a section in the index of a list, which has no effect.
  @_disfavoredOverload
  public nonisolated func sectionIndexLabel(_ label: (some StringProtocol)?) -> some View { self }
}
