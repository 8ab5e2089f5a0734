// SPDX-License-Identifier: MIT

import SwiftUI

struct TabItemUsage: View {
  @State private var selection = 0
  @State private var optional: Int?

  var body: some View {
    VStack {
      TabView {
        Text("A").tabItem { Label("A", systemImage: "house") }
        Text("B").tabItem {
          Image(systemName: "star")
          Text("B")
        }
        .badge(2)
      }
      .tabViewStyle(.automatic)
      .tabViewStyle(DefaultTabViewStyle())
      TabView(selection: $selection) {
        Text("A").tabItem { Text("A") }.tag(0)
        Text("B").tabItem { Text("B") }.tag(1)
      }
      .tabViewStyle(.page)
      .tabViewStyle(.page(indexDisplayMode: .always))
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
      .tabViewStyle(PageTabViewStyle())
      .indexViewStyle(.page)
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .interactive))
      .indexViewStyle(PageIndexViewStyle())
      TabView(selection: $optional) { Text("A").tag(0) }
    }
  }
}

struct TabsUsage: View {
  @State private var selection = "a"
  @State private var isExtended = true
  @AppStorage("customization") private var customization = TabViewCustomization()
  @AppStorage("other") private var other: TabViewCustomization
  @Environment(\.tabBarPlacement) private var placement
  @Environment(\.isTabBarShowingSections) private var isShowingSections

  var body: some View {
    TabView(selection: $selection) {
      Tab("A", systemImage: "house", value: "a") { Text("A") }
        .badge(1)
        .customizationID("a")
        .customizationBehavior(.disabled, for: .sidebar, .tabBar)
      if isExtended {
        Tab("B", image: "image", value: "b") { Text("B") }.badge("New").hidden()
      } else {
        Tab(value: "c") { Text("C") }
      }
      if isExtended { Tab(value: "d", role: .search) { Text("D") } }
      TabSection("Section") {
        Tab("E", systemImage: "star", value: "e", role: nil) { Text("E") }.badge(Text("1"))
        ForEach(["f", "g"], id: \.self) { name in
          Tab(name, systemImage: "star", value: name) { Text(name) }
        }
      }
      .sectionActions { Button("Add") {} }
      .tabPlacement(.sidebarOnly)
      .defaultVisibility(.hidden, for: .tabBar)
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewStyle(SidebarAdaptableTabViewStyle())
    .tabViewStyle(.tabBarOnly)
    .tabViewStyle(TabBarOnlyTabViewStyle())
    .tabViewCustomization($customization)
    .defaultAdaptableTabBarPlacement(.sidebar)
    .tabViewSidebarHeader { Text("Header") }
    .tabViewSidebarFooter { Text("Footer") }
    .tabViewSidebarBottomBar { Text("Bar") }
    .sectionActions { Button("Add") {} }
    .onChange(of: placement == .bottomBar || isShowingSections) {}
    .onAppear {
      customization[sidebarVisibility: "a"] = .hidden
      customization.resetVisibility()
      customization.resetSectionOrder()
      customization.resetSectionOrder(for: "a")
      if other[sectionID: "a"] == nil { other = customization }
    }
  }
}

struct TabModifiersUsage: View {
  let name = "Name"

  var body: some View {
    TabView {
      Tab("A", systemImage: "house") { Text("A") }
        .accessibilityLabel("Label")
        .accessibilityLabel(name)
        .accessibilityLabel(Text("Label"))
        .accessibilityValue("Value")
        .accessibilityValue(name)
        .accessibilityValue(Text("Value"), isEnabled: false)
      Tab("B", image: "image") { Text("B") }
        .accessibilityHint("Hint")
        .accessibilityHint(name)
        .accessibilityHint(Text("Hint"))
        .accessibilityIdentifier("b")
      Tab(name, systemImage: "star") { Text("C") }
        .accessibilityInputLabels(["A"])
        .accessibilityInputLabels([name])
        .accessibilityInputLabels([Text("A")])
      Tab(name, image: "image") { Text("D") }.badge(name)
      Tab { Text("E") }.contextMenu { Button("Open") {} }
      Tab {
        Text("F")
      } label: {
        Text("F")
      }
      .swipeActions { Button("Delete") {} }
      Group {
        Tab("G", systemImage: "star", role: .search) { Text("G") }
        Tab("H", image: "image", role: nil) { Text("H") }
        Tab(name, systemImage: "star", role: nil) { Text("I") }
        Tab(name, image: "image", role: nil) { Text("J") }
        Tab(role: .search) { Text("K") }
        Tab(role: nil) {
          Text("L")
        } label: {
          Text("L")
        }
      }
    }
  }
}

struct OptionalTabsUsage: View {
  @State private var selection: Int?
  let name = "Name"

  var body: some View {
    TabView(selection: $selection) {
      Group {
        Tab("A", systemImage: "house", value: 1) { Text("A") }
        Tab("B", image: "image", value: 2) { Text("B") }
        Tab("C", systemImage: "house", value: 3, role: .search) { Text("C") }
        Tab("D", image: "image", value: 4, role: nil) { Text("D") }
        Tab(name, systemImage: "house", value: 5) { Text("E") }
        Tab(name, image: "image", value: 6) { Text("F") }
        Tab(name, systemImage: "house", value: 7, role: nil) { Text("G") }
        Tab(name, image: "image", value: 8, role: nil) { Text("H") }
      }
      Tab(value: 9) { Text("I") }
      Tab(value: 10) {
        Text("J")
      } label: {
        Text("J")
      }
      Tab(value: 11, role: .search) { Text("K") }
      Tab(value: 12, role: nil) {
        Text("L")
      } label: {
        Text("L")
      }
      TabSection { Tab(value: 13) { Text("M") } }
      TabSection {
        Tab(value: 14) { Text("N") }
      } header: {
        Text("Header")
      }
      TabSection(name) { Tab(value: 15) { Text("O") } }
      SettingsTab()
    }
  }
}

private struct SettingsTab: TabContent {
  var body: some TabContent<Int?> {
    Tab("Settings", systemImage: "gear", value: 16) { Text("P") }
  }
}

struct TabLoopsUsage: View {
  struct Item: Identifiable {
    let id: Int
  }

  @State private var selection = 0
  @State private var optional: Int?
  let items = [Item(id: 1)]
  let name = "Name"

  var body: some View {
    VStack {
      TabView(selection: $selection) {
        ForEach(items) { item in Tab("A", systemImage: "house", value: item.id) { Text("A") } }
        ForEach(0..<2) { index in Tab("B", image: "image", value: index) { Text("B") } }
        AnyTabContent(Tab(value: 4) { Text("C") })
        TabSection { Tab(value: 5) { Text("D") } }
        TabSection(name) { Tab(name, image: "image", value: 6) { Text("E") } }
        TabSection {
          Tab(name, systemImage: "star", value: 7, role: nil) { Text("F") }
          Tab(name, image: "image", value: 8, role: nil) { Text("G") }
          Tab("H", image: "image", value: 9, role: nil) { Text("H") }
          Tab(value: 10) {
            Text("I")
          } label: {
            Text("I")
          }
          Tab(value: 11, role: nil) {
            Text("J")
          } label: {
            Text("J")
          }
        } header: {
          Text("Header")
        }
      }
      TabView(selection: $optional) {
        ForEach(items) { item in Tab("A", systemImage: "house", value: item.id) { Text("A") } }
        ForEach(items, id: \.id) { item in Tab(value: item.id) { Text("B") } }
        ForEach(0..<2) { index in Tab(value: index) { Text("C") } }
      }
    }
    .toolbar(.hidden, for: .tabBar)
    .toolbarVisibility(.visible, for: .tabBar)
    .toolbarBackground(.red, for: .tabBar)
  }
}

struct TabContentInteractionUsage: View {
  @State private var isPresented = false
  @State private var item: TabUsageItem?

  var body: some View {
    TabView {
      Tab("A", systemImage: "star") { Text("A") }
        .popover(isPresented: $isPresented) { Text("Popover") }
        .popover(item: $item, arrowEdge: .top) { Text($0.id) }
        .dropDestination(for: String.self) { print($0) }
        .springLoadingBehavior(.enabled)
        .swipeActions { Button("Delete") {} }
    }
  }
}

private struct TabUsageItem: Identifiable {
  var id = "item"
}
