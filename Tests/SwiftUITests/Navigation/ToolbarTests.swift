// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

private var phone: SwiftUISnapshotLayout { .fixed(width: 320, height: 320) }

@MainActor
@Suite("Toolbars")
struct ToolbarTests {
  @Test("Items are in the bars of their placements, and those of the keyboard are not shown")
  func placements() throws {
    let host = try ViewHost(
      NavigationStack {
        Text("Content")
          .toolbar {
            ToolbarItem { Text("automatic") }
            ToolbarItem(placement: .bottomBar) { Text("bottom") }
            ToolbarItem(placement: .cancellationAction) { Text("cancel") }
            ToolbarItem(placement: .confirmationAction) { Text("confirm") }
            ToolbarItem(placement: .keyboard) { Text("keyboard") }
            ToolbarItem(placement: .principal) { Text("principal") }
            ToolbarItem(placement: .status) { Text("status") }
          }
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
      }, layout: phone)
    #expect(
      Set(texts(of: host)) == [
        "cancel", "principal", "automatic", "confirm", "Content", "bottom", "status",
      ])
    #expect(try host.frame(of: "cancel").minX == 16)
    #expect(try host.frame(of: "confirm").maxX == 304)
    #expect(try host.frame(of: "principal").maxY < host.frame(of: "Content").minY)
    #expect(try host.frame(of: "status").minY > host.frame(of: "Content").maxY)
    #expect(try host.frame(of: "automatic").maxX < host.frame(of: "confirm").minX)
  }

  @Test("Items have the state and the environment of the view that adds them")
  func state() throws {
    struct Counter: View {
      @State private var count = 0

      var body: some View {
        Text("Count \(count)")
          .toolbar { IncrementToolbar { count += 1 } }
          .environment(\.locale, Locale(identifier: "de_DE"))
      }
    }
    let host = try ViewHost(NavigationStack { Counter() }, layout: phone)
    try host.tap("Add de_DE 0")
    try host.tap("Add de_DE 1")
    #expect(texts(of: host).contains("Count 2"))
  }

  @Test("Labels in bars show only the icon")
  func labels() throws {
    let host = try ViewHost(
      NavigationStack {
        Text("Content").toolbar { Button("Add", systemImage: "plus") {} }
      }, layout: phone)
    #expect(texts(of: host) == ["Content"])
    #expect(accessibility(of: host).contains("Add. Button."))
  }

  @Test("A bar can be hidden, and a stack without bar items has no bar")
  func visibility() throws {
    let hidden = try ViewHost(
      NavigationStack {
        Text("Content").navigationTitle("Title").toolbar(.hidden, for: .navigationBar)
      }, layout: phone)
    #expect(texts(of: hidden) == ["Content"])
    #expect(try hidden.frame(of: "Content").midY == 160)
    let empty = try ViewHost(NavigationStack { Text("Content") }, layout: phone)
    #expect(try empty.frame(of: "Content").midY == 160)
  }

  @Test("Conditions, groups and default customizations determine the items")
  func conditions() throws {
    struct Items: View {
      @State private var isEditing = false

      var body: some View {
        Text("Content").toolbar(id: "items") {
          if isEditing {
            ToolbarItem(id: "done") { Button("Done") { isEditing = false } }
          } else {
            ToolbarItem(id: "edit") { Button("Edit") { isEditing = true } }
          }
          ToolbarItem(id: "hidden") { Text("Hidden") }.defaultCustomization(.hidden)
          Group { ToolbarItem(id: "group") { Text("Group") } }
        }
      }
    }
    let host = try ViewHost(NavigationStack { Items() }, layout: phone)
    #expect(texts(of: host) == ["Content", "Edit", "Group"])
    try host.tap("Edit")
    #expect(texts(of: host) == ["Content", "Done", "Group"])
  }

  @Test("An item in a menu is an issue")
  func menu() {
    let message = issues(
      of: NavigationStack {
        Text("Content").toolbar { ToolbarItem(placement: .secondaryAction) { Text("Item") } }
      })
    #expect(message.contains(".secondaryAction"))
  }

  @Test("Screens have their bars")
  func images() throws {
    assertSnapshot(of: Album(mode: .large), as: .image(layout: phone), named: "large")
    assertSnapshot(of: Album(mode: .inline), as: .image(layout: phone), named: "inline")
    let host = try ViewHost(Album(mode: .large), layout: phone)
    try host.tap("Beach")
    assertSnapshot(of: host, as: .image, named: "pushed")
  }
}

private struct IncrementToolbar: ToolbarContent {
  let action: () -> Void
  @Environment(\.locale) private var locale
  @State private var taps = 0

  var body: some ToolbarContent {
    ToolbarItem(placement: .topBarTrailing) {
      Button("Add \(locale.identifier) \(taps)") {
        taps += 1
        action()
      }
    }
  }
}

private struct Album: View {
  let mode: NavigationBarItem.TitleDisplayMode

  var body: some View {
    NavigationStack {
      List {
        ForEach(["Beach", "Forest", "Mountains"], id: \.self) { NavigationLink($0, value: $0) }
        NavigationLink("Disabled", value: nil as String?)
      }
      .navigationTitle("Album")
      .navigationBarTitleDisplayMode(mode)
      .navigationDestination(for: String.self) { name in
        Text("A photo").navigationTitle(name).toolbarRole(mode == .inline ? .editor : .automatic)
          .navigationBarTitleDisplayMode(.inline)
          .toolbar { Button("Share", systemImage: "square.and.arrow.up") {} }
          .toolbarBackground(.yellow, for: .navigationBar)
      }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
        ToolbarItem { Button("Add", systemImage: "plus") {} }
        ToolbarItem(placement: .bottomBar) { Button("Select") {} }
        ToolbarItem(placement: .status) { Text("3 photos").font(.footnote) }
        ToolbarItem(placement: .bottomBar) { Button("Delete", systemImage: "trash") {} }
      }
    }
  }
}
