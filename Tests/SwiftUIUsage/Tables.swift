// SPDX-License-Identifier: MIT

import SwiftUI

private struct Club: Identifiable {
  var id: Int
  var name: String
  var goals: Int
}

struct Tables: View {
  @State private var clubs = [Club(id: 1, name: "Ajax", goals: 12)]
  @State private var selected: Int?
  @State private var several: Set<Int> = []
  @State private var order = [KeyPathComparator(\Club.name)]

  var body: some View {
    Table(clubs) {
      TableColumn("Club", value: \.name)
      TableColumn("Goals") { Text("\($0.goals)") }.width(80)
    }
    Table(clubs) { TableColumn("Club", value: \.name) }
    Table(clubs, selection: $selected) {
      TableColumn("Club") { club in
        Text(club.name)
        Image(systemName: "shield")
      }
      .width(min: 40, max: 200)
      TableColumn(Text("Goals")) { Text("\($0.goals)") }.alignment(.trailing)
      if clubs.count > 1 { TableColumn("Id") { Text("\($0.id)") } }
    }
    Table(clubs, selection: $several, sortOrder: $order) {
      TableColumn("Club", value: \.name)
      TableColumn("Goals", value: \.goals) { Text("\($0.goals)") }.width()
    }
    Table(of: Club.self) {
      TableColumn("Club", value: \.name)
      TableColumn("Goals") { Text("\($0.goals)") }
    } rows: {
      TableRow(Club(id: 0, name: "First", goals: 0))
      ForEach(clubs) { TableRow($0) }
      ForEach(clubs)
    }
  }
}
