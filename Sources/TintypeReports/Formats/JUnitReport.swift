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

/// One case of a JUnit file.
struct JUnitCase {
  /// What it says of a case that did not pass.
  enum Element: String {
    case failure, error
  }

  /// The name of its suite, and of its class.
  var suite: String
  /// Its name, as it stands in the file; `nil` for problems, whose names need no care.
  private var escapedName: String?
  private var name: String
  private var location: CallSite?
  var microseconds: Int?
  /// How it did not pass; `nil` for a match.
  var element: Element?
  private var type = ""
  private var message = ""
  private var body = ""
  private var attachments: [String] = []

  /// The case of a snapshot.
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

  /// The case of something that the report cannot vouch for.
  init(_ problem: JournalProblem, number: Int) {
    suite = "journal"
    name = "problem \(number)"
    element = .error
    type = "journal"
    message = ShortText.line(problem.description)
    body = problem.description
  }

  /// What changed, where the files are, and what the test said.
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

  /// The case as XML.
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
    // A path that is cut leads nowhere.
    let paths = attachments.filter { $0.utf8.count <= limits.attribute }
    if !paths.isEmpty {
      let marks = paths.map { "[[ATTACHMENT|\(XMLText.attribute($0, limit: .max - 1))]]" }
      lines.append("      <system-out>\(marks.joined(separator: "\n"))</system-out>")
    }
    lines.append("    </testcase>")
    return lines.joined(separator: "\n")
  }
}

/// Texts as XML 1.0 holds them.
enum XMLText {
  /// The text on one line for an attribute in quotation marks.
  ///
  /// - Parameters:
  ///   - text: Any text. Characters that XML forbids, or that would hide something, are shown.
  ///   - limit: The greatest number of bytes; what is longer ends in “…”.
  /// - Returns: The text, escaped.
  static func attribute(_ text: String, limit: Int) -> String {
    escaped(VisibleText.line(head(text, limit)), limit: limit)
  }

  /// The text with its lines for the inside of an element.
  static func content(_ text: String, limit: Int) -> String {
    let ending = "\n… cut off here; “tintype report” shows the rest."
    return escaped(VisibleText.block(head(text, limit)), limit: limit, ending: ending)
  }

  /// What may be needed of a text: no escaping makes it shorter.
  private static func head(_ text: String, _ limit: Int) -> String {
    String(text.unicodeScalars.prefix(limit + 1))
  }

  private static func escaped(_ text: String, limit: Int, ending: String = "…") -> String {
    var result = ""
    var count = 0
    for scalar in text.unicodeScalars {
      let piece =
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "'": "&#39;"
        default: String(scalar)
        }
      count += piece.utf8.count
      guard count <= limit else { return result + ending }
      result += piece
    }
    return result
  }

  /// Seconds with six decimals.
  static func seconds(_ microseconds: Int) -> String {
    let microseconds = max(microseconds, 0)
    let rest = String(microseconds % 1_000_000)
    return "\(microseconds / 1_000_000)." + String(repeating: "0", count: 6 - rest.count) + rest
  }
}

/// Gives each case a name that no other has: of two cases with one name, GitLab shows the first.
struct JUnitNames {
  /// How many bytes of a name are shown.
  var limit: Int
  private var given: Set<String> = []

  init(limit: Int) {
    self.limit = limit
  }

  /// The name of an entry's case, as it stands in the file.
  mutating func name(of entry: ReportEntry, class className: String) -> String {
    let name = "\(entry.record.snapshot.test).\(entry.record.snapshot.identifier)"
    let ending = entry.pathExtension.isEmpty ? "" : ".\(entry.pathExtension)"
    // What was cut may be all that two names differ in.
    for candidate in [name, name + ending] {
      let shown = XMLText.attribute(candidate, limit: limit)
      if given.insert("\(className)\n\(shown)").inserted { return shown }
    }
    return XMLText.attribute(name, limit: limit) + " [\(entry.id)]"
  }
}
