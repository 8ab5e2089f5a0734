// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Labels, separators and headers of rows")
struct RowLabelTests {
  private let canvas = SwiftUISnapshotLayout.fixed(width: 240, height: 400)

  private func host(_ list: some View) throws -> ViewHost { try ViewHost(list, layout: canvas) }

  private func symbols(_ list: some View) throws -> [String] {
    try host(list).scene.outline.split(separator: "\n").map(String.init)
      .filter { $0.contains("Symbol[") }
  }

  private struct Ends: Equatable {
    let minX: Double
    let maxX: Double
  }

  @Test("The icon of a label in a row has the tint unless a style is set, and the title is primary")
  func tint() throws {
    let row = Label("Title", systemImage: "star")
    #expect(try symbols(List { row }).first?.contains("accentColor") == true)
    #expect(try symbols(List { row }.tint(.green)).first?.contains("green") == true)
    #expect(try symbols(List { row.foregroundStyle(.red) }).first?.contains("red") == true)
    #expect(try symbols(row).first?.contains("primary") == true)
    let text = try host(List { row }).scene.outline.split(separator: "\n")
      .first { $0.contains("text: \"Title\"") }
    #expect(text?.contains("color: primary") == true)
  }

  @Test("The titles of labels with icons of different widths are aligned")
  func column() throws {
    let host = try host(
      List {
        Label("First", systemImage: "info")
        Label("Second", systemImage: "person.3")
      })
    // The column of the icons is 28 points wide, and 16 points before the titles.
    #expect(try textFrame(of: "First", in: host).minX == 16 + 16 + 28 + 16)
    #expect(try textFrame(of: "Second", in: host).minX == 16 + 16 + 28 + 16)
  }

  @Test("Alignment guides replace the ends of a separator, which begins at the first text")
  func separatorGuides() throws {
    func ends(_ row: some View) throws -> Ends? {
      let list = List {
        row
        Text("Last")
      }
      return try host(list).scene.nodes.first { $0.element.hasPrefix("Divider") }
        .map { Ends(minX: $0.frame.minX, maxX: $0.frame.maxX) }
    }
    #expect(try ends(Text("a")) == Ends(minX: 32, maxX: 224))
    #expect(try ends(Label("a", systemImage: "star")) == Ends(minX: 76, maxX: 224))
    let leading = Text("a").alignmentGuide(.listRowSeparatorLeading) { _ in -16 }
    #expect(try ends(leading) == Ends(minX: 16, maxX: 224))
    // A guide of a later text counts, not the first text.
    let second = HStack(spacing: 0) {
      Text("a").frame(width: 40)
      Text("b").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }
    #expect(try ends(second) == Ends(minX: 72, maxX: 224))
    let trailing = Color.red.frame(width: 100, height: 20)
      .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
    #expect(try ends(trailing) == Ends(minX: 32, maxX: 132))
  }

  @Test("The header of a plain section is bold, and that of a card is small and in uppercase")
  func headers() throws {
    let list = List { Section("Header") { Text("Row") } }
    func header(_ view: some View) throws -> String? {
      try host(view).scene.outline.split(separator: "\n").map(String.init)
        .first { $0.lowercased().contains("text: \"header") }
    }
    let plain = try #require(try header(list.listStyle(.plain)))
    #expect(plain.contains("\"Header\"") && plain.contains("semibold 15"))
    let card = try #require(try header(list))
    #expect(card.contains("\"HEADER\"") && card.contains("regular 13"))
  }

  @Test("A context menu dims the screen around the row of its view")
  func contextMenu() throws {
    let host = try host(
      List {
        ForEach(0..<4) { number in
          Text("Row \(number)").contextMenu { Button("Copy") {} }
        }
      })
    try host.longPress("Row 1")
    // The row is 44 points high, below the first row.
    let areas = host.scene.commands.compactMap { entry -> Bool? in
      guard case .fill(.path(let path, let origin, _), _) = entry.paint else { return nil }
      return path.contains(.init(x: 120 - origin.x, y: 20 - origin.y), eoFill: true)
        && !path.contains(.init(x: 200 - origin.x, y: 35 + 44 + 22 - origin.y), eoFill: true)
    }
    #expect(areas.contains(true))
  }
}
