// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeComparison
import TintypeRuns
import TintypeSnapshots

/// A reason why a run does not prove that no test uses a reference.
package enum IncompleteEvidence: Hashable, Sendable {
  /// No record states that all tests ran: they were not started by `tintype test`.
  case notTested
  /// The command that ran the tests ended with this exit code.
  case failed(status: Int)
  /// Only some of the tests ran.
  case partial
  /// Tests were skipped or disabled; the names are sorted.
  case skipped([String])
  /// It is unknown whether tests were skipped: Swift Testing's events are missing.
  case skipsUnknown
  /// Shards of a split run are missing.
  case missingParts([Int], total: Int)
  /// The journal has a problem; the text is a sentence.
  case problem(String)
  /// The run used none of the references in this package.
  case otherPackage
  /// A directory could not be searched; its path, relative to the package's root.
  case unlisted(path: String, error: FileError)

  /// The advice for complete evidence.
  package static let advice = "Run all tests with “tintype test”, without a filter."

  /// Returns the reasons why the evidence of a run is incomplete, in a fixed order.
  static func gaps(about journal: RunJournal) -> [IncompleteEvidence] {
    var gaps: [IncompleteEvidence] = []
    let ends = lastEnds(in: journal)
    let coverage = ShardCoverage(journal)
    let parts = Set(ends.compactMap { $0.shard?.index })
    let isReported = parts.isSuperset(of: coverage?.present ?? [])
    if ends.isEmpty || !isReported || ends.contains(where: { $0.status == nil }) {
      gaps.append(.notTested)
    }
    if let status = ends.compactMap(\.status).filter({ $0 != 0 }).max() {
      gaps.append(.failed(status: status))
    }
    if ends.contains(where: { $0.isWhole != true }) { gaps.append(.partial) }
    let skipped = Set(journal.events.filter { $0.event == .testSkipped }.map { $0.test ?? "" })
    if !skipped.isEmpty {
      gaps.append(.skipped(skipped.sorted()))
    } else if ends.contains(where: { $0.tests == nil }) {
      gaps.append(.skipsUnknown)
    }
    if let coverage, !coverage.isComplete {
      gaps.append(.missingParts(coverage.missing, total: coverage.total))
    }
    return gaps + Report(journal).problems.map { .problem("\($0)") }
  }

  /// Returns the events that mark the end of all tests.
  ///
  /// A later attempt of a shard replaces an earlier one.
  private static func lastEnds(in journal: RunJournal) -> [JournalEvent] {
    let ends = journal.events.filter { $0.event == .tested }
    let attempts = Dictionary(ends.map { ($0.shard, $0.attempt ?? 1) }, uniquingKeysWith: max)
    return ends.filter { ($0.attempt ?? 1) == attempts[$0.shard] }
  }
}

extension IncompleteEvidence: CustomStringConvertible {
  /// The reason as a sentence.
  package var description: String {
    switch self {
    case .notTested:
      "It is unknown whether all tests ran to the end: “tintype test” did not start them."
    case .failed(let status):
      "The tests ended with exit code \(status): a failed test may not have used all references."
    case .partial: "Only some of the tests ran: a filter was specified."
    case .skipped(let tests):
      """
      \(Numbers.counted(tests.count, "test")) \(tests.count == 1 ? "was" : "were") skipped or \
      disabled: \(ShortText.list(tests.map { ShortText.line($0) }, limit: 5)). \
      \(tests.count == 1 ? "It" : "They") may use a reference.
      """
    case .skipsUnknown:
      """
      It is unknown whether tests were skipped or disabled: Swift Testing wrote no events. Run the \
      tests with the Swift toolchain that Tintype requires.
      """
    case .missingParts(let parts, let total):
      """
      Of the \(total) shards of the run, \(ShortText.list(parts.map { "\($0)" }, limit: 8)) \
      \(parts.count == 1 ? "is" : "are") missing.
      """
    case .problem(let text): text
    case .otherPackage:
      "The run used none of the references in this package: it may belong to another package."
    case .unlisted(let path, let error): "“\(path)” cannot be searched: \(error)."
    }
  }
}
