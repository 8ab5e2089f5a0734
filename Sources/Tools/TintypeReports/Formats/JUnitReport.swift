// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeRuns

/// A report as JUnit XML, for the test results of continuous integration.
///
/// There is one test case per snapshot: a `failure` if an image does not match, an `error` if
/// nothing could be compared or the journal has a problem. The same report always results in the
/// same bytes, because no time of writing is stored.
package struct JUnitReport: Sendable {
  /// The report.
  package var report: Report
  /// The prefix of the paths of artifacts, from the directory where the file is read.
  ///
  /// It is empty, or has a trailing `/`.
  package var artifactPrefix: String

  /// The maximum size, in bytes: 29,000,000, slightly less than GitLab's limit.
  package static let maximumSize = 29_000_000

  /// Creates a report.
  package init(report: Report, artifactPrefix: String = "") {
    (self.report, self.artifactPrefix) = (report, artifactPrefix)
  }

  /// The maximum size of each text in bytes, and the maximum number of test cases.
  struct Limits {
    var attribute: Int
    var body: Int
    var cases: Int
  }

  /// The limits, from generous to strict.
  static let ladder = [
    Limits(attribute: 2_000, body: 8_000, cases: .max),
    Limits(attribute: 400, body: 1_000, cases: .max),
    Limits(attribute: 100, body: 200, cases: 40_000),
  ]

  /// Returns the file, with at most ``maximumSize`` bytes.
  ///
  /// - Returns: The file. Texts that are too long are truncated and marked. If more than 40,000
  ///   snapshots do not fit, matched ones are omitted first, and the file states the number of
  ///   omitted snapshots.
  /// - Throws: ``ReportError/unreadable(path:error:)`` if the line of a match cannot be read.
  package func xml() throws(ReportError) -> String { try xml(maximumSize: Self.maximumSize) }

  func xml(
    maximumSize: Int, ladder: [Limits] = ladder
  ) throws(ReportError) -> String {
    for limits in ladder.dropLast() {
      if let text = try source(limits, maximumSize: maximumSize) { return text }
    }
    guard let last = ladder.last else { return "" }
    return try source(last, maximumSize: .max) ?? ""
  }

  /// Returns the file; `nil` as soon as it is too large.
  private func source(_ limits: Limits, maximumSize: Int) throws(ReportError) -> String? {
    let entries = EntryReader(report)
    let count = min(limits.cases, entries.count)
    var names = JUnitNames(limit: limits.attribute)
    var suites: [String: Suite] = [:]
    var size = 0
    for _ in 0..<count {
      guard let entry = try entries.next() else { break }
      let junit = JUnitCase(entry, names: &names, prefix: artifactPrefix)
      size += suites[junit.suite, default: Suite()].add(junit, limits)
      guard size <= maximumSize else { return nil }
    }
    var ordered = suites.sorted { $0.key < $1.key }.map { (name: $0.key, suite: $0.value) }
    var journal = Suite()
    for (number, problem) in report.problems.prefix(limits.cases).enumerated() {
      size += journal.add(JUnitCase(problem, number: number + 1), limits)
      guard size <= maximumSize else { return nil }
    }
    if !report.problems.isEmpty { ordered.append(("journal", journal)) }

    var all = Suite()
    for (_, suite) in ordered { all.count(suite) }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"Tintype\"\(all.counts)>\n"
    for (name, suite) in ordered {
      let name = XMLText.attribute(name, limit: limits.attribute)
      text += "  <testsuite name=\"\(name)\"\(suite.counts) skipped=\"0\">\n"
      text += suite.text + "  </testsuite>\n"
    }
    let omitted = entries.count - count
    if omitted > 0 {
      text += "  <!-- \(Numbers.counted(omitted, "snapshot")) omitted to limit the file size. -->\n"
    }
    text += "</testsuites>\n"
    return text.utf8.count <= maximumSize ? text : nil
  }

  /// The cases of a suite as text, with their counts.
  private struct Suite {
    private(set) var text = ""
    private var tests = 0
    private var failures = 0
    private var errors = 0
    private var microseconds = 0

    /// Adds a case; returns the size of its text in bytes.
    mutating func add(_ junit: JUnitCase, _ limits: Limits) -> Int {
      tests += 1
      if junit.element == .failure { failures += 1 }
      if junit.element == .error { errors += 1 }
      microseconds &+= junit.microseconds ?? 0
      let source = junit.source(limits) + "\n"
      text += source
      return source.utf8.count
    }

    /// Adds the counts of another suite.
    mutating func count(_ other: Suite) {
      tests += other.tests
      failures += other.failures
      errors += other.errors
      microseconds &+= other.microseconds
    }

    var counts: String {
      " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
        + " time=\"\(XMLText.seconds(microseconds))\""
    }
  }
}

/// The unique names of test cases; GitLab shows only the first case with a name.
struct JUnitNames {
  /// The maximum size of a name, in bytes.
  var limit: Int
  private var given: Set<String> = []

  init(limit: Int) { self.limit = limit }

  /// Returns the name of an entry's case, as written in the file.
  mutating func name(of entry: ReportEntry, class className: String) -> String {
    let name = "\(entry.record.snapshot.test).\(entry.record.snapshot.identifier)"
    let ending = entry.pathExtension.isEmpty ? "" : ".\(entry.pathExtension)"
    // Truncated names may be equal, so the truncated form must be unique.
    for candidate in [name, name + ending] {
      let shown = XMLText.attribute(candidate, limit: limit)
      if given.insert("\(className)\n\(shown)").inserted { return shown }
    }
    return XMLText.attribute(name, limit: limit) + " [\(entry.id)]"
  }
}
