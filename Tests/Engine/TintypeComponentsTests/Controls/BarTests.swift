// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport
import TintypeTestSupport

@Suite("Navigation bars, toolbars and tab bars")
struct BarTests {
  final class Model {
    var tab = "home"
  }

  private func tabBar(_ model: Model) -> some Component {
    TabBar(selection: Binding(model, \.tab)) {
      TabItem("Home", systemImage: "house", tag: "home")
      TabItem("Inbox", systemImage: "tray", tag: "inbox", badge: 3)
    }
  }

  @Test("A tap on a tab selects the tab")
  func selectsTab() throws {
    let model = Model()
    let host = try ComponentHost(tabBar(model), in: .fixed(Size(390, 60)))

    try host.perform(.tap, on: "Inbox")

    #expect(model.tab == "inbox")
    let traits = try #require(host.scene.labeled("Inbox")?.semantics).traits
    #expect(traits == [.isTab, .isSelected])
    #expect(host.scene.labeled("Home")?.semantics?.traits == .isTab)
  }

  @Test("A disabled tab bar keeps its selection")
  func refusesDisabled() throws {
    let model = Model()
    let host = try ComponentHost(tabBar(model).disabled(true), in: .fixed(Size(390, 60)))

    #expect(throws: InteractionError.self) { try host.perform(.tap, on: "Inbox") }
    #expect(model.tab == "home")
  }

  @Test(
    "Tabs have equal widths and are at least 44 points high", arguments: LayoutDirection.allCases)
  func sharesWidth(direction: LayoutDirection) throws {
    let scene = try lay(
      tabBar(Model()), in: Size(390, 60), traits: .layoutDirection(direction))
    let home = try #require(scene.labeled("Home")).frame
    let inbox = try #require(scene.labeled("Inbox")).frame

    #expect(home.width == 195 && inbox.width == 195)
    #expect(home.height >= 44)
    #expect((home.minX < inbox.minX) == (direction == .leftToRight))
  }

  @Test("The accessibility text of a tab includes its badge and its position")
  func accessibilityTextOfTabIncludesItsBadgeAndItsPosition() throws {
    let text = try lay(tabBar(Model()), in: Size(390, 60)).accessibilityText

    #expect(text.contains("Inbox"))
    #expect(text.contains("3"))
    #expect(text.contains("2 of 2"))
  }

  @Test("Tab titles are legible on the bar in the classic style")
  func tabsAreLegible() throws {
    for (traits, bar) in [
      (Traits.light, Color(hex: 0xF2F2F7)), (.dark, Color(hex: 0x1E1E20)),
    ] {
      let scene = try lay(
        tabBar(Model()), in: Size(390, 60), traits: [traits, .platformStyle(.classic)])
      let background = bar.resolve(in: EnvironmentValues())
      for line in try nonEmpty(scene.lines.filter { $0.string != "3" }) {
        #expect(line.color.contrast(with: background) >= 4.5)
      }
    }
  }

  @Test("An inline title is centered if there is enough space")
  func inlineTitleIsCenteredIfThereIsEnoughSpace() throws {
    let scene = try lay(
      NavigationBar("Inbox") {
        Text("Back")
      } trailing: {
        EmptyComponent()
      },
      in: Size(390, 44))
    let title = try #require(scene.labeled("Inbox")).frame

    #expect(abs(title.midX - 195) < 0.01)
  }

  @Test("A long title wraps between the bar's items in the classic style, which keep their widths")
  func wrapsTitle() throws {
    let scene = try lay(
      NavigationBar("Terms and conditions of the loan of musical instruments") {
        Text("Back").id("back")
      } trailing: {
        Text("Done").id("done")
      }, in: Size(390, 200), traits: .platformStyle(.classic))

    #expect(scene.frame("back")?.width == 40)
    #expect(scene.frame("done")?.width == 40)
    #expect(scene.lines.count > 3)
    #expect(scene.diagnostics.isEmpty)
  }

  @Test("A large title is below the items, at the leading edge")
  func showsLargeTitle() throws {
    for direction in LayoutDirection.allCases {
      let scene = try lay(
        NavigationBar("Library", displayMode: .large) { Text("Edit").id("edit") },
        in: Size(390, 120), traits: .layoutDirection(direction))
      let title = try #require(scene.labeled("Library")).frame
      #expect(title.minY >= (scene.frame("edit")?.maxY ?? .infinity))
      #expect((direction == .leftToRight ? title.minX : 390 - title.maxX) == 16)
    }
  }

  @Test("The title of a navigation bar is a heading")
  func titleIsHeading() throws {
    let scene = try lay(NavigationBar("Inbox"), in: Size(390, 44))

    #expect(scene.labeled("Inbox")?.semantics?.traits.contains(.isHeader) == true)
  }

  @Test("Bars inset the content, and their backgrounds extend to the screen's edges")
  func barsFrameTheScreen() throws {
    let component = Boundary { flexible("content") }
      .navigationBar("Inbox", isScrolled: true)
      .tabBar(selection: .constant(0), isOverContent: true) {
        TabItem("Home", systemImage: "house", tag: 0)
      }
    let scene = try Scene(
      of: component, in: .fixed(Size(390, 800)),
      traits: .safeAreaInsets(EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)),
      measuring: BlockText())
    let bar = try #require(scene.first("NavigationBar"))
    let tabs = try #require(scene.first("TabBar"))
    let content = try #require(scene.frame("content"))

    #expect(bar.frame.minY == 47)
    #expect(bar.frame.height >= 44)
    #expect(content.minY == bar.frame.maxY)
    #expect(content.maxY == tabs.frame.minY)
    #expect(tabs.frame.maxY == 800 - 34)
    let surfaces = scene.commands.compactMap { command -> Rect? in
      if case .fill(.box(let rect, _), .backdrop) = command.paint { rect } else { nil }
    }
    #expect(surfaces.contains { $0.minY == 0 && $0.maxY == bar.frame.maxY })
    #expect(surfaces.contains { $0.minY == tabs.frame.minY && $0.maxY == 800 })
  }

  @Test("Spacers in a toolbar separate its items")
  func toolbarUsesSpacers() throws {
    let scene = try lay(
      Toolbar {
        Text("A").id("a")
        Spacer()
        Text("B").id("b")
      }, in: Size(390, 44))

    #expect(scene.frame("a")?.minX == 16)
    #expect(scene.frame("b")?.maxX == 374)
  }
}
