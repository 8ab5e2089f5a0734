// SPDX-License-Identifier: MIT

import Foundation

/// A line of the journal that describes a process or a test, not a snapshot.
///
/// A reader needs these lines to know whether a journal is complete: each process writes
/// ``Kind/began`` and ``Kind/ended``, and `tintype test` writes ``Kind/started`` and
/// ``Kind/tested``.
package struct JournalEvent: Codable, Hashable, Sendable {
  /// The version of the line's format; see ``JournalRecord/currentVersion``.
  package var version: Int
  /// The kind of event.
  package var event: Kind
  /// The attempt at this run, counted from 1; `nil` for the first.
  package var attempt: Int?
  /// The shard of a split run; `nil` for a whole run.
  package var shard: Shard?
  /// The exit code of `swift test`, only for ``Kind/tested``: 0 if every test passed.
  package var status: Int?
  /// A Boolean value that indicates whether no option excluded a test, only for ``Kind/tested``.
  package var isWhole: Bool?
  /// A Boolean value that indicates whether `tintype test` started the process, only for
  /// ``Kind/began``; `nil` is `false`.
  package var isSupervised: Bool?
  /// The identity of the test program and its resources, only for ``Kind/began``; see
  /// ``TestProgram/identity``.
  package var program: String?
  /// The number of lines that the process wrote since its first one, only for ``Kind/ended`` and
  /// ``Kind/tested``.
  package var lines: Int?
  /// The number of processes that began, only for ``Kind/tested``.
  package var processes: Int?
  /// The number of tests that ran: in the process for ``Kind/ended``, in all processes for
  /// ``Kind/tested``; `nil` if unknown.
  package var tests: Int?
  /// Digits that are equal for shards that divide the same tests in the same way, only for
  /// ``Kind/started``; `nil` for a whole run.
  package var assignment: String?
  /// The variables of continuous integration that describe the origin of the run, only for
  /// ``Kind/started``; `nil` if there are none.
  package var variables: [String: String]?
  /// The name of the test, such as `Target.Suite/test()`, only for ``Kind/testFailed`` and
  /// ``Kind/testSkipped``.
  package var test: String?
  /// The message of the failure, only for ``Kind/testFailed``.
  package var message: String?
  /// The identity of the snapshot's failure, only for ``Kind/knownIssue``; see
  /// ``JournalRecord/Failure/id``.
  package var failure: String?

  /// Creates an event in the current version of the format.
  package init(
    _ event: Kind, attempt: Int? = nil, shard: Shard? = nil, status: Int? = nil,
    isWhole: Bool? = nil
  ) {
    version = JournalRecord.currentVersion
    self.event = event
    self.attempt = attempt
    self.shard = shard
    self.status = status
    self.isWhole = isWhole
  }

  /// The kinds of events.
  package enum Kind: String, Codable, Hashable, Sendable {
    /// A test process began.
    case began
    /// A test process ended, after its test framework had finished.
    case ended
    /// `tintype test` is about to start `swift test`.
    case started
    /// `swift test` ended.
    case tested
    /// A test failed for a reason other than a snapshot.
    case testFailed
    /// A test was skipped, disabled or canceled.
    case testSkipped
    /// The failure of a snapshot is a known issue of its test.
    case knownIssue
    /// Swift Testing didn't report the end of its tests, although its process ended.
    case testingUnfinished
  }
}

extension JournalEvent {
  /// Creates an event about a test.
  ///
  /// - Parameters:
  ///   - event: ``Kind/testFailed`` or ``Kind/testSkipped``.
  ///   - test: The name of the test.
  ///   - message: The message of the failure; at most ``messageLimit`` Unicode scalars are kept.
  package init(_ event: Kind, test: String, message: String? = nil) {
    self.init(event)
    self.test = String(test.unicodeScalars.prefix(Self.messageLimit))
    self.message = message.map { String($0.unicodeScalars.prefix(Self.messageLimit)) }
  }

  /// The maximum length of a stored test name or failure message, in Unicode scalars: 2,000.
  package static let messageLimit = 2_000

  /// The event as a line of the journal, with its line feed.
  package var line: [UInt8] {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try Array(encoder.encode(self)) + [0x0A]
    }
  }
}
