// SPDX-License-Identifier: MIT

import Foundation
import TintypeBrowser

/// The page of a catalog of a million previews.
enum LargeCatalogBenchmark {
  static let catalog = LargeCatalog(count: 1_000_000)
  static let subject = "1,000,000 previews in two variants"

  static func run(_ report: inout BenchmarkReport) throws {
    Log.note("writing a catalog of \(subject)")
    let path = try write(&report)
    guard Browser.find() != nil else {
      Log.note("the page is not measured: \(BrowserError.noBrowser)")
      return
    }
    var subject = PageMeter.Subject.catalog
    subject.texts = ["order 7", "screen12", "symbol:heart", "file:screen99", "zzz"]
    let page = PageMeter(browser: try Browser.launch(), path: path, subject: subject)
    defer { page.browser.close() }
    report.add(
      try page.rows(suite: LargeRunBenchmark.suite, subject: Self.subject, rounds: 3, passes: 3),
      goals: LargeRunBenchmark.suite, Self.subject)
  }

  /// Writes the catalog in this process, whose peak memory includes no previews but those of a file.
  private static func write(_ report: inout BenchmarkReport) throws -> String {
    let start = ContinuousClock.now
    let path = try catalog.write(to: WorkFolder.url("large-catalog").path)
    var row = BenchmarkReport.Row(
      suite: LargeRunBenchmark.suite, subject: subject, name: "write the catalog",
      by: "TintypeBenchmarks", Sample([start.duration(to: .now)]))
    row.peakMemory = ProcessMeter.peakMemory(of: "self")
    report.add([row])
    return path
  }
}

extension BenchmarkReport {
  /// Adds the rows of the page of a million entries, with the targets for its first answer and its filter.
  mutating func add(_ rows: [Row], goals suite: String, _ subject: String) {
    add(rows)
    for (name, most) in [(PageMeter.answer, 1_000.0), (PageMeter.slowest, 100)] {
      guard let row = rows.first(where: { $0.name == name }) else { continue }
      add(
        Goal(
          suite: suite, name: "\(subject): \(name), ms", atMost: most,
          measured: row.median.rounded(digits: 4)))
    }
  }
}
