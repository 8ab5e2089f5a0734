// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor
@Suite("Context menus of selections")
struct SelectionMenuTests {
  private struct Menus: View {
    @State var selection: Set<String> = []
    @State var mode = EditMode.inactive
    @State private var result = "none"

    var body: some View {
      VStack {
        Text("result \(result)")
        List(["Apple", "Banana", "Cherry"], id: \.self, selection: $selection) { Text($0) }
          .contextMenu(forSelectionType: String.self) { items in
            Button("Delete") { result = "deleted \(items.sorted().joined(separator: " "))" }
          } primaryAction: { items in
            result = "opened \(items.sorted().joined(separator: " "))"
          }
          .environment(\.editMode, $mode)
      }
    }
  }

  @Test("A long press on a row opens the menu for the row")
  func row() throws {
    let host = try ViewHost(Menus(), layout: canvas)
    try host.longPress("Banana")
    try host.tap("Delete")
    #expect(texts(of: host).contains("result deleted Banana"))
    #expect(!texts(of: host).contains("Delete"))
  }

  @Test("A long press on a selected row opens the menu for all selected rows")
  func selectedRows() throws {
    let host = try ViewHost(Menus(selection: ["Apple", "Cherry"], mode: .active), layout: canvas)
    try host.longPress("Apple")
    try host.tap("Delete")
    #expect(texts(of: host).contains("result deleted Apple Cherry"))
  }

  @Test("A tap on a row performs the primary action outside of the edit mode")
  func primaryAction() throws {
    let host = try ViewHost(Menus(), layout: canvas)
    try host.tap("Cherry")
    #expect(texts(of: host).contains("result opened Cherry"))
    let editing = try ViewHost(Menus(mode: .active), layout: canvas)
    try editing.tap("Cherry")
    #expect(texts(of: editing).contains("result none"))
  }

  @Test("A menu for another type of selections has no effect")
  func otherType() throws {
    let list = List(["Apple"], id: \.self, selection: .constant(nil as String?)) { Text($0) }
      .contextMenu(forSelectionType: Int.self) { _ in Button("Delete") {} }
    let host = try ViewHost(list, layout: canvas)
    #expect(throws: (any Error).self) { try host.longPress("Apple") }
  }

  private var canvas: SwiftUISnapshotLayout { .fixed(width: 320, height: 480) }
}
