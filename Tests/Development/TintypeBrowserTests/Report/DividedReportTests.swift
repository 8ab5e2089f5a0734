// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBrowser
import TintypeReports
import TintypeTestSupport

/// A report whose names of matches are in files, compared with one that has them in its index.
@Suite(.requires(.browser), .onBrowserThread, .serialized)
struct DividedReportTests {
  let whole: SharedReport
  let divided: SharedReport

  init() throws {
    whole = try SharedReport.whole.get()
    divided = try SharedReport.divided.get()
  }

  /// Opens a report and waits until all names are known.
  private func opened(_ report: SharedReport, fragment: String? = nil) throws -> ReportPage {
    let page = try ReportPage(report, fragment: fragment)
    try page.page.run("tintype.prepareFilter(true)")
    try page.page.waitUntil("tintype.knowsNames()")
    try page.settle()
    return page
  }

  /// Returns the names and IDs of the entries that match a filter, sorted.
  private func names(_ filter: String, in page: ReportPage) throws -> [String] {
    let text: String = try page.page.evaluate(
      """
      (() => {
        const kept = tintype.matches(\(Page.literal(filter)));
        const names = [];
        for (let entry = 0; entry < tintype.data.count; entry += 1) {
          if (kept && !kept[entry]) continue;
          names.push([tintype.text("id", entry), tintype.name(entry), tintype.outcome(entry),
            tintype.string("extension", entry)].join(" "));
        }
        return names.sort().join("\\n");
      })()
      """)
    return text.split(separator: "\n").map(String.init)
  }

  static let filters = [
    "", "light", "s:matched dark", "!light", "appearance", "Tests/", "s/appear", "/",
    "suite:help", "target:a", "!suite:help light", "test:dark.1", "test:light", "ext:png",
    "ext:txt",
    "cause:none", "cause:padding", "node:button", "px>5", "px<5", "d:open", "is:flaky", "shard:1",
    "x:y", "\"no such text\"", "s:changed",
  ]

  @Test("Each filter finds the same entries")
  func filters() throws {
    let (first, second) = (try opened(whole), try opened(divided))
    for filter in Self.filters {
      let expected = try names(filter, in: first)
      #expect(try names(filter, in: second) == expected, "\(filter)")
    }
    #expect(try names("", in: second).count == 25_000)
    #expect(try first.page.evaluate("tintype.data.id.length", as: Int.self) == 25_000)
    #expect(try second.page.evaluate("tintype.data.id.length", as: Int.self) < 1_000)
  }

  @Test("A filter also finds the names in files that are read after it was set")
  func laterFiles() throws {
    let expected = try ReportPage(whole, fragment: "q=light").shownCount()
    let page = try ReportPage(divided, fragment: "q=light")
    try page.page.waitUntil(
      "!document.querySelector('#filter-count').textContent.includes('so far')")
    #expect(try page.shownCount() == expected)
  }

  @Test("The counts of outcomes and the slowest snapshots are the same")
  func facts() throws {
    let (first, second) = (try opened(whole), try opened(divided))
    for selector in ["#banner h1", ".outcomes", "#filter-count"] {
      #expect(try second.text(selector) == first.text(selector), "\(selector)")
    }
    let slowest = """
      tintype.data.slowest.map(([entry, time]) => `${time} ${tintype.name(entry)}`).sort().join()
      """
    #expect(
      try second.page.evaluate(slowest, as: String.self)
        == first.page.evaluate(slowest, as: String.self))
  }

  @Test("The rows of matches have their names after their file was read")
  func rows() throws {
    let page = try opened(divided)
    try page.press("g", "o")
    try page.page.run("document.querySelector('#list').focus()")
    try page.press("End")
    try page.page.waitUntil("tintype.isNamed(tintype.data.count - 1)")
    try page.settle()
    let last: String = try page.page.evaluate("tintype.shortName(tintype.data.count - 1)")
    let titles = try page.texts("#list [data-entry] .title")
    #expect(!last.isEmpty)
    #expect(titles.allSatisfy { !$0.isEmpty })
    #expect(try page.shown()?.count == 12)
    #expect((10...60).contains(try page.count("#list [role=treeitem]")))
  }

  @Test("A link to a match whose name is in a file displays it")
  func link() throws {
    let page = try opened(divided)
    let wanted: String = try page.page.evaluate("tintype.text('id', tintype.data.count - 7)")
    try page.page.open(divided.path, fragment: "e=\(wanted)")
    try page.page.waitUntil(
      "document.querySelector('#viewer')?.dataset.entry === \(Page.literal(wanted))")
  }

  @Test("A missing file of names is reported, and the other entries are found")
  func missingFile() throws {
    let folder = try TemporaryFolder()
    let copy = folder.path + "/report"
    let original = (divided.path as NSString).deletingLastPathComponent
    try FileManager.default.copyItem(atPath: original, toPath: copy)
    try FileManager.default.removeItem(atPath: copy + "/data/m0001.js")
    let page = try ReportPage(path: copy + "/index.html")
    try page.page.run("tintype.prepareFilter(true)")
    try page.page.waitUntil("tintype.knowsNames()")
    try page.filter("light")
    let text = try #require(try page.text("#filter-count"))
    #expect(text.contains("without 1 missing file"), "\(text)")
    #expect(try names("light", in: page).count > 1_000)
  }
}
