// SPDX-License-Identifier: MIT

/// The state of a search field.
final class SearchState {
  private let tree: ViewTree
  /// The text.
  private(set) var text: Binding<String>
  /// The tokens; `nil` if the search has none.
  private(set) var tokens: SearchTokens?
  /// The options.
  private(set) var options = SearchOptions()
  /// The actions of a submission.
  private var submitActions: [SubmitAction] = []
  private var isPresented: Binding<Bool>?
  private var isOwnActive = false
  private var isOwnFocused = false
  /// The activity in the last evaluation.
  private var wasActive = false

  init(text: Binding<String>, tree: ViewTree) {
    self.text = text
    self.tree = tree
  }

  /// A Boolean value that indicates whether a user searches.
  var isActive: Bool { isPresented?.wrappedValue ?? isOwnActive }

  /// A Boolean value that indicates whether the field is focused.
  var isFocused: Bool { options.focus?.isFocused() ?? isOwnFocused }

  /// A Boolean value that indicates whether there is no text and no token.
  var isEmpty: Bool { text.wrappedValue.isEmpty && tokens?.tokens.isEmpty ?? true }

  /// Stores the values of the current evaluation, and follows changes of the app.
  func update(
    text: Binding<String>, isPresented: Binding<Bool>?, tokens: SearchTokens?,
    in scope: ViewScope
  ) {
    let environment = scope.environment
    self.text = text
    self.isPresented = isPresented
    self.tokens = tokens
    options = environment.searchOptions
    submitActions = environment.submitActions.filter { $0.triggers.contains(.search) }
    let isActive = isActive
    if isActive != wasActive {
      wasActive = isActive
      scope.evaluation.perform { [self] in isActive ? focus() : reset() }
    } else if isFocused, !isActive {
      scope.evaluation.perform { [self] in setActive(true) }
    }
  }

  /// Focuses the field, which begins the search.
  func focus() {
    setActive(true)
    guard !isFocused else { return }
    setFocused(true)
  }

  /// Removes the focus from the field.
  func blur() { if isFocused { setFocused(false) } }

  /// Ends the search.
  func dismiss() {
    reset()
    setActive(false)
  }

  /// Removes the text and the tokens.
  func clear() {
    if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
    if tokens?.tokens.isEmpty == false { tokens?.removeAll() }
  }

  /// Enters text; an empty text in an empty field removes the last token, as the delete key does.
  func enter(_ text: String) {
    setActive(true)
    if text.isEmpty, self.text.wrappedValue.isEmpty {
      tokens?.removeLast()
    } else {
      self.text.wrappedValue = text
    }
  }

  /// Submits the search.
  func submit() { for action in submitActions { action.action() } }

  /// Replaces the text by that of a suggestion, and submits the search.
  func complete(with text: String) {
    self.text.wrappedValue = text
    submit()
    blur()
  }

  /// Replaces the text by a token; does nothing if the search has tokens of another type.
  func complete(with token: Any) {
    guard tokens?.append(token) == true else { return }
    text.wrappedValue = ""
  }

  private func reset() {
    clear()
    blur()
  }

  private func setActive(_ isActive: Bool) {
    guard isActive != self.isActive else { return }
    if let isPresented {
      isPresented.wrappedValue = isActive
    } else {
      isOwnActive = isActive
    }
    tree.observer.stateDidChange("the search")
  }

  private func setFocused(_ isFocused: Bool) {
    if let focus = options.focus {
      isFocused ? focus.focus() : focus.blur()
    } else {
      isOwnFocused = isFocused
      tree.observer.stateDidChange("the focus of the search")
    }
  }
}

/// The tokens of a search.
struct SearchTokens {
  /// A token with its view.
  struct Token {
    let id: AnyHashable
    let value: Any
    let view: any View
  }

  /// The tokens of the search.
  let tokens: [Token]
  /// The tokens that the search suggests.
  let suggestions: [Token]
  /// The closure that adds a token, and returns whether the type is that of the tokens.
  let append: (Any) -> Bool
  /// The closure that removes the last token.
  let removeLast: () -> Void
  /// The closure that removes all tokens.
  let removeAll: () -> Void

  /// Creates the tokens of a binding.
  ///
  /// - Parameters:
  ///   - tokens: The binding.
  ///   - suggestions: The binding to the tokens that the search suggests.
  ///   - view: The closure that returns the view of a token.
  nonisolated init<C>(
    _ tokens: Binding<C>, suggestions: Binding<C>? = nil,
    view: (Binding<C.Element>) -> any View
  ) where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    func list(_ binding: Binding<C>) -> [Token] {
      binding.wrappedValue.map {
        Token(id: $0.id, value: $0, view: view(binding.element($0)))
      }
    }
    self.tokens = list(tokens)
    self.suggestions = suggestions.map(list) ?? []
    append = {
      guard let token = $0 as? C.Element else { return false }
      tokens.wrappedValue.append(token)
      return true
    }
    removeLast = {
      guard !tokens.wrappedValue.isEmpty else { return }
      tokens.wrappedValue.remove(
        at: tokens.wrappedValue.index(before: tokens.wrappedValue.endIndex))
    }
    removeAll = { tokens.wrappedValue.removeAll() }
  }
}

extension Binding
where
  Value: RandomAccessCollection, Value: RangeReplaceableCollection, Value.Element: Identifiable
{
  /// Returns a binding to the element with the identifier of an element, which is its value if the
  /// collection no longer contains it.
  fileprivate nonisolated func element(_ element: Value.Element) -> Binding<Value.Element> {
    let id = element.id
    return Binding<Value.Element>(
      reading: {
        wrappedValue.first { $0.id == id } ?? element
      },
      writing: { new in
        guard let index = wrappedValue.firstIndex(where: { $0.id == id }) else { return }
        wrappedValue.replaceSubrange(index..<wrappedValue.index(after: index), with: [new])
      })
  }
}
