// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport
import TintypeGallery

@Suite("Cards and unavailable content")
struct SurfaceTests {
  @Test("Media extend to the edges of a card, and other parts are inset")
  func laysOutParts() throws {
    let scene = try lay(
      Card {
        Text("Words").id("content")
      } header: {
        Text("Head").id("header")
      } media: {
        box("media", nil, 100)
      } footer: {
        Text("Foot").id("footer")
      }, in: Size(300, 400))

    let media = try #require(scene.frame("media"))
    #expect(media.minX == 0 && media.width == 300)
    let tops = ["header", "media", "content", "footer"].compactMap { scene.frame($0)?.minY }
    #expect(tops.count == 4)
    #expect(tops == tops.sorted())
    for id in ["header", "content", "footer"] { #expect(scene.frame(id)?.minX == 16) }
  }

  @Test("The content of a card is mirrored in right-to-left layouts")
  func mirrors() throws {
    let scene = try lay(
      Card { Text("Words").id("content") }, in: Size(300, 100),
      traits: .layoutDirection(.rightToLeft))

    #expect(scene.frame("content")?.maxX == 284)
  }

  @Test("Card styles differ by shadow, border and fill", arguments: CardStyle.allCases)
  func showsStyle(style: CardStyle) throws {
    let scene = try lay(Card { Text("A") }.cardStyle(style), in: Size(300, 100))
    let shadows = scene.commands.filter {
      if case .beginGroup(.shadow) = $0.paint { true } else { false }
    }
    let lines = scene.commands.filter { if case .stroke = $0.paint { true } else { false } }

    #expect(shadows.isEmpty == (style != .elevated))
    #expect(lines.isEmpty == (style != .outlined))
  }

  @Test("A content-unavailable view shows its title in the center")
  func contentUnavailableViewShowsItsTitleInCenter() throws {
    let scene = try lay(
      ContentUnavailableView("No Mail", systemImage: "tray", description: "Later."),
      in: Size(390, 600))
    let title = try #require(scene.labeled("No Mail")).frame

    #expect(abs(title.midX - 195) < 0.01)
    #expect(scene.accessibilityText.contains("No Mail. Heading."))
    #expect(scene.lines.map { $0.string } == ["No Mail", "Later."])
  }

  @Test(
    "An empty search result shows the search text",
    arguments: [("", "No Results"), ("swfit", "No Results for “swfit”")])
  func namesSearch(text: String, title: String) throws {
    let scene = try lay(ContentUnavailableView.search(text: text), in: Size(390, 600))

    #expect(scene.labeled(title) != nil)
  }

  @Test("The action of a content-unavailable view runs")
  func runsAction() throws {
    final class Model { var count = 0 }
    let model = Model()
    let host = try ComponentHost(
      ContentUnavailableView {
        Text("Offline")
      } actions: {
        Button("Retry") { model.count += 1 }
      }, in: .fixed(Size(390, 600)))

    try host.perform(.tap, on: "Retry")
    #expect(model.count == 1)
  }
}
