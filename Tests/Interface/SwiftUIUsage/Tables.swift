// SPDX-License-Identifier: MIT

import SwiftUI

private struct Club: Identifiable {
  var id: Int
  var name: String
  var goals: Int

  static let all = [Club(id: 1, name: "Ajax", goals: 12)]
}

struct Tables: View {
  @State private var clubs = Club.all
  @State private var selected: Int?
  @State private var several: Set<Int> = []
  @State private var order = [KeyPathComparator(\Club.name)]

  var body: some View {
    Table(clubs) {
      TableColumn("Club", value: \.name)
      TableColumn("Goals") { Text("\($0.goals)") }.width(80)
    }
    Table(clubs) { TableColumn("Club", value: \.name) }.tableStyle(.inset)
    Table(clubs) { TableColumn("Club", value: \.name) }.tableStyle(.automatic)
    Table(clubs) { TableColumn("Club", value: \.name) }.tableStyle(InsetTableStyle())
    Table(clubs, selection: $selected) {
      TableColumn("Club") { club in
        Text(club.name)
        Image(systemName: "shield")
      }
      .width(min: 40, max: 200)
      TableColumn(Text("Goals")) { Text("\($0.goals)") }.alignment(.trailing)
      if clubs.count > 1 { TableColumn("Id") { Text("\($0.id)") } }
    }
    Table(clubs, selection: $several) { TableColumn(Text("Club"), value: \.name) }
    Table(clubs, sortOrder: $order) { TableColumn("Club", value: \.name) }
    Table(clubs, selection: $selected, sortOrder: $order) { TableColumn("Club", value: \.name) }
    Table(clubs, selection: $several, sortOrder: $order) {
      TableColumn("Club", value: \.name)
      TableColumn("Goals", value: \.goals) { Text("\($0.goals)") }.width()
    }
  }
}

struct TablesOfRows: View {
  @State private var clubs = Club.all
  @State private var selected: Int?
  @State private var several: Set<Int> = []
  @State private var order = [KeyPathComparator(\Club.name)]

  var body: some View {
    Table(of: Club.self) {
      TableColumn("Club", value: \.name)
      TableColumn("Goals") { Text("\($0.goals)") }
    } rows: {
      TableRow(Club(id: 0, name: "First", goals: 0)).selectionDisabled()
      ForEach(clubs) { TableRow($0) }
      ForEach(clubs, id: \.name) { TableRow($0) }
      ForEach(clubs)
      ForEach(2..<4) { TableRow(Club(id: $0, name: "Club", goals: $0)) }
      if clubs.isEmpty {
        TableRow(Club(id: 4, name: "None", goals: 0))
      } else {
        ForEach(clubs).selectionDisabled(clubs.count > 1)
      }
      if let club = clubs.first { TableRow(club) }
    }
    Table(of: Club.self, selection: $selected) {
      TableColumn("Club", value: \.name)
    } rows: {
      ForEach(clubs)
    }
    Table(of: Club.self, selection: $several) {
      TableColumn("Club", value: \.name)
    } rows: {
      ForEach(clubs)
    }
    Table(of: Club.self, sortOrder: $order) {
      TableColumn("Club", value: \.name)
    } rows: {
      ForEach(clubs)
    }
    Table(of: Club.self, selection: $selected, sortOrder: $order) {
      TableColumn("Club", value: \.name)
    } rows: {
      ForEach(clubs)
    }
    Table(of: Club.self, selection: $several, sortOrder: $order) {
      TableColumn("Club", value: \.name)
    } rows: {
      ForEach(clubs)
    }
    Table(sortOrder: $order) {
      TableColumn("Club", value: \.name)
    } rows: {
      ForEach(clubs)
    }
    Table(selection: $selected, sortOrder: $order) {
      TableColumn("Club", value: \.name)
    } rows: {
      ForEach(clubs)
    }
    Table(selection: $several, sortOrder: $order) {
      TableColumn("Club", value: \.name)
    } rows: {
      ForEach(clubs)
    }
  }
}

struct CustomizedTables: View {
  @State private var clubs = Club.all
  @State private var selected: Int?
  @State private var several: Set<Int> = []
  @State private var order = [KeyPathComparator(\Club.name)]
  @State private var customization = TableColumnCustomization<Club>()
  private let locked: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]

  var body: some View {
    Table(clubs, columnCustomization: $customization) {
      TableColumn("Club", value: \.name)
        .customizationID("name")
        .disabledCustomizationBehavior(locked)
      TableColumn("Goals") { Text("\($0.goals)") }
        .alignment(.numeric(Locale.NumberingSystem("latn")))
        .customizationID("goals")
        .defaultVisibility(.hidden)
        .disabledCustomizationBehavior(.all)
    }
    Table(clubs, selection: $selected, columnCustomization: $customization) {
      TableColumn("Club", value: \.name)
    }
    Table(clubs, selection: $several, columnCustomization: $customization) {
      TableColumn("Club", value: \.name)
    }
    Table(clubs, sortOrder: $order, columnCustomization: $customization) {
      TableColumn("Club", value: \.name)
    }
    Table(clubs, selection: $selected, sortOrder: $order, columnCustomization: $customization) {
      TableColumn("Club", value: \.name)
    }
    Table(clubs, selection: $several, sortOrder: $order, columnCustomization: $customization) {
      TableColumn("Club", value: \.name)
    }
  }

  @ViewBuilder private var tablesOfRows: some View {
    Table(of: Club.self, columnCustomization: $customization) {
      TableColumn("Club", value: \.name)
    } rows: {
      ForEach(clubs)
    }
    Table(of: Club.self, selection: $selected, columnCustomization: $customization) {
      TableColumn("Club", value: \.name)
    } rows: {
      ForEach(clubs)
    }
    Table(of: Club.self, selection: $several, columnCustomization: $customization) {
      TableColumn("Club", value: \.name)
    } rows: {
      ForEach(clubs)
    }
    Table(sortOrder: $order, columnCustomization: $customization) {
      TableColumn("Club", value: \.name)
    } rows: {
      ForEach(clubs)
    }
    Table(selection: $selected, sortOrder: $order, columnCustomization: $customization) {
      TableColumn("Club", value: \.name)
    } rows: {
      ForEach(clubs)
    }
    Table(selection: $several, sortOrder: $order, columnCustomization: $customization) {
      TableColumn("Club", value: \.name)
    } rows: {
      ForEach(clubs)
    }
  }

  private func showAll() {
    customization[visibility: "goals"] = .visible
    customization.resetOrder()
  }
}
