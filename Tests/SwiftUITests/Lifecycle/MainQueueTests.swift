// SPDX-License-Identifier: MIT

import Combine
import SwiftUI
import Testing

@Suite("Work that views start on the main queue")
struct MainQueueTests {
  @Test("Values that a model receives on the main queue are in the snapshot")
  func receiving() {
    #expect(outline(of: Greeting()).contains("text: \"Hello, Ada\""))
  }

  @Test("Values that a model receives on the main queue are in the snapshot of the main actor")
  @MainActor
  func receivingOnMainActor() {
    #expect(outline(of: Greeting()).contains("text: \"Hello, Ada\""))
  }
}

@MainActor
private final class GreetingModel: ObservableObject {
  @Published var name = "Ada"
  @Published private(set) var greeting = ""

  init() {
    $name.map { "Hello, \($0)" }.receive(on: DispatchQueue.main).assign(to: &$greeting)
  }
}

private struct Greeting: View {
  @StateObject private var model = GreetingModel()

  var body: some View { Text(model.greeting) }
}
