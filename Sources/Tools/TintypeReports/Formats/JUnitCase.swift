// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeRuns

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
