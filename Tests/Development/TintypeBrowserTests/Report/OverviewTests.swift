// SPDX-License-Identifier: MIT

import Testing
import TintypeBrowser
import TintypeSnapshots
import TintypeTestSupport

/// Thumbnails, and the overview of many images.
@Suite(.requires(.browser), .onBrowserThread, .serialized)
struct OverviewTests {
  let report: SharedReport
  let page: ReportPage

  init() throws {
    report = try SharedReport.some.get()
    page = try ReportPage(report)
  }

  @Test("Rows of changed images have thumbnails")
  func rowsHaveThumbnails() throws {
    try page.page.waitUntil("document.querySelector('#list .thumbnail img')?.complete")
    let size: [Double] = try page.page.evaluate(
      """
      (() => {
        const image = document.querySelector("#list .row[aria-selected=true] .thumbnail img");
        return [image.naturalWidth, image.naturalHeight];
      })()
      """)
    #expect(size.allSatisfy { (1...240).contains($0) })
  }

  @Test("The key v shows all images of the filter, and shows the image again")
  func keySwitchesOverview() throws {
    try page.filter("s:missing")
    try page.press("Escape", "v")
    #expect(try page.attribute("data-state", of: "#viewer") == "grid")
    #expect(try page.count("#grid [role=option]") == 3)
    #expect(try page.attribute("aria-pressed", of: "#overview") == "true")
    #expect(try page.address()["v"] == "grid")
    try page.press("v")
    #expect(try page.attribute("data-state", of: "#viewer") == "images")
  }

  @Test("The overview of a cause shows its images")
  func overviewOfCause() throws {
    let cause = try #require(report.report.causes.first)
    let page = try ReportPage(report, fragment: "c=\(cause.id)&v=grid")
    let shown: Set<String> = try page.page.evaluate(
      "[...document.querySelectorAll('#grid [data-card]')].map((card) => card.dataset.card)")
    #expect(shown.isSubset(of: cause.members.map { report.report.entries[$0].id }))
    #expect(
      try page.attribute("aria-setsize", of: "#grid [role=option]") == "\(cause.members.count)")
  }

  /// Opens the report with a snapshot that has no cause, so that the overview has all snapshots.
  private func pageOfAll() throws -> ReportPage {
    try ReportPage(report, fragment: "e=\(try #require(report.entry(.missing)).id)")
  }

  @Test("Arrow keys select a card, and Return opens it")
  func keysSelectCards() throws {
    let page = try pageOfAll()
    try page.press("v", "Home", "ArrowRight")
    let second = report.report.entries[1].id
    #expect(try page.attribute("data-card", of: "#grid [aria-selected=true]") == second)
    let active = try page.attribute("aria-activedescendant", of: "#grid")
    #expect(try page.attribute("data-card", of: "#\(active ?? "none")") == second)
    #expect(try page.page.evaluate("document.activeElement.id") == "grid")
    try page.press("Enter")
    #expect(try page.shown() == second)
    #expect(try page.attribute("data-state", of: "#viewer") != "grid")
  }

  @Test("A click on a card opens it")
  func clickOpensCard() throws {
    let page = try pageOfAll()
    try page.press("v", "Home")
    let third = report.report.entries[2].id
    try page.click("#grid [data-card='\(third)']")
    #expect(try page.shown() == third)
    #expect(try page.attribute("data-state", of: "#viewer") != "grid")
  }

  @Test("A decision is displayed on the card")
  func cardsHaveDecisions() throws {
    let known = try #require(report.known)
    let page = try ReportPage(report, fragment: "e=\(known.id)&v=grid")
    try page.press("a")
    let card = try page.text("#grid [data-card='\(known.id)'] .status")
    #expect(card?.contains("accepted") == true)
    #expect(page.page.consoleErrors == [])
  }

  @Test("The key f displays a tall image as a whole")
  func tallImageIsWhole() throws {
    let page = try ReportPage(report, width: 1440, height: 700)
    try page.page.waitUntil("tintype.now.pair")
    try page.press("f")
    let isWhole: Bool = try page.page.evaluate(
      """
      (() => {
        const canvas = document.querySelector("#stage canvas");
        const {pair} = tintype.now;
        return pair.height * tintype.view.scale <= canvas.clientHeight
          && pair.width * tintype.view.scale <= canvas.clientWidth;
      })()
      """)
    #expect(isWhole)
  }
}
