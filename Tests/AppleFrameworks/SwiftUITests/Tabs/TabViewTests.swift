// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing
import TintypeComparison

private var phone: SwiftUISnapshotLayout { .fixed(width: 240, height: 320) }

@MainActor
@Suite("Tab views")
struct TabViewTests {
  @Test("A tab has the system background, which covers what is behind the tab view")
  func background() throws {
    let view = TabView { Color.clear.tabItem { Text("One") } }.background(Color.red)
    let strategy = Snapshotting<AnyView, SnapshotImage>.image(
      layout: .fixed(width: 100, height: 100))
    var color: UInt32?
    strategy.snapshot(AnyView(view)).run { color = $0.bitmap[100, 20] }
    #expect(color == 0xFFFF_FFFF)
  }

  @Test("A tap on an item of the bar selects its tab, and the binding selects a tab")
  func selection() throws {
    let host = try ViewHost(Shop(), layout: phone)
    #expect(texts(of: host) == ["Home 0", "Show cart", "Home", "Cart", "2"])
    try host.tap("Cart")
    #expect(texts(of: host) == ["Selected cart", "Show start", "Home", "Cart", "2"])
    try host.tap("Show start")
    #expect(texts(of: host).contains("Home 0"))
    try host.tap("Show cart")
    #expect(texts(of: host).contains("Selected cart"))
  }

  @Test("A tab keeps its state, and appears only while it is selected")
  func lifecycle() throws {
    let log = TabLog()
    let host = try ViewHost(
      TabView {
        Counter().onAppear { log.add("A appears") }.onDisappear { log.add("A disappears") }
          .tabItem { Label("First", systemImage: "house") }
        Text("B").tabItem { Label("Second", systemImage: "star") }
          .onAppear { log.add("B appears") }
          .task { log.add("B task") }
      }, layout: phone)
    #expect(log.take() == ["A appears"])
    try host.tap("Count 0")
    try host.tap("Second")
    #expect(Set(log.take()) == ["A disappears", "B appears", "B task"])
    try host.tap("First")
    #expect(log.take() == ["A appears"])
    #expect(texts(of: host).contains("Count 1"))
  }

  @Test("A bottom accessory is above the bar, and is hidden with it")
  func accessory() throws {
    struct Player: View {
      @State private var count = 0
      var isBarVisible = true

      var body: some View {
        TabView {
          Text("Songs").tabItem { Label("Library", systemImage: "house") }
            .toolbar(isBarVisible ? .visible : .hidden, for: .tabBar)
        }
        .tabViewBottomAccessory { Button("Played \(count)") { count += 1 } }
      }
    }
    let host = try ViewHost(Player(), layout: phone)
    try host.tap("Played 0")
    #expect(texts(of: host) == ["Songs", "Played 1", "Library"])
    assertSnapshot(of: host, as: .image, named: "accessory")
    #expect(texts(of: try ViewHost(Player(isBarVisible: false), layout: phone)) == ["Songs"])
    let empty = TabView { Text("Songs").tabItem { Text("Library") } }
    #expect(
      outline(of: empty.tabViewBottomAccessory { EmptyView() }, in: phone)
        == outline(of: empty, in: phone))
  }

  @Test("Tabs with values, sections and roles are items of the bar")
  func tabs() throws {
    struct Tabs: View {
      @State var selection = 2

      var body: some View {
        TabView(selection: $selection) {
          Tab("One", systemImage: "house", value: 1) { Text("Content 1") }.badge(3)
          TabSection("Section") {
            ForEach(2..<4) { number in
              Tab("Number \(number)", systemImage: "star", value: number) {
                Text("Content \(number)")
              }
            }
          }
          Tab(value: 4, role: .search) { Text("Content \(selection)") }
          Tab(value: 5) { Text("Hidden") }.hidden()
        }
      }
    }
    let host = try ViewHost(Tabs(), layout: phone)
    #expect(texts(of: host) == ["Content 2", "One", "3", "Number 2", "Number 3", "Search"])
    try host.tap("Search")
    #expect(texts(of: host).first == "Content 4")
    try host.tap("Number 3")
    #expect(texts(of: host).first == "Content 3")
  }

  @Test("The items of the bar have the traits of tabs, and their badges are values")
  func accessibility() throws {
    let host = try ViewHost(
      TabView {
        Text("A").tabItem { Label("First", systemImage: "house") }
        Text("B").tabItem { Label("Second", systemImage: "star") }.badge("New")
      }, layout: phone)
    let text = SwiftUITests.accessibility(of: host)
    #expect(text.contains("First"))
    #expect(text.contains("Second"))
    #expect(text.contains("New"))
  }

  @Test("More than five tabs have a list of the remaining tabs in a compact environment")
  func more() throws {
    struct Tabs: View {
      @State var selection = 1

      var body: some View {
        TabView(selection: $selection) {
          ForEach(1..<8, id: \.self) { number in
            Text("Content \(number)").tabItem { Label("T\(number)", systemImage: "star") }
          }
        }
      }
    }
    let host = try ViewHost(Tabs(), layout: phone)
    #expect(texts(of: host) == ["Content 1", "T1", "T2", "T3", "T4", "More"])
    try host.tap("More")
    #expect(texts(of: host).contains("T7"))
    #expect(!texts(of: host).contains("Content 1"))
    try host.tap("T6")
    #expect(texts(of: host).contains("Content 6"))
    try host.tap("T2")
    #expect(texts(of: host) == ["Content 2", "T1", "T2", "T3", "T4", "More"])
    let wide = try ViewHost(
      Tabs().environment(\.horizontalSizeClass, .regular), layout: phone)
    #expect(texts(of: wide).contains("T7"))
  }

  @Test("Content hides the bar, also within a stack and a geometry reader")
  func hiddenBar() throws {
    let host = try ViewHost(
      TabView {
        NavigationStack {
          NavigationLink("Next") { Text("End").toolbar(.hidden, for: .tabBar) }
            .navigationTitle("Root")
        }
        .tabItem { Label("Stack", systemImage: "house") }
        GeometryReader { _ in Text("Reader").toolbarVisibility(.hidden, for: .tabBar) }
          .tabItem { Label("Geometry", systemImage: "star") }
      }, layout: phone)
    #expect(texts(of: host).contains("Stack"))
    try host.tap("Next")
    #expect(texts(of: host) == ["End", "Root"])
    try host.tap("Root")
    try host.tap("Geometry")
    #expect(texts(of: host) == ["Reader"])
  }

  @Test(
    "A horizontal drag shows the next or previous page",
    arguments: [
      (LayoutDirection.leftToRight, -100.0, 2), (.leftToRight, 100, 1), (.rightToLeft, 100, 2),
    ])
  func pages(direction: LayoutDirection, distance: Double, expected: Int) throws {
    struct Pages: View {
      @State var page = 1

      var body: some View {
        TabView(selection: $page) {
          ForEach(1..<4, id: \.self) { Text("Page \($0) of \(page)") }
        }
        .tabViewStyle(.page)
      }
    }
    let host = try ViewHost(
      Pages().environment(\.layoutDirection, direction), layout: phone)
    try host.drag("Page 1 of 1", by: CGSize(width: distance, height: 0))
    #expect(texts(of: host) == ["Page \(expected) of \(expected)"])
    #expect(SwiftUITests.accessibility(of: host).contains("page \(expected) of 3"))
  }

  @Test("The changes of a sidebar are encoded")
  func customization() throws {
    var value = TabViewCustomization()
    value[sidebarVisibility: "a"] = .hidden
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(TabViewCustomization.self, from: data) == value)
    #expect(value[sidebarVisibility: "a"] == .hidden)
    value.resetVisibility()
    #expect(value == TabViewCustomization())
  }

  @Test("Bars and pages look as on a phone")
  func images() throws {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let host = try ViewHost(Shop(), layout: phone)
    assertSnapshot(of: host, as: .image, named: "bar")
    assertSnapshot(of: Stacked(), as: .image(layout: phone, traits: dark), named: "dark")
    assertSnapshot(
      of: Stacked().environment(\.layoutDirection, .rightToLeft), as: .image(layout: phone),
      named: "rtl")
    assertSnapshot(of: Pages(), as: .image(layout: phone), named: "page")
    assertSnapshot(of: Presented(), as: .image(layout: phone), named: "sheet")
  }
}

private enum ShopTab: Hashable {
  case start, cart
}

private struct Shop: View {
  @State private var tab = ShopTab.start

  var body: some View {
    TabView(selection: $tab) {
      VStack {
        Text("Home 0")
        Button("Show cart") { tab = .cart }
      }
      .tabItem { Label("Home", systemImage: "house") }
      .tag(ShopTab.start)
      VStack {
        Text("Selected \(tab == .cart ? "cart" : "start")")
        Button("Show start") { tab = .start }
      }
      .tag(ShopTab.cart)
      .badge(2)
      .tabItem {
        Image(systemName: "cart")
        Text("Cart")
      }
    }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View { Button("Count \(count)") { count += 1 } }
}

private struct Stacked: View {
  var body: some View {
    TabView {
      Tab("Mail", systemImage: "envelope") {
        NavigationStack {
          List { ForEach(1..<12) { Text("Message \($0)") } }.navigationTitle("Inbox")
        }
      }
      .badge(12)
      Tab("Settings", systemImage: "gear") { Text("Settings") }
    }
    .tint(.orange)
  }
}

private struct Pages: View {
  var body: some View {
    TabView {
      Color.blue
      Color.red
      Color.green
    }
    .tabViewStyle(.page)
    .indexViewStyle(.page(backgroundDisplayMode: .always))
  }
}

private struct Presented: View {
  var body: some View { Color.gray.sheet(isPresented: .constant(true)) { Shop() } }
}

private final class TabLog {
  private var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
