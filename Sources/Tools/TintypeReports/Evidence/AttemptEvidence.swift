// SPDX-License-Identifier: MIT

import TintypeRuns

/// The numbers of journal lines that an attempt of a shard wrote.
struct AttemptEvidence {
  /// The number of processes that began.
  var processes = 0
  /// The number of snapshots that were taken.
  var records = 0
  /// The number of snapshots that failed their tests, except for known issues.
  var differing: Int { unmatched - known }
  /// The number of snapshots that failed their tests.
  private var unmatched = 0
  /// The number of snapshots whose failures are known issues.
  private var known = 0
  /// The identities of the failures of snapshots.
  private var failureIDs: [String] = []
  /// The number of test failures that do not belong to a snapshot.
  var failures = 0
  /// The number of times that `tintype test` started.
  var starts = 0
  /// The lines that `tintype test` wrote when it finished.
  var ends: [JournalEvent] = []
  /// A Boolean value that indicates whether `tintype test` started one of the processes.
  var isSupervised = false
  /// A Boolean value that indicates whether a process began and did not end.
  var hasCrashed = false
  /// A Boolean value that indicates whether a line or a file is missing or damaged.
  var isDamaged = false

  /// The exit code of `swift test`, or the greatest of several; `nil` if it is unknown.
  var status: Int? { ends.compactMap(\.status).max() }

  /// The signals with which users, schedulers, time limits and the kernel end programs: HUP, INT, KILL,
  /// TERM and XCPU, with equal numbers on Linux and macOS.
  private static let cancelingSignals: Set<Int> = [1, 2, 9, 15, 24]

  /// The signal that ended `swift test` from outside; `nil` if it crashed, or ended otherwise.
  var cancelingSignal: Int? {
    guard let status, status > 128, Self.cancelingSignals.contains(status - 128) else { return nil }
    return status - 128
  }

  /// The number of tests that ran; 0 if it is unknown.
  var tests: Int { ends.compactMap(\.tests).max() ?? 0 }

  /// Counts a line.
  mutating func count(_ line: JournalLine) {
    switch line {
    case .record(let record):
      records += 1
      guard record.outcome != .matched else { return }
      unmatched += 1
      if let failure = record.failure { failureIDs.append(failure.id) }
    case .event(let event):
      switch event.event {
      case .began:
        processes += 1
        if event.isSupervised == true { isSupervised = true }
      case .started: starts += 1
      case .tested: ends.append(event)
      case .testFailed: failures += 1
      case .ended, .testSkipped, .knownIssue, .testingUnfinished: break
      }
    case .problem: isDamaged = true
    }
  }

  /// Leaves out the failures that are known issues of their tests.
  mutating func resolve(_ issues: KnownIssues, of piece: MergeNote.Piece) {
    known = failureIDs.count { issues.contains($0, in: piece) }
  }

  /// Returns the problems of the attempt as a whole.
  ///
  /// - Parameter piece: The shard and the attempt.
  /// - Returns: The reasons, missing lines first.
  func problems(of piece: MergeNote.Piece) -> [JournalProblem.Reason] {
    var reasons: [JournalProblem.Reason] = []
    if isSupervised, starts == 0, ends.isEmpty { reasons.append(.commandNotBegun(piece)) }
    let expected = ends.compactMap(\.processes).max() ?? 0
    if processes < expected {
      reasons.append(.journalsMissing(piece, expected: expected, found: processes))
    }
    if let signal = cancelingSignal { return reasons + [.testsCanceled(piece, signal: signal)] }
    guard let status, status != 0 else { return reasons }
    // A snapshot accounts for an ordinary failure, but not for a signal, a crash or a lost journal.
    let isExplained =
      status < 128 && (failures > 0 || differing > 0 && !hasCrashed && reasons.isEmpty)
    if !isExplained { reasons.append(.testsFailed(piece, status: status)) }
    return reasons
  }

  /// Returns whether the attempt replaces earlier attempts.
  ///
  /// - Parameter earlier: The earlier attempts of the same shard.
  /// - Returns: `true` if the attempt ran all tests to their end, and took snapshots if an earlier
  ///   attempt did.
  func replaces(_ earlier: [AttemptEvidence]) -> Bool {
    guard !isDamaged, !hasCrashed, !ends.isEmpty, let status, status < 128,
      ends.allSatisfy({ $0.isWhole == true })
    else { return false }
    return records > 0 || tests > 0 && earlier.allSatisfy { $0.records == 0 }
  }
}
