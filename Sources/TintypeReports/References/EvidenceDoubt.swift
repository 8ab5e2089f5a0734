// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// Why a run does not show that no test asks for a reference.
package enum EvidenceDoubt: Hashable, Sendable {
  /// Nobody has written down that all tests ran: they were not started by `tintype test`.
  case notTested
  /// The command that ran the tests ended with this status.
  case failed(status: Int)
  /// Only some of the tests were run.
  case partial
  /// Tests were skipped or disabled: their names, sorted.
  case skipped([String])
  /// It is unknown whether tests were skipped: Swift Testing's events are missing.
  case skipsUnknown
  /// Parts of a run that was split are missing.
  case missingParts([Int], total: Int)
  /// Something of the journal cannot be read, as a sentence.
  case problem(String)
  /// The run has asked for none of the references here.
  case otherPackage
  /// A directory could not be searched; its path, relative to the package's root.
  case unlisted(path: String, trouble: FileTrouble)

  /// The command that gives better evidence.
  package static let advice = "Run all tests with “tintype test”, without a filter."

  /// What is doubtful in a run, the same each time.
  static func doubts(about journal: RunJournal) -> [EvidenceDoubt] {
    var doubts: [EvidenceDoubt] = []
    let ends = lastEnds(in: journal)
    let coverage = ShardCoverage(journal)
    let parts = Set(ends.compactMap { $0.shard?.index })
    let isTold = parts.isSuperset(of: coverage?.present ?? [])
    if ends.isEmpty || !isTold || ends.contains(where: { $0.status == nil }) {
      doubts.append(.notTested)
    }
    if let status = ends.compactMap(\.status).filter({ $0 != 0 }).max() {
      doubts.append(.failed(status: status))
    }
    if ends.contains(where: { $0.isWhole != true }) { doubts.append(.partial) }
    let skipped = Set(journal.events.filter { $0.event == .testSkipped }.map { $0.test ?? "" })
    if !skipped.isEmpty {
      doubts.append(.skipped(skipped.sorted()))
    } else if ends.contains(where: { $0.tests == nil }) {
      doubts.append(.skipsUnknown)
    }
    if let coverage, !coverage.isComplete {
      doubts.append(.missingParts(coverage.missing, total: coverage.total))
    }
    return doubts + Report(journal).problems.map { .problem("\($0)") }
  }

  /// The lines that tell of the end of all tests.
  ///
  /// A later attempt at a part takes the place of an earlier one.
  private static func lastEnds(in journal: RunJournal) -> [JournalEvent] {
    let ends = journal.events.filter { $0.event == .tested }
    let attempts = Dictionary(ends.map { ($0.shard, $0.attempt ?? 1) }, uniquingKeysWith: max)
    return ends.filter { ($0.attempt ?? 1) == attempts[$0.shard] }
  }
}

extension EvidenceDoubt: CustomStringConvertible {
  /// The reason as a sentence.
  package var description: String {
    switch self {
    case .notTested:
      "Nobody has told that all tests ran to their end: they were not started by “tintype test”."
    case .failed(let status):
      "The tests ended with exit code \(status): a test that failed may not have asked for all."
    case .partial: "Only some of the tests ran: a filter was given."
    case .skipped(let tests):
      """
      \(Numbers.counted(tests.count, "test")) did not run, since \(tests.count == 1 ? "it was" : "they were") \
      skipped or disabled: \(ShortText.list(tests.map { ShortText.line($0) }, limit: 5)). \
      \(tests.count == 1 ? "It" : "They") may use a reference.
      """
    case .skipsUnknown:
      """
      It is unknown whether tests were skipped or disabled: Swift Testing wrote no events. Run the \
      tests with the Swift toolchain that Tintype requires.
      """
    case .missingParts(let parts, let total):
      """
      Of the \(total) parts of the run, \(ShortText.list(parts.map { "\($0)" }, limit: 8)) \
      \(parts.count == 1 ? "is" : "are") missing.
      """
    case .problem(let text): text
    case .otherPackage:
      "The run has asked for none of the references here: it may be of another package."
    case .unlisted(let path, let trouble): "“\(path)” cannot be searched: \(trouble)."
    }
  }
}
