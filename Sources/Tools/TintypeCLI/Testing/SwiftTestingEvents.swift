// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeReports
import TintypeRuns

/// The events of Swift Testing that the journal needs, parsed from its event stream.
///
/// The stream has one JSON object per line: see "ABI/JSON.md" in the documentation of
/// swift-testing.
struct SwiftTestingEvents: Hashable {
  /// The number of test functions that started.
  var tests = 0
  /// The failures, including known issues, in the order of the stream.
  var failures: [Failure] = []
  /// The names of the tests that were skipped, disabled or canceled.
  var skips: [String] = []
  /// A Boolean value that indicates whether Swift Testing reported the end of its tests.
  var isComplete = false

  /// A failure.
  struct Failure: Hashable {
    /// The identifier of the test; `nil` if Swift Testing doesn't know the test.
    var testID: String?
    /// The location; `nil` if it is unknown.
    var location: Location?
    var message: String
    /// A Boolean value that indicates whether the failure is a known issue.
    var isKnown = false

    /// The name of the test as `swift test list` prints it.
    var test: String { testID.map(SwiftTestingEvents.name) ?? "" }
  }

  /// The source location of a failure.
  struct Location: Hashable, Decodable {
    /// The module and the file, `Module/File.swift`.
    var fileID: String
    var line: Int
    var column: Int
  }

  /// The size limit of a stream: 1 GiB.
  static let limit = 1 << 30

  /// Reads a stream; `nil` if there is none.
  init?(path: String) {
    guard let data = try? RegularFile.contents(of: path, limit: Self.limit) else { return nil }
    self.init(data)
  }

  /// Parses the bytes of a stream; lines that are not events are ignored.
  init(_ data: Data) {
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let event = try? JSONDecoder().decode(Line.self, from: line).payload else { continue }
      take(event)
    }
  }

  private mutating func take(_ event: Payload) {
    let test = event.testID.map(Self.name) ?? ""
    switch event.kind {
    // The identifier of a suite has no source location after the name.
    case "testStarted": if let id = event.testID, test != id { tests += 1 }
    case "testSkipped", "testCancelled": skips.append(test)
    case "runEnded": isComplete = true
    case "issueRecorded":
      guard let issue = event.issue, issue.isKnown == true || issue.isFailure ?? true,
        issue.severity != "warning"
      else { return }
      let message = (event.messages ?? []).map(\.text).joined(separator: "\n")
      failures.append(
        Failure(
          testID: event.testID, location: issue.sourceLocation, message: message,
          isKnown: issue.isKnown == true))
    default: break
    }
  }

  /// Returns the name of the test as `swift test list` prints it, without its source location.
  fileprivate static func name(_ id: String) -> String {
    guard let slash = id.lastIndex(of: "/") else { return id }
    let place = id[id.index(after: slash)...].split(separator: ":")
    return place.count == 3 && place[1...].allSatisfy { Int($0) != nil } ? String(id[..<slash]) : id
  }

  /// Returns the events for the journal.
  ///
  /// - Parameters:
  ///   - records: The snapshots of the same attempt.
  ///   - known: The identities of failures that their processes recorded as known issues.
  /// - Returns: Failures that do not belong to a snapshot, known issues of snapshots that their
  ///   processes did not record, then skips, then the event for a missing end.
  func journalEvents(after records: [JournalRecord], known: Set<String> = []) -> [JournalEvent] {
    var snapshots = SnapshotFailures(records, known: known)
    let found = snapshots.claims(of: failures)
    return found.others.map { JournalEvent(.testFailed, test: $0.test, message: $0.message) }
      + found.known.map { id in
        var event = JournalEvent(.knownIssue)
        event.failure = id
        return event
      }
      + skips.map { JournalEvent(.testSkipped, test: $0) }
      + (isComplete ? [] : [JournalEvent(.testingUnfinished)])
  }

  private struct Line: Decodable {
    var payload: Payload?
  }

  private struct Payload: Decodable {
    var kind: String?
    var testID: String?
    var issue: Issue?
    var messages: [Message]?
  }

  private struct Issue: Decodable {
    var isKnown: Bool?
    var isFailure: Bool?
    var severity: String?
    var sourceLocation: Location?
  }

  private struct Message: Decodable {
    var text: String
  }
}
