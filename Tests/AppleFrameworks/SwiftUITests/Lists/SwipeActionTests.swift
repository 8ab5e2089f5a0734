// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

private var canvas: SwiftUISnapshotLayout { .fixed(width: 320, height: 140) }

@MainActor
@Suite("Swipe actions")
struct SwipeActionTests {
  @Test("A row has its buttons as accessibility actions")
  func actions() throws {
    let host = try ViewHost(Mails(), layout: canvas)
    try host.performAction("Flag", on: "Mail 1")
    try host.performAction("Pin", on: "Mail 2")
    #expect(texts(of: host) == ["Mail 1", "Mail 2", "flag 1, pin 2"])
    #expect(throws: (any Error).self) { try host.performAction("Off", on: "Mail 1") }
    #expect(throws: (any Error).self) { try host.performAction("Delete", on: "Mail 1") }
  }

  @Test("A drag reveals the buttons of an edge, and a tap or the opposite drag hides them")
  func drags() throws {
    let host = try ViewHost(Mails(), layout: canvas)
    try host.drag("Mail 1", by: CGSize(width: -120, height: 0))
    #expect(try host.frame(of: "Flag").size == CGSize(width: 74, height: 44))
    #expect(try host.frame(of: "Trash").maxX == 320)
    try host.tap("Flag")
    #expect(throws: (any Error).self) { try host.frame(of: "Flag") }
    #expect(texts(of: host).last == "flag 1")
    try host.drag("Mail 2", by: CGSize(width: 80, height: 0))
    #expect(try host.frame(of: "Pin").minX == 0)
    try host.drag("Mail 2", by: CGSize(width: -60, height: 0))
    #expect(throws: (any Error).self) { try host.frame(of: "Pin") }
  }

  @Test("Short and vertical drags reveal nothing")
  func shortDrags() throws {
    let host = try ViewHost(Mails(), layout: canvas)
    for translation in [CGSize(width: -40, height: 0), CGSize(width: -120, height: 130)] {
      try host.drag("Mail 1", by: translation)
      #expect(throws: (any Error).self) { try host.frame(of: "Flag") }
    }
  }

  @Test("A long drag performs the first action, unless full swipes are not allowed")
  func fullSwipes() throws {
    let host = try ViewHost(Mails(), layout: canvas)
    try host.drag("Mail 2", by: CGSize(width: -250, height: 0), releases: false)
    #expect(texts(of: host).last == "")
    try host.drag("Mail 1", by: CGSize(width: -250, height: 0))
    #expect(texts(of: host).last == "trash 1")
    try host.drag("Mail 1", by: CGSize(width: 250, height: 0))
    #expect(texts(of: host).last == "trash 1")
    #expect(try host.frame(of: "Pin").minX == 0)
  }

  @Test("In right-to-left layouts the edges are mirrored")
  func mirrored() throws {
    let host = try ViewHost(
      Mails().environment(\.layoutDirection, .rightToLeft), layout: canvas)
    try host.drag("Mail 1", by: CGSize(width: 120, height: 0))
    #expect(try host.frame(of: "Trash").minX == 0)
  }

  @Test("Rows that can be deleted have a button for it")
  func deletion() throws {
    struct Deletable: View {
      @State private var items = ["a", "b"]

      var body: some View {
        List {
          ForEach(items, id: \.self) { Text($0).deleteDisabled($0 == "b") }
            .onDelete { items.remove(atOffsets: $0) }
        }
        .listStyle(.plain)
      }
    }
    let host = try ViewHost(Deletable(), layout: canvas)
    #expect(throws: (any Error).self) { try host.performAction("Delete", on: "b") }
    try host.drag("a", by: CGSize(width: -60, height: 0))
    try host.tap("Delete")
    #expect(texts(of: host) == ["b"])
  }

  @Test("Rows whose movement is disabled have no actions for it")
  func moveDisabled() throws {
    let host = try ViewHost(
      List {
        ForEach(["a", "b"], id: \.self) { Text($0).moveDisabled($0 == "b") }
          .onMove { _, _ in }
      }
      .environment(\.editMode, .constant(.active)), layout: canvas)
    try host.performAction("Move Down", on: "a")
    #expect(throws: (any Error).self) { try host.performAction("Move Up", on: "b") }
  }

  @Test("Buttons have the colors of their roles and tints")
  func images() throws {
    let host = try ViewHost(Mails(), layout: canvas)
    try host.drag("Mail 1", by: CGSize(width: -140, height: 0))
    try host.drag("Mail 2", by: CGSize(width: 140, height: 0))
    assertSnapshot(of: host, as: .image)
  }
}

private struct Mails: View {
  @State private var log: [String] = []

  var body: some View {
    List {
      ForEach(1..<3) { number in
        Text("Mail \(number)")
          .swipeActions {
            Button("Trash", systemImage: "trash", role: .destructive) {
              log.append("trash \(number)")
            }
            Button("Flag") { log.append("flag \(number)") }.tint(.orange)
          }
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button("Pin", systemImage: "pin") { log.append("pin \(number)") }
            Button("Off") {}.disabled(true)
          }
      }
      .onDelete { _ in }
      Text(log.joined(separator: ", "))
    }
    .listStyle(.plain)
  }
}
