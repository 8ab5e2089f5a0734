// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor
@Suite("Tables")
struct TableTests {
  private struct Club: Identifiable {
    var id: Int
    var name: String
    var goals: Int
  }

  private static let clubs = [
    Club(id: 1, name: "Ajax", goals: 12), Club(id: 2, name: "Inter", goals: 9),
  ]

  @Test("A row is an accessibility element of its cells")
  func rows() {
    let table = Table(Self.clubs) {
      TableColumn("Club", value: \.name)
      TableColumn("Goals") { Text("\($0.goals)") }.width(60)
    }
    #expect(accessibility(of: table).contains("Ajax, 12."))
    #expect(outline(of: table.frame(width: 300, height: 200)).contains("\"Goals\""))
  }

  @Test("A compact table shows only its first column, without a header")
  func compact() {
    let table = Table(Self.clubs) {
      TableColumn("Club", value: \.name)
      TableColumn("Goals") { Text("\($0.goals)") }
    }
    let traits = UITraitCollection(horizontalSizeClass: .compact)
    #expect(accessibility(of: table, traits: traits).contains("Inter."))
    #expect(!accessibility(of: table, traits: traits).contains("9"))
  }

  @Test("A tap on a row selects it")
  func selection() throws {
    struct Selecting: View {
      @State private var selected: Int?

      var body: some View {
        Table(TableTests.clubs, selection: $selected) { TableColumn("Club", value: \.name) }
          .frame(width: 300, height: 200)
      }
    }
    let host = try ViewHost(Selecting())
    try host.tap("Inter")
    #expect(accessibility(of: host).contains("Selected. Inter."))
  }
}
