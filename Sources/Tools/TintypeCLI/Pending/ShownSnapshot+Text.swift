// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeComparison
import TintypeReports
import TintypeRuns

extension ShownSnapshot {
  /// The maximum number of regions that are printed.
  private static let regionLimit = 5

  /// Returns the text output of `tintype show`.
  ///
  /// - Parameters:
  ///   - output: The base directory of the files' paths.
  ///   - tool: The prefix of the tool's commands.
  /// - Returns: The text.
  func text(in output: OutputDirectory, tool: String) -> String {
    var blocks = [heading]
    blocks.append(whatChanged)
    blocks.append(table(files(in: output) + digests + places))
    if let difference { blocks.append(VisibleText.block(difference)) }
    if record.outcome == .failed, let message = record.message {
      blocks.append(VisibleText.block(message) + "\n")
    }
    blocks.append(commands(tool))
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var heading: String {
    let name = ShortText.line(record.snapshot.description, limit: 1_000)
    let kind = pathExtension.isEmpty ? "" : " (\(ShortText.line(pathExtension, limit: 20)))"
    return "\(name)\(kind)\n\(verdict)\n"
  }

  private var verdict: String {
    let message =
      switch record.outcome {
      case .matched: "Matched: equals its reference."
      case .recorded: "Recorded: a reference was written, and nothing was compared."
      case .missing: "New: there is no reference yet."
      case .changed: "Changed: \(record.pixelSummary ?? ReportEntry(record).headline)"
      case .failed: "Failed: no comparison was possible."
      }
    let sentence = message.hasSuffix(".") ? message : message + "."
    return item == nil ? sentence + " No change is pending." : sentence
  }

  private var whatChanged: String {
    var lines = (record.causes?.lines(limit: 20) ?? []).map { "  " + VisibleText.line($0) }
    if !lines.isEmpty { lines.insert("What changed:", at: 0) }
    if let sizes = record.sizeSummary { lines.append("Size: \(sizes)") }
    let regions = record.pixels?.regions ?? []
    if !regions.isEmpty { lines.append("Where:") }
    for region in regions.prefix(Self.regionLimit) {
      let bounds = region.bounds
      let moved = region.movedFrom.map { ", moved from \($0.x), \($0.y)" } ?? ""
      lines.append(
        "  \(bounds.width) × \(bounds.height) pixels at \(bounds.x), \(bounds.y): "
          + "\(Numbers.counted(region.differing, "pixel")), by up to \(region.largest) of 255\(moved)"
      )
    }
    let more = regions.count - Self.regionLimit
    if more > 0 { lines.append("  and \(Numbers.grouped(more)) more") }
    lines += record.notes.map { "Note: \(VisibleText.line($0))" }
    return lines.map { $0 + "\n" }.joined()
  }

  private func files(in output: OutputDirectory) -> [(String, String)] {
    var rows: [(String, String)] = []
    if let reference = record.reference { rows.append(("reference", reference)) }
    guard let artifacts = item?.artifacts else { return rows }
    rows.append(("new file", output.path + "/" + artifacts.actual))
    if let path = artifacts.difference { rows.append(("difference", output.path + "/" + path)) }
    return rows
  }

  private var digests: [(String, String)] {
    guard let digests = record.digests else { return [] }
    return [
      ("SHA-256 of the reference", digests.reference ?? "none"),
      ("SHA-256 of the new file", digests.actual),
    ]
  }

  private var places: [(String, String)] {
    var rows = [("asserted at", record.location.description), ("run", run.description)]
    if let attempt = record.attempt { rows.append(("attempt", "\(attempt)")) }
    if let shard = record.shard { rows.append(("shard", "\(shard)")) }
    return rows
  }

  private func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { title, text in
      let padding = String(repeating: " ", count: width - title.count)
      return "\(title):\(padding) \(VisibleText.line(text))\n"
    }.joined()
  }

  private func commands(_ tool: String) -> String {
    guard let item else { return "" }
    if let refusal {
      return "It cannot be accepted: \(VisibleText.line(refusal.description))\n"
    }
    guard let name = ShellWord.quoted(item.fullName) else {
      return """
        Its name contains characters that a terminal does not show. Accept it with the decisions \
        that the report exports.

        """
    }
    return """
      Accept it: \(tool) accept --seen \(item.digests.actual.prefix(12)) \(name)
      Reject it: \(tool) reject --seen \(item.digests.actual.prefix(12)) \(name)

      """
  }
}

/// A word of a command that users can copy into a shell.
enum ShellWord {
  /// Returns the text as one shell word, quoted if necessary.
  ///
  /// - Returns: `nil` if the text contains invisible characters: a copied command must be the
  ///   visible one.
  static func quoted(_ text: String) -> String? {
    guard !text.isEmpty, VisibleText.line(text) == text else { return nil }
    return ShellText.word(text)
  }
}
