// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import TintypeComponents

@MainActor
@Suite("The bar of tab views on an iPad")
struct TopTabBarTests {
  private func host(_ content: some View, _ device: ViewImageConfig) throws -> ViewHost {
    let tabs = TabView {
      content.tabItem { Label("Home", systemImage: "house") }
      Text("Second").tabItem { Label("Browse", systemImage: "star") }
    }
    return try ViewHost(tabs, layout: .device(config: device))
  }

  @Test("The bar is in the middle of the top, in the row of a navigation bar")
  func row() throws {
    let device = ViewImageConfig.iPadPro11(.portrait)
    for content in [
      AnyView(Text("Content")), AnyView(NavigationStack { Text("A").navigationTitle("Title") }),
    ] {
      let host = try host(content, device)
      let bar = try host.frame(of: "Home").union(host.frame(of: "Browse"))
      #expect(abs(bar.midX - 834 / 2) < 1)
      #expect(abs(bar.midY - (24 + 25)) < 0.01)
    }
  }

  @Test("Content without a navigation bar is below the bar")
  func content() throws {
    let content = VStack {
      Text("Top")
      Spacer()
      Text("End")
    }
    let host = try host(content, .iPadPro11)
    #expect(try host.frame(of: "Top").minY == 24 + 50)
    #expect(try host.frame(of: "End").maxY == 834 - 20)
  }

  @Test("A tap selects a tab")
  func selection() throws {
    let host = try host(Text("Content"), .iPadPro11)
    try host.tap("Browse")
    #expect(texts(of: host).contains("Second"))
  }

  @Test("A part of the screen with a compact width has a bar at the bottom")
  func compact() throws {
    let host = try host(Text("Content"), .iPadPro11(.landscape(splitView: .oneThird)))
    #expect(try host.frame(of: "Home").minY > 700)
  }
}
