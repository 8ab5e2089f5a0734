// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite("Menus of iOS")
@MainActor
struct PlatformMenuTests {
  private let screen = SwiftUISnapshotLayout.fixed(width: 320, height: 400)

  @ViewBuilder private var items: some View {
    Button("a") {}
    Button("b") {}
  }

  private func open(_ element: String = "Options", in view: some View) throws -> ViewHost {
    let host = try ViewHost(
      view.frame(maxHeight: .infinity, alignment: .bottom), layout: screen)
    try host.tap(element)
    return host
  }

  @Test("A menu above its control keeps the order of its views in scrollable content")
  func scrollableContent() throws {
    let menu = Menu("Options") { items }
    #expect(try texts(of: open(in: menu)) == ["Options", "b", "a"])
    let scrolled = ScrollView { menu.padding(.top, 340) }
    #expect(try texts(of: open(in: scrolled)) == ["Options", "a", "b"])
    #expect(try texts(of: open(in: scrolled.menuOrder(.priority))) == ["Options", "b", "a"])
  }

  @Test("The options of a picker keep their order above it")
  func picker() throws {
    let picker = Picker("Sort", selection: .constant(1)) {
      Text("a").tag(1)
      Text("b").tag(2)
    }
    #expect(try texts(of: open("Sort", in: picker)).suffix(2) == ["a", "b"])
  }

  @Test("A context menu of a row has the order of its views")
  func contextMenu() throws {
    let list = List { ForEach(0..<8) { Text("Row \($0)").contextMenu { items } } }
    let host = try ViewHost(list, layout: screen)
    try host.longPress("Row 6")
    #expect(texts(of: host).suffix(2) == ["a", "b"])
    #expect(try host.frame(of: "b").maxY < host.frame(of: "Row 6").minY)
  }

  @Test("Pickers and control groups are groups of a menu, and separators are inside of the items")
  func groups() throws {
    let menu = Menu("Options") {
      ControlGroup {
        Button("Cut") {}
        Button("Copy") {}
      }
      Button("First") {}
      Button("Second") {}
      Section("Sorting") {
        Picker("Order", selection: .constant(1)) {
          Text("Name").tag(1)
          Text("Date").tag(2)
        }
      }
      Button("Last") {}
    }
    let host = try ViewHost(
      menu.frame(maxHeight: .infinity, alignment: .top), layout: screen)
    try host.tap("Options")
    func distance(_ upper: String, _ lower: String) throws -> CGFloat {
      try textFrame(of: lower, in: host).minY - textFrame(of: upper, in: host).minY
    }
    #expect(fillFrames(of: "quaternarySystemFill", in: host).map(\.height) == [8, 8, 8])
    #expect(try distance("First", "Second") == 44)
    #expect(try distance("Name", "Date") == 44)
    #expect(try distance("Date", "Last") == 44 + 8)
    // The title of the section is in the group of the picker.
    #expect(try distance("Sorting", "Name") < 44)
  }

  @Test("The chevron of a submenu is before the titles, which leave space for it")
  func submenu() throws {
    func leading(_ items: some View) throws -> CGFloat {
      let host = try open(in: Menu("Options") { items })
      return try textFrame(of: "Plain", in: host).minX
    }
    let plain = try leading(Button("Plain") {})
    let checked = try leading(
      Group {
        Button("Plain") {}
        Toggle("On", isOn: .constant(true))
      })
    let nested = try leading(
      Group {
        Button("Plain") {}
        Menu("More") { Button("Other") {} }
      })
    #expect(checked > plain && nested == checked)
  }
}
