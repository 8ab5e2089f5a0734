// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Tab bars in the platform style of iOS")
struct PlatformTabBarTests {
  private let width = 390.0

  /// A screen with a tab bar below a scroll view.
  private func screen(
    contentHeight: Double, offset: Double = 0, isOverContent: Bool? = nil
  ) -> some Component {
    ScrollView(contentOffset: Point(x: 0, y: offset)) { box("content", 100, contentHeight) }
      .tabBar(selection: .constant(0), isOverContent: isOverContent) {
        TabItem("Home", systemImage: "house", tag: 0)
      }
  }

  private func lineCount(
    _ screen: some Component, _ style: PlatformStyle = .iOS
  ) throws -> Int {
    try lay(screen, in: Size(200, 300), traits: .platformStyle(style)).all("Divider").count
  }

  @Test("A tab bar is transparent unless the content of a scroll view extends below it")
  func scrollEdge() throws {
    #expect(try lineCount(screen(contentHeight: 100)) == 0)
    #expect(try lineCount(screen(contentHeight: 251)) == 0)
    #expect(try lineCount(screen(contentHeight: 260)) == 1)
    #expect(try lineCount(screen(contentHeight: 260, offset: 9)) == 0)
  }

  @Test("A tab bar is transparent unless the rows of a list extend below it")
  func list() throws {
    for (count, lines) in [(1, 0), (20, 1)] {
      let list = List { for index in 0..<count { Text("Row \(index)") } }
        .tabBar(selection: .constant(0)) { TabItem("Home", systemImage: "house", tag: 0) }
      let scene = try lay(list, in: Size(200, 300))
      let bar = scene.paths.filter { $0.contains("TabBar") && $0.contains("Divider") }
      #expect(bar.count == lines)
    }
  }

  @Test("The background of a tab bar can be set independently of the content")
  func explicitBackground() throws {
    #expect(try lineCount(screen(contentHeight: 100, isOverContent: true)) == 1)
    #expect(try lineCount(screen(contentHeight: 400, isOverContent: false)) == 0)
  }

  @Test("A tab bar of the classic style always has a background")
  func classic() throws {
    #expect(try lineCount(screen(contentHeight: 100), .classic) == 1)
  }

  @Test("A scroll view that does not touch the tab bar does not change its background")
  func separateScrollView() throws {
    let content = VStack(spacing: 0) {
      ScrollView { box("content", 100, 900) }.frame(height: 100)
      Spacer()
    }
    let screen = content.tabBar(selection: .constant(0)) {
      TabItem("Home", systemImage: "house", tag: 0)
    }
    #expect(try lineCount(screen) == 0)
  }

  @Test("A badge overlaps the trailing edge of its icon, and ends before the next icon")
  func badges() throws {
    let bar = TabBar(selection: .constant(0)) {
      TabItem("Home", systemImage: "house", tag: 0, badge: 3)
      TabItem("Alerts", systemImage: "bell", tag: 1, badge: 128)
      TabItem("Saved", systemImage: "bookmark", tag: 2)
      TabItem("Inbox", systemImage: "tray", tag: 3)
      TabItem("Shop", systemImage: "cart", tag: 4, badge: "A long text")
    }
    let scene = try lay(bar.frame(width: width))
    let tab = width / 5
    // The capsule is 5 points wider than its text at both sides.
    for (text, index) in [("3", 0.0), ("99+", 1)] {
      let line = try #require(scene.lines.first { $0.string == text })
      let center = (index + 0.5) * tab
      #expect(line.origin.x - 5 >= center + 7 && line.origin.x - 5 < center + 12)
      #expect(line.origin.x + line.width + 5 <= center + tab - 12)
      #expect(line.origin.y > 0 && line.origin.y < 49)
    }
    let long = try #require(scene.lines.first { $0.string.hasPrefix("A ") })
    #expect(long.origin.x - 5 >= 4 * tab)
    #expect(long.origin.x + long.width + 5 <= width)
  }

  @Test(
    "On a phone in landscape, the title of a tab is beside its icon, with the badge at the icon")
  func landscape() throws {
    let bar = TabBar(selection: .constant(0)) {
      TabItem("Home", systemImage: "house", tag: 0, badge: 3)
      TabItem("Saved", systemImage: "bookmark", tag: 1)
    }
    let scene = try lay(
      bar.frame(width: 844),
      traits: [.horizontalSizeClass(.compact), .verticalSizeClass(.compact)])
    let icon = try #require(scene.first("Symbol")).frame
    let title = try #require(scene.lines.first { $0.string == "Home" })
    let badge = try #require(scene.lines.first { $0.string == "3" })
    #expect(abs(title.origin.x - icon.maxX - 8) < 0.001)
    #expect(abs((icon.minX + title.origin.x + title.width) / 2 - 211) < 1)
    #expect(icon.minY >= 0 && icon.maxY <= 32)
    #expect(badge.origin.x > icon.midX && badge.origin.x + badge.width + 5 < title.origin.x)
  }

  @Test("The badge of the last tab is inside of the bar", arguments: LayoutDirection.allCases)
  func lastBadge(direction: LayoutDirection) throws {
    let bar = TabBar(selection: .constant(0)) {
      for index in 0..<5 { TabItem("Tab", systemImage: "cart", tag: index, badge: "New") }
    }
    let scene = try lay(bar.frame(width: width), traits: .layoutDirection(direction))
    let badges = scene.lines.filter { $0.string == "New" }
    #expect(badges.count == 5)
    #expect(badges.allSatisfy { $0.origin.x >= 5 && $0.origin.x + $0.width + 5 <= width })
  }
}
