// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@Suite("Menus, context menus and popovers")
@MainActor
struct MenuTests {
  private let screen = SwiftUISnapshotLayout.fixed(width: 320, height: 400)

  @Test("A menu is closed until it is tapped, and an action closes it")
  func menu() throws {
    let host = try ViewHost(Sorting(), layout: screen)
    #expect(texts(of: host) == ["Options", "name"])
    try host.tap("Options")
    #expect(
      texts(of: host)
        == ["Options", "name", "Share", "Delete", "Hidden", "Sorting", "Name", "Date", "More"])
    assertSnapshot(of: host, as: .image)
    try host.tap("Date")
    #expect(texts(of: host) == ["Options", "date"])
    try host.tap("Options")
    try host.tap("Hidden")
    #expect(texts(of: host) == ["Options", "date hidden"])
    try host.tap("Options")
    try host.dismiss("Share")
    #expect(texts(of: host) == ["Options", "date hidden"])
  }

  @Test("Items show title and icon whatever the label style of the menu or of its bar is")
  func labelStyles() throws {
    let menu = Menu {
      Button {
      } label: {
        Label("Share", systemImage: "square.and.arrow.up")
      }
    } label: {
      Label("Options", systemImage: "ellipsis.circle")
    }
    .labelStyle(.iconOnly)
    let bar = NavigationStack { Color.clear.toolbar { menu } }
    let views: [any View] = [menu, bar]
    for view in views {
      let host = try ViewHost(AnyView(view), layout: screen)
      #expect(!texts(of: host).contains("Options"))
      try host.tap("Options")
      #expect(texts(of: host).contains("Share"))
    }
  }

  @Test("All items of a menu leave space for check marks if an item is checked")
  func checkMarks() throws {
    func host(_ isOn: Bool) throws -> ViewHost {
      let menu = Menu("Options") {
        Toggle("Checked", isOn: .constant(isOn))
        Button("Plain") {}
        if isOn { Menu("More") { Button("Nested") {} } }
      }
      let host = try ViewHost(menu, layout: screen)
      try host.tap("Options")
      return host
    }
    func leading(_ title: String, in host: ViewHost) throws -> CGFloat {
      try textFrame(of: title, in: host).minX
    }
    let (with, without) = (try host(true), try host(false))
    let checked = try leading("Checked", in: with)
    #expect(try leading("Plain", in: with) == checked)
    #expect(try leading("More", in: with) == checked)
    #expect(try leading("Plain", in: without) == checked - 26)
    assertSnapshot(of: with, as: .image)
  }

  @Test("An item of a menu opens another menu, whose action closes both")
  func nested() throws {
    let host = try ViewHost(Sorting(), layout: screen)
    try host.tap("Options")
    try host.tap("More")
    #expect(texts(of: host).suffix(2) == ["More", "Rename"])
    try host.tap("Rename")
    #expect(texts(of: host) == ["Options", "renamed"])
  }

  @Test("A menu with a primary action performs it on a tap, and opens on a long press")
  func primaryAction() throws {
    var taps = 0
    let menu = Menu("Options") {
      Button("Item") {}
    } primaryAction: {
      taps += 1
    }
    let host = try ViewHost(menu, layout: screen)
    try host.tap("Options")
    #expect(taps == 1 && texts(of: host) == ["Options"])
    try host.longPress("Options")
    #expect(texts(of: host) == ["Options", "Item"])
  }

  @Test("An action keeps a menu open if its dismiss behavior is disabled")
  func dismissBehavior() throws {
    var taps = 0
    let menu = Menu("Options") {
      Button("Add") { taps += 1 }.menuActionDismissBehavior(.disabled)
      Button("Done") {}
    }
    let host = try ViewHost(menu, layout: screen)
    try host.tap("Options")
    try host.tap("Add")
    try host.tap("Add")
    #expect(taps == 2 && texts(of: host) == ["Options", "Add", "Done"])
    try host.tap("Done")
    #expect(texts(of: host) == ["Options"])
  }

  @Test("A menu above its control has its first item at the bottom, unless its order is fixed")
  func order() throws {
    for (order, items) in [(MenuOrder.automatic, ["b", "a"]), (.fixed, ["a", "b"])] {
      let menu = Menu("Options") {
        Button("a") {}
        Button("b") {}
      }
      .menuOrder(order).frame(maxHeight: .infinity, alignment: .bottom)
      let host = try ViewHost(menu, layout: screen)
      try host.tap("Options")
      #expect(texts(of: host) == ["Options"] + items)
      #expect(try host.frame(of: "a").maxY < host.frame(of: "Options").minY)
    }
  }

  @Test("A style creates the body of a menu, and an indicator is shown on request")
  func style() throws {
    struct Titled: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("Menu:")
          Menu(configuration)
        }
      }
    }
    let host = try ViewHost(
      Menu("Options") { Button("Item") {} }.menuStyle(Titled()).menuIndicator(.visible),
      layout: screen)
    #expect(texts(of: host) == ["Menu:", "Options"])
    try host.tap("Options")
    #expect(texts(of: host) == ["Menu:", "Options", "Item"])
  }

  @Test("A long press presents a context menu with its preview")
  func contextMenu() throws {
    var taps = 0
    let host = try ViewHost(
      Text("Photo").contextMenu {
        Button("Share", systemImage: "square.and.arrow.up") { taps += 1 }
      } preview: {
        Text("Preview").padding()
      }, layout: screen)
    #expect(texts(of: host) == ["Photo"])
    try host.longPress("Photo")
    #expect(texts(of: host) == ["Photo", "Preview", "Share"])
    try host.tap("Share")
    #expect(taps == 1 && texts(of: host) == ["Photo"])
  }

  @Test("A popover points to its view in a regular size class, and is a sheet in a compact one")
  func popover() throws {
    let view = Color.blue.id("anchor").frame(width: 40, height: 40)
      .popover(isPresented: .constant(true)) { Text("Popover").padding(30).id("content") }
    let compact = try ViewHost(view, layout: SheetTests.phone)
    #expect(try compact.frame(of: "content").midY == 200)
    let traits = UITraitCollection(horizontalSizeClass: .regular)
    let regular = try ViewHost(view, layout: screen, traits: traits)
    #expect(try regular.frame(of: "content").minY > regular.frame(of: "anchor").maxY)
    assertSnapshot(of: regular, as: .image)
  }
}

private struct Sorting: View {
  @State private var order = "name"
  @State private var isHidden = false

  var body: some View {
    VStack {
      Menu("Options") {
        Button("Share", systemImage: "square.and.arrow.up") {}
        Button("Delete", systemImage: "trash", role: .destructive) {}
        Toggle("Hidden", isOn: $isHidden)
        Section("Sorting") {
          Picker("Order", selection: $order) {
            Text("Name").tag("name")
            Text("Date").tag("date")
          }
        }
        Menu("More") {
          Button("Rename") { order = "renamed" }
        }
      }
      Text(isHidden ? "\(order) hidden" : order)
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}
