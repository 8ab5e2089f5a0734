// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBrowser
import TintypeSnapshots
import TintypeTestSupport

/// Sizes that must not grow with the run, tested with 10,000 snapshots.
@Suite(.requires(.browser), .onBrowserThread, .serialized)
struct LargeReportTests {
  let report: SharedReport
  let page: ReportPage

  init() throws {
    report = try SharedReport.many.get()
    page = try ReportPage(report)
  }

  /// Returns the names of the requested files in a folder of the report.
  private func files(in folder: String) -> [String] {
    page.page.requests.compactMap { URL(string: $0) }
      .filter { $0.deletingLastPathComponent().lastPathComponent == folder }
      .map(\.lastPathComponent)
  }

  @Test("The document contains few rows", arguments: ["", "s:matched", "dark"])
  func fewRowsAreInTheDocument(filter: String) throws {
    if !filter.isEmpty { try page.filter(filter) }
    try page.press("Escape", "g", "o")
    #expect(try page.count("#list [role=treeitem]") <= 60)
    try page.page.run("document.querySelector('#list').scrollTop = 200000")
    try page.page.settle()
    let count = try page.count("#list [role=treeitem]")
    #expect((10...60).contains(count))
  }

  @Test("The end of the list is reached")
  func theEndOfTheListIsReached() throws {
    try page.press("g", "o")
    try page.page.run("document.querySelector('#list').focus()")
    try page.press("End")
    let last = try #require(report.report.entries.last)
    #expect(try page.shown() == last.id)
    try page.page.waitUntil("document.querySelector('#list [data-entry=\"\(last.id)\"]')")
  }

  @Test("Only data and images of viewed entries are loaded")
  func onlyDataAndImagesOfViewedEntriesAreLoaded() throws {
    let images = files(in: "images").count
    // Images of the first and the next entry.
    #expect(images <= 4)
    #expect(Set(files(in: "data")).subtracting(["index.js", "c0000.js", "t0000.js"]) == [])
    try page.press("J", "J", "J")
    #expect(files(in: "images").count <= 4 + 3 * 4)
  }

  @Test("Matched entries load no details")
  func matchesHaveNoFileToLoad() throws {
    let details = { files(in: "data").filter { $0.hasPrefix("c") }.count }
    let before = details()
    let index = try #require(
      report.report.entries.firstIndex {
        $0.record.outcome == .matched && $0.record.notes.isEmpty
      })
    try page.page.open(report.path, fragment: "e=\(report.report.entries[index].id)")
    try page.page.waitUntil(
      "document.querySelector('#viewer').dataset.entry === "
        + Page.literal(report.report.entries[index].id))
    try page.settle()
    #expect(details() == before)
  }

  @Test("The document contains few cards of the overview, also at its end")
  func documentContainsFewCards() throws {
    // An entry outside of causes, because the overview of a cause contains its images only.
    try page.press("g", "o", "v", "Home")
    #expect((6...80).contains(try page.count("#grid [role=option]")))
    try page.press("End")
    #expect(try page.shown() == report.report.entries.last?.id)
    #expect((6...80).contains(try page.count("#grid [role=option]")))
  }

  @Test("The filter searches all entries")
  func theFilterFindsAmongAll() throws {
    try page.filter("appearanceOfHelp light s:matched")
    let wanted = report.report.entries.count {
      let name = "\($0.record.snapshot)".lowercased()
      return $0.record.outcome == .matched && name.contains("appearanceofhelp")
        && name.contains("light")
    }
    let shown = try page.shownCount()?.replacingOccurrences(of: ",", with: "")
    #expect(wanted > 100)
    #expect(shown == "\(wanted) of 10000 shown")
  }

  @Test("The document has few elements")
  func theDocumentIsSmall() throws {
    #expect(try page.count("*") < 1500)
  }
}
