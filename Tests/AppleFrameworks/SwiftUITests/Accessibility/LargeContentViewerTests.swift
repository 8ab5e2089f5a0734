// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import TintypeComponents

@MainActor
@Suite("The large content viewer")
struct LargeContentViewerTests {
  private func shown(_ name: String, _ size: TintypeComponents.DynamicTypeSize) throws -> [String] {
    var device = ViewImageConfig.iPhone13.largeContentViewer(of: name)
    device.traits = device.traits.merging(.dynamicTypeSize(size))
    let view = TabView {
      Button("Add") {}
        .accessibilityShowsLargeContentViewer { Text("Add a row") }
        .tabItem { Label("Favorites", systemImage: "star") }
    }
    return texts(of: try ViewHost(view, layout: .device(config: device)))
  }

  @Test("At accessibility sizes, it shows the title of a tab in front of the screen")
  func tab() throws {
    #expect(try shown("Favorites", .accessibility1).filter { $0 == "Favorites" }.count == 2)
    #expect(try shown("Favorites", .xxxLarge).filter { $0 == "Favorites" }.count == 1)
    #expect(try shown("Unknown", .accessibility1).filter { $0 == "Favorites" }.count == 1)
  }

  @Test("It shows the content that a view sets for it")
  func content() throws {
    #expect(try shown("Add", .accessibility3).last == "Add a row")
    #expect(!(try shown("Add", .large)).contains("Add a row"))
  }
}
