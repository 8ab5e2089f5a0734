// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@Suite("Badges")
struct BadgeTests {
  @Test("A row shows its badge after its content")
  func rows() throws {
    let list = List {
      Text("Inbox").badge(1234)
      Text("Drafts").badge("new")
      Text("Sent").badge(Text("3").bold())
      Group { Text("Junk") }.badge("text" as String?)
    }
    #expect(
      try texts(of: ViewHost(list, layout: .fixed(width: 240, height: 300)))
        == ["Inbox", "1,234", "Drafts", "new", "Sent", "3", "Junk", "text"])
  }

  @Test("A badge without content, or outside of a list, is not shown")
  func none() throws {
    let list = List {
      Text("a").badge(0)
      Text("b").badge(nil as Text?)
      Text("c").badge(nil as LocalizedStringKey?)
      Text("d").badge(nil as String?)
      HStack { Text("e").badge(1) }
    }
    #expect(
      try texts(of: ViewHost(list, layout: .fixed(width: 200, height: 300)))
        == ["a", "b", "c", "d", "e"])
    #expect(try texts(of: Text("f").badge(2)) == ["f"])
  }

  @Test("The prominence of badges is a value of the environment")
  @MainActor
  func prominence() {
    #expect(EnvironmentValues().badgeProminence == .standard)
    assertSnapshot(
      of: List {
        Text("Decreased").badge(1).badgeProminence(.decreased)
        Text("Standard").badge("new")
        Text("Increased").badge(Text("3")).badgeProminence(.increased)
        Text("A row whose text has several lines").badge(12)
      }
      .listStyle(.plain), as: .image(layout: .fixed(width: 200, height: 210)))
  }
}
