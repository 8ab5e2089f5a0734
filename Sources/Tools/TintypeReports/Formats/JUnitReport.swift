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
      lines.append(
        "  <!-- \(Numbers.counted(omitted, "snapshot")) omitted to limit the file size. -->")
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

/// A test case of a JUnit file.
struct JUnitCase {
  /// The XML element for a case that did not pass.
  enum Element: String {
    case failure, error
  }

  /// The name of the suite and of the class.
  var suite: String
  /// The name as written in the file; `nil` for problems, whose names are unique.
  private var escapedName: String?
  private var name: String
  private var location: CallSite?
  var microseconds: Int?
  /// The kind of failure; `nil` for a match.
  var element: Element?
  private var type = ""
  private var message = ""
  private var body = ""
  private var attachments: [String] = []

  /// Creates the case for a snapshot.
  init(_ entry: ReportEntry, names: inout JUnitNames, prefix: String) {
    let record = entry.record
    suite =
      ([record.snapshot.target] + record.snapshot.suite.split(separator: "/").map(String.init))
      .joined(separator: ".")
    name = ""
    escapedName = names.name(of: entry, class: XMLText.attribute(suite, limit: names.limit))
    location = record.location
    microseconds = record.microseconds
    type = record.outcome.rawValue
    switch record.outcome {
    case .matched: return
    case .failed: element = .error
    case .changed, .missing, .recorded: element = .failure
    }
    message = entry.headline
    body = Self.body(of: entry)
    attachments = [record.artifacts?.actual, record.artifacts?.difference].compactMap(\.self)
      .filter(ConfinedPath.staysInside).map { prefix + $0 }
  }

  /// Creates the case for a problem of the journal.
  init(_ problem: JournalProblem, number: Int) {
    suite = "journal"
    name = "problem \(number)"
    element = .error
    type = "journal"
    message = ShortText.line(problem.description)
    body = problem.lines.joined(separator: "\n")
  }

  /// Returns the changes, the paths of the files, and the message of the test.
  private static func body(of entry: ReportEntry) -> String {
    let record = entry.record
    var lines = [String(describing: record.snapshot)] + entry.lines(limit: 5)
    let paths = [
      ("reference", record.reference), ("actual", record.artifacts?.actual),
      ("difference", record.artifacts?.difference),
    ]
    lines += paths.compactMap { label, path in path.map { "\(label): \($0)" } }
    lines.append("at \(record.location)")
    if entry.attempts > 1 {
      lines.append("attempts: \(entry.outcomes.map(\.rawValue).joined(separator: ", "))")
    }
    if let message = record.message { lines += ["", message] }
    return lines.joined(separator: "\n")
  }

  /// Returns the case as XML.
  func source(_ limits: JUnitReport.Limits) -> String {
    func attribute(_ text: String) -> String { XMLText.attribute(text, limit: limits.attribute) }
    var start = "    <testcase classname=\"\(attribute(suite))\""
    start += " name=\"\(escapedName ?? attribute(name))\""
    if let location {
      start += " file=\"\(attribute(location.file))\" line=\"\(location.line)\""
    }
    if let microseconds { start += " time=\"\(XMLText.seconds(microseconds))\"" }
    guard let element else { return start + "/>" }
    var lines = [start + ">"]
    let kind = element.rawValue
    lines.append(
      "      <\(kind) type=\"\(type)\" message=\"\(attribute(message))\">"
        + XMLText.content(body, limit: limits.body) + "</\(kind)>")
    // A truncated path would be invalid.
    let paths = attachments.filter { $0.utf8.count <= limits.attribute }
    if !paths.isEmpty {
      let marks = paths.map { "[[ATTACHMENT|\(XMLText.attribute($0, limit: .max - 1))]]" }
      lines.append("      <system-out>\(marks.joined(separator: "\n"))</system-out>")
    }
    lines.append("    </testcase>")
    return lines.joined(separator: "\n")
  }
}

/// Escapes for texts in XML 1.0.
enum XMLText {
  /// Returns the text on one line for a quoted attribute.
  ///
  /// - Parameters:
  ///   - text: Any text. Characters that XML forbids, and invisible characters, are escaped
  ///     visibly.
  ///   - limit: The maximum number of bytes; longer texts end in “…”.
  /// - Returns: The escaped text.
  static func attribute(_ text: String, limit: Int) -> String {
    escaped(VisibleText.line(head(text, limit)), limit: limit)
  }

  /// Returns the text with its line breaks for the content of an element.
  static func content(_ text: String, limit: Int) -> String {
    let ending = "\n… truncated; “tintype report” shows the rest."
    return escaped(VisibleText.block(head(text, limit)), limit: limit, ending: ending)
  }

  /// Returns the only part of a text that can fit, because escaping never shortens it.
  private static func head(_ text: String, _ limit: Int) -> String {
    String(text.unicodeScalars.prefix(limit + 1))
  }

  private static func escaped(_ text: String, limit: Int, ending: String = "…") -> String {
    var result = ""
    var count = 0
    for scalar in text.unicodeScalars {
      let piece = MarkupText.reference(scalar) ?? String(scalar)
      count += piece.utf8.count
      guard count <= limit else { return result + ending }
      result += piece
    }
    return result
  }

  /// Returns seconds with six decimals.
  static func seconds(_ microseconds: Int) -> String {
    let microseconds = max(microseconds, 0)
    let rest = String(microseconds % 1_000_000)
    return "\(microseconds / 1_000_000)." + String(repeating: "0", count: 6 - rest.count) + rest
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
