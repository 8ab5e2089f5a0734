// SPDX-License-Identifier: MIT

import Testing
import TintypeBrowser
import TintypeTestSupport

/// The search and the grid of a catalog.
@Suite(.requires(.browser), .onBrowserThread, .serialized)
struct CatalogSearchTests {
  let page: CatalogBrowser

  init() throws { page = try CatalogBrowser(try SharedCatalog.some.get()) }

  static let searches: [(text: String, count: String)] = [
    ("", "90 previews"), ("preview 12", "1 of 90 previews"), ("KIT", "30 of 90 previews"),
    ("file1.swift", "30 of 90 previews"), ("\"item 8. button\"", "1 of 90 previews"),
    ("star.fill", "10 of 90 previews"), ("accent bold", "90 previews"),
    ("symbol:star", "90 previews"), ("symbol:\"star\"", "80 of 90 previews"),
    ("color:accent font:bold module:kit", "30 of 90 previews"), ("file:File0", "30 of 90 previews"),
    ("is:failed", "9 of 90 previews"), ("is:warned", "13 of 90 previews"),
    ("is:excluded", "1 of 90 previews"), ("fatal 14", "1 of 90 previews"),
    ("nothing", "0 of 90 previews"), ("مرحبا", "90 previews"),
  ]

  @Test("The search finds words in all texts, and terms with fields", arguments: searches)
  func search(text: String, count: String) throws {
    try page.page.run("tintype.setSearch(\(Page.literal(text)))")
    #expect(try page.count() == count)
    #expect(page.page.consoleErrors == [])
  }

  @Test("Typed words narrow the grid, and Escape clears them")
  func typing() throws {
    try page.search("preview 12")
    #expect(try page.previews() == ["App/File0.Preview 12"])
    try page.driver.press("Escape")
    #expect(try page.count() == "90 previews")
    #expect(try page.page.evaluate("document.querySelector('#search').value === ''"))
  }

  @Test("Previews are in sections for modules and files")
  func sections() throws {
    try page.page.run("document.querySelector('.more').scrollIntoView()")
    try page.page.waitUntil("document.querySelectorAll('#grid [data-preview]').length === 90")
    #expect(try page.driver.texts("#grid h2") == ["App", "Kit"])
    #expect(
      try page.driver.texts("#grid h3") == [
        "Sources/App/File0.swift", "Sources/App/File1.swift", "Sources/Kit/File2.swift",
      ])
  }

  @Test("The buttons with counts filter by failures and warnings, and release the filter")
  func toggles() throws {
    try page.driver.click("[data-term='is:failed']")
    #expect(try page.count() == "9 of 90 previews")
    #expect(try page.driver.attribute("aria-pressed", of: "[data-term='is:failed']") == "true")
    try page.driver.click("[data-term='is:failed']")
    #expect(try page.count() == "90 previews")
  }

  @Test("A search without matches has a message")
  func noMatch() throws {
    try page.search("nothing")
    #expect(try page.driver.text("#grid .absence") == "No preview matches the search.")
  }

  @Test("A switch shows another variant of every preview")
  func switches() throws {
    #expect(try page.images(in: "#grid .card:first-child").first == "images/0a.png")
    try page.driver.click("#switches [data-value=ar]")
    #expect(try page.images(in: "#grid .card:first-child").first == "images/0b.png")
    #expect(try page.driver.attribute("aria-pressed", of: "#switches [data-value=en]") == "false")
    #expect(try page.driver.attribute("aria-pressed", of: "#switches [data-value=ar]") == "true")
    #expect(try page.page.evaluate("document.dir === '' && document.body.dir === ''"))
  }

  @Test("All variants are shown side by side with their settings")
  func sideBySide() throws {
    try page.search("preview 12")
    try page.driver.click("#switches [data-all]")
    #expect(try page.images(in: "#grid .card").count == 4)
    #expect(
      try page.driver.texts("#grid .caption")
        == ["light, en", "light, ar", "dark, en", "dark, ar"])
  }

  @Test("Arrow keys move between the cards, and / goes to the search")
  func keys() throws {
    try page.driver.press("ArrowRight")
    #expect(try page.focused() == "App/File0.Preview 0")
    try page.driver.press("ArrowRight")
    #expect(try page.focused() == "App/File0.Preview 3")
    try page.driver.press("ArrowLeft", "ArrowDown")
    let below = try #require(try page.focused())
    #expect(below != "App/File0.Preview 0" && below != "App/File0.Preview 3")
    try page.driver.press("ArrowUp")
    #expect(try page.focused() == "App/File0.Preview 0")
    try page.driver.press("/")
    #expect(try page.page.evaluate("document.activeElement.id === 'search'"))
    #expect(try page.page.evaluate("document.querySelector('#search').value === ''"))
  }

  @Test("Images are loaded lazily")
  func lazy() throws {
    let others: Int = try page.page.evaluate(
      "[...document.querySelectorAll('#grid img')].filter((i) => i.loading !== 'lazy').length")
    #expect(others == 0)
  }
}

/// Sizes that must not grow with the catalog, tested with 4,000 previews.
@Suite(.requires(.browser), .onBrowserThread, .serialized)
struct LargeCatalogTests {
  @Test("The document contains few cards, and the search still finds all previews")
  func counts() throws {
    let page = try CatalogBrowser(try SharedCatalog.many.get())
    #expect(try page.count() == "4,000 previews")
    #expect(try page.driver.count("#grid [data-preview]") <= 600)
    try page.search("preview 3999")
    #expect(try page.count() == "1 of 4,000 previews")
    #expect(try page.previews() == ["App/File0.Preview 3999"])
    try page.page.run("tintype.setSearch('module:kit')")
    #expect(try page.count() == "1,333 of 4,000 previews")
  }

  @Test("A key in the search creates the cards of one window, and more when no other key follows")
  func firstCards() throws {
    let page = try CatalogBrowser(try SharedCatalog.many.get())
    let created: Int = try page.page.evaluate(
      "tintype.search('module:kit'), document.querySelectorAll('#grid [data-preview]').length")
    #expect((1...40).contains(created))
    try page.page.waitUntil("document.querySelectorAll('#grid [data-preview]').length > 60")
  }

  @Test("The images of new cards are hidden until no other key follows")
  func waitingImages() throws {
    let page = try CatalogBrowser(try SharedCatalog.many.get())
    try page.page.run(
      """
      window.hidden = () => [...document.querySelectorAll('#grid img')]
        .filter((image) => !image.checkVisibility()).length;
      """)
    #expect(try page.page.evaluate("tintype.search('module:kit'), hidden() > 0"))
    try page.page.waitUntil("document.querySelectorAll('#grid .waiting').length === 0")
    #expect(
      try page.page.evaluate(
        "tintype.search('nothing'), tintype.search('module:kit'), hidden() === 0"))
  }

  @Test("The cards of the previous search are kept")
  func keptCards() throws {
    let page = try CatalogBrowser(try SharedCatalog.many.get())
    try page.page.run("window.first = document.querySelector('#grid [data-preview]')")
    try page.search("nothing")
    #expect(try page.previews() == [])
    try page.driver.press("Escape")
    #expect(try page.page.evaluate("first === document.querySelector('#grid [data-preview]')"))
  }

  @Test("The address opens a preview without a card")
  func address() throws {
    let page = try CatalogBrowser(
      try SharedCatalog.many.get(), fragment: "p=Kit%2FFile2.Preview%203998")
    #expect(try page.open() == "Kit/File2.Preview 3998")
    try page.driver.press("Escape")
    #expect(try page.open() == nil)
    #expect(try page.focused() == "Kit/File2.Preview 3998")
  }
}
