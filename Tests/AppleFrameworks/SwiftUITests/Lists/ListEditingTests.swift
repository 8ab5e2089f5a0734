// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Editing of lists")
struct ListEditingTests {
  private var canvas: SwiftUISnapshotLayout { .fixed(width: 240, height: 400) }

  @Test("The accessibility action of a row deletes its element")
  func deleting() throws {
    let host = try ViewHost(Letters(mode: .inactive), layout: canvas)
    try host.performAction("Delete", on: "b")
    #expect(texts(of: host) == ["a", "c"])
  }

  @Test("The accessibility actions of a row in the edit mode move its element")
  func moving() throws {
    let host = try ViewHost(Letters(mode: .active), layout: canvas)
    try host.performAction("Move Up", on: "b")
    #expect(texts(of: host) == ["b", "a", "c"])
    try host.performAction("Move Down", on: "b")
    #expect(texts(of: host) == ["a", "b", "c"])
    #expect(throws: (any Error).self) { try host.performAction("Move Up", on: "a") }
    #expect(throws: (any Error).self) { try host.performAction("Move Down", on: "c") }
  }

  @Test("Rows outside of the edit mode cannot be moved")
  func notMoving() throws {
    let host = try ViewHost(Letters(mode: .inactive), layout: canvas)
    #expect(throws: (any Error).self) { try host.performAction("Move Up", on: "b") }
  }

  @Test("Edit actions of a binding delete and move its elements")
  func editActions() throws {
    struct Edited: View {
      @State private var items = ["a", "b", "c"]

      var body: some View {
        List($items, id: \.self, editActions: .all) { $item in Text(item) }
          .environment(\.editMode, .constant(.active))
      }
    }
    let host = try ViewHost(Edited(), layout: canvas)
    try host.performAction("Move Down", on: "a")
    #expect(texts(of: host) == ["b", "a", "c"])
    try host.performAction("Delete", on: "a")
    #expect(texts(of: host) == ["b", "c"])
  }

  @Test("A modifier replaces an edit action of a binding")
  func replacedActions() throws {
    struct Edited: View {
      @State private var items = ["a", "b"]

      var body: some View {
        List {
          ForEach($items, id: \.self, editActions: .all) { $item in
            ForEach([item, "\(item)!"], id: \.self) { Text($0) }
          }
          .onDelete { _ in items = ["c"] }
        }
      }
    }
    let host = try ViewHost(Edited(), layout: canvas)
    try host.performAction("Delete", on: "b!")
    #expect(texts(of: host) == ["c", "c!"])
  }

  @Test("The edit actions of a collection are those that its type allows")
  func allowed() {
    #expect(EditActions<[Int]>.all == [.move, .delete])
    #expect(EditActions<Range<Int>>.all == [])
    #expect(EditActions<UnsafeMutableBufferPointer<Int>>.all == .move)
  }

  @Test(
    "Elements are moved before the element at the destination",
    arguments: [
      ([0], 2, "bacd"), ([0, 1], 4, "cdab"), ([3], 0, "dabc"), ([1, 3], 2, "abdc"),
      ([2], 2, "abcd"), ([2], 3, "abcd"), ([], 1, "abcd"),
    ])
  func moves(offsets: [Int], destination: Int, result: String) {
    var letters = Array("abcd")
    letters.move(fromOffsets: IndexSet(offsets), toOffset: destination)
    #expect(String(letters) == result)
  }

  @Test("Elements are removed at offsets")
  func removals() {
    var letters = Array("abcd")
    letters.remove(atOffsets: [0, 2])
    #expect(String(letters) == "bd")
  }
}

private struct Letters: View {
  let mode: EditMode
  @State private var letters = ["a", "b", "c"]

  var body: some View {
    List {
      ForEach(letters, id: \.self) { Text($0) }
        .onDelete { letters.remove(atOffsets: $0) }
        .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
    }
    .environment(\.editMode, .constant(mode))
  }
}
