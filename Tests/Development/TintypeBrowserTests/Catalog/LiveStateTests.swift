// SPDX-License-Identifier: MIT

import Testing
import TintypeBrowser
import TintypeReports
import TintypeRuns
import TintypeTestSupport

/// The state of a watcher on its page.
@Suite(.requires(.browser), .requires(.serverLibrary), .onBrowserThread, .serialized)
struct LiveStateTests {
  let live: LivePage

  init() throws { live = try LivePage() }

  private var changed: PreviewEvent.Comparison {
    .init(
      reference: "a.png", difference: .init(image: nil, summary: "", changes: [], regions: []))
  }

  private func isVisible(_ selector: String) throws -> Bool {
    try live.page.evaluate("document.querySelector('\(selector)').checkVisibility()")
  }

  @Test("Before the first previews, the page states that the tests are being built")
  func building() throws {
    #expect(try live.state() == "Building…")
    #expect(try live.driver.text("#first h2") == "Building the tests of Shop")
    #expect(try !isVisible("#controls") && !isVisible("#grid"))
    #expect(live.page.consoleErrors == [])
  }

  @Test("The page shows the progress of the first rendering")
  func rendering() throws {
    try live.set(.init(phase: .rendering, done: 12, total: 1000))
    #expect(try live.state() == "Rendering 12 of 1,000")
    #expect(
      try live.driver.text("#first p")
        == "The build is complete. 12 of 1,000 images are rendered.")
    #expect(try live.page.evaluate("document.querySelector('#live progress').value === 12"))
    live.live.setStatus(.init(phase: .rendering, done: 13, total: 1000))
    try live.page.waitUntil("document.querySelector('#live progress').value === 13")
  }

  @Test("Shown previews replace the text about the build")
  func showing() throws {
    try live.show([.live("Card"), .live("Row")])
    #expect(try live.state() == "Up to date")
    #expect(try !isVisible("#first") && isVisible("#controls"))
    #expect(try live.browser.previews() == ["App/Card", "App/Row"])
    #expect(try live.driver.text("#banner .totals") == "2 previews · 2 images")
    #expect(live.page.consoleErrors == [])
  }

  @Test("A package without previews shows how to add one")
  func noPreviews() throws {
    try live.show([])
    #expect(try live.driver.text("#first h2") == "Shop has no previews")
    #expect(try live.driver.text("#first pre")?.contains("#Preview(\"Greeting\")") == true)
  }

  @Test("The state counts the previews that differ from their references")
  func differences() throws {
    try live.show([.live("A", comparison: changed), .live("B"), .live("C", comparison: changed)])
    #expect(try live.state() == "Up to date · 2 previews differ from their references")
    #expect(try live.driver.text("[data-term='is:changed']") == "2 changed")
    try live.show([.live("A", comparison: changed), .live("B"), .live("C")])
    #expect(try live.state() == "Up to date · 1 preview differs from its reference")
  }

  @Test("Updated previews are marked until the next update, and found by is:updated")
  func updated() throws {
    try live.show([.live("A"), .live("B"), .live("C")], updated: ["App/B"])
    #expect(try live.driver.texts("#grid .card.updated bdi") == ["B"])
    #expect(try live.driver.texts("#grid .card.updated .badge") == ["updated"])
    try live.driver.click("[data-term='is:updated']")
    #expect(try live.browser.previews() == ["App/B"])
    try live.show([.live("A"), .live("B"), .live("C")], updated: ["App/A", "App/C"])
    #expect(try live.browser.previews() == ["App/A", "App/C"])
    #expect(try live.driver.text("[data-term='is:updated']") == "2 updated")
    try live.show([.live("A"), .live("B"), .live("C")])
    #expect(try live.browser.previews() == [])
    // The pressed button ends the search.
    try live.driver.click("[data-term='is:updated']")
    #expect(try live.browser.previews().count == 3)
  }

  @Test("Changes of the state are announced, but not the progress of a rendering")
  func announcements() throws {
    func announced() throws -> String? { try live.driver.text("#live [role=status]") }
    #expect(try announced() == "Building…")
    try live.set(.init(phase: .rendering, done: 1, total: 9))
    #expect(try announced() == "Rendering")
    try live.set(.init(phase: .failed, problems: [.init(kind: .error, message: "x")]))
    #expect(try announced() == "Build failed. 1 error")
    #expect(try live.driver.attribute("aria-hidden", of: "#live .state") == "true")
  }

  @Test("The page states that the watcher has ended, and keeps the previews")
  func end() throws {
    try live.show([.live("Card")])
    live.end()
    try live.waitFor("offline")
    #expect(try live.state()?.hasPrefix("No connection.") == true)
    #expect(try live.browser.previews() == ["App/Card"])
  }

  @Test("The page continues with another watcher at the same address")
  func restart() throws {
    try live.show([.live("Card")])
    live.endWatcher()
    try live.waitFor("offline")
    live.startWatcher()
    try live.waitFor("building")
    #expect(try live.driver.text("#first h2") == "Building the tests of Shop")
    // The first previews of this watcher have the same number as those of the other one.
    live.live.show(
      Catalog(
        package: "Shop", root: "/", editor: "", settings: [.init(.colorScheme, ["light"])],
        previews: [.live("Row")]), updated: [])
    try live.page.waitUntil("document.querySelector('[data-preview=\"App/Row\"]')")
    #expect(try live.browser.previews() == ["App/Row"])
  }

  @Test("A page that becomes visible shows the changes since it was hidden")
  func hidden() throws {
    try live.show([.live("Card")])
    try live.page.run(
      """
      Object.defineProperty(document, "hidden", {configurable: true, value: true});
      document.dispatchEvent(new Event("visibilitychange"));
      """)
    live.live.show(
      Catalog(
        package: "Shop", root: "/", editor: "", settings: [.init(.colorScheme, ["light"])],
        previews: [.live("Row")]), updated: [])
    live.live.setStatus(.init(phase: .failed, problems: [.init(kind: .error, message: "x")]))
    #expect(try live.driver.attribute("data-phase", of: "#live") == "ready")
    try live.page.run(
      "delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
    try live.waitFor("failed")
    #expect(try live.browser.previews() == ["App/Row"])
  }

  @Test("Other settings replace the switches")
  func settings() throws {
    try live.show([.live("Card")], settings: [.init(.colorScheme, ["light", "dark"])])
    try live.driver.click("#switches [data-value=dark]")
    try live.show(
      [.live("Card")],
      settings: [.init(.colorScheme, ["light", "dark"]), .init(.locale, ["en", "ar"])])
    #expect(
      try live.driver.texts("#switches [data-value]") == ["light", "dark", "en", "ar"])
    #expect(
      try live.driver.attribute("aria-pressed", of: "#switches [data-value=dark]") == "true")
  }

  @Test("Every control has a name")
  func names() throws {
    try live.show([.live("Card", comparison: changed)])
    try live.fail(.init(kind: .error, file: "A.swift", line: 1, message: "x", excerpt: "y"))
    let unnamed = try live.page.accessibleNodes().filter {
      ["button", "link", "searchbox", "region", "group", "progressbar"].contains($0.role)
        && $0.name.isEmpty
    }
    #expect(unnamed == [])
  }
}
