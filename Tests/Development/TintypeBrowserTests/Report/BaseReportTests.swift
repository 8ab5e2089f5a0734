// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBrowser
import TintypeReports
import TintypeRuns
import TintypeTestSupport

/// A report that is compared with the run of a base commit.
@Suite(.requires(.browser), .onBrowserThread, .serialized)
struct BaseReportTests {
  let report: SharedReport
  let page: ReportPage

  init() throws {
    report = try SharedReport.compared.get()
    page = try ReportPage(report)
  }

  private func count(_ kind: CommitComparison.Kind) -> Int {
    report.report.comparison?.changes(kind).count ?? 0
  }

  @Test("A button for each kind has the number of its snapshots")
  func counts() throws {
    let expected = CommitComparison.Kind.allCases.filter { count($0) > 0 }
    #expect(expected.count >= 5)
    #expect(
      try page.texts("[data-since]") == expected.map { "\(count($0))\($0.title)" })
    let text = try #require(try page.text(".since"))
    #expect(text.hasPrefix("Since 0123456789ab, 2 runs"), "\(text)")
    #expect(page.page.consoleErrors == [])
  }

  @Test("A button shows the snapshots of its kind, also those that matched")
  func filter() throws {
    for kind in [CommitComparison.Kind.new, .still, .fixed] {
      try page.click("[data-since=\(kind.rawValue)]")
      #expect(try page.shownCount() == "\(count(kind)) of 300 shown")
      #expect(
        try page.attribute("aria-pressed", of: "[data-since=\(kind.rawValue)]") == "true")
      #expect(try page.count("#list [data-entry]") > 0)
      try page.click("[data-since=\(kind.rawValue)]")
      #expect(try page.shownCount() == "300 in total")
    }
  }

  @Test("Several kinds are alternatives, and an excluded kind is left out")
  func terms() throws {
    try page.filter("since:new since:fixed")
    #expect(try page.shownCount() == "\(count(.new) + count(.fixed)) of 300 shown")
    try page.filter("!since:fixed")
    #expect(try page.shownCount() == "\(300 - count(.fixed)) of 300 shown")
    try page.filter("since:nothing")
    #expect(try page.shownCount() == "0 of 300 shown")
  }

  @Test("A row states the kinds of its snapshot, and the details their evidence")
  func evidence() throws {
    try page.filter("since:slower")
    let remarks = try page.texts("#list [data-entry] .remarks")
    #expect(try nonEmpty(remarks).allSatisfy { $0.contains("slower") }, "\(remarks)")
    let change = try #require(report.report.comparison?.changes(.slower).first)
    let entry = try #require(
      report.report.entries.first { $0.record.snapshot == change.name }?.id)
    try page.click("#list [data-entry='\(entry)']")
    try page.press("i")
    let details = try #require(try page.text("#details"))
    #expect(details.contains("Since 0123456789ab"))
    #expect(details.contains("slower: \(change.detail)"))
  }

  @Test("A report without a base has no such buttons")
  func absent() throws {
    let page = try ReportPage(try SharedReport.some.get())
    #expect(try page.count(".since") == 0)
    try page.filter("since:new")
    #expect(try page.shownCount() == "0 of 300 shown")
  }
}
