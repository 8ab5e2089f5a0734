// SPDX-License-Identifier: MIT

import Testing
import TintypeBrowser
import TintypeReports
import TintypeSnapshots
import TintypeTestSupport

/// The page's address, which identifies the current entry and can be shared.
@Suite(.requires(.browser), .onBrowserThread, .serialized)
struct LinkTests {
  let report: SharedReport

  init() throws {
    report = try SharedReport.some.get()
  }

  @Test("An address opens a snapshot")
  func anAddressOpensASnapshot() throws {
    let entry = try #require(report.known)
    let page = try ReportPage(report, fragment: "e=\(entry.id)&m=5")
    #expect(try page.shown() == entry.id)
    #expect(try page.mode() == "5")
    #expect(try page.attribute("data-entry", of: "#list [aria-selected=true]") == entry.id)
  }

  @Test("An address opens a cause")
  func addressOpensCause() throws {
    let group = try #require(report.report.causes.first)
    let page = try ReportPage(report, fragment: "c=\(group.id)")
    #expect(try page.attribute("data-cause", of: "#list [aria-selected=true]") == group.id)
    #expect(try page.visibleText("#accept").contains("\(group.members.count)"))
  }

  @Test("An address opens a matched entry in its collapsed section")
  func anAddressOpensAMatchInItsClosedSection() throws {
    let entry = try #require(report.entry(.matched))
    let page = try ReportPage(report, fragment: "e=\(entry.id)")
    #expect(try page.attribute("data-entry", of: "#list [aria-selected=true]") == entry.id)
  }

  @Test("An address sets the filter and the view")
  func anAddressSetsTheFilterAndTheView() throws {
    let entry = try #require(report.known)
    let page = try ReportPage(
      report, fragment: "e=\(entry.id)&q=s%3Achanged+square&z=8,40,36")
    #expect(try page.page.evaluate("document.querySelector('#filter').value") == "s:changed square")
    #expect(try page.shownCount() == "1 of 300 shown")
    #expect(try page.page.evaluate("tintype.view.scale") == 8)
  }

  @Test(
    "An invalid address opens the first entry",
    arguments: [
      "e=ffffffffffff", "c=nothing", "t=9", "t=-1", "m=99", "m=0", "m=x", "z=a,b,c", "z=1e99,0,0",
      "%%%",
      "e=__proto__",
      "<script>pwn()</script>",
    ])
  func invalidAddressOpensFirstEntry(fragment: String) throws {
    let page = try ReportPage(report, fragment: fragment)
    #expect(try page.shown() != nil)
    #expect(page.page.consoleErrors == [])
    #expect(try page.page.evaluate("pwned.length") == 0)
  }

  @Test(
    "A filter without matches shows no entries",
    arguments: ["q=%", "q=constructor%3Ax", "q=__proto__"])
  func filterWithoutMatchesShowsNoEntries(fragment: String) throws {
    let page = try ReportPage(report, fragment: fragment)
    #expect(try page.shownCount() == "0 of 300 shown")
    #expect(page.page.consoleErrors == [])
    // Without the filter, entries can be selected again.
    try page.filter("")
    try page.press("Escape", "j")
    #expect(try page.shown() != nil)
  }

  @Test("Keys update the address")
  func keysWriteTheAddress() throws {
    let page = try ReportPage(report)
    try page.press("j", "5")
    let address = try page.address()
    let shown = try page.shown()
    #expect(address["m"] == "5")
    if let id = address["e"] {
      #expect(id == shown)
    } else {
      let chosen = try page.attribute("data-cause", of: "#list [aria-selected=true]")
      #expect(address["c"] == chosen)
    }
    // The address shows the same to everyone who opens it.
    let other = try ReportPage(
      report, fragment: try page.page.evaluate("location.hash.slice(1)", as: String.self))
    #expect(try other.shown() == shown)
    #expect(try other.mode() == "5")
  }

  @Test("The browser's history goes back and forward")
  func theWayBackIsThatOfTheBrowser() throws {
    let page = try ReportPage(report)
    let first = try page.chosen()
    try page.press("j")
    let second = try page.chosen()
    try page.press("5")
    try page.page.run("history.back()")
    try page.page.waitUntil("document.querySelector('#viewer').dataset.mode === '1'")
    #expect(try page.chosen() == second)
    try page.page.run("history.back()")
    try page.page.waitUntil(
      "document.querySelector('#list [aria-selected=true]').dataset.key === "
        + Page.literal(first ?? ""))
    try page.page.run("history.forward()")
    try page.page.waitUntil(
      "document.querySelector('#list [aria-selected=true]').dataset.key === "
        + Page.literal(second ?? ""))
  }

  @Test("The address contains the filter")
  func theFilterIsPartOfTheAddress() throws {
    let page = try ReportPage(report)
    try page.filter("suite:\"Screen3Tests\" & more")
    #expect(try page.address()["q"] == "suite:\"Screen3Tests\" & more")
  }
}
