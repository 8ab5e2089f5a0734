// SPDX-License-Identifier: MIT

extension View {
  /// Sets the suggestions of the search fields of the view, which cover the content while a user
  /// edits the text.
  public nonisolated func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View
  where S: View {
    let view = suggestions()
    return transformingEnvironment { $0.searchOptions.suggestions = view is EmptyView ? nil : view }
  }

  /// Sets the visibility of search suggestions in placements.
  ///
  /// A snapshot shows suggestions in front of the content only.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformingEnvironment {
      if placements.contains(.content) {
        $0.searchOptions.hidesSuggestions = visibility == .hidden
      }
    }
  }

  /// Sets the text with which the view completes a search in whose suggestions it is.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    modifier(CompletionModifier { $0.complete(with: completion) })
  }

  /// Sets the token with which the view completes a search in whose suggestions it is.
  public nonisolated func searchCompletion<T>(_ token: T) -> some View where T: Identifiable {
    modifier(CompletionModifier { $0.complete(with: token as Any) })
  }

  /// Sets the scopes of the search fields of the view, which appear when text is entered.
  public nonisolated func searchScopes<V, S>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View where V: Hashable, S: View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Sets the scopes of the search fields of the view.
  ///
  /// - Parameters:
  ///   - scope: The tag of the selected scope.
  ///   - activation: The time at which the scopes appear.
  ///   - scopes: The scopes, with tags.
  /// - Returns: The modified view.
  public nonisolated func searchScopes<V, S>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View where V: Hashable, S: View {
    let picker = Picker(selection: scope, content: scopes) { EmptyView() }.pickerStyle(.segmented)
    return transformingEnvironment {
      $0.searchOptions.scopes = picker
      $0.searchOptions.scopeActivation = activation
    }
  }

  /// Binds the focus of the search fields of the view to a Boolean value.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding, equals: true)
  }

  /// Binds the focus of the search fields of the view to a value.
  ///
  /// - Parameters:
  ///   - binding: The binding, which has the value while the field is focused.
  ///   - value: The value of the field.
  /// - Returns: The modified view.
  public nonisolated func searchFocused<V>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View where V: Hashable {
    transformingEnvironment {
      $0.searchOptions.focus = SearchFocus {
        binding.wrappedValue == value
      } focus: {
        binding.wrappedValue = value
      } blur: {
        binding.remove(value)
      }
    }
  }

  /// Sets the behavior of the navigation bar during a search.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    transformingEnvironment { $0.searchOptions.toolbarBehavior = behavior }
  }

  /// Sets the dictation in the search fields of the view, which has no effect on a snapshot.
  public nonisolated func searchDictationBehavior(
    _ dictationBehavior: TextInputDictationBehavior
  ) -> some View {
    self
  }
}
