// SPDX-License-Identifier: MIT

import TintypeComponents

/// A view in which a user can search.
struct SearchableView<Content: View> {
  let content: Content
  let placement: SearchFieldPlacement
  let text: Binding<String>
  var isPresented: Binding<Bool>?
  let prompt: Text?
  var tokens: SearchTokens?
  /// The suggestions that the modifier itself has, unless another modifier sets them.
  var suggestions: (any View)?
}

extension SearchableView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let state = scope.node.effect { SearchState(text: text, tree: scope.evaluation.tree) }
    state.update(text: text, isPresented: isPresented, tokens: tokens, in: scope)
    let search = ScreenSearch(
      state: state, prompt: prompt, suggestions: state.options.suggestions ?? suggestions,
      isAlwaysVisible: placement.isAlwaysVisible, isInDrawer: placement.isInDrawer,
      scope: scope.child(.part("search")))
    var inner = scope.child(.content)
    var values = scope.environment
    // The options are those of one search field.
    values.searchOptions = SearchOptions()
    values.search = state
    if values.navigationLevel == nil {
      values.outerSearch = search
    } else {
      inner.preferences = scope.preferences.append(ScreenKey.self) { $0.search = search }
    }
    inner.context.environment = values.base
    return inner.nodes(of: content)
  }
}

/// The search field of a screen with its identity and environment.
struct ScreenSearch {
  /// The state.
  let state: SearchState
  /// The text that an empty field shows; `nil` for “Search”.
  let prompt: Text?
  /// The suggestions; `nil` for none.
  let suggestions: (any View)?
  /// A Boolean value that indicates whether the field remains visible while the content is scrolled.
  let isAlwaysVisible: Bool
  /// A Boolean value that indicates whether the field is below the title in each platform style.
  let isInDrawer: Bool
  /// The scope of the field.
  let scope: ViewScope

  /// Returns whether the field is at the bottom of the screen, as on a phone with iOS 26.
  func isAtBottom(in environment: EnvironmentValues) -> Bool {
    environment.base.platformMetrics.hasGlass && !isInDrawer
      && environment.base.userInterfaceIdiom == .phone
  }

  /// A Boolean value that indicates whether the field is scrolled out of view with the content.
  var isHiddenByScrolling: Bool { !isAlwaysVisible && !state.isActive }

  /// A Boolean value that indicates whether the search replaces the title and the items of the
  /// navigation bar.
  var hidesBar: Bool { state.isActive && state.options.toolbarBehavior.hidesBar }

  /// Returns the field as a component of the navigation bar of a screen.
  func bar(in screen: ViewScope) -> any Component {
    component(SearchBarView(search: self), in: screen, at: "bar") {
      let limit = $0.base.platformMetrics.searchField.maximumTypeSize
      $0.base.dynamicTypeSize = min($0.base.dynamicTypeSize, limit)
    }
  }

  /// Returns the suggestions as a component in front of the content of a screen; `nil` for none.
  func suggestions(in screen: ViewScope) -> (any Component)? {
    guard state.isActive, state.isFocused, !state.options.hidesSuggestions else { return nil }
    let tokens = state.tokens?.suggestions ?? []
    guard suggestions != nil || !tokens.isEmpty else { return nil }
    let rows = SearchSuggestions(tokens: tokens, view: suggestions)
    return component(List { rows }.listStyle(.plain), in: screen, at: "suggestions") {
      $0.completedSearch = state
      $0.searchSuggestionsPlacement = .content
    }
  }

  /// Returns a view in the environment of the searched view as a component of a screen.
  private func component(
    _ view: some View, in screen: ViewScope, at part: String,
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> any Component {
    StyleComponent(in: scope) { [scope, evaluation = screen.evaluation] inner in
      var inner = inner
      // The scope is that of the previous evaluation if a geometry reader contains the view.
      inner.evaluation = evaluation
      var values = scope.environment
      values.base.colorScheme = inner.context.environment.colorScheme
      values.base.hasRowLinks = false
      change(&values)
      inner.context.environment = values.base
      inner.node = scope.node.child(.part(part), in: evaluation)
      return inner.nodes(of: view)
    }
  }
}

/// The field, the button that ends the search, and the scopes.
private struct SearchBarView: View, PrimitiveView {
  nonisolated(unsafe) let search: ScreenSearch

  nonisolated init(search: ScreenSearch) { self.search = search }

  func nodes(in scope: ViewScope) -> [Node] {
    let state = search.state
    let field = FocusableView(
      content: SearchFieldView(search: search), isFocused: { state.isFocused },
      focus: { state.focus() }, blur: { state.blur() })
    var scopes = ComponentList([])
    if state.isActive, let view = state.options.scopes,
      state.options.scopeActivation.showsScopes(hasText: !state.isEmpty)
    {
      scopes = ComponentList([scope.component(AnyView(view), at: .part("scopes"))])
    }
    return scope.nodes(
      of: SearchBar(
        field: scope.list(field, at: "field"),
        cancel: state.isActive ? scope.action { state.dismiss() } : nil, scopes: scopes,
        isCompact: !search.hidesBar, isAtBottom: search.isAtBottom(in: scope.environment)))
  }
}

private struct SearchFieldView: View, PrimitiveView {
  nonisolated(unsafe) let search: ScreenSearch

  nonisolated init(search: ScreenSearch) { self.search = search }

  func nodes(in scope: ViewScope) -> [Node] {
    let state = search.state
    let prompt = search.prompt ?? Text(system: .search)
    let text = scope.engineBinding {
      state.text.wrappedValue
    } set: {
      state.enter($0)
    }
    let tokens = (state.tokens?.tokens ?? []).flatMap { token in
      scope.nodes(of: AnyView(token.view), at: .element(token.id, occurrence: 0))
    }
    let field = SearchField(
      prompt.string(in: scope.environment), text: text, prompt: prompt.engine(in: scope),
      tokens: tokens, clear: scope.action { state.clear() })
    return scope.nodes(of: field.onSubmit(perform: scope.action { state.submit() }))
  }
}

/// The suggestions of a search: tokens, and the views of the app.
private struct SearchSuggestions: View {
  private nonisolated(unsafe) let tokens: [SearchTokens.Token]
  private nonisolated(unsafe) let view: (any View)?

  nonisolated init(tokens: [SearchTokens.Token], view: (any View)?) {
    self.tokens = tokens
    self.view = view
  }

  var body: some View {
    ForEach(tokens, id: \.id) { token in
      AnyView(token.view).modifier(CompletionModifier { $0.complete(with: token.value) })
    }
    if let view { AnyView(view) }
  }
}

/// A modifier that makes a view complete the search whose suggestions contain it.
struct CompletionModifier: ViewModifier {
  private nonisolated(unsafe) let complete: (SearchState) -> Void
  @Environment(\.completedSearch) private var search

  nonisolated init(complete: @escaping (SearchState) -> Void) { self.complete = complete }

  func body(content: Content) -> some View {
    if let search {
      Button {
        complete(search)
      } label: {
        content.frame(maxWidth: .infinity, alignment: .leading)
      }
      .buttonStyle(.plain)
    } else {
      content
    }
  }
}
