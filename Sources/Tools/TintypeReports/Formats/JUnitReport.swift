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
  package func xml() -> String { xml(maximumSize: Self.maximumSize) }

  func xml(maximumSize: Int, ladder: [Limits] = ladder) -> String {
    for limits in ladder.dropLast() {
      if let text = source(limits, maximumSize: maximumSize) { return text }
    }
    return ladder.last.flatMap { source($0, maximumSize: .max) } ?? ""
  }

  /// Returns the file; `nil` as soon as it is too large, because a million cases take much memory.
  private func source(_ limits: Limits, maximumSize: Int) -> String? {
    let entries = report.entries.prefix(limits.cases)
    var names = JUnitNames(limit: limits.attribute)
    var suites: [String: [JUnitCase]] = [:]
    for entry in entries {
      let junit = JUnitCase(entry, names: &names, prefix: artifactPrefix)
      suites[junit.suite, default: []].append(junit)
    }
    var ordered = suites.sorted { $0.key < $1.key }.map { (name: $0.key, cases: $0.value) }
    let problems = report.problems.prefix(limits.cases).enumerated().map {
      JUnitCase($1, number: $0 + 1)
    }
    if !problems.isEmpty { ordered.append(("journal", problems)) }

    let all = ordered.flatMap(\.cases)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"Tintype\"\(Self.counts(of: all))>\n"
    for (name, cases) in ordered {
      let suite = XMLText.attribute(name, limit: limits.attribute)
      text += "  <testsuite name=\"\(suite)\"\(Self.counts(of: cases)) skipped=\"0\">\n"
      for junit in cases {
        text += junit.source(limits) + "\n"
        guard text.utf8.count <= maximumSize else { return nil }
      }
      text += "  </testsuite>\n"
    }
    let omitted = report.entries.count - entries.count
    if omitted > 0 {
      text += "  <!-- \(Numbers.counted(omitted, "snapshot")) omitted to limit the file size. -->\n"
    }
    text += "</testsuites>\n"
    return text.utf8.count <= maximumSize ? text : nil
  }

  private static func counts(of cases: [JUnitCase]) -> String {
    let failures = cases.count { $0.element == .failure }
    let errors = cases.count { $0.element == .error }
    let time = XMLText.seconds(cases.reduce(0) { $0 &+ ($1.microseconds ?? 0) })
    return
      " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(time)\""
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
