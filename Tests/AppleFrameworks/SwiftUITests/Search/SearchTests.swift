// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

private var phone: SwiftUISnapshotLayout { .fixed(width: 320, height: 320) }

@MainActor
@Suite("Search fields")
struct SearchTests {
  @Test("Entered text changes the binding, and the cancel button ends the search")
  func entering() throws {
    let host = try ViewHost(Fruits(), layout: phone)
    #expect(texts(of: host) == ["Apple", "Pear", "Fruits", "Search"])
    try host.enterText("Pe", in: "Search")
    #expect(texts(of: host) == ["Pear", "searching", "Pe", "Cancel"])
    try host.tap("Cancel")
    #expect(texts(of: host) == ["Apple", "Pear", "Fruits", "Search"])
  }

  @Test("A tap begins the search, and the clear button removes the text only")
  func activity() throws {
    let host = try ViewHost(Fruits(), layout: phone)
    try host.tap("Search")
    #expect(texts(of: host) == ["Apple", "Pear", "searching", "Search", "Cancel"])
    try host.enterText("Apple", in: "Search")
    try host.tap("clear")
    #expect(texts(of: host) == ["Apple", "Pear", "searching", "Search", "Cancel"])
  }

  @Test("The environment of the searched view ends the search")
  func dismissal() throws {
    struct Searched: View {
      @State private var text = "b"
      @State private var isPresented = true

      var body: some View {
        NavigationStack {
          Dismissing().searchable(text: $text, isPresented: $isPresented, prompt: "Find")
          Text("\(text) \(isPresented)")
        }
      }
    }
    struct Dismissing: View {
      @Environment(\.dismissSearch) private var dismissSearch
      @Environment(\.isSearching) private var isSearching

      var body: some View { Button("Dismiss \(isSearching)") { dismissSearch() } }
    }
    let host = try ViewHost(Searched(), layout: phone)
    #expect(texts(of: host) == ["Dismiss true", "b true", "b", "Cancel"])
    try host.tap("Dismiss true")
    #expect(texts(of: host) == ["Dismiss false", " false", "Find"])
    try host.tap("Find")
    #expect(texts(of: host).contains(" true"))
  }

  @Test("A submission performs the actions for searches only, and keeps the search")
  func submission() throws {
    struct Submitting: View {
      @State private var text = ""
      @State private var submitted: [String] = []

      var body: some View {
        NavigationStack {
          Text(submitted.joined(separator: ",")).searchable(text: $text)
        }
        .onSubmit(of: .search) { submitted.append("search \(text)") }
        .onSubmit { submitted.append("text") }
      }
    }
    let host = try ViewHost(Submitting(), layout: phone)
    try host.enterText("a", in: "Search")
    try host.submit("Search")
    #expect(texts(of: host) == ["search a", "a", "Cancel"])
  }

  @Test("Suggestions cover the content, and complete the search")
  func suggestions() throws {
    struct Suggesting: View {
      @State private var text = ""
      @State private var submissions = 0

      var body: some View {
        NavigationStack {
          Text("Content \(submissions)")
            .searchable(text: $text)
            .searchSuggestions {
              Text("First").searchCompletion("1")
              Text("Plain")
            }
            .onSubmit(of: .search) { submissions += 1 }
        }
      }
    }
    let host = try ViewHost(Suggesting(), layout: phone)
    try host.tap("Search")
    #expect(accessibility(of: host).contains("First. Button."))
    #expect(!accessibility(of: host).contains("Content"))
    try host.tap("First")
    #expect(texts(of: host) == ["Content 1", "1", "Cancel"])
  }

  @Test("Hidden suggestions do not cover the content")
  func hiddenSuggestions() throws {
    let host = try ViewHost(
      NavigationStack {
        Text("Content")
          .searchable(text: .constant("")) { Text("Suggestion") }
          .searchSuggestions(.hidden, for: .content)
      }, layout: phone)
    try host.tap("Search")
    #expect(texts(of: host) == ["Content", "Search", "Cancel"])
  }

  @Test("Scopes appear with the text, or with the search")
  func scopes() throws {
    struct Scoped: View {
      let activation: SearchScopeActivation
      @State private var text = ""
      @State private var scope = 1

      var body: some View {
        NavigationStack {
          Text("Scope \(scope)")
            .searchable(text: $text)
            .searchScopes($scope, activation: activation) {
              Text("One").tag(1)
              Text("Two").tag(2)
            }
        }
      }
    }
    let host = try ViewHost(Scoped(activation: .automatic), layout: phone)
    try host.tap("Search")
    #expect(texts(of: host) == ["Scope 1", "Search", "Cancel"])
    try host.enterText("a", in: "Search")
    try host.tap("Two")
    #expect(texts(of: host) == ["Scope 2", "a", "Cancel", "One", "Two"])
    let early = try ViewHost(Scoped(activation: .onSearchPresentation), layout: phone)
    #expect(texts(of: early) == ["Scope 1", "Search"])
    try early.tap("Search")
    #expect(texts(of: early) == ["Scope 1", "Search", "Cancel", "One", "Two"])
  }

  @Test("Tokens are added by suggestions, and removed by an empty text or the clear button")
  func tokens() throws {
    let host = try ViewHost(Tokens(), layout: phone)
    try host.tap("Search")
    #expect(texts(of: host).contains("token b"))
    try host.tap("token b")
    #expect(texts(of: host).first == "a b")
    try host.enterText("", in: "Search")
    #expect(texts(of: host).first == "a")
    try host.enterText("x", in: "Search")
    try host.tap("clear")
    #expect(texts(of: host).first == "")
  }

  @Test("A binding to an editable token changes it")
  func editableTokens() throws {
    struct Editable: View {
      @State private var text = ""
      @State private var tokens = [Token(id: "a", isOn: false)]

      var body: some View {
        NavigationStack {
          Text("On \(tokens.filter(\.isOn).count)")
            .searchable(text: $text, editableTokens: $tokens, prompt: "Find") { $token in
              Text("\(token.id) \(token.isOn)").onAppear { token.isOn = true }
            }
        }
      }
    }
    let host = try ViewHost(Editable(), layout: phone)
    #expect(texts(of: host).prefix(2) == ["On 1", "a true"])
  }

  @Test("The focus of the field follows a property, and a search begins with it")
  func focus() throws {
    struct Focused: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool

      var body: some View {
        NavigationStack {
          Button(isFocused ? "focused" : "not focused") { isFocused.toggle() }
            .searchable(text: $text)
            .searchFocused($isFocused)
            .searchPresentationToolbarBehavior(.avoidHidingContent)
            .navigationTitle("Title")
        }
      }
    }
    let host = try ViewHost(Focused(), layout: phone)
    try host.tap("not focused")
    #expect(texts(of: host) == ["focused", "Title", "Search", "Cancel"])
    try host.tap("focused")
    #expect(texts(of: host) == ["not focused", "Title", "Search", "Cancel"])
    try host.tap("Search")
    #expect(texts(of: host) == ["focused", "Title", "Search", "Cancel"])
    try host.tap("Cancel")
    #expect(texts(of: host) == ["not focused", "Title", "Search"])
  }

  @Test("The root screen of a stack shows the field of a view that contains the stack")
  func outside() throws {
    let host = try ViewHost(
      NavigationStack {
        NavigationLink("Link") { Text("Pushed") }
      }
      .searchable(text: .constant("text")), layout: phone)
    #expect(texts(of: host) == ["Link", "text"])
    try host.tap("Link")
    #expect(texts(of: host) == ["Pushed", "Back"])
  }

  @Test("A search field has the traits of a search field")
  func accessibilityOfField() throws {
    let host = try ViewHost(
      NavigationStack { Text("Content").searchable(text: .constant("text"), prompt: "Find") },
      layout: phone)
    #expect(accessibility(of: host).contains("Find: text. Search Field."))
  }

  @Test("Search fields are below the title")
  func images() throws {
    assertSnapshot(of: Fruits(), as: .image(layout: phone), named: "inactive")
    let host = try ViewHost(Tokens(), layout: phone, traits: .init(userInterfaceStyle: .dark))
    try host.enterText("Text", in: "Search")
    assertSnapshot(of: host, as: .image, named: "tokens")
    try host.submit("Search")
    let mirrored = try ViewHost(
      Tokens().environment(\.layoutDirection, .rightToLeft), layout: phone)
    try mirrored.enterText("Text", in: "Search")
    try mirrored.submit("Search")
    assertSnapshot(of: mirrored, as: .image, named: "scopes")
  }
}

private struct Fruits: View {
  @State private var text = ""

  var body: some View {
    NavigationStack {
      List {
        ForEach(["Apple", "Pear"].filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) {
          Text($0)
        }
        SearchingText()
      }
      .navigationTitle("Fruits")
      .searchable(text: $text)
    }
  }
}

private struct SearchingText: View {
  @Environment(\.isSearching) private var isSearching

  var body: some View { if isSearching { Text("searching") } }
}

private struct Token: Identifiable {
  let id: String
  var isOn = false
}

private struct Tokens: View {
  @State private var text = ""
  @State private var tokens = [Token(id: "a")]
  @State private var suggested = [Token(id: "b"), Token(id: "c")]
  @State private var scope = 1

  var body: some View {
    NavigationStack {
      Text(tokens.map(\.id).joined(separator: " "))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.background)
        .navigationTitle("Title")
        .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { token in
          Label("token \(token.id)", systemImage: "star")
        }
        .searchScopes($scope) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
    }
  }
}
