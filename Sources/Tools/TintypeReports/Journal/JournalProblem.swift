// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeRuns

/// A problem in a run's journal that a report must state.
package struct JournalProblem: Hashable, Sendable {
  /// The journal's path relative to the output directory; `nil` if no single file is the cause.
  package var file: String?
  /// The line, counted from 1; `nil` for the whole file.
  package var line: Int?
  /// The reason.
  package var reason: Reason

  /// Creates a problem.
  package init(file: String? = nil, line: Int? = nil, reason: Reason) {
    (self.file, self.line, self.reason) = (file, line, reason)
  }

  /// An attempt of a shard, or of a whole run.
  package struct Piece: Codable, Hashable, Sendable, Comparable {
    /// The shard; `nil` for a whole run.
    package var shard: Shard?
    /// The attempt, counted from 1.
    package var attempt: Int

    /// Creates an attempt; `nil` is the first attempt.
    package init(shard: Shard?, attempt: Int?) {
      self.shard = shard
      self.attempt = attempt ?? 1
    }

    /// Compares shards, then attempts.
    package static func < (first: Self, second: Self) -> Bool {
      (first.shard?.index ?? 0, first.attempt, first.shard?.total ?? 0)
        < (second.shard?.index ?? 0, second.attempt, second.shard?.total ?? 0)
    }
  }

  /// The reasons.
  package enum Reason: Hashable, Sendable {
    /// The file could not be read.
    case unreadable(FileError)
    /// The last line is incomplete: its process ended while writing it.
    case truncated
    /// The line is not JSON.
    case notJSON
    /// The line is JSON but not a record: this field is missing or wrong, `nil` for the whole line.
    case notARecord(field: String?)
    /// The record has a newer version of the format than this library.
    case newerVersion(Int)
    /// The process began and did not end: it was stopped, it crashed, or a test ended it.
    case notEnded
    /// There are lines of a process, but its first line is missing.
    case notBegun
    /// The file has no lines.
    case emptyJournal
    /// The process wrote more lines than the file contains.
    case linesMissing(expected: Int, found: Int)
    /// More processes began than there are journals.
    case journalsMissing(Piece, expected: Int, found: Int)
    /// `tintype test` began and did not finish.
    case commandNotEnded
    /// `tintype test` started the tests, but its first line is missing.
    case commandNotBegun(Piece)
    /// The process ended before Swift Testing finished its tests.
    case testingUnfinished
    /// A later attempt took no snapshot, although an earlier attempt did, or crashed.
    case retryComparedNothing(Piece)
    /// A test failed for a reason that is not a snapshot.
    case testFailed(String, message: String)
    /// `swift test` failed, and the journals contain no reason.
    case testsFailed(Piece, status: Int)
    /// `swift test` ended by a signal that cancels or kills programs, not by one of a crash.
    case testsCanceled(Piece, signal: Int)
    /// A snapshot has contradictory outcomes within one attempt.
    case outcomesDiffer(SnapshotName, attempt: Int, [JournalRecord.Outcome])
    /// Two snapshots of the run have one name and different images.
    case twoImages(
      SnapshotName,
      first: CallSite,
      second: CallSite
    )
    /// Shards of a split run are missing; `first` lists the first of them, counted from 1.
    case partsMissing(count: Int, of: Int, first: [Int])
    /// The merged shards do not form one run.
    case merge(MergeProblem)
  }
}

extension JournalProblem: CustomStringConvertible {
  /// The description: the location, the problem, and the next step.
  package var description: String {
    guard let file else { return reason.description }
    guard let line else { return "\(file): \(reason)" }
    return "\(file), line \(line): \(reason)"
  }
}

extension JournalProblem {
  /// The maximum number of lines of a test's message.
  private static let lineLimit = 6

  /// The description in lines without hidden characters: a message of several lines keeps them.
  package var lines: [String] {
    guard case .testFailed(let test, let message) = reason else { return [line(description)] }
    let messages = message.split(whereSeparator: \.isNewline).map(String.init)
    guard messages.count > 1 else { return [line(description)] }
    var opening = self
    opening.reason = .testFailed(test, message: "")
    let more = messages.count - Self.lineLimit
    return [line(opening.description)] + messages.prefix(Self.lineLimit).map { line($0) }
      + (more > 0 ? ["and \(Numbers.counted(more, "more line"))"] : [])
  }

  private func line(_ text: String) -> String { ShortText.line(text, limit: 1_000) }
}

extension JournalProblem.Reason: CustomStringConvertible {
  /// The description of the reason, and the next step.
  package var description: String {
    switch self {
    case .unreadable(let error):
      "The journal cannot be read: \(error). Its snapshots are missing from this report."
    case .truncated:
      """
      The last line is incomplete, so its snapshot is missing from this report: the test process \
      ended while writing it. Look for a crash in the test log.
      """
    case .notJSON:
      "This line is not JSON, so its snapshot is missing from this report. Run the tests again."
    case .notARecord(nil):
      "This line is JSON, but not a journal record. Run the tests again."
    case .notARecord(let field?):
      """
      This record has no valid “\(field)”, so its snapshot is missing from this report. Run the \
      tests again.
      """
    case .newerVersion(let version):
      """
      This record has format version \(version); this report reads version \
      \(JournalRecord.currentVersion). Update tintype to the version that the tests use.
      """
    case .notEnded:
      """
      The test process that wrote this journal did not end normally: it crashed, was stopped, or a \
      test called “exit”. Look for the cause in the test log. Snapshots of tests that did not run \
      are missing from this report.
      """
    case .notBegun:
      """
      The first line of a test process is missing, so other lines may be missing as well. Copy the \
      file again, or run the tests again.
      """
    case .emptyJournal:
      """
      The journal is empty. Check whether the disk was full, or the file was copied incompletely, \
      and run the tests again.
      """
    case .linesMissing(let expected, let found):
      """
      The process wrote \(Numbers.counted(expected, "line")), but this journal contains only \
      \(Numbers.grouped(found)). Copy the file again, or run the tests again.
      """
    case .journalsMissing(let piece, let expected, let found):
      """
      \(piece.label)\(Numbers.counted(expected, "test process", plural: "test processes")) began, \
      but the output directory contains the journals of only \(Numbers.grouped(found)). Copy the \
      whole output directory, or run the tests again.
      """
    case .commandNotEnded:
      """
      “tintype test” did not end: it was killed, for example by a scheduler that canceled the job or \
      for lack of memory, or it crashed. Tests that did not run are missing from this report. Run the \
      tests again.
      """
    case .commandNotBegun(let piece):
      """
      \(piece.label)The journal of “tintype test”, tintype.jsonl, is missing or incomplete, so it is \
      unknown whether all tests ran. Copy the whole output directory, or run the tests again.
      """
    case .testingUnfinished:
      """
      Swift Testing did not report the end of its tests: its process crashed, was stopped, or a test \
      called “exit”. Look for the cause in the test log.
      """
    case .retryComparedNothing(let piece):
      """
      \(piece.label)This attempt took no snapshots, so it does not replace an earlier \
      attempt. Run all tests again.
      """
    case .testFailed(let test, let message):
      """
      The test “\(ShortText.line(test))” failed for a reason other than a snapshot\
      \(Self.sentence(message)) See the test log.
      """
    case .testsFailed(let piece, let status):
      """
      \(piece.label)“swift test” ended with \(Self.ending(status)), and neither a snapshot nor a \
      recorded failure explains it. Look for a build error or a crash in the test log.
      """
    case .testsCanceled(let piece, let signal):
      """
      \(piece.label)The tests were canceled or killed before they ended, by signal \(signal)\
      \(Self.name(ofSignal: signal)), for example by a scheduler, a time limit or for lack of memory. \
      Tests that did not run are missing from this report. Run them again.
      """
    case .outcomesDiffer(let name, let attempt, let outcomes):
      """
      “\(name)” has different outcomes within attempt \(attempt): \
      \(outcomes.map(\.rawValue).joined(separator: ", ")). The most severe one counts. Set \
      TINTYPE_ATTEMPT to a different number for each repetition of a run, or make the test \
      independent of the order of the tests.
      """
    case .twoImages(let name, let first, let second):
      """
      “\(name)” has two different images in one run, from \(first.file):\(first.line) and from \
      \(second.file):\(second.line). Give each snapshot its own name. If both calls are the same, \
      make the content independent of the number of calls.
      """
    case .partsMissing(let count, let total, let first):
      """
      Of \(Numbers.grouped(total)) shards of this run, \
      \(count == 1 ? "one is" : "\(Numbers.grouped(count)) are") missing: \
      \(ShortText.list(first.map(String.init), of: count)). The results of missing shards are not \
      in this report. Check their jobs, and merge again.
      """
    case .merge(let problem): problem.description
    }
  }
}

extension JournalProblem.Reason {
  /// Returns the message of a failure after a colon, on one line, with a period at its end.
  private static func sentence(_ message: String) -> String {
    let line = ShortText.line(message.split(whereSeparator: \.isNewline).joined(separator: " "))
    guard !line.isEmpty else { return "." }
    return ": " + line + (".!?…".contains(line.suffix(1)) ? "" : ".")
  }

  /// Returns the name of a signal in parentheses; empty for an unknown one.
  private static func name(ofSignal signal: Int) -> String {
    let names = [1: "HUP", 2: "INT", 9: "KILL", 15: "TERM", 24: "XCPU"]
    return names[signal].map { " (\($0))" } ?? ""
  }

  /// Returns a description of the exit code, with the signal for a code from 128 on.
  private static func ending(_ status: Int) -> String {
    status < 128 ? "exit code \(status)" : "signal \(status &- 128)"
  }
}

extension JournalProblem.Piece {
  /// The prefix of a message about a shard or a later attempt; empty for a whole run.
  fileprivate var label: String {
    switch (shard, attempt) {
    case (nil, 1): ""
    case (nil, let attempt): "Attempt \(attempt): "
    case (let shard?, 1): "Shard \(shard): "
    case (let shard?, let attempt): "Shard \(shard), attempt \(attempt): "
    }
  }
}
