// SPDX-License-Identifier: MIT

import SwiftUI

private struct Player: Identifiable {
  var id: Int
  var name: String
  var goals: [Int]
}

struct TableColumns: View {
  @State private var players = [Player(id: 1, name: "Ada", goals: [2, 0])]
  @State private var order = [KeyPathComparator(\Player.name)]
  private let title = "Player"

  var body: some View {
    Table(players) {
      TableColumn(title) { Text($0.name) }
      TableColumn(title, value: \.name)
      TableColumn(Text("Player"), value: \.name)
      TableColumnForEach(0..<2) { month in
        TableColumn("\(month)") { Text("\($0.goals[month])") }
      }
      TableColumnForEach([0, 1], id: \.self) { month in
        TableColumn("\(month)") { Text("\($0.goals[month])") }.width(40)
      }
      TableColumnForEach(players) { player in
        TableColumn(player.name) { Text("\($0.id)") }
        TableColumn("Id") { Text("\($0.id)") }
      }
    }
    Table(players, sortOrder: $order) {
      TableColumn("Player", value: \.name, comparator: .lexical)
      TableColumn(title, value: \.name)
      TableColumn(title, value: \.name, comparator: .lexical)
      TableColumn(Text("Player"), value: \.name)
      TableColumn(Text("Player"), value: \.name, comparator: .lexical)
      TableColumn("Goals", value: \.goals.count) { Text("\($0.goals.count)") }
      TableColumn(title, value: \.goals.count) { Text("\($0.goals.count)") }
      TableColumn(Text("Goals"), value: \.goals.count) { Text("\($0.goals.count)") }
    }
    Table(players, sortOrder: $order) {
      TableColumn("Player", value: \.name, comparator: String.StandardComparator.lexical) {
        Text($0.name)
      }
      TableColumn(title, value: \.name, comparator: String.StandardComparator.lexical) {
        Text($0.name)
      }
      TableColumn(Text("Player"), value: \.name, comparator: String.StandardComparator.lexical) {
        Text($0.name)
      }
      TableColumn("Player", sortUsing: KeyPathComparator(\.name)) { Text($0.name) }
      TableColumn(title, sortUsing: KeyPathComparator(\.name)) { Text($0.name) }
      TableColumn(Text("Player"), sortUsing: KeyPathComparator(\.name)) { Text($0.name) }
    }
  }
}
