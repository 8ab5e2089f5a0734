// SPDX-License-Identifier: MIT

import Testing
import TintypeBrowser
import TintypeReports
import TintypeTestSupport

/// The reasons why a code base is shown in part, on the page of a catalog.
@Suite(.requires(.browser), .requires(.serverLibrary), .onBrowserThread, .serialized)
struct CatalogOmissionsTests {
  private static let omissions = CatalogOmissions(
    fileCount: 200, wholeCount: 1, partCount: 119,
    reasons: [
      .init(
        kind: "missingModule", title: "The module “M” is missing", advice: "Add the package.",
        files: (1...120).map {
          .init(
            path: "Sources/A/F\($0).swift", isWhole: $0 == 1,
            declarations: [
              ($0, "import M", "no such module “M”"), (200, "var body", "cannot find 'm' in scope"),
            ])
        }),
      .init(
        kind: "other", title: "Other errors", advice: "See the messages.",
        files: [
          .init(path: "/other/G.swift", isWhole: false, declarations: [(7, "func f()", "no")])
        ]),
    ], notes: [("Watch", "This target is left out: it builds for watchOS, not iOS.")])

  private static let catalog = Result {
    try SharedCatalog(
      previews: [SharedCatalog.preview(0)], settings: [.init(.colorScheme, ["light"])],
      omissions: omissions)
  }

  private func open(width: Int = 1280) throws -> CatalogBrowser {
    let page = try CatalogBrowser(try Self.catalog.get(), width: width)
    try page.driver.click("#show-omissions")
    return page
  }

  private func isShown(_ page: CatalogBrowser) throws -> Bool {
    try page.page.evaluate("document.querySelector('#omissions').checkVisibility()")
  }

  @Test("A button in the header has the numbers of files, and shows the reasons in their order")
  func reasons() throws {
    let page = try CatalogBrowser(try Self.catalog.get())
    #expect(try !isShown(page))
    #expect(
      try page.driver.text("#banner #show-omissions")
        == "Not shown: 119 of 200 files in part, 1 left out")
    try page.driver.click("#show-omissions")
    #expect(try isShown(page))
    #expect(try page.driver.attribute("aria-expanded", of: "#show-omissions") == "true")
    #expect(
      try page.driver.texts("#omissions .reasons h3")
        == ["The module “M” is missing", "Other errors"])
    #expect(try page.driver.texts("#omissions summary") == ["120 files", "1 file"])
    #expect(try page.driver.texts("#omissions .lines li").count == 1)
    #expect(page.page.consoleErrors == [])
  }

  @Test("An opened reason lists its files and declarations with links to the editor")
  func files() throws {
    let page = try open()
    try page.driver.click("[data-reason=other] summary")
    try page.page.waitUntil("document.querySelector('[data-omitted]')")
    let addresses: [String] = try page.page.evaluate(
      "[...document.querySelectorAll('#omissions a')].map((link) => link.getAttribute('href'))")
    #expect(addresses == ["vscode://file/other/G.swift:7", "vscode://file/other/G.swift:7"])
    #expect(try page.driver.text("[data-omitted] .badge") == "in part")
    #expect(try page.driver.text("[data-omitted] code") == "func f()")
    #expect(try page.driver.text("[data-omitted] p") == "no")
  }

  @Test("The first 50 files of a reason are shown, and the others by a button")
  func manyFiles() throws {
    let page = try open()
    #expect(try page.driver.count("[data-omitted]") == 0)
    try page.driver.click("[data-reason=missingModule] summary")
    try page.page.waitUntil("document.querySelectorAll('[data-omitted]').length === 50")
    try page.driver.click("[data-reason=missingModule] details > button")
    #expect(try page.driver.count("[data-omitted]") == 120)
    #expect(
      try page.page.evaluate(
        "document.activeElement.textContent", as: String.self) == "Sources/A/F51.swift")
  }

  @Test(
    "Escape and the button “Close” hide the reasons, and the button in the header has the focus")
  func closing() throws {
    let page = try open()
    try page.page.run("document.querySelector('#omissions summary').focus()")
    try page.driver.press("Escape")
    #expect(try !isShown(page))
    #expect(try page.page.evaluate("document.activeElement.id === 'show-omissions'"))
    try page.driver.press("Enter")
    #expect(try isShown(page))
    try page.driver.click("#close-omissions")
    #expect(try !isShown(page))
  }

  @Test("Arrow keys in the reasons do not move to a preview")
  func keys() throws {
    let page = try open()
    try page.page.run("document.querySelector('#omissions summary').focus()")
    try page.driver.press("ArrowRight")
    #expect(try page.focused() == nil)
  }

  @Test("A catalog without omissions has no button")
  func nothing() throws {
    let page = try CatalogBrowser(try SharedCatalog.some.get())
    #expect(try page.driver.attribute("hidden", of: "#show-omissions") != nil)
    #expect(try !isShown(page))
  }

  @Test("A window of 400 pixels has no horizontal scroll bar with the reasons")
  func narrow() throws {
    let page = try open(width: 400)
    try page.page.run(
      "document.querySelectorAll('#omissions summary').forEach((summary) => summary.click())")
    try page.page.waitUntil("document.querySelectorAll('[data-omitted]').length === 51")
    let width: Double = try page.page.evaluate("document.documentElement.scrollWidth")
    #expect(width <= 400)
  }

  @Test("No code of a hostile text runs, and its elements are text")
  func hostile() throws {
    let files = HostilePageTests.texts.map {
      CatalogOmissions.File(path: $0, isWhole: false, declarations: [(1, $0, $0)])
    }
    let catalog = try SharedCatalog(
      previews: [SharedCatalog.preview(0)], settings: [],
      omissions: CatalogOmissions(
        fileCount: 1, wholeCount: 0, partCount: 1,
        reasons: HostilePageTests.texts.map {
          .init(kind: $0, title: $0, advice: $0, files: files)
        }, notes: HostilePageTests.texts.map { ($0, $0) }))
    let page = try CatalogBrowser(catalog)
    try page.driver.click("#show-omissions")
    try page.driver.click("#omissions summary")
    try page.page.waitUntil("document.querySelector('[data-omitted]')")
    #expect(try page.page.evaluate("pwned", as: [String].self) == [])
    #expect(
      try page.driver.count("#omissions :is(svg, img, script, style, iframe, base, meta)") == 0)
    #expect(
      try page.page.evaluate(
        "[...document.querySelectorAll('#omissions a')].every((a) => a.protocol === 'vscode:')"))
    #expect(page.page.consoleErrors == [])
  }

  @Test("The page of a watcher shows the omissions, and hides them when everything compiles")
  func live() throws {
    let live = try LivePage()
    try live.show([.live("Card")], omissions: Self.omissions)
    try live.driver.click("#show-omissions")
    try live.driver.click("[data-reason=other] summary")
    try live.page.waitUntil("document.querySelector('[data-omitted]')")
    // The same omissions keep their elements, so that an opened reason stays open.
    try live.show([.live("Card", image: "0b.png")], omissions: Self.omissions)
    #expect(try live.driver.count("[data-omitted]") == 1)
    try live.show([.live("Card")])
    #expect(try live.driver.attribute("hidden", of: "#show-omissions") != nil)
    #expect(try live.driver.attribute("hidden", of: "#omissions") != nil)
    #expect(live.page.consoleErrors == [])
  }
}
