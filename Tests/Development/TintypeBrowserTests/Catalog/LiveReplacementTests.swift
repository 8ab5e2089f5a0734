// SPDX-License-Identifier: MIT

import Testing
import TintypeBrowser
import TintypeReports
import TintypeTestSupport

/// The replacement of previews on the page of a watcher.
@Suite(.requires(.browser), .requires(.serverLibrary), .onBrowserThread, .serialized)
struct LiveReplacementTests {
  let live: LivePage

  init() throws { live = try LivePage() }

  private func previews(_ count: Int, changed: [Int: String] = [:]) -> [Catalog.Preview] {
    (0..<count).map { .live("P\($0)", image: changed[$0] ?? "0a.png") }
  }

  private func card(_ number: Int) -> String { "#grid [data-preview=\"App/P\(number)\"]" }

  /// Marks the image of each card, so that a test recognizes a new one.
  private func markImages() throws {
    try live.page.run("document.querySelectorAll('#grid img').forEach((i) => { i.isOld = true; })")
  }

  private func newImages() throws -> [String] {
    try live.page.evaluate(
      """
      [...document.querySelectorAll('#grid [data-preview]')]
        .filter((card) => !card.querySelector('img').isOld).map((card) => card.dataset.preview)
      """)
  }

  @Test("Only the images of changed previews are replaced")
  func images() throws {
    try live.show(previews(9))
    try markImages()
    try live.show(previews(9, changed: [4: "0b.png"]), updated: ["App/P4"])
    #expect(try newImages() == ["App/P4"])
    #expect(try live.browser.images(in: card(4)) == ["images/0b.png"])
    #expect(live.page.consoleErrors == [])
  }

  @Test("A new image is decoded when it replaces the other one")
  func decoding() throws {
    try live.show(previews(3))
    try live.page.run(
      """
      window.complete = [];
      new MutationObserver((records) => {
        for (const record of records) {
          for (const node of record.addedNodes) {
            const image = node.querySelector?.("img");
            if (image) complete.push(image.complete && image.naturalWidth === 120);
          }
        }
      }).observe(document.querySelector("#grid"), {childList: true, subtree: true});
      """)
    try live.show(previews(3, changed: [1: "0c.png"]))
    #expect(try live.page.evaluate("complete", as: [Bool].self) == [true])
  }

  @Test("A missing image does not keep the previous one")
  func missingImage() throws {
    try live.show(previews(3))
    try live.show(previews(3, changed: [1: "0f.png"]))
    #expect(try live.browser.images(in: card(1)) == ["images/0f.png"])
  }

  @Test("The search, the switches and the pressed buttons stay")
  func search() throws {
    let settings = [Catalog.Setting(.colorScheme, ["light", "dark"])]
    try live.show(previews(20), settings: settings)
    try live.browser.search("P1")
    try live.driver.click("#switches [data-value=dark]")
    try live.page.run("document.querySelector('#search').focus()")
    try live.show(previews(22), settings: settings)
    #expect(try live.browser.count() == "11 of 22 previews")
    #expect(try live.page.evaluate("document.querySelector('#search').value === 'P1'"))
    #expect(try live.page.evaluate("document.activeElement.id === 'search'"))
    #expect(
      try live.driver.attribute("aria-pressed", of: "#switches [data-value=dark]") == "true")
  }

  @Test("A preview that changed while the search excluded it has its new image")
  func excludedBySearch() throws {
    try live.show(previews(9))
    try live.browser.search("P1")
    try live.show(previews(9, changed: [4: "0b.png"]))
    try live.driver.press("Escape")
    #expect(try live.browser.images(in: card(4)) == ["images/0b.png"])
  }

  @Test("Visible cards and the focus stay where they are, also if previews above are removed")
  func position() throws {
    try live.show(previews(300))
    try live.page.run("document.querySelector('.more').scrollIntoView()")
    try live.page.waitUntil("document.querySelectorAll('#grid [data-preview]').length >= 120")
    try live.page.run("document.querySelector('\(card(100))').focus()")
    try live.page.settle()
    let top = "Math.round(document.querySelector('\(card(100))').getBoundingClientRect().top)"
    let before: Int = try live.page.evaluate(top)
    try live.show(Array(previews(300, changed: [100: "0b.png"]).dropFirst(40)))
    #expect(try live.browser.focused() == "App/P100")
    let after: Int = try live.page.evaluate(top)
    #expect(abs(after - before) <= 1)
    #expect(try live.page.evaluate("scrollY > 0"))
  }

  @Test("If the focused preview is removed, the next card has the focus")
  func removedFocus() throws {
    try live.show(previews(9))
    try live.page.run("document.querySelector('\(card(4))').focus()")
    try live.show(previews(9).filter { $0.name != "P4" })
    #expect(try live.browser.focused() == "App/P5")
  }

  @Test("An open preview shows its new image, and keeps its scroll position")
  func openPreview() throws {
    try live.show(previews(9))
    try live.page.run("document.querySelector('\(card(4))').click()")
    try live.page.run("document.querySelector('#preview .facts').focus()")
    try live.show(Array(previews(9, changed: [4: "0b.png"]).dropFirst(2)))
    #expect(try live.browser.open() == "App/P4")
    #expect(try live.browser.images(in: "#preview .stage") == ["images/0b.png"])
    #expect(try live.page.evaluate("document.activeElement.className === 'facts'"))
    try live.driver.press("Escape")
    #expect(try live.browser.focused() == "App/P4")
  }

  @Test("The image of an open preview that did not change is kept")
  func openUnchanged() throws {
    try live.show(previews(9))
    try live.page.run("document.querySelector('\(card(4))').click()")
    try live.page.run("document.querySelector('.stage img').isOld = true")
    try live.show(previews(9, changed: [3: "0b.png"]))
    #expect(try live.page.evaluate("document.querySelector('.stage img').isOld === true"))
  }

  @Test("The dialog of a removed preview closes with a message")
  func removedPreview() throws {
    try live.show(previews(9))
    try live.page.run("document.querySelector('\(card(4))').click()")
    try live.show(previews(4))
    #expect(try live.browser.open() == nil)
    #expect(try live.driver.text("#live .notice") == "The preview “P4” was removed.")
    try live.page.waitUntil("location.hash === ''")
    try live.show(previews(5))
    #expect(try live.driver.text("#live .notice") == "")
  }

  @Test("The address opens a preview when the first build is complete")
  func address() throws {
    try live.page.run("location.hash = 'p=App%2FP4'")
    try live.show(previews(9))
    #expect(try live.browser.open() == "App/P4")
  }

  @Test("An update of one of 4,000 previews changes no other card")
  func large() throws {
    try live.show(previews(4000))
    try live.page.run(
      """
      window.changes = 0;
      new MutationObserver((records) => {
        for (const record of records) changes += record.addedNodes.length + record.removedNodes.length;
      }).observe(document.querySelector("#grid"), {childList: true, subtree: true});
      """)
    try live.show(previews(4000, changed: [3900: "0b.png"]))
    #expect(try live.page.evaluate("changes === 0"))
    try live.show(previews(4000, changed: [3: "0b.png", 3900: "0b.png"]))
    // The frame of the new image replaces the other one.
    #expect(try live.page.evaluate("changes === 2"))
    #expect(try live.driver.count("#grid [data-preview]") <= 600)
  }
}
