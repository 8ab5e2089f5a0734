// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("The collapse of large titles")
struct LargeTitleTests {
  private let phone = SwiftUISnapshotLayout.fixed(width: 240, height: 320)

  private func host(scrolledBy distance: CGFloat, _ screen: some View) throws -> ViewHost {
    let host = try ViewHost(NavigationStack { screen.navigationTitle("Title") }, layout: phone)
    if distance > 0 { try host.scroll(by: CGSize(width: 0, height: distance)) }
    return host
  }

  private var content: some View {
    ScrollView { Color.red.frame(height: 2000).id("content") }
  }

  private func lineCount(of host: ViewHost) -> Int {
    host.scene.nodes.filter { $0.element.hasPrefix("Divider") }.count
  }

  @Test("A large title moves with the content until the content reaches the row of the items")
  func between() throws {
    let start = try textFrame(of: "Title", in: host(scrolledBy: 0, content))
    let host = try host(scrolledBy: 20, content)
    #expect(try textFrame(of: "Title", in: host).minY == start.minY - 20)
    #expect(try host.frame(of: "content").minY == 96 - 20)
    #expect(lineCount(of: host) == 0)
  }

  @Test("A bar whose large title is scrolled out of view has a centered title and a line")
  func collapsed() throws {
    let host = try host(scrolledBy: 200, content)
    let title = try textFrame(of: "Title", in: host)
    #expect(abs(title.midX - 120) < 1)
    #expect(title.minY > 0 && title.minY < 44)
    #expect(try host.frame(of: "content").minY == 96 - 200)
    let lines = host.scene.nodes.filter { $0.element.hasPrefix("Divider") }.map(\.frame.maxY)
    #expect(lines == [44.5])
    try host.scroll(by: CGSize(width: 0, height: -200))
    #expect(try textFrame(of: "Title", in: host).minX == 16)
    #expect(lineCount(of: host) == 0)
  }

  /// The distances that `home-assistant/iOS` has recorded with iOS 26, rounded to points.
  @Test(
    "In iOS 26, the first card of a list is nearer to a large title than to another bar",
    arguments: [
      (nil, nil, 35.0), (nil, "Header", 40), (NavigationBarItem.TitleDisplayMode.inline, nil, 35),
      (.large, nil, 4), (.large, "Header", 43),
    ])
  func firstCard(
    mode: NavigationBarItem.TitleDisplayMode?, header: String?, distance: CGFloat
  ) throws {
    let list = List {
      Section(header ?? "") { Text("Row").listRowBackground(Color.red.id("card")) }
    }
    let plain = List { Text("Row").listRowBackground(Color.red.id("card")) }
    let content = header == nil ? AnyView(plain) : AnyView(list)
    let screen =
      mode.map { mode in
        AnyView(
          NavigationStack {
            content.navigationTitle("Title").navigationBarTitleDisplayMode(mode)
          })
      } ?? content
    let device = ViewImageConfig.iPhone13.platformStyle(.iOS26)
    let host = try ViewHost(screen, layout: .device(config: device))
    let bar: CGFloat = mode == nil ? 47 : mode == .inline ? 47 + 54 : 47 + 106
    #expect(abs(try host.frame(of: "card").minY - bar - distance) <= 0.7)
  }

  @Test("A view at the top of the viewport is below the collapsed bar")
  func scrollTarget() throws {
    struct Rows: View {
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            ForEach(0..<40) { Text("Row \($0)").frame(height: 40).id("row\($0)") }
          }
          .onAppear { proxy.scrollTo("row20", anchor: .top) }
        }
      }
    }
    #expect(try host(scrolledBy: 0, Rows()).frame(of: "row20").minY == 44)
  }

  @Test("A search field is scrolled out of view before the title unless it is always visible")
  func search() throws {
    let automatic = content.searchable(text: .constant(""), prompt: "Prompt")
    let always = content.searchable(
      text: .constant(""), placement: .navigationBarDrawer(displayMode: .always), prompt: "Prompt")
    let height = try host(scrolledBy: 0, automatic).frame(of: "content").minY
    let between = try host(scrolledBy: 20, automatic)
    let start = try textFrame(of: "Title", in: host(scrolledBy: 0, automatic))
    #expect(try textFrame(of: "Title", in: between) == start)
    func line(_ screen: some View) throws -> Double? {
      try host(scrolledBy: 400, screen).scene.nodes
        .filter { $0.element.hasPrefix("Divider") }.map(\.frame.maxY).first
    }
    #expect(try line(automatic) == 44.5)
    #expect(try line(always) == Double(height) - 52 + 0.5)
  }

  @Test("A bar at the bottom has a background while content extends below it")
  func bottomBars() throws {
    let bar = content.navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .bottomBar) { Button("Item") {} } }
    #expect(try lineCount(of: host(scrolledBy: 0, bar)) == 1)
    // The line is that of the navigation bar.
    let end = try host(scrolledBy: 9000, bar)
    #expect(end.scene.nodes.filter { $0.element.hasPrefix("Divider") }.map(\.frame.maxY) == [44.5])
    let short = Text("Short").navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .bottomBar) { Button("Item") {} } }
    #expect(try lineCount(of: host(scrolledBy: 0, short)) == 0)
  }

  @Test("A tab bar has a background while the content of a stack extends below it")
  func tabBar() throws {
    func host(_ view: some View) throws -> ViewHost {
      try ViewHost(
        TabView {
          NavigationStack { view.navigationTitle("Title") }
            .tabItem { Label("Tab", systemImage: "house") }
        }, layout: phone)
    }
    let long = try host(content)
    #expect(lineCount(of: long) == 1)
    try long.scroll(by: CGSize(width: 0, height: 9000))
    #expect(long.scene.nodes.filter { $0.element.hasPrefix("Divider") }.map(\.frame.maxY) == [44.5])
    #expect(try lineCount(of: host(Text("Short"))) == 0)
  }

  @Test(
    "The text size of items and of a prompt is limited", arguments: [DynamicTypeSize.accessibility5]
  )
  func textSize(size: DynamicTypeSize) throws {
    let screen = Text("Content")
      .searchable(text: .constant(""), prompt: "A prompt that is longer than one line of the field")
      .toolbar { Button("Item") {} }
    func text(_ prefix: String, _ size: DynamicTypeSize) throws -> (height: Double, count: Int) {
      let host = try ViewHost(
        NavigationStack { screen.navigationTitle("Title") }.dynamicTypeSize(size), layout: phone)
      let lines = host.scene.commands.compactMap { entry -> Double? in
        guard case .text(let line) = entry.paint, line.string.hasPrefix(prefix) else { return nil }
        return line.ascent
      }
      return (lines.first ?? 0, lines.count)
    }
    #expect(try text("Item", size) == text("Item", .xxLarge))
    #expect(try text("A pro", size) == text("A pro", .xxxLarge))
    #expect(try text("A pro", size).count == 1)
  }
}
