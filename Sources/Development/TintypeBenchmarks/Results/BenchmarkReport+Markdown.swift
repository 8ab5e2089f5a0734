// SPDX-License-Identifier: MIT

extension BenchmarkReport {
  /// Returns the report as tables for the documentation: performance targets, then measurements.
  ///
  /// - Parameter command: The command to repeat the measurement.
  /// - Returns: The text, with a newline at its end.
  func markdown(command: String) -> String {
    var lines = ["```sh", command, "```", "", "Measured on \(machine.description)."]
    if !goals.isEmpty {
      lines += ["", "| ratio | target, at most | measured |", "|---|--:|--:|"]
      lines += goals.map { goal in
        let measured =
          goal.measured.map { MeasuredNumbers.ratio($0) + (goal.isMet ? "" : " ✗") } ?? "–"
        return "| \(goal.name) | \(MeasuredNumbers.ratio(goal.atMost)) | \(measured) |"
      }
    }
    for subject in subjects {
      let rows = rows.filter { $0.suite == subject.suite && $0.subject == subject.name }
      lines += ["", "**\(subject.name)**", ""] + table("milliseconds", of: rows, cell: Self.time)
      guard rows.contains(where: { $0.peakMemory != nil }) else { continue }
      lines += [""] + table("processor milliseconds", of: rows, cell: Self.processorTime)
      lines += [""] + table("peak memory", of: rows, cell: Self.memory)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The measured subjects, in the order of the run.
  var subjects: [Subject] {
    var found: [Subject] = []
    for row in rows {
      let subject = Subject(suite: row.suite, name: row.subject)
      if !found.contains(subject) { found.append(subject) }
    }
    return found
  }

  /// A suite and the subject of its measurements.
  struct Subject: Hashable {
    var suite: String
    var name: String
  }

  /// Returns a table with a row for each task and a column for each program.
  private func table(_ corner: String, of rows: [Row], cell: (Row) -> String) -> [String] {
    let columns = rows.map(\.by).uniqued()
    let head = "| \(corner) | " + columns.joined(separator: " | ") + " |"
    let rule = "|---|" + String(repeating: "--:|", count: columns.count)
    let body = rows.map(\.name).uniqued().map { name in
      let cells = columns.map { column in
        rows.first { $0.name == name && $0.by == column }.map(cell) ?? ""
      }
      return "| \(name) | " + cells.joined(separator: " | ") + " |"
    }
    return [head, rule] + body
  }

  /// Returns the median, followed by the first ratio and the size of the written file.
  private static func time(_ row: Row) -> String {
    MeasuredNumbers.significant(row.median)
      + (row.ratios.first.map { " (\(MeasuredNumbers.ratio($0.value)))" } ?? "")
      + (row.bytes.map { ", \(MeasuredNumbers.size($0))" } ?? "")
  }

  private static func processorTime(_ row: Row) -> String {
    (row.processorTime.map { MeasuredNumbers.significant($0) } ?? "")
      + (row.ratios.first?.processorTime.map { " (\(MeasuredNumbers.ratio($0)))" } ?? "")
  }

  private static func memory(_ row: Row) -> String {
    row.peakMemory.map { MeasuredNumbers.size($0 * 1024) } ?? ""
  }
}

extension BenchmarkReport.Machine: CustomStringConvertible {
  /// A description of the machine for a sentence.
  var description: String {
    var text = "\(processor), \(cores) cores, \(system)"
    if let commit { text += ", at commit \(commit)" }
    return text
  }
}

extension Array where Element: Hashable {
  /// Returns the elements without duplicates.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

/// A page of the documentation that is partly generated.
enum MarkedPage {
  /// The line before the generated part.
  static let begin = "<!-- What follows is written by scripts/measure/bench. -->"
  /// The line after the generated part.
  static let end = "<!-- What was written by scripts/measure/bench ends here. -->"

  /// Returns the page with the generated part replaced; returns only the new text if there is no
  /// page, or if the page does not contain the two lines.
  static func replacing(in page: String?, _ text: String) -> String {
    guard let lines = page?.split(separator: "\n", omittingEmptySubsequences: false),
      let first = lines.firstIndex(of: begin[...]), let last = lines.lastIndex(of: end[...]),
      first < last
    else { return text }
    return (lines[...first] + ["", text[...]] + lines[last...]).joined(separator: "\n")
  }
}
