// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

private var phone: SwiftUISnapshotLayout { .fixed(width: 240, height: 320) }

@MainActor
@Suite("Backgrounds of containers")
struct ContainerBackgroundTests {
  private func screen(_ change: (Text) -> some View) -> some View {
    NavigationStack { change(Text("Content")).navigationTitle("Title") }
  }

  private func background(_ view: some View) -> String {
    outline(of: view, in: phone)
  }

  @Test("The background of a screen has the style of its content")
  func style() {
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(!background(screen { $0 }).contains("#FF0000"))
    #expect(
      background(screen { $0.containerBackground(red, for: .navigation) }).contains("#FF0000"))
    #expect(
      background(screen { $0.containerBackground(red, for: .navigationSplitView) })
        == background(screen { $0 }))
    #expect(
      background(Text("Content").containerBackground(red, for: .navigation))
        == background(Text("Content")))
  }

  @Test("The outermost background of a screen is used, and each screen has its own")
  func screens() throws {
    let view = NavigationStack {
      NavigationLink("Next") { Text("End") }
        .containerBackground(for: .navigation) { Text("Inner") }
        .containerBackground(for: .navigation) { Text("Outer") }
        .navigationTitle("Root")
    }
    let host = try ViewHost(view, layout: phone)
    #expect(texts(of: host).contains("Outer"))
    #expect(!texts(of: host).contains("Inner"))
    try host.tap("Next")
    #expect(!texts(of: host).contains("Outer"))
  }

  @Test("A background extends behind the bars")
  func painting() {
    let view = NavigationStack {
      List { Text("Row") }
        .scrollContentBackground(.hidden)
        .navigationTitle("Title")
        .toolbar { ToolbarItem(placement: .bottomBar) { Button("Add") {} } }
        .containerBackground(for: .navigation, alignment: .bottom) {
          LinearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom)
        }
    }
    assertSnapshot(of: view, as: .image(layout: phone))
  }
}
