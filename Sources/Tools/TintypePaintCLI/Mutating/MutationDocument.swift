// SPDX-License-Identifier: MIT

import Foundation
import TintypeAudits

/// The results of changing references for programs; the keys are part of the tool's interface.
struct MutationDocument {
  /// The document.
  let text: String

  init(_ report: MutationReport) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let data = (try? encoder.encode(Document(report))) ?? Data()
    text = String(decoding: data, as: UTF8.self) + "\n"
  }

  private struct Document: Encodable {
    var format = 1
    var run: String?
    var runProblems: Int
    var minimum: Double?
    var total: Counts
    var kinds: [String: Counts]
    var suites: [String: Counts]
    var references: [String: Counts]
    var survivors: [Survivor]
    var assumedExact: Int
    var paintedDifferently: Int
    var unpainted: Int
    var notes: [Note]
    var errors: [String]

    init(_ report: MutationReport) {
      run = report.run.run?.description
      runProblems = report.run.problemCount
      minimum = report.minimum
      total = Counts(report.total)
      kinds = Dictionary(
        uniqueKeysWithValues: report.kinds.map { ($0.key.rawValue, Counts($0.value)) })
      suites = report.suites.mapValues(Counts.init)
      references = Dictionary(
        report.references.map { ($0.name, Counts($0.counts)) },
        uniquingKeysWith: { first, _ in first })
      survivors = report.worst.map(Survivor.init)
      assumedExact = report.assumedCount
      paintedDifferently = report.paintedDifferentlyCount
      unpainted = report.unpaintedCount
      notes = report.notes.map { Note(reference: $0.reference, text: $0.text) }
      errors = report.errors
    }
  }

  private struct Counts: Encodable {
    var killed: Int
    var survived: Int
    var equivalent: Int
    /// The score in percent, with two decimals.
    var score: Double?

    init(_ counts: MutationCounts) {
      (killed, survived, equivalent) = (counts.killed, counts.survived, counts.equivalent)
      score = counts.score.map { ($0 * 100).rounded() / 100 }
    }
  }

  private struct Survivor: Encodable {
    var reference: String
    var kind: String
    var node: String
    var change: String
    var differingPixels: Int
    var totalPixels: Int
    var tolerance: String

    init(_ survivor: MutationWork.Survivor) {
      (reference, kind) = (survivor.reference, survivor.kind.rawValue)
      (node, change) = (survivor.node, survivor.change)
      (differingPixels, totalPixels) = (survivor.differingPixels, survivor.totalPixels)
      tolerance = survivor.tolerance
    }
  }

  private struct Note: Encodable {
    var reference: String
    var text: String
  }
}
