// SPDX-License-Identifier: MIT

import Testing
import TintypeBrowser
import TintypeReports
import TintypeTestSupport
import TintypeComparison
import TintypeRuns

/// The list of snapshots with its sections, causes, entries and filter.
@Suite(.requires(.browser), .onBrowserThread, .serialized)
struct ListTests {
  let report: SharedReport
  let page: ReportPage

  init() throws {
    report = try SharedReport.some.get()
    page = try ReportPage(report)
  }

  private var largest: ReviewCause {
    get throws { try #require(report.report.causes.first) }
  }

  private func members(of group: ReviewCause) -> Set<String> {
    Set(group.members.map { report.report.entries[$0].id })
  }

  /// Returns the entries among the rows in the document.
  private func rows() throws -> [String] {
    try page.page.evaluate(
      "[...document.querySelectorAll('#list [data-entry]')].map((row) => row.dataset.entry)")
  }

  // MARK: Causes

  @Test("A collapsed cause is one row")
  func collapsedCauseIsOneRow() throws {
    let group = try largest
    let selector = "[data-cause='\(group.id)']"
    #expect(try page.attribute("aria-expanded", of: selector) == "false")
    #expect(try page.text(selector)?.contains("\(group.members.count) images") == true)
    #expect(members(of: group).isDisjoint(with: try rows()))
  }

  @Test("A click on its disclosure control expands and collapses a cause")
  func clickExpandsCause() throws {
    let group = try largest
    try page.click("[data-cause='\(group.id)'] .twist")
    #expect(try page.attribute("aria-expanded", of: "[data-cause='\(group.id)']") == "true")
    #expect(
      members(of: group).isSuperset(
        of: try page.page.evaluate(
          """
          [...document.querySelectorAll('#list [aria-level="3"]')].map((row) => row.dataset.entry)
          """, as: Set<String>.self)))
    #expect(try page.count("#list [aria-level='3']") > 0)
    try page.click("[data-cause='\(group.id)'] .twist")
    #expect(try page.count("#list [aria-level='3']") == 0)
  }

  @Test("Arrow keys expand and collapse a cause")
  func arrowKeysExpandCause() throws {
    let group = try largest
    try page.click("[data-cause='\(group.id)'] .title")
    #expect(try page.attribute("aria-selected", of: "[data-cause='\(group.id)']") == "true")
    try page.page.run("document.querySelector('#list').focus()")
    try page.press("ArrowRight")
    #expect(try page.attribute("aria-expanded", of: "[data-cause='\(group.id)']") == "true")
    try page.press("ArrowRight")
    #expect(members(of: group).contains(try page.shown() ?? ""))
    try page.press("ArrowLeft", "ArrowLeft")
    #expect(try page.attribute("aria-expanded", of: "[data-cause='\(group.id)']") == "false")
  }

  @Test("The title of a cause is the change with its values")
  func titleOfCauseHasValues() throws {
    let titles = try page.texts("#list [data-cause] .title")
    #expect(titles.contains { $0.contains("padding") && $0.contains("→") }, "\(titles)")
  }

  // MARK: Navigation

  @Test("The keys j and k select the next and the previous row")
  func jAndKGoToTheNextRowAndBack() throws {
    let first = try page.chosen()
    try page.press("j")
    let second = try page.chosen()
    #expect(second != first)
    try page.press("j")
    #expect(try page.chosen() != second)
    try page.press("k", "k")
    #expect(try page.chosen() == first)
  }

  @Test("The keys J and K skip images below causes")
  func capitalJAndKLeaveTheMembersOut() throws {
    let group = try largest
    try page.click("[data-cause='\(group.id)'] .twist")
    try page.click("[data-cause='\(group.id)'] .title")
    if try page.attribute("aria-expanded", of: "[data-cause='\(group.id)']") == "false" {
      try page.click("[data-cause='\(group.id)'] .twist")
    }
    try page.press("j")
    #expect(members(of: group).contains(try page.shown() ?? ""))
    try page.press("J")
    #expect(try page.attribute("aria-level", of: "#list [aria-selected=true]") == "2")
    try page.press("K")
    #expect(try page.attribute("data-cause", of: "#list [aria-selected=true]") == group.id)
  }

  @Test("The selected row is always visible")
  func theChosenRowIsAlwaysInView() throws {
    for _ in 0..<40 { try page.page.press("j") }
    try page.settle()
    let isSeen: Bool = try page.page.evaluate(
      """
      (() => {
        const row = document.querySelector("#list [aria-selected=true]").getBoundingClientRect();
        const list = document.querySelector("#list").getBoundingClientRect();
        return row.top >= list.top - 1 && row.bottom <= list.bottom + 1;
      })()
      """)
    #expect(isSeen)
  }

  @Test(
    "The key g followed by a letter selects a section",
    arguments: [
      ("f", JournalRecord.Outcome.failed), ("m", .missing), ("r", .recorded), ("o", .matched),
      ("c", .changed),
    ])
  func gGoesToASection(key: String, outcome: JournalRecord.Outcome) throws {
    try page.press("g", key)
    let shown = try page.shown()
    let entry = report.report.entries.first { $0.id == shown }
    #expect(entry?.record.outcome == outcome)
  }

  // MARK: Filter

  static let filters: [(String, @Sendable (ReportEntry, ReportEntry.Cause?) -> Bool)] = [
    ("s:changed", { entry, _ in entry.record.outcome == .changed }),
    ("s:missing s:failed", { entry, _ in [.missing, .failed].contains(entry.record.outcome) }),
    ("s:!matched", { entry, _ in entry.record.outcome != .matched }),
    ("suite:screen3tests", { entry, _ in entry.record.snapshot.suite == "Screen3Tests" }),
    (
      "target:shop s:c",
      { entry, _ in
        entry.record.snapshot.target == "ShopTests" && entry.record.outcome == .changed
      }
    ),
    ("ext:txt", { entry, _ in entry.pathExtension == "txt" }),
    ("px>5000", { entry, _ in (entry.record.pixels?.differing ?? 0) > 5000 }),
    (
      "px<=1600 s:changed",
      { entry, _ in
        entry.record.pixels.map { $0.differing <= 1600 } ?? false
      }
    ),
    (
      "\"Right-to-left\" !orders",
      { entry, _ in
        let name = "\(entry.record.snapshot)".lowercased()
        return name.contains("right-to-left") && !name.contains("orders")
      }
    ),
    ("cause:none s:changed", { entry, group in group == nil && entry.record.outcome == .changed }),
    ("zzzz", { _, _ in false }),
    ("", { _, _ in true }),
  ]

  @Test("The filter shows matching entries", arguments: filters.indices)
  func theFilterShows(index: Int) throws {
    let (text, holds) = Self.filters[index]
    var groups: [Int: ReviewCause] = [:]
    for group in report.report.causes {
      for member in group.members { groups[member] = group }
    }
    let wanted = report.report.entries.indices.count {
      holds(report.report.entries[$0], groups[$0])
    }
    try page.filter(text)
    let words = text.isEmpty ? "300 in total" : "\(wanted) of 300 shown"
    #expect(try page.shownCount() == words, "\(text)")
  }

  @Test("Text that is not a filter term is searched for")
  func textThatIsNotFilterTermIsSearched() throws {
    try page.filter("nothing:here")
    #expect(try page.shownCount() == "0 of 300 shown")
    try page.filter("(((\"")
    #expect(try page.shownCount() == "0 of 300 shown")
  }

  @Test("A button filters by outcome")
  func buttonFiltersByOutcome() throws {
    try page.click("[data-outcome=missing]")
    #expect(try page.attribute("aria-pressed", of: "[data-outcome=missing]") == "true")
    #expect(try page.shownCount() == "3 of 300 shown")
    try page.click("[data-outcome=missing]")
    #expect(try page.shownCount() == "300 in total")
  }

  @Test("The slash key focuses the filter, and Escape leaves it")
  func slashGoesToTheFilterAndEscapeLeavesIt() throws {
    try page.press("/")
    #expect(try page.page.evaluate("document.activeElement.id") == "filter")
    // In the filter, letters are not commands.
    let before = try page.shown()
    try page.press("j", "7", "?")
    #expect(try page.page.evaluate("document.querySelector('#filter').value") == "j7?")
    #expect(try page.mode() == "1")
    #expect(try page.shown() == before)
    try page.press("Escape")
    #expect(try page.page.evaluate("document.activeElement.id") == "list")
  }
}

extension ReportEntry {
  /// The type of a cause, for tests of the filter.
  typealias Cause = ReviewCause
}
