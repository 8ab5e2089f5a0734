// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeBase
import TintypeBrowser
import TintypeReports
import TintypeRuns
import TintypeSampleRuns

/// A report that many tests open and none modifies.
///
/// It is created on first use.
struct SharedReport: Sendable {
  /// The path of the page's file.
  let path: String
  /// The report's contents.
  let report: Report
  private let folder: TemporaryFolder

  /// A report of one snapshot whose pixels are all known.
  static let one = Result { try SharedReport(SampleRun(entries: 1, changes: 1)) }
  /// A report of 300 snapshots, 100 of them changed.
  static let some = Result { try SharedReport(SampleRun(entries: 300, changes: 100, scale: 1)) }
  /// A report of 10,000 snapshots, 100 of them changed.
  static let many = Result { try SharedReport(SampleRun(entries: 10_000, changes: 100, scale: 1)) }
  /// A report of 25,000 snapshots, 20 of them changed, with all names in its index.
  static let whole = Result { try SharedReport(longRun) }
  /// The same report with the names of matches in files, as a larger run has them.
  static let divided = Result { try SharedReport(longRun, keeping: .named) }

  /// A report of 300 snapshots that is compared with two runs of a base commit.
  static let compared = Result {
    try SharedReport(SampleRun(entries: 300, changes: 100, scale: 1)) { report in
      var current = CommitRun(commit: "now", time: 0, report: report, history: RunHistory())
      for index in current.snapshots.indices {
        current.snapshots[index].microseconds = index % 5 == 3 ? 400_000 : 2_000
      }
      report.comparison = CommitComparison(current, since: bases(of: current))
    }
  }

  /// Two runs of one commit, whose results differ in every fifth snapshot each.
  private static func bases(of current: CommitRun) -> [CommitRun] {
    (0..<2).map { time in
      var base = current
      base.commit = String(repeating: "0123456789abcdef", count: 4).prefix(40).description
      (base.run, base.time) = ("base-\(time)", time)
      for (index, snapshot) in current.snapshots.enumerated() {
        let matched = snapshot.outcome == .matched
        switch index % 5 {
        case 0:
          base.snapshots[index].outcome = matched ? .changed : .matched
          base.snapshots[index].actual = matched ? String(repeating: "a", count: 32) : nil
        case 1 where !matched: base.snapshots[index].actual = String(repeating: "b", count: 32)
        case 2 where time == 1: base.snapshots[index].outcome = .failed
        case 3: base.snapshots[index].microseconds = 1_000
        default: break
        }
      }
      return base
    }
  }

  private static let longRun = SampleRun(entries: 25_000, changes: 20, scale: 1)

  private init(
    _ run: SampleRun, keeping: JournalReader.Keeping = .all,
    _ change: (inout Report) -> Void = { _ in }
  ) throws {
    folder = try TemporaryFolder()
    let output = try run.write(to: folder.path).output
    var report = Report(try JournalReader(output: output).read(keeping: keeping))
    change(&report)
    self.report = report
    let page = folder.path + "/report"
    try HTMLReport(report: report, output: output).write(to: page)
    path = page + "/index.html"
  }

  /// Returns the first entry of an outcome, except the entry whose pixels are known.
  func entry(_ outcome: JournalRecord.Outcome) -> ReportEntry? {
    report.entries.first {
      $0.record.outcome == outcome && $0.record.snapshot.suite != "KnownTests"
    }
  }

  /// The entry whose pixels are all known.
  var known: ReportEntry? {
    report.entries.first { $0.record.snapshot.suite == "KnownTests" }
  }
}

/// An open report, with methods to operate it.
struct ReportPage {
  let page: Page

  /// The browsers, one for each test file, so that tests of different files do not wait for each
  /// other.
  private static let browsers = Mutex<[String: Browser]>([:])

  private static func browser(for file: String) throws -> Browser {
    try browsers.withLock { browsers in
      if let browser = browsers[file] { return browser }
      let browser = try Browser.launchForTests()
      browsers[file] = browser
      return browser
    }
  }

  /// Opens a report and waits until it shows an entry.
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
    page = try Self.page(
      width: width, height: height, colorScheme: colorScheme, reducedMotion: reducedMotion,
      file: file)
    try page.open(path, fragment: fragment)
    try start()
  }

  /// Opens an address, and waits until the page has started.
  init(
    address: String, width: Int = 1440, height: Int = 900,
    colorScheme: Browser.ColorScheme = .light, file: String = #fileID
  ) throws {
    page = try Self.page(
      width: width, height: height, colorScheme: colorScheme, reducedMotion: false, file: file)
    try page.open(address: address)
    try start()
  }

  private static func page(
    width: Int, height: Int, colorScheme: Browser.ColorScheme, reducedMotion: Bool, file: String
  ) throws -> Page {
    let page = try browser(for: file).page(
      width: width, height: height, colorScheme: colorScheme, reducedMotion: reducedMotion)
    // The function that hostile texts try to call.
    try page.prepare("window.pwned = []; window.pwn = (what) => window.pwned.push(String(what));")
    // Decisions of other tests are not restored; a reload of this page keeps its own.
    try page.prepare(
      """
      try {
        if (!sessionStorage.getItem("isCleared")) {
          localStorage.clear();
          sessionStorage.setItem("isCleared", "1");
        }
      } catch {}
      """)
    return page
  }

  private func start() throws {
    try page.waitUntil("document.documentElement.classList.contains('started')")
    try settle()
  }

  /// Loads the page again, with its stored values: Chromium writes them at an unknown time, and
  /// loses those of a process that ends earlier.
  func reload() throws {
    let stored: String = try page.evaluate("JSON.stringify(Object.entries(localStorage))")
    try page.prepare("for (const [key, value] of \(stored)) localStorage.setItem(key, value);")
    try page.reload()
    try start()
  }

  /// Waits until the requested content is shown.
  func settle() throws {
    try page.waitUntil("document.querySelector('#viewer')?.dataset.state !== 'loading'")
    try page.settle()
  }

  /// Presses keys one after the other.
  func press(_ keys: String...) throws {
    for key in keys { try page.press(key) }
    try settle()
  }

  /// Clicks an element.
  func click(_ selector: String) throws {
    try page.click(selector)
    try settle()
  }

  /// Replaces the filter, typed key by key.
  func filter(_ text: String) throws {
    try page.run("document.querySelector('#filter').focus()")
    try page.run("document.querySelector('#filter').select()")
    try page.press("Backspace")
    try page.type(text)
    try settle()
  }

  /// Returns the number of elements.
  func count(_ selector: String) throws -> Int {
    try page.evaluate("document.querySelectorAll(\(Page.literal(selector))).length")
  }

  /// Returns the text of the first element, or `nil` if there is none.
  func text(_ selector: String) throws -> String? {
    try page.evaluate("document.querySelector(\(Page.literal(selector)))?.textContent ?? null")
  }

  /// Returns the visible text of the first element.
  func visibleText(_ selector: String) throws -> String {
    try page.evaluate("document.querySelector(\(Page.literal(selector)))?.innerText ?? ''")
  }

  /// Returns the texts of all elements.
  func texts(_ selector: String) throws -> [String] {
    try page.evaluate(
      "[...document.querySelectorAll(\(Page.literal(selector)))].map((node) => node.textContent)")
  }

  /// Returns an attribute of the first element, or `nil` if the attribute or the element is
  /// missing.
  func attribute(_ name: String, of selector: String) throws -> String? {
    try page.evaluate(
      """
      document.querySelector(\(Page.literal(selector)))?.getAttribute(\(Page.literal(name))) ?? null
      """)
  }

  /// Returns the identifier of the shown entry.
  func shown() throws -> String? { try attribute("data-entry", of: "#viewer") }

  /// Returns the key of the selected row, such as `entry:4` or `cause:1`, or `nil` if there is none.
  func chosen() throws -> String? { try attribute("data-key", of: "#list [aria-selected=true]") }

  /// Returns the mode of comparison, 1 to 7.
  func mode() throws -> String? { try attribute("data-mode", of: "#viewer") }

  /// Returns the parameters in the address's fragment.
  func address() throws -> [String: String] {
    try page.waitUntil("tintype.isAddressed()")
    return try page.evaluate("Object.fromEntries(new URLSearchParams(location.hash.slice(1)))")
  }

  /// Returns the number of shown entries as the list states it, such as “12 of 300 shown”.
  func shownCount() throws -> String? { try text("#filter-count") }
}
