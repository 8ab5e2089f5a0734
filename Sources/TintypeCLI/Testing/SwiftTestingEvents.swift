// SPDX-License-Identifier: MIT

import Foundation
import TintypeReports
import TintypeSnapshots

/// The events of Swift Testing that the journal needs, parsed from its event stream.
///
/// The stream has one JSON object per line: see "ABI/JSON.md" in the documentation of
/// swift-testing.
struct SwiftTestingEvents: Hashable {
  /// The number of test functions that started.
  var tests = 0
  /// The failures that are not known issues, with the name of the test and the message.
  var failures: [Failure] = []
  /// The names of the tests that were skipped, disabled or canceled.
  var skips: [String] = []
  /// A Boolean value that indicates whether Swift Testing reported the end of its tests.
  var isComplete = false

  /// A failure.
  struct Failure: Hashable {
    var test: String
    var message: String
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
      guard let issue = event.issue, issue.isKnown != true, issue.isFailure ?? true,
        issue.severity != "warning"
      else { return }
      let message = (event.messages ?? []).map(\.text).joined(separator: "\n")
      failures.append(Failure(test: test, message: message))
    default: break
    }
  }

  /// Returns the name of the test as `swift test list` prints it, without its source location.
  private static func name(_ id: String) -> String {
    guard let slash = id.lastIndex(of: "/") else { return id }
    let place = id[id.index(after: slash)...].split(separator: ":")
    return place.count == 3 && place[1...].allSatisfy { Int($0) != nil } ? String(id[..<slash]) : id
  }

  /// Returns the events for the journal.
  ///
  /// - Parameter records: The snapshots of the run; a failure with the message of a snapshot
  ///   belongs to that snapshot.
  /// - Returns: Failures, then skips, then the event for a missing end.
  func journalEvents(after records: [JournalRecord]) -> [JournalEvent] {
    let messages = Set(records.filter { $0.outcome != .matched }.compactMap(\.message))
    let other = failures.filter { failure in
      !messages.contains { failure.message.contains($0) }
    }
    return other.map { JournalEvent(.testFailed, test: $0.test, message: $0.message) }
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
  }

  private struct Message: Decodable {
    var text: String
  }
}
