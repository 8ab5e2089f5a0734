// SPDX-License-Identifier: MIT

/// The options of a search field that modifiers outside of `searchable` set.
struct SearchOptions {
  /// The suggestions.
  var suggestions: (any View)?
  /// A Boolean value that indicates whether suggestions in front of the content are hidden.
  var hidesSuggestions = false
  /// The control that selects a scope; `nil` for none.
  var scopes: (any View)?
  /// The time at which the scopes appear.
  var scopeActivation = SearchScopeActivation.automatic
  /// The behavior of the navigation bar.
  var toolbarBehavior = SearchPresentationToolbarBehavior.automatic
  /// The focus of the field; `nil` if the field stores it.
  var focus: SearchFocus?
}

/// The binding of the focus of a search field.
struct SearchFocus {
  /// The closure that returns whether the field is focused.
  let isFocused: () -> Bool
  /// The closure that focuses the field.
  let focus: () -> Void
  /// The closure that removes the focus from the field.
  let blur: () -> Void
}

private enum SearchOptionsKey: EnvironmentKey {
  static var defaultValue: SearchOptions { SearchOptions() }
}

private enum SearchStateKey: EnvironmentKey {
  static var defaultValue: SearchState? { nil }
}

private enum CompletedSearchKey: EnvironmentKey {
  static var defaultValue: SearchState? { nil }
}

private enum OuterSearchKey: EnvironmentKey {
  static var defaultValue: ScreenSearch? { nil }
}

private enum SearchSuggestionsPlacementKey: EnvironmentKey {
  static var defaultValue: SearchSuggestionsPlacement { .automatic }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether a user searches in the view that contains this one.
  public var isSearching: Bool { search?.isActive ?? false }

  /// The action that ends the search in the view that contains this one.
  public var dismissSearch: DismissSearchAction {
    let search = search
    return DismissSearchAction { if search?.isActive == true { search?.dismiss() } }
  }

  /// The placement of search suggestions; within suggestions, the placement of these.
  public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    get { self[SearchSuggestionsPlacementKey.self] }
    set { self[SearchSuggestionsPlacementKey.self] = newValue }
  }

  /// The options of the search fields of the view.
  var searchOptions: SearchOptions {
    get { self[SearchOptionsKey.self] }
    set { self[SearchOptionsKey.self] = newValue }
  }

  /// The search in the view that contains this one.
  var search: SearchState? {
    get { self[SearchStateKey.self] }
    set { self[SearchStateKey.self] = newValue }
  }

  /// The search that a suggestion completes; `nil` outside of suggestions.
  var completedSearch: SearchState? {
    get { self[CompletedSearchKey.self] }
    set { self[CompletedSearchKey.self] = newValue }
  }

  /// The search of a view that contains a navigation stack, whose root screen shows the field.
  var outerSearch: ScreenSearch? {
    get { self[OuterSearchKey.self] }
    set { self[OuterSearchKey.self] = newValue }
  }
}

/// The action that ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
  // Proof of safety: it is only called by code of the main actor.
  private nonisolated(unsafe) let action: () -> Void

  nonisolated init(_ action: @escaping () -> Void) { self.action = action }

  /// Ends the search, which removes its text and its tokens; does nothing if no user searches.
  public func callAsFunction() { action() }
}
