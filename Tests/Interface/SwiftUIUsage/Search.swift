// SPDX-License-Identifier: MIT

import SwiftUI

private struct Token: Identifiable {
  var id: Int
}

struct SearchUsage: View {
  @State private var text = ""
  @State private var isPresented = false
  @State private var scope = 0
  @FocusState private var isFocused: Bool
  @FocusState private var focus: Int?
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  @Environment(\.searchSuggestionsPlacement) private var placement

  private var title: String { "title" }

  var body: some View {
    VStack {
      NavigationStack {
        List { Button("Dismiss") { if isSearching { dismissSearch() } } }
          .searchable(text: $text)
          .searchSuggestions {
            if placement == .content { Text("a").searchCompletion("a") }
            Text("b").searchCompletion(Token(id: 1))
          }
          .searchSuggestions(.hidden, for: [.content, .menu])
          .searchScopes($scope) { Text("0").tag(0) }
          .searchScopes($scope, activation: .onTextEntry) { Text("0").tag(0) }
          .searchScopes($scope, activation: .onSearchPresentation) { Text("0").tag(0) }
          .searchFocused($isFocused)
          .searchFocused($focus, equals: 1)
          .searchPresentationToolbarBehavior(.avoidHidingContent)
          .searchPresentationToolbarBehavior(.automatic)
          .searchDictationBehavior(.inline(activation: .onLook))
          .searchDictationBehavior(.automatic)
          .onSubmit(of: .search) {}
      }
      Text("Prompts")
        .searchable(text: $text, prompt: "Find")
        .searchable(text: $text, prompt: Text("Find"))
        .searchable(text: $text, placement: .sidebar, prompt: title)
        .searchable(text: $text, isPresented: $isPresented)
        .searchable(text: $text, isPresented: $isPresented, placement: .toolbar, prompt: "Find")
        .searchable(
          text: $text, isPresented: $isPresented,
          placement: .navigationBarDrawer(displayMode: .always), prompt: title)
      Text("Suggestions")
        .searchable(text: $text) { Text("a") }
        .searchable(text: $text, placement: .navigationBarDrawer, prompt: "Find") { Text("a") }
        .searchable(text: $text, prompt: title) { Text("a") }
      TokenUsage()
      EditableTokenUsage()
    }
  }
}

private struct TokenUsage: View {
  @State private var text = ""
  @State private var isPresented = false
  @State private var tokens: [Token] = []
  @State private var suggested: [Token] = []

  private var title: String { "title" }

  var body: some View {
    VStack {
      Text("a")
        .searchable(text: $text, tokens: $tokens) { Text("\($0.id)") }
        .searchable(text: $text, tokens: $tokens, prompt: "Find") { Text("\($0.id)") }
        .searchable(text: $text, tokens: $tokens, prompt: title) { Text("\($0.id)") }
      Text("b")
        .searchable(text: $text, tokens: $tokens, isPresented: $isPresented) { Text("\($0.id)") }
        .searchable(text: $text, tokens: $tokens, isPresented: $isPresented, prompt: "Find") {
          Text("\($0.id)")
        }
        .searchable(text: $text, tokens: $tokens, isPresented: $isPresented, prompt: title) {
          Text("\($0.id)")
        }
      Text("c")
        .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Text("\($0.id)") }
        .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "Find") {
          Text("\($0.id)")
        }
        .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: title) {
          Text("\($0.id)")
        }
      Text("d")
        .searchable(
          text: $text, tokens: $tokens, suggestedTokens: $suggested, isPresented: $isPresented
        ) { Text("\($0.id)") }
        .searchable(
          text: $text, tokens: $tokens, suggestedTokens: $suggested, isPresented: $isPresented,
          prompt: "Find"
        ) { Text("\($0.id)") }
        .searchable(
          text: $text, tokens: $tokens, suggestedTokens: $suggested, isPresented: $isPresented,
          prompt: title
        ) { Text("\($0.id)") }
    }
  }
}

private struct EditableTokenUsage: View {
  @State private var text = ""
  @State private var isPresented = false
  @State private var tokens: [Token] = []

  private var title: String { "title" }

  var body: some View {
    Text("a")
      .searchable(text: $text, editableTokens: $tokens) { $token in Text("\(token.id)") }
      .searchable(text: $text, editableTokens: $tokens, prompt: "Find") { $token in
        Text("\(token.id)")
      }
      .searchable(text: $text, editableTokens: $tokens, prompt: title) { $token in
        Text("\(token.id)")
      }
      .searchable(text: $text, editableTokens: $tokens, isPresented: $isPresented) { $token in
        Text("\(token.id)")
      }
      .searchable(
        text: $text, editableTokens: $tokens, isPresented: $isPresented, prompt: "Find"
      ) { $token in Text("\(token.id)") }
      .searchable(
        text: $text, editableTokens: $tokens, isPresented: $isPresented, prompt: title
      ) { $token in Text("\(token.id)") }
  }
}
