// SPDX-License-Identifier: MIT

import TintypeAudits
import TintypeBase
import TintypeCommandLine
import TintypeReports

/// The results of changing references.
struct MutationReport {
  let run: RunTolerances
  /// The least score in percent; `nil` for none.
  let minimum: Double?
  /// The descriptions of what could not be read.
  var errors: [String] = []
  private(set) var total = MutationCounts()
  private(set) var kinds: [MutationKind: MutationCounts] = [:]
  /// The counts of each suite, by its name.
  private(set) var suites: [String: MutationCounts] = [:]
  /// The references that were changed, in their order.
  private(set) var references: [(name: String, counts: MutationCounts)] = []
  private var survivors: [MutationWork.Survivor] = []
  /// The references that were not changed, with the reason.
  private(set) var notes: [(reference: String, text: String)] = []
  private(set) var assumedCount = 0
  private(set) var paintedDifferentlyCount = 0
  private(set) var unpaintedCount = 0

  init(run: RunTolerances, minimum: Double?) { (self.run, self.minimum) = (run, minimum) }

  /// Adds the result of a reference.
  mutating func add(_ result: MutationWork.Result) {
    switch result.omission {
    case .note(let text):
      notes.append((result.name, text))
      return
    case .error(let text):
      errors.append(text)
      return
    case nil: break
    }
    var counts = MutationCounts()
    for (kind, own) in result.counts {
      counts += own
      kinds[kind, default: MutationCounts()] += own
    }
    total += counts
    suites[result.suite, default: MutationCounts()] += counts
    references.append((result.name, counts))
    survivors += result.survivors
    if result.isAssumedExact { assumedCount += 1 }
    if result.isPaintedDifferently { paintedDifferentlyCount += 1 }
    unpaintedCount += result.unpaintedCount
  }

  /// The changes that pass, those with the most differing pixels first.
  var worst: [MutationWork.Survivor] {
    survivors.enumerated().sorted {
      ($1.element.differingPixels, $0.offset) < ($0.element.differingPixels, $1.offset)
    }.map(\.element)
  }

  /// The suites, those with the lowest score first, then by name.
  var rankedSuites: [(name: String, counts: MutationCounts)] {
    suites.map { (name: $0.key, counts: $0.value) }.sorted { one, other in
      let (left, right) = (one.counts.score ?? 100, other.counts.score ?? 100)
      return left == right ? one.name < other.name : left < right
    }
  }

  /// A Boolean value that indicates whether the score is below the minimum; a missing score is.
  var isBelowMinimum: Bool {
    guard let minimum else { return false }
    guard let score = total.score else { return true }
    return score < minimum
  }

  /// The output in a format, and the exit code.
  func result(_ format: MutateVerb.Format) -> CommandResult {
    let output =
      switch format {
      case .text: MutationText(self).text
      case .json: MutationDocument(self).text
      case .markdown: MutationMarkdown(self).text
      }
    return CommandResult(
      output: output,
      messages: errors.map { "tintype: \(VisibleText.line($0))\n" }.joined(),
      exitCode: !errors.isEmpty ? .error : isBelowMinimum ? .different : .success)
  }
}

extension MutationCounts {
  /// The share of the killed mutants in percent; `nil` without mutants.
  var score: Double? { scored > 0 ? Double(killed) * 100 / Double(scored) : nil }

  /// The score as a text.
  var scoreText: String { Numbers.share(killed, of: scored) ?? "–" }
}
