// SPDX-License-Identifier: MIT

import TintypeSnapshots
import TintypeComparison

extension ReportEntry {
  /// The snapshot in a line: what changed in its scene and on what, else how many pixels differ,
  /// else what its test said.
  ///
  /// It has no line breaks and nothing hidden in it, and is short enough for a list: nodes are named
  /// by their types, such as `padding (top, bottom) 8 → 12 · ButtonLabel`.
  package var headline: String {
    if record.outcome == .changed, let signature = ChangeSignature(record) {
      return ReportGroup.words(of: signature.bond(of: [record]))
    }
    return lines(limit: 1).first ?? ""
  }

  /// The snapshot in a few lines: what changed in its scene, and how many pixels differ; else what
  /// its test said.
  ///
  /// - Parameter limit: The greatest number of changes, or of lines of the test's message.
  /// - Returns: At least one line; each is as short and as visible as ``headline``.
  package func lines(limit: Int) -> [String] {
    guard record.outcome == .changed else { return said(limit) }
    let lines =
      (record.causes?.lines(limit: limit) ?? []) + [record.pixels?.words].compactMap(\.self)
    return lines.isEmpty ? said(limit) : lines.map { ShortText.line($0) }
  }

  /// What the test said, without the snapshot's name, which stands beside it.
  private func said(_ limit: Int) -> [String] {
    guard var message = record.message, !message.isEmpty else { return [outcomeWords] }
    let subject = "Snapshot “\(record.snapshot.test).\(record.snapshot.identifier)” "
    if message.hasPrefix(subject) {
      message.removeFirst(subject.count)
      message = message.prefix(1).uppercased() + message.dropFirst()
    }
    // By scalars: a carriage return before it makes one character of both.
    let lines = message.unicodeScalars.split(separator: "\n").prefix(max(limit, 1))
    return lines.map { ShortText.line(String($0)) }
  }

  private var outcomeWords: String {
    switch record.outcome {
    case .matched: "Equals its reference."
    case .recorded: "A reference was written."
    case .missing: "There is no reference."
    case .changed: "Differs from its reference."
    case .failed: "Could not be compared."
    }
  }
}
