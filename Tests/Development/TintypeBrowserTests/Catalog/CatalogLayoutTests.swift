// SPDX-License-Identifier: MIT

import Testing
import TintypeBrowser
import TintypeReports
import TintypeTestSupport

/// The positions of files and cards in the grid of a catalog.
@Suite(.requires(.browser), .onBrowserThread, .serialized)
struct CatalogLayoutTests {
  /// A catalog of files with 1, 1, 2, 30 and 1 previews.
  private static let files = Result {
    try SharedCatalog(
      previews: [
        preview("A.One", in: "Sources/App/A.swift"),
        preview("B.One", in: "Sources/App/Accounts/Features/Presentation/Confirmation/B.swift"),
        preview("C.One", in: "Sources/App/C.swift"), preview("C.Two", in: "Sources/App/C.swift"),
      ] + (1...30).map { preview("D.\($0)", in: "Sources/App/D.swift") } + [
        preview("E.One", in: "Sources/App/E.swift")
      ], settings: [.init(.colorScheme, ["light", "dark"])])
  }

  private static func preview(_ name: String, in file: String) -> Catalog.Preview {
    var preview = SharedCatalog.preview(0)
    (preview.module, preview.name, preview.file) = ("App", name, file)
    preview.variants = Array(preview.variants.prefix(2))
    return preview
  }

  /// The frame of an element in the window.
  private struct Frame: Decodable, Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  private func frames(of selector: String, _ page: CatalogBrowser) throws -> [Frame] {
    try page.page.evaluate(
      """
      [...document.querySelectorAll(\(Page.literal(selector)))].map((element) => {
        const {x, y, width, height} = element.getBoundingClientRect();
        return {x, y, width, height};
      })
      """)
  }

  /// Opens the page, and waits until it has all cards.
  private func open(width: Int) throws -> CatalogBrowser {
    let page = try CatalogBrowser(try Self.files.get(), width: width)
    try page.page.waitUntil("document.querySelectorAll('#grid .card').length === 35")
    return page
  }

  @Test("Files with few previews are beside each other, and their headings and cards are aligned")
  func narrowFiles() throws {
    let page = try open(width: 1280)
    let sections = try frames(of: "#grid section", page)
    let headings = try frames(of: "#grid h3", page)
    let cards = try frames(of: "#grid .card", page)
    #expect(Set(sections.prefix(3).map(\.y)).count == 1)
    #expect(Set(headings.prefix(3).map { $0.y + $0.height }).count == 1)
    #expect(Set(cards.prefix(4).map(\.y)).count == 1)
    #expect(Set(cards.prefix(4).map(\.height)).count == 1)
    #expect(cards.prefix(4).map(\.x) == cards.prefix(4).map(\.x).sorted())
    #expect(sections[0].width == cards[0].width)
  }

  @Test(
    "All cards have the same width, and a file with many previews has the width of the window",
    arguments: [400, 1280])
  func widths(window: Int) throws {
    let page = try open(width: window)
    let cards = try frames(of: "#grid .card", page)
    let width = try #require(cards.first?.width)
    #expect(cards.allSatisfy { abs($0.width - width) < 1 })
    let many = try #require(try frames(of: "[data-file='Sources/App/D.swift']", page).first)
    let module = try #require(try frames(of: "#grid h2", page).first)
    #expect(abs(many.width - module.width) < 1)
    let last = try #require(try frames(of: "[data-file='Sources/App/E.swift']", page).first)
    #expect(last.y >= many.y + many.height)
  }

  @Test("The number of columns follows the width of the window")
  func resizing() throws {
    let page = try open(width: 1280)
    let columns =
      "getComputedStyle(document.querySelector('#grid')).gridTemplateColumns.split(' ').length"
    #expect(try page.page.evaluate("\(columns) === 6"))
    try page.page.emulate(width: 800, height: 900)
    try page.page.waitUntil("\(columns) === 4")
    try page.page.emulate(width: 400, height: 900)
    try page.page.waitUntil("\(columns) === 2")
  }

  @Test("A search that leaves few previews of a file makes its section narrow")
  func search() throws {
    let page = try open(width: 1280)
    try page.search("one")
    #expect(try page.previews().count == 4)
    try page.search("d.30")
    let section = try #require(try frames(of: "#grid section", page).first)
    let card = try #require(try frames(of: "#grid .card", page).first)
    #expect(section.width == card.width)
  }

  @Test("With all variants side by side, each card has the width of the window")
  func sideBySide() throws {
    let page = try open(width: 1280)
    try page.driver.click("#switches [data-all]")
    let module = try #require(try frames(of: "#grid h2", page).first)
    #expect(try frames(of: "#grid .card", page).allSatisfy { abs($0.width - module.width) < 1 })
  }

  @Test("Arrow keys move to the card of the next file, and to the next row")
  func keys() throws {
    let page = try open(width: 1280)
    try page.driver.press("ArrowRight", "ArrowRight")
    #expect(try page.focused() == "App/B.One")
    try page.driver.press("ArrowDown")
    #expect(try page.focused() == "App/D.2")
    try page.driver.press("ArrowUp")
    #expect(try page.focused() == "App/B.One")
  }

  @Test("The heading of a file contains its path, and shows the whole name of the file")
  func headings() throws {
    let page = try open(width: 1280)
    let path = "Sources/App/Accounts/Features/Presentation/Confirmation/B.swift"
    #expect(try page.driver.texts("#grid h3")[1] == path)
    #expect(try page.driver.attribute("title", of: "[data-file='\(path)'] h3") == path)
    let isWhole: Bool = try page.page.evaluate(
      """
      [...document.querySelectorAll('#grid h3 bdi:last-child')]
        .every((name) => name.scrollWidth <= name.clientWidth)
      """)
    #expect(isWhole)
  }
}
