// SPDX-License-Identifier: MIT

import SwiftUI

private struct SplitViews: View {
  @State private var visibility = NavigationSplitViewVisibility.automatic
  @State private var column = NavigationSplitViewColumn.sidebar
  @State private var selection: Int?
  @State private var isInspected = false

  var body: some View {
    NavigationSplitView {
      List(1..<3, selection: $selection) { NavigationLink("\($0)", value: $0) }
        .navigationSplitViewColumnWidth(min: 200, ideal: 250, max: 300)
        .toolbar(removing: .sidebarToggle)
    } detail: {
      Text("Detail").inspector(isPresented: $isInspected) {
        Text("Inspector").inspectorColumnWidth(min: 200, ideal: 225, max: 400)
      }
    }
    .navigationSplitViewStyle(.balanced)
    NavigationSplitView {
      Text("Sidebar").navigationSplitViewColumnWidth(250)
    } content: {
      Text("Content")
    } detail: {
      Text("Detail").inspector(isPresented: .constant(true)) {
        Text("Inspector").inspectorColumnWidth(300)
      }
    }
    .navigationSplitViewStyle(AutomaticNavigationSplitViewStyle())
    NavigationSplitView(columnVisibility: $visibility) {
      Text("Sidebar")
    } detail: {
      Text("Detail")
    }
    .navigationSplitViewStyle(.prominentDetail)
    NavigationSplitView(preferredCompactColumn: $column) {
      Text("Sidebar")
    } content: {
      Text("Content")
    } detail: {
      Text("Detail")
    }
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      Text("Sidebar")
    } detail: {
      Text("Detail")
    }
  }
}

private struct SplitStyle: NavigationSplitViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    BalancedNavigationSplitViewStyle().makeBody(configuration: configuration).padding()
  }
}

private struct Sheets: View {
  var body: some View {
    Text("Form").presentationSizing(.form.fitted(horizontal: false, vertical: true))
    Text("Page").presentationSizing(.page.sticky(horizontal: true, vertical: true))
    Text("Fitted").presentationSizing(.fitted)
  }
}

private struct SelectionMenus: View {
  @State private var selection: Set<String> = []

  var body: some View {
    List(["One", "Two"], id: \.self, selection: $selection) { Text($0) }
      .contextMenu(forSelectionType: String.self) { items in
        if items.isEmpty { Button("New") {} } else { Button("Delete") {} }
      } primaryAction: {
        print($0)
      }
    Text("Menu").contextMenu(forSelectionType: Int.self) { Text("\($0.count)") }
  }
}

private struct TableNode: Identifiable {
  var id: Int
  var name: String
  var nodes: [TableNode]?
}

private struct TableTrees: View {
  @State private var selected: Int?
  @State private var selection: Set<Int> = []
  @State private var order = [KeyPathComparator(\TableNode.name)]
  @State private var customization = TableColumnCustomization<TableNode>()
  @State private var isExpanded = true
  let nodes: [TableNode]

  var body: some View {
    Table(nodes, children: \.nodes) { TableColumn("Name", value: \.name) }
    Table(nodes, children: \.nodes, selection: $selected) { TableColumn("Name", value: \.name) }
    Table(nodes, children: \.nodes, selection: $selection, columnCustomization: $customization) {
      TableColumn("Name", value: \.name)
    }
    Table(nodes, children: \.nodes, sortOrder: $order) { TableColumn("Name", value: \.name) }
    Table(nodes, children: \.nodes, selection: $selected, sortOrder: $order) {
      TableColumn("Name", value: \.name)
    }
    Table(nodes, children: \.nodes, selection: $selection, sortOrder: $order) {
      TableColumn("Name", value: \.name)
    }
    Table(of: TableNode.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      Section { TableRow(nodes[0]) }
      Section("Title") { TableRow(nodes[0]) }
      Section(nodes[0].name) { TableRow(nodes[0]) }
      Section {
        DisclosureTableRow(nodes[0]) { ForEach(nodes[0].nodes ?? []) }
      } header: {
        Label("Header", systemImage: "star")
      }
      Section("Title", isExpanded: $isExpanded) { TableRow(nodes[0]) }
      Section(nodes[0].name, isExpanded: $isExpanded) { TableRow(nodes[0]) }
      Section(isExpanded: $isExpanded) {
        DisclosureTableRow(nodes[0], isExpanded: $isExpanded) { TableRow(nodes[0]) }
      } header: {
        Text("Header")
      }
    }
  }
}

private struct FormerColumns: View {
  var body: some View {
    NavigationView {
      Text("Sidebar")
      Text("Detail")
    }
    .navigationViewStyle(.columns)
    NavigationView { Text("Root") }.navigationViewStyle(DoubleColumnNavigationViewStyle())
  }
}
