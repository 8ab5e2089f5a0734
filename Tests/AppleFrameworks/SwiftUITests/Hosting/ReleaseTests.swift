// SPDX-License-Identifier: MIT

import Combine
import SwiftUI
import Testing

/// A model that reports its end.
private final class Model: ObservableObject {
  @Published var value = 0
  private let end: () -> Void

  init(end: @escaping () -> Void) { self.end = end }

  deinit { end() }
}

private struct Owner<Content: View>: View {
  @StateObject private var model: Model
  private let content: Content

  init(_ content: Content, end: @escaping () -> Void) {
    _model = StateObject(wrappedValue: Model(end: end))
    self.content = content
  }

  var body: some View { content.onAppear { model.value = 1 } }
}

@MainActor
@Suite("After a host, its views stay no longer in memory")
struct ReleaseTests {
  private func isReleased(_ view: some View) throws -> Bool {
    var isReleased = false
    _ = try ViewHost(Owner(view) { isReleased = true }, layout: .device(config: .iPhone13))
    return isReleased
  }

  @Test("The state of a view ends with its host")
  func plain() throws {
    #expect(try isReleased(Text("a")))
    #expect(try isReleased(Toggle("a", isOn: .constant(true))))
    #expect(try isReleased(Stepper("a", value: .constant(1))))
  }

  @Test("The state of views with bars ends with its host")
  func bars() throws {
    #expect(try isReleased(NavigationStack { Text("a").navigationTitle("b") }))
    #expect(try isReleased(NavigationStack { Text("a").toolbar { Button("b") {} } }))
    #expect(try isReleased(TabView { Text("a").tabItem { Text("b") } }))
    #expect(
      try isReleased(NavigationStack { List { Text("a") }.searchable(text: .constant("")) }))
  }

  @Test("The state of views with presentations ends with its host")
  func presentations() throws {
    #expect(try isReleased(Text("a").sheet(isPresented: .constant(true)) { Text("b") }))
    #expect(try isReleased(Text("a").alert("b", isPresented: .constant(true)) { Button("c") {} }))
  }
}
