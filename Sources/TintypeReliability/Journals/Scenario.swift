// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// A test run as it happened: parts, attempts, processes, and the snapshots that they took.
///
/// Its journals are generated from it, and so is the verdict that they must lead to: the first by
/// ``journals()``, the second by ``VerdictOracle``, which never reads a journal.
package struct Scenario: Hashable, Sendable {
  /// The attempts at each part, by part and attempt; an attempt that did not happen is `nil`.
  package var parts: [[Attempt?]]
  /// What was lost of the journals afterwards.
  package var loss: Loss = .nothing

  /// Creates a scenario.
  package init(parts: [[Attempt?]], loss: Loss = .nothing) {
    self.parts = parts
    self.loss = loss
  }

  /// One attempt at one part.
  package struct Attempt: Hashable, Sendable {
    package var processes: [Process]
    /// A Boolean value that indicates whether no filter left a test out.
    package var isWhole = true

    /// Creates an attempt.
    package init(processes: [Process], isWhole: Bool = true) {
      self.processes = processes
      self.isWhole = isWhole
    }
  }

  /// One test process.
  package struct Process: Hashable, Sendable {
    /// The outcomes of the snapshots that the process took, by the number of the snapshot.
    package var snapshots: [Int: JournalRecord.Outcome]
    /// The end of the process.
    package var end = End.normal
    /// A Boolean value that indicates whether a test failed for a reason that is not a snapshot.
    package var hasOtherFailure = false

    /// Creates a process.
    package init(
      snapshots: [Int: JournalRecord.Outcome], end: End = .normal, hasOtherFailure: Bool = false
    ) {
      self.snapshots = snapshots
      self.end = end
      self.hasOtherFailure = hasOtherFailure
    }
  }

  /// The end of a process.
  package enum End: Hashable, Sendable, CaseIterable {
    /// All tests ran.
    case normal
    /// The process was killed, so that `swift test` failed.
    case killed
    /// A test called `exit(0)`, which `swift test` reports as success.
    case exitedInTest
  }

  /// A part of the journals that is lost.
  package enum Loss: Hashable, Sendable {
    case nothing
    /// A line of a file, by their positions.
    case line(file: Int, line: Int)
    /// A whole file, by its position.
    case file(Int)
    /// The contents of a file, which stays behind empty.
    case contents(Int)
  }
}

extension Scenario.Attempt {
  /// The exit code of `swift test`.
  var status: Int {
    let hasFailed = processes.contains { process in
      process.hasOtherFailure || process.end == .killed
        || process.snapshots.values.contains { $0 != .matched }
    }
    return hasFailed ? 1 : 0
  }
}
