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

  @Test("Secondary actions are in a menu, and keep their state and environment")
  func menu() throws {
    struct Secondary: View {
      @State private var count = 0

      var body: some View {
        Text("Content \(count)").toolbar {
          ToolbarItem(placement: .secondaryAction) { LocaleButton { count += 1 } }
        }
        .environment(\.locale, Locale(identifier: "de_DE"))
      }
    }
    struct LocaleButton: View {
      let action: @MainActor () -> Void
      @Environment(\.locale) private var locale

      var body: some View { Button(locale.identifier, action: action) }
    }
    let host = try ViewHost(NavigationStack { Secondary() }, layout: phone)
    try host.tap("More")
    try host.tap("de_DE")
    #expect(texts(of: host) == ["Content 1"])
  }

  @Test("An inline title presents its menu")
  func titleMenu() throws {
    let host = try ViewHost(
      NavigationStack {
        Text("Content")
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu {
            Button("Duplicate") {}
            RenameButton()
          }
      }, layout: phone)
    try host.tap("Title")
    #expect(texts(of: host).contains("Duplicate"))
    #expect(throws: (any Error).self) { try host.tap("Rename") }
  }

  @Test("An edit button begins and ends the edit mode of its screen")
  func editButton() throws {
    let host = try ViewHost(
      NavigationStack {
        List { ForEach(["a", "b"], id: \.self) { Text($0) }.onMove { _, _ in } }
          .toolbar { EditButton() }
      }, layout: phone)
    #expect(throws: (any Error).self) { try host.performAction("Move Down", on: "a") }
    try host.tap("Edit")
    try host.performAction("Move Down", on: "a")
    try host.tap("Done")
    #expect(throws: (any Error).self) { try host.performAction("Move Down", on: "a") }
  }

  @Test("A rename button performs the action of the environment, or focuses a field")
  func renaming() throws {
    struct Renaming: View {
      @State private var name = "a"
      @FocusState private var isFocused: Bool

      var body: some View {
        VStack {
          Text("\(name) \(isFocused)")
          RenameButton().renameAction { name = "b" }
          RenameButton().renameAction($isFocused).accessibilityIdentifier("focus")
          TextField("Name", text: $name).focused($isFocused)
        }
      }
    }
    let host = try ViewHost(Renaming(), layout: phone)
    try host.tap("focus")
    #expect(texts(of: host).contains("a true"))
    try host.tap("Renaming/VStack[0]/RenameButton[0]")
    #expect(texts(of: host).contains("b true"))
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
