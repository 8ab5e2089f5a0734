// SPDX-License-Identifier: MIT

import TintypeAudits
import TintypeBase
import TintypeCommandLine

/// The results of changing references as lines for people.
struct MutationText {
  private let report: MutationReport

  /// The maximum length of each list: suites, changes that pass, and references that were not changed.
  static let listLimit = 20

  init(_ report: MutationReport) { self.report = report }

  /// The text.
  var text: String {
    var lines = ["Mutation score: \(summary)", ""]
    lines += Self.table(
      "kind",
      MutationKind.allCases.compactMap { kind in
        report.kinds[kind].map { (name: kind.rawValue, counts: $0) }
      })
    lines.append("")
    lines += Self.table("suite", Array(report.rankedSuites.prefix(Self.listLimit)))
    lines += Self.more(report.suites.count, "suite")
    lines += survivors
    let notes = report.notes.prefix(Self.listLimit).map { "\($0.reference): \($0.text)" }
    if !notes.isEmpty {
      lines += ["", "Not changed:"] + notes.map { "  " + VisibleText.line($0) }
      lines += Self.more(report.notes.count, "reference").map { "  " + $0 }
    }
    lines += [""] + remarks
    return lines.joined(separator: "\n") + "\n"
  }

  /// The score and the counts.
  var summary: String {
    let total = report.total
    let minimum = report.minimum.map { "; the minimum is \(Self.percent($0))" } ?? ""
    guard total.scored > 0 else {
      return "none, because there is no change that affects a pixel\(minimum)"
    }
    return "\(total.scoreText), \(Numbers.grouped(total.killed)) of "
      + "\(Numbers.counted(total.scored, "change")) killed\(minimum)"
  }

  private static func percent(_ number: Double) -> String {
    let text = "\(number)"
    return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + " %"
  }

  /// The sentences about the basis of the score.
  var remarks: [String] {
    var remarks = [
      "\(Numbers.counted(report.references.count, "reference")) changed, "
        + "\(Numbers.grouped(report.notes.count + report.errors.count)) not."
    ]
    if report.total.equivalent > 0 {
      remarks.append(
        "\(Numbers.counted(report.total.equivalent, "change")) affected no pixel, and "
          + "\(report.total.equivalent == 1 ? "is" : "are") not in the score.")
    }
    if report.unpaintedCount > 0 {
      remarks.append(
        "\(Numbers.counted(report.unpaintedCount, "change")) could not be painted, and "
          + "\(report.unpaintedCount == 1 ? "is" : "are") not in the score.")
    }
    let assumed = Numbers.counted(report.assumedCount, "reference")
    if let run = report.run.run {
      if report.assumedCount > 0 {
        remarks.append(
          "The run \(VisibleText.line(run.description)) does not contain the tolerance of "
            + "\(assumed); exact comparisons were assumed.")
      } else {
        remarks.append("The tolerances are those of the run \(VisibleText.line(run.description)).")
      }
      if report.run.problemCount > 0 {
        remarks.append(
          "The run has \(Numbers.counted(report.run.problemCount, "problem")), so that tolerances "
            + "can be missing; see “tintype status”.")
      }
    } else if report.assumedCount > 0 {
      remarks.append(
        "There is no run that contains tolerances, so exact comparisons were assumed for \(assumed)."
      )
    }
    if report.paintedDifferentlyCount > 0 {
      remarks.append(
        "\(Numbers.counted(report.paintedDifferentlyCount, "reference")) "
          + "\(report.paintedDifferentlyCount == 1 ? "has" : "have") other pixels than the scene, "
          + "painted here. Changes were compared with the latter.")
    }
    return remarks
  }

  private var survivors: [String] {
    let worst = report.worst
    guard !worst.isEmpty else { return [] }
    var lines = ["", "Survivors, those with the most differing pixels first:"]
    for survivor in worst.prefix(Self.listLimit) {
      lines.append("  \(VisibleText.line(survivor.reference))")
      lines.append(
        "    \(VisibleText.line(survivor.node)): \(survivor.kind.rawValue), "
          + VisibleText.line(survivor.change))
      lines.append(
        "    \(Numbers.grouped(survivor.differingPixels)) of "
          + "\(Numbers.counted(survivor.totalPixels, "pixel")) differ; tolerance: "
          + VisibleText.line(survivor.tolerance))
    }
    return lines + Self.more(worst.count, "survivor").map { "  " + $0 }
  }

  /// Returns the line about items beyond the limit.
  private static func more(_ count: Int, _ noun: String) -> [String] {
    count > listLimit
      ? ["and \(Numbers.counted(count - listLimit, "more \(noun)")); --format json lists all"] : []
  }

  /// Returns a table of counts with aligned columns.
  private static func table(
    _ title: String, _ rows: [(name: String, counts: MutationCounts)]
  ) -> [String] {
    let cells =
      [[title, "changes", "killed", "survived", "score"]]
      + rows.map { row in
        [
          VisibleText.line(row.name), Numbers.grouped(row.counts.scored),
          Numbers.grouped(row.counts.killed), Numbers.grouped(row.counts.survived),
          row.counts.scoreText,
        ]
      }
    let widths = (0..<5).map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { row in
      row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }.joined(separator: "  ")
    }
  }
}
