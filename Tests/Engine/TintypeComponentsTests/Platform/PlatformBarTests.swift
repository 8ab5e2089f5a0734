// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Bars in the platform style of iOS")
struct PlatformBarTests {
  private let width = 390.0

  private func height(_ bar: some Component, _ size: DynamicTypeSize = .large) throws -> Double {
    try lay(bar.frame(width: width), traits: .dynamicTypeSize(size)).canvas.size.height
  }

  @Test("A navigation bar is 44 points high with and without items, and 96 with a large title")
  func heights() throws {
    for size in [DynamicTypeSize.large, .accessibility5] {
      #expect(try height(NavigationBar("Inbox"), size) == 44)
      let full = NavigationBar("Inbox") {
        BackButton(previousTitle: "Mailboxes") {}
      } trailing: {
        Button("New", systemImage: "plus") {}
      }
      #expect(try height(full, size) == 44)
    }
    #expect(try height(NavigationBar("Inbox", displayMode: .large)) == 96)
    let large = NavigationBar("Inbox", displayMode: .large) {
    } trailing: {
      Button("New", systemImage: "plus") {}
    }
    #expect(try height(large) == 96)
  }

  @Test("A navigation bar is 50 points high on a tablet")
  func heightOnTablet() throws {
    let bar = NavigationBar("Inbox").frame(width: width)
    func height(_ traits: Traits) throws -> Double {
      try lay(bar, traits: traits).canvas.size.height
    }
    #expect(try height(.userInterfaceIdiom(.pad)) == 50)
    #expect(try height([.userInterfaceIdiom(.pad), .platformStyle(.classic)]) == 44)
  }

  @Test(
    "On a phone in landscape, bars are lower if its width is compact",
    arguments: [
      (UserInterfaceSizeClass.compact, 32.0, 32.0, 32.0), (.regular, 44, 44, 49),
    ])
  func heightInLandscape(
    width: UserInterfaceSizeClass, navigationBar: Double, toolbar: Double, tabBar: Double
  ) throws {
    let traits: Traits = [.horizontalSizeClass(width), .verticalSizeClass(.compact)]
    func height(_ bar: some Component) throws -> Double {
      try lay(bar.frame(width: 844), traits: traits).canvas.size.height
    }
    #expect(try height(NavigationBar("Inbox")) == navigationBar)
    #expect(try height(NavigationBar("Inbox", displayMode: .large)) == navigationBar)
    #expect(try height(Toolbar { Text("Edit") }) == toolbar)
    let tabs = TabBar(selection: .constant(0)) { TabItem("Home", systemImage: "house", tag: 0) }
    #expect(try height(tabs) == tabBar)
  }

  @Test("On a phone in landscape, a large title is in the center of the bar")
  func largeTitleInLandscape() throws {
    let bar = NavigationBar("Inbox", displayMode: .large).frame(width: 844)
    let scene = try lay(
      bar, traits: [.horizontalSizeClass(.compact), .verticalSizeClass(.compact)])
    let title = try #require(scene.lines.first)
    #expect(abs(title.origin.x + title.width / 2 - 422) < 1)
    #expect(title.spans[0].font.size == 17)
  }

  @Test("The background and the line of a bar extend to the sides of the screen")
  func horizontalSafeArea() throws {
    let screen = ScrollView { box("content", 100, 900) }
      .navigationBar("Inbox", isScrolled: true)
      .tabBar(selection: .constant(0)) { TabItem("Home", systemImage: "house", tag: 0) }
    let device = Device.iPhone13(.landscape)
    let scene = try Scene(of: screen, in: .device(device), measuring: BlockText())
    let lines = scene.all("Divider").map(\.frame)
    #expect(lines.count == 2)
    for line in lines {
      #expect(line.minX == 0)
      #expect(line.width == device.size.width)
    }
  }

  @Test(
    "The title of a back button becomes “Back” before the title of the bar leaves the center, and disappears before that is truncated",
    arguments: [
      (5, ["Mailboxes"]), (20, ["Back"]), (25, ["Back"]), (30, [String]()), (50, []),
    ])
  func backTitle(length: Int, back: [String]) throws {
    let title = String(repeating: "m", count: length)
    let bar = NavigationBar(title) { BackButton(previousTitle: "Mailboxes") {} }
    let scene = try lay(bar.frame(width: width))
    #expect(scene.lines.map(\.string).filter { !$0.hasPrefix("m") } == back)
    let line = try #require(scene.lines.first { $0.string.hasPrefix("m") })
    #expect((line.string == title) == (length < 50))
    #expect(line.origin.x + line.width <= width - 16)
    #expect(scene.accessibilityText.contains("Mailboxes"))
  }

  @Test(
    "The lines of outer icons begin at the margin of the bar", arguments: LayoutDirection.allCases)
  func margins(direction: LayoutDirection) throws {
    let bar = NavigationBar("Inbox") {
      Symbol("plus").id("first")
    } trailing: {
      Symbol("plus").id("last")
    }
    let scene = try lay(
      bar.frame(width: width), traits: .layoutDirection(direction))
    let symbol = try #require(
      SymbolSet.standard.drawing("plus", weight: .regular, scale: .large))
    let bounds = try #require(symbol.layers.first).path.boundingRect
    var lineWidth = 0.0
    if case .stroke(let style) = symbol.layers[0].style { lineWidth = style.lineWidth }
    let first = try #require(scene.frame("first"))
    let inset =
      (bounds.minX - lineWidth / 2 - symbol.viewBox.minX) / symbol.viewBox.width * first.width
    let isMirrored = direction == .rightToLeft
    let start = isMirrored ? width - first.maxX : first.minX
    #expect(abs(start + inset - 16) < 0.01)
    let last = try #require(scene.frame("last"))
    let end = isMirrored ? last.minX : width - last.maxX
    #expect(abs(end + inset - 16) < 0.01)
  }

  @Test("The chevron of a back button is 8 points from the edge and 5 points before the title")
  func backButton() throws {
    let bar = NavigationBar("Inbox") { BackButton(previousTitle: "Mail") {} }
    let scene = try lay(bar.frame(width: width))
    let title = try #require(scene.lines.first { $0.string == "Mail" })
    // The chevron is 10 points wide.
    #expect(abs(title.origin.x - (8 + 10 + 5)) < 0.01)
  }

  @Test("A long inline title has one line and does not overlap the items")
  func longTitle() throws {
    let title = String(repeating: "word ", count: 20)
    let bar = NavigationBar(title) {
      Button("Cancel") {}.id("cancel")
    } trailing: {
      Button("Done") {}.id("done")
    }
    let scene = try lay(bar.frame(width: width))
    let lines = scene.lines.filter { $0.string.hasPrefix("word") }
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    #expect(line.origin.x >= (try #require(scene.frame("cancel"))).maxX)
    #expect(line.origin.x + line.width <= (try #require(scene.frame("done"))).minX)
  }

  @Test("A bar is transparent unless its content is scrolled, and has a line only then")
  func scrollEdge() throws {
    for mode in NavigationBar.TitleDisplayMode.allCases {
      #expect(try lay(NavigationBar("Inbox", displayMode: mode)).all("Divider").isEmpty)
      let scrolled = NavigationBar("Inbox", displayMode: mode, isScrolled: true)
      #expect(try lay(scrolled).all("Divider").count == 1)
      let classic = NavigationBar("Inbox", displayMode: mode).platformStyle(.classic)
      #expect(try lay(classic).all("Divider").count == 1)
    }
  }

  @Test("The line of a bar is outside of the bar, at the edge of the content")
  func line() throws {
    let traits = Traits.displayScale(2)
    let bar = NavigationBar("Inbox", isScrolled: true).frame(width: width)
    let below = try #require(try lay(bar, traits: traits).first("Divider"))
    #expect(below.frame == Rect(x: 0, y: 44, width: width, height: 0.5))
    let toolbar = Toolbar { Text("a") }.frame(width: width)
    let above = try #require(try lay(toolbar, traits: traits).first("Divider"))
    #expect(above.frame == Rect(x: 0, y: -0.5, width: width, height: 0.5))
  }

  @Test("Icons of items have the large scale unless they set another one")
  func iconScale() throws {
    func size(_ item: some Component) throws -> Size? {
      let bar = NavigationBar("Inbox") {
      } trailing: {
        item.id("item")
      }
      return try lay(bar.frame(width: width)).frame("item")?.size
    }
    for scale in ImageScale.allCases {
      let icon = Symbol("gear").imageScale(scale)
      let own = try lay(icon).canvas.size
      #expect(try size(icon) == own)
      #expect((try size(Symbol("gear")) == own) == (scale == .large))
    }
  }

  @Test("The title of a bar is centered next to a shortened back title")
  func centeredTitle() throws {
    let bar = NavigationBar("Packing List") {
      BackButton(previousTitle: "Lisbon and Sintra") {}
    }
    let scene = try lay(bar.frame(width: width))
    #expect(scene.lines.map(\.string) == ["Back", "Packing List"])
    let title = try #require(scene.lines.last)
    #expect(abs(title.origin.x + title.width / 2 - width / 2) < 0.5)
  }

  @Test("An item with an icon shows no title")
  func iconOnly() throws {
    let bar = NavigationBar("Inbox") {
    } trailing: {
      Button("New", systemImage: "plus") {}
      Label("Other", systemImage: "trash")
    }
    let scene = try lay(bar)
    #expect(scene.lines.map(\.string) == ["Inbox"])
    #expect(scene.accessibilityText.contains("New"))
  }

  @Test("An explicit foreground style of a bar item replaces the tint")
  func foregroundStyle() throws {
    let bar = NavigationBar("") {
    } trailing: {
      Button("Add") {}.foregroundStyle(.green)
    }
    let green = try lay(Text("Add").foregroundStyle(.green)).lines.map(\.color)
    #expect(try lay(bar).lines.map(\.color) == green)
  }

  @Test("A tab bar is 49 points high at all text sizes", arguments: DynamicTypeSize.allCases)
  func tabBar(size: DynamicTypeSize) throws {
    let bar = TabBar(selection: .constant(0)) {
      TabItem("Home", systemImage: "house", tag: 0)
      TabItem("Alerts", systemImage: "bell", tag: 1, badge: 128)
      TabItem("Shop", systemImage: "cart", tag: 2, badge: "New")
    }
    #expect(try height(bar, size) == 49)
  }
}
