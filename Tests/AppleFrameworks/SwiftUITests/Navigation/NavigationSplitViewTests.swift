// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

private var phone: SwiftUISnapshotLayout { .fixed(width: 320, height: 480) }
private var landscape: SwiftUISnapshotLayout { .fixed(width: 1194, height: 834) }
private var portrait: SwiftUISnapshotLayout { .fixed(width: 834, height: 1194) }
private var regular: UITraitCollection { UITraitCollection(horizontalSizeClass: .regular) }
private var compact: UITraitCollection { UITraitCollection(horizontalSizeClass: .compact) }

@MainActor
@Suite("Navigation split views")
struct NavigationSplitViewTests {
  @Test("Two columns stand side by side in a regular size class")
  func sideBySide() throws {
    let host = try ViewHost(TwoColumns(), layout: landscape, traits: regular)
    #expect(texts(of: host).contains("Nothing selected"))
    try host.tap("Banana")
    #expect(texts(of: host).contains("Selected Banana"))
    #expect(texts(of: host).contains("Apple"))
    #expect(accessibility(of: host).contains("Selected. Banana"))
    let (sidebar, detail) = try (host.frame(of: "sidebar"), host.frame(of: "detail"))
    #expect(sidebar.minX == 0 && sidebar.width == 320)
    #expect(detail.minX > sidebar.maxX && detail.maxX == 1194)
  }

  @Test("Only the detail is visible in a split view that is higher than wide")
  func automaticPortrait() throws {
    let host = try ViewHost(TwoColumns(), layout: portrait, traits: regular)
    #expect(!texts(of: host).contains("Apple"))
    try host.tap("Show Sidebar")
    #expect(texts(of: host).contains("Apple"))
    #expect(try host.frame(of: "detail").width == 834)
    try host.tap("Dismiss Sidebar")
    #expect(!texts(of: host).contains("Apple"))
  }

  @Test("The button of the bar changes the binding of the visibility")
  func toggle() throws {
    struct Visible: View {
      @State private var visibility = NavigationSplitViewVisibility.all

      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          Text("Side")
        } detail: {
          Text(visibility == .detailOnly ? "hidden" : "shown")
        }
      }
    }
    let host = try ViewHost(Visible(), layout: landscape, traits: regular)
    #expect(texts(of: host) == ["Side", "shown"])
    try host.tap("Hide Sidebar")
    #expect(texts(of: host) == ["hidden"])
    try host.tap("Show Sidebar")
    #expect(texts(of: host) == ["Side", "shown"])
  }

  @Test("The sidebar of three columns is shown by a button")
  func threeColumns() throws {
    let host = try ViewHost(ThreeColumns(), layout: landscape, traits: regular)
    #expect(!texts(of: host).contains("Drinks"))
    try host.tap("Show Sidebar")
    #expect(texts(of: host).contains("Drinks"))
    try host.tap("Food")
    try host.tap("Food 2")
    #expect(texts(of: host).contains("Detail of Food 2"))
    #expect(texts(of: host).contains("Food 1"))
    try host.tap("Hide Sidebar")
    #expect(!texts(of: host).contains("Drinks"))
  }

  @Test("A button that was removed is not in the bar")
  func removedToggle() throws {
    let host = try ViewHost(
      NavigationSplitView {
        Text("Side").toolbar(removing: .sidebarToggle)
      } detail: {
        Text("Detail")
      }, layout: landscape, traits: regular)
    #expect(throws: (any Error).self) { try host.tap("Hide Sidebar") }
  }

  @Test("The prominent detail keeps its width, and the balanced one does not")
  func styles() throws {
    for (isProminent, width) in [(true, 834.0), (false, 513.5)] {
      let view = NavigationSplitView(columnVisibility: .constant(.all)) {
        Text("Side")
      } detail: {
        Color.clear.accessibilityIdentifier("detail")
      }
      let host =
        isProminent
        ? try ViewHost(
          view.navigationSplitViewStyle(.prominentDetail), layout: portrait, traits: regular)
        : try ViewHost(view.navigationSplitViewStyle(.balanced), layout: portrait, traits: regular)
      #expect(abs(try host.frame(of: "detail").width - width) <= 1)
    }
  }

  @Test("The width of a column is its ideal width within the limits")
  func columnWidth() throws {
    let view = NavigationSplitView(columnVisibility: .constant(.all)) {
      Color.clear.accessibilityIdentifier("sidebar").navigationSplitViewColumnWidth(200)
    } content: {
      Color.clear.accessibilityIdentifier("content")
        .navigationSplitViewColumnWidth(min: 100, ideal: 300, max: 250)
    } detail: {
      Text("Detail")
    }
    let host = try ViewHost(view, layout: landscape, traits: regular)
    #expect(try host.frame(of: "sidebar").width == 200)
    #expect(try host.frame(of: "content").width == 250)
  }

  @Test("A selection shows the next column in a compact size class, and the back button removes it")
  func collapsed() throws {
    let host = try ViewHost(TwoColumns(), layout: phone, traits: compact)
    #expect(texts(of: host) == ["Apple", "Banana", "Fruits"])
    try host.tap("Apple")
    #expect(texts(of: host) == ["Selected Apple", "Fruits", "Detail"])
    try host.tap("Fruits")
    #expect(texts(of: host) == ["Apple", "Banana", "Fruits"])
    #expect(!accessibility(of: host).contains("Selected"))
    try host.tap("Apple")
    #expect(texts(of: host).contains("Selected Apple"))
  }

  @Test("Three columns are a stack in a compact size class")
  func collapsedThreeColumns() throws {
    let host = try ViewHost(ThreeColumns(), layout: phone, traits: compact)
    try host.tap("Drinks")
    #expect(texts(of: host).contains("Drinks 1"))
    try host.tap("Drinks 1")
    #expect(texts(of: host).contains("Detail of Drinks 1"))
    try host.tap("Items")
    #expect(texts(of: host).contains("Drinks 2"))
    try host.tap("Menu")
    #expect(texts(of: host).contains("Food"))
  }

  @Test("An initial selection shows the next column in a compact size class")
  func initialSelection() throws {
    let host = try ViewHost(TwoColumns(selection: "Banana"), layout: phone, traits: compact)
    #expect(texts(of: host).contains("Selected Banana"))
  }

  @Test("A binding determines the column in a compact size class, and follows the user")
  func preferredColumn() throws {
    struct Preferred: View {
      @State private var column = NavigationSplitViewColumn.detail

      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          VStack {
            Text(column == .sidebar ? "is sidebar" : "is not sidebar")
            Button("Forward") { column = .detail }
          }
          .navigationTitle("Side")
        } detail: {
          Text("Detail")
        }
      }
    }
    let host = try ViewHost(Preferred(), layout: phone, traits: compact)
    #expect(texts(of: host).contains("Detail"))
    try host.tap("Side")
    #expect(texts(of: host).contains("is sidebar"))
    try host.tap("Forward")
    #expect(texts(of: host).contains("Detail"))
  }

  @Test("A link in the sidebar replaces the detail", arguments: [true, false])
  func links(isRegular: Bool) throws {
    let view = NavigationSplitView {
      List {
        NavigationLink("View") { Text("Linked view").navigationTitle("One") }
        NavigationLink("Value", value: 7)
      }
      .navigationTitle("Links")
      .navigationDestination(for: Int.self) { Text("Number \($0)") }
    } detail: {
      Text("Root")
    }
    let host = try ViewHost(
      view, layout: isRegular ? landscape : phone, traits: isRegular ? regular : compact)
    try host.tap("View")
    #expect(texts(of: host).contains("Linked view"))
    #expect(!texts(of: host).contains("Root"))
    if !isRegular { try host.tap("Links") }
    try host.tap("Value")
    #expect(texts(of: host).contains("Number 7"))
    #expect(!texts(of: host).contains("Linked view"))
  }

  @Test("A link with the value of the selection selects its row")
  func selectingLinks() throws {
    struct Linked: View {
      @State private var selection: String?

      var body: some View {
        NavigationSplitView {
          List(["Apple", "Banana"], id: \.self, selection: $selection) { fruit in
            NavigationLink(fruit, value: fruit)
          }
        } detail: {
          Text(selection.map { "Selected \($0)" } ?? "None")
        }
      }
    }
    let host = try ViewHost(Linked(), layout: landscape, traits: regular)
    try host.tap("Banana")
    #expect(texts(of: host).contains("Selected Banana"))
  }

  @Test(
    "A stack in the detail has the items of the column, and pushes screens",
    arguments: [true, false])
  func stackInDetail(isRegular: Bool) throws {
    let view = NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
      Text("Side").navigationTitle("Menu")
    } detail: {
      NavigationStack {
        NavigationLink("Next") { Text("End").navigationTitle("Second") }.navigationTitle("First")
      }
    }
    let host = try ViewHost(
      view, layout: isRegular ? landscape : phone, traits: isRegular ? regular : compact)
    #expect(texts(of: host).contains("First"))
    try host.tap("Next")
    #expect(texts(of: host).contains("End"))
    try host.tap("First")
    #expect(texts(of: host).contains("Next"))
    if isRegular {
      #expect(texts(of: host).filter { $0 == "Menu" }.count == 1)
    } else {
      try host.tap("Menu")
      #expect(texts(of: host).contains("Side"))
    }
  }

  @Test("A sheet of the sidebar is a card in a regular size class")
  func sheetOfSidebar() throws {
    let view = NavigationSplitView(columnVisibility: .constant(.all)) {
      Text("Side").sheet(isPresented: .constant(true)) {
        Color.clear.accessibilityIdentifier("card")
      }
    } detail: {
      Text("Detail")
    }
    let traits = UITraitCollection(traitsFrom: [
      regular, UITraitCollection(verticalSizeClass: .regular),
    ])
    let host = try ViewHost(view, layout: landscape, traits: traits)
    #expect(try host.frame(of: "card").width == 540)
  }

  @Test("A visibility is encoded and decoded")
  func coding() throws {
    for visibility in [NavigationSplitViewVisibility.automatic, .all, .doubleColumn, .detailOnly] {
      let data = try JSONEncoder().encode([visibility])
      let decoded = try JSONDecoder().decode([NavigationSplitViewVisibility].self, from: data)
      #expect(decoded == [visibility])
    }
    #expect(NavigationSplitViewVisibility.all != .doubleColumn)
  }

  @Test("Split views look as on iPadOS, and as a stack on a phone")
  func images() throws {
    let pad = SwiftUISnapshotLayout.device(config: .iPadPro11(.landscape))
    assertSnapshot(of: Mail(), as: .image(layout: pad), named: "light")
    assertSnapshot(
      of: Mail(), as: .image(layout: pad, traits: .init(userInterfaceStyle: .dark)), named: "dark")
    assertSnapshot(
      of: Mail(), as: .image(layout: pad, traits: .init(layoutDirection: .rightToLeft)),
      named: "rightToLeft")
    assertSnapshot(
      of: Mail(), as: .image(layout: .device(config: .iPhone13)), named: "compact")
    assertSnapshot(
      of: Mail().navigationSplitViewStyle(.prominentDetail),
      as: .image(layout: .device(config: .iPadPro11(.portrait))), named: "overlay")
  }
}

private struct TwoColumns: View {
  @State var selection: String?

  var body: some View {
    NavigationSplitView {
      List(["Apple", "Banana"], id: \.self, selection: $selection) { Text($0) }
        .accessibilityIdentifier("sidebar")
        .navigationTitle("Fruits")
    } detail: {
      Text(selection.map { "Selected \($0)" } ?? "Nothing selected")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityIdentifier("detail")
        .navigationTitle("Detail")
    }
  }
}

private struct ThreeColumns: View {
  @State private var category: String?
  @State private var item: String?

  var body: some View {
    NavigationSplitView {
      List(selection: $category) {
        ForEach(["Food", "Drinks"], id: \.self) { Text($0) }
      }
      .navigationTitle("Menu")
    } content: {
      List(selection: $item) {
        ForEach(1..<4) { number in
          let name = "\(category ?? "None") \(number)"
          Text(name).tag(name)
        }
      }
      .navigationTitle("Items")
    } detail: {
      Text(item.map { "Detail of \($0)" } ?? "No item")
    }
  }
}

private struct Mail: View {
  @State private var mailbox: String? = "Inbox"
  @State private var message: Int? = 2
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var column = NavigationSplitViewColumn.sidebar

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      List(selection: $mailbox) {
        Label("Inbox", systemImage: "tray").badge(12).tag("Inbox")
        Label("Flagged", systemImage: "flag").tag("Flagged")
        Label("Sent", systemImage: "paperplane").tag("Sent")
        Section("Folders") {
          Label("Travel", systemImage: "folder").tag("Travel")
          Label("Receipts", systemImage: "folder").tag("Receipts")
        }
      }
      .navigationTitle("Mailboxes")
      .toolbar { Button("Edit") {} }
    } content: {
      List(1..<6, id: \.self, selection: $message) { number in
        VStack(alignment: .leading) {
          Text("Sender \(number)").font(.headline)
          Text("Subject of the message").font(.subheadline).foregroundStyle(.secondary)
        }
      }
      .navigationTitle(mailbox ?? "")
    } detail: {
      VStack(alignment: .leading, spacing: 12) {
        Text("Subject of the message").font(.title2.bold())
        Text("The text of the message has several lines, which fill the width of the column.")
        Spacer()
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .navigationTitle("Message")
      .toolbar {
        Button("Edit Message", systemImage: "square.and.pencil") {}
        Button("Trash", systemImage: "trash") {}
      }
    }
  }
}
