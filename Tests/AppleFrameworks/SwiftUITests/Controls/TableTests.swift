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

  private let regular = UITraitCollection(horizontalSizeClass: .regular)

  @Test("A row is an accessibility element of its cells")
  func rows() {
    let table = Table(Self.clubs) {
      TableColumn("Club", value: \.name)
      TableColumn("Goals") { Text("\($0.goals)") }.width(60)
    }
    #expect(accessibility(of: table, traits: regular).contains("Ajax, 12."))
    #expect(
      outline(of: table.environment(\.horizontalSizeClass, .regular).frame(width: 300, height: 200))
        .contains("\"Goals\""))
  }

  private struct Titled: TableStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("Clubs")
      InsetTableStyle().makeBody(configuration: configuration)
    }
  }

  @Test("The standard styles show the table, also in the body of another style")
  func styles() {
    func table() -> some View {
      Table(Self.clubs) { TableColumn("Club", value: \.name) }
    }
    let plain = accessibility(of: table())
    #expect(plain.contains("Ajax."))
    #expect(accessibility(of: table().tableStyle(.inset)) == plain)
    #expect(accessibility(of: table().tableStyle(.automatic)) == plain)
    let titled = accessibility(of: VStack { table() }.tableStyle(Titled()))
    #expect(titled.contains("Clubs.") && titled.contains("Ajax."))
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

  @Test("A row whose selection is disabled is not selected by a tap")
  func selectionDisabled() throws {
    struct Selecting: View {
      @State private var selected: Int?

      var body: some View {
        Table(of: Club.self, selection: $selected) {
          TableColumn("Club", value: \.name)
        } rows: {
          ForEach(TableTests.clubs) { club in
            if club.goals > 10 {
              TableRow(club).selectionDisabled()
            } else {
              TableRow(club).selectionDisabled(false)
            }
          }
        }
        .frame(width: 300, height: 200)
      }
    }
    let host = try ViewHost(Selecting())
    try host.tap("Ajax")
    #expect(!accessibility(of: host).contains("Selected"))
    try host.tap("Inter")
    #expect(accessibility(of: host).contains("Selected. Inter."))
  }

  @Test(
    "A customization and the default visibility determine which columns are visible",
    arguments: [
      (Visibility.automatic, Visibility.automatic, true), (.automatic, .hidden, false),
      (.hidden, .visible, false), (.visible, .hidden, true),
    ])
  func customization(customized: Visibility, standard: Visibility, isVisible: Bool) {
    var customization = TableColumnCustomization<Club>()
    customization[visibility: "goals"] = customized
    #expect(customization[visibility: "goals"] == customized)
    let table = Table(Self.clubs, columnCustomization: .constant(customization)) {
      TableColumn("Club", value: \.name)
      TableColumn("Goals") { Text("\($0.goals)") }
        .defaultVisibility(standard)
        .customizationID("goals")
    }
    #expect(accessibility(of: table, traits: regular).contains("Ajax, 12.") == isVisible)
    #expect(accessibility(of: table).contains("Ajax"))
  }

  @Test("Each element of a collection has a column")
  func columns() {
    let table = Table(Self.clubs) {
      TableColumnForEach(1..<4) { factor in
        TableColumn("\(factor)") { Text("\($0.goals * factor)") }
      }
    }
    #expect(accessibility(of: table, traits: regular).contains("9, 18, 27."))
  }
}
