// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// A report as JUnit XML, for the test tabs of continuous integration.
///
/// There is one case a snapshot: a `failure` where a picture is not what it should be, an `error`
/// where nothing could be compared, or where the journal has a problem. The same report always gives
/// the same bytes, as it has no time of writing.
package struct JUnitReport: Sendable {
  /// What the file tells.
  package var report: Report
  /// What stands before the paths of artifacts, so that they can be found from the directory where
  /// the file is read; empty, or with `/` at its end.
  package var artifactPrefix: String

  /// The largest file that GitLab reads, with some room, in bytes: 29,000,000.
  package static let maximumSize = 29_000_000

  /// Creates a report.
  package init(report: Report, artifactPrefix: String = "") {
    self.report = report
    self.artifactPrefix = artifactPrefix
  }

  /// How much of each text is kept, in bytes, and how many cases there are.
  struct Limits {
    var attribute: Int
    var body: Int
    var cases: Int
  }

  /// From generous to tight.
  static let ladder = [
    Limits(attribute: 2_000, body: 8_000, cases: .max),
    Limits(attribute: 400, body: 1_000, cases: .max),
    Limits(attribute: 100, body: 200, cases: 40_000),
  ]

  /// The file, at most ``maximumSize`` bytes.
  ///
  /// - Returns: The file. Where the texts are too long, they are cut, and say so; of more than 40,000
  ///   snapshots that do not fit, those that matched are left out last, and the file says how many.
  package func xml() -> String {
    xml(maximumSize: Self.maximumSize)
  }

  func xml(maximumSize: Int, ladder: [Limits] = ladder) -> String {
    var text = ""
    for limits in ladder {
      text = source(limits)
      if text.utf8.count <= maximumSize { break }
    }
    return text
  }

  private func source(_ limits: Limits) -> String {
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
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    lines.append("<testsuites name=\"Tintype\"\(Self.counts(of: all))>")
    for (name, cases) in ordered {
      let suite = XMLText.attribute(name, limit: limits.attribute)
      lines.append("  <testsuite name=\"\(suite)\"\(Self.counts(of: cases)) skipped=\"0\">")
      lines += cases.map { $0.source(limits) }
      lines.append("  </testsuite>")
    }
    let omitted = report.entries.count - entries.count
    if omitted > 0 {
      lines.append("  <!-- \(Numbers.counted(omitted, "snapshot")) left out: there is no room. -->")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func counts(of cases: [JUnitCase]) -> String {
    let failures = cases.count { $0.element == .failure }
    let errors = cases.count { $0.element == .error }
    let time = XMLText.seconds(cases.reduce(0) { $0 &+ ($1.microseconds ?? 0) })
    return
      " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(time)\""
  }
}
