// SPDX-License-Identifier: MIT

import Combine
import SwiftUI
import Testing

@Suite("Work that views start on the main queue")
struct MainQueueTests {
  @Test("Values that a model receives on the main queue are in the snapshot")
  func receiving() {
    #expect(outline(of: Screen()).contains("text: \"Hello, Ada\""))
  }

  @Test("Values that a model receives on the main queue are in the snapshot of the main actor")
  @MainActor
  func receivingOnMainActor() {
    #expect(outline(of: Screen()).contains("text: \"Hello, Ada\""))
  }

  @Test("Closures that views start on the main queue run before the snapshot is taken")
  func closures() {
    #expect(outline(of: Measured()).contains("text: \"40\""))
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

/// A view that a test of no actor creates.
private struct Screen: View {
  var body: some View { Greeting() }
}

private struct Greeting: View {
  @StateObject private var model = GreetingModel()

  var body: some View { Text(model.greeting) }
}

private struct Measured: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Text(verbatim: "\(Int(width))")
      .background(
        GeometryReader { proxy -> AnyView in
          DispatchQueue.main.async {
            let frame = proxy.frame(in: .local)
            if frame.width != width { width = frame.width }
          }
          return AnyView(EmptyView())
        }
        .frame(width: 40))
  }
}
