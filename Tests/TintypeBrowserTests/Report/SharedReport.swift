// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeBrowser
import TintypeReports
import TintypeSampleRuns
import TintypeSnapshots

/// A report that many tests open and none changes, made when the first one asks.
struct SharedReport: Sendable {
  /// The page's file.
  let path: String
  /// What the report tells.
  let report: Report
  private let folder: TemporaryFolder

  /// One snapshot, of which every pixel is known.
  static let one = Result { try SharedReport(SampleRun(entries: 1, changes: 1)) }
  /// 300 snapshots, 100 of them changed.
  static let some = Result { try SharedReport(SampleRun(entries: 300, changes: 100, scale: 1)) }
  /// 10,000 snapshots, 100 of them changed.
  static let many = Result { try SharedReport(SampleRun(entries: 10_000, changes: 100, scale: 1)) }

  private init(_ run: SampleRun) throws {
    folder = try TemporaryFolder()
    let output = try run.write(to: folder.path).output
    report = Report(try JournalReader(output: output).read())
    let page = folder.path + "/report"
    try HTMLReport(report: report, output: output).write(to: page)
    path = page + "/index.html"
  }

  /// The first entry of an outcome whose snapshot is not known pixel by pixel.
  func entry(_ outcome: JournalRecord.Outcome) -> ReportEntry? {
    report.entries.first {
      $0.record.outcome == outcome && $0.record.snapshot.suite != "KnownTests"
    }
  }

  /// The entry of which every pixel is known.
  var known: ReportEntry? {
    report.entries.first { $0.record.snapshot.suite == "KnownTests" }
  }
}

/// An open report, and how it is looked at.
struct ReportPage {
  let page: Page

  /// A browser for each file of tests, so that none waits for what another asks.
  private static let browsers = Mutex<[String: Browser]>([:])

  private static func browser(for file: String) throws -> Browser {
    try browsers.withLock { browsers in
      if let browser = browsers[file] { return browser }
      let browser = try Browser.launchForTests()
      browsers[file] = browser
      return browser
    }
  }

  /// Opens a report and waits until it shows something.
  init(
    _ report: SharedReport, fragment: String? = nil, width: Int = 1440, height: Int = 900,
    colorScheme: Browser.ColorScheme = .light, reducedMotion: Bool = false,
    file: String = #fileID
  ) throws {
    try self.init(
      path: report.path, fragment: fragment, width: width, height: height,
      colorScheme: colorScheme, reducedMotion: reducedMotion, file: file)
  }

  init(
    path: String, fragment: String? = nil, width: Int = 1440, height: Int = 900,
    colorScheme: Browser.ColorScheme = .light, reducedMotion: Bool = false,
    file: String = #fileID
  ) throws {
    page = try Self.browser(for: file).page(
      width: width, height: height, colorScheme: colorScheme, reducedMotion: reducedMotion)
    // What hostile texts would call, if they could.
    try page.prepare("window.pwned = []; window.pwn = (what) => window.pwned.push(String(what));")
    try page.open(path, fragment: fragment)
    try page.waitUntil("document.documentElement.classList.contains('started')")
    try settle()
  }

  /// Waits until what was asked for is shown.
  func settle() throws {
    try page.waitUntil("document.querySelector('#viewer')?.dataset.state !== 'loading'")
    try page.settle()
  }

  /// Presses keys, one after the other.
  func press(_ keys: String...) throws {
    for key in keys { try page.press(key) }
    try settle()
  }

  /// Clicks an element.
  func click(_ selector: String) throws {
    try page.click(selector)
    try settle()
  }

  /// Replaces the filter by another, typed key by key.
  func filter(_ text: String) throws {
    try page.run("document.querySelector('#filter').focus()")
    try page.run("document.querySelector('#filter').select()")
    try page.press("Backspace")
    try page.type(text)
    try settle()
  }

  /// How many elements there are.
  func count(_ selector: String) throws -> Int {
    try page.evaluate("document.querySelectorAll(\(Page.literal(selector))).length")
  }

  /// The text of the first element; `nil` where there is none.
  func text(_ selector: String) throws -> String? {
    try page.evaluate("document.querySelector(\(Page.literal(selector)))?.textContent ?? null")
  }

  /// The text of the first element as it is seen, with what is hidden left out.
  func visibleText(_ selector: String) throws -> String {
    try page.evaluate("document.querySelector(\(Page.literal(selector)))?.innerText ?? ''")
  }

  /// The texts of all elements.
  func texts(_ selector: String) throws -> [String] {
    try page.evaluate(
      "[...document.querySelectorAll(\(Page.literal(selector)))].map((node) => node.textContent)")
  }

  /// An attribute of the first element; `nil` where it has none, or there is no element.
  func attribute(_ name: String, of selector: String) throws -> String? {
    try page.evaluate(
      """
      document.querySelector(\(Page.literal(selector)))?.getAttribute(\(Page.literal(name))) ?? null
      """)
  }

  /// The identity of the entry that is shown.
  func shown() throws -> String? { try attribute("data-entry", of: "#viewer") }

  /// The key of the row that is chosen, as in `entry:4`; `nil` for none.
  func chosen() throws -> String? { try attribute("data-key", of: "#list [aria-selected=true]") }

  /// How the pictures are compared, 1 to 7.
  func mode() throws -> String? { try attribute("data-mode", of: "#viewer") }

  /// The parts of the address behind `#`.
  func address() throws -> [String: String] {
    try page.waitUntil("tintype.isAddressed()")
    return try page.evaluate("Object.fromEntries(new URLSearchParams(location.hash.slice(1)))")
  }

  /// What the list says of how much it shows, as in “12 of 300 shown”.
  func shownCount() throws -> String? { try text("#filter-count") }
}
