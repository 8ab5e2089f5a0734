// SPDX-License-Identifier: MIT

import Dispatch

/// Lets other tasks and the main queue run until a condition holds.
///
/// ```swift
/// @Test func score() async {
///   let view = ScoreView(viewModel: .live)
///   await settle { view.score != nil }
///   assertSnapshot(of: view, as: .image)
/// }
/// ```
///
/// It waits for no time to pass: what sleeps, loads or counts on another thread may take longer than
/// all rounds. Give such work a clock or a scheduler of the test.
///
/// - Parameters:
///   - rounds: How many times others may run, at most; 10,000 by default. A condition that does not
///     hold then fails the test.
///   - isolation: The actor on which the condition is asked; the caller's.
///   - fileID: Where it is called.
///   - filePath: Where it is called.
///   - line: Where it is called.
///   - column: Where it is called.
///   - condition: What is to hold.
/// - Throws: What the condition throws.
public func settle(
  rounds: Int = 10_000,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  until condition: () throws -> Bool
) async rethrows {
  for _ in 0..<max(0, rounds) {
    if try condition() { return }
    await Task.yield()
    // First in, first out: what was on the main queue before has run when this does.
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
  if try condition() { return }
  IssueReporter.report(
    SettlingIssue.unsettled(
      rounds: max(0, rounds), pending: Ledger.pending(), waiting: Ledger.waiting()),
    at: CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Lets other tasks and the main queue run until nothing is pending in the ledger of the test.
///
/// Work that is scheduled for a later time of a ``TestClock`` or a ``TestScheduler`` is not pending.
///
/// ```swift
/// @Test func score() async {
///   let view = ScoreView(viewModel: .live)
///   await settle()
///   assertSnapshot(of: view, as: .image)
/// }
/// ```
///
/// - Parameters:
///   - rounds: How many times others may run, at most; 10,000 by default. What is still pending then
///     fails the test.
///   - isolation: The caller's actor.
///   - fileID: Where it is called.
///   - filePath: Where it is called.
///   - line: Where it is called.
///   - column: Where it is called.
public func settle(
  rounds: Int = 10_000,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async {
  await settle(
    rounds: rounds, isolation: isolation, fileID: fileID, file: filePath, line: line,
    column: column
  ) {
    Ledger.pending().isEmpty
  }
}

/// Runs a body and everything that it starts in Swift concurrency, on the calling thread, until none
/// of it is left that can run.
///
/// ```swift
/// @Test func score() {
///   let view = settled { ScoreView(viewModel: .live) }
///   assertSnapshot(of: view, as: .image)
/// }
/// ```
///
/// Tasks of any actor, detached tasks, child tasks and what comes after `Task.yield()` run in the
/// order in which they became ready, the same each time. Only this thread is affected: tests beside it
/// run as ever. Code of the main actor runs on the main queue, for which the thread waits. In a
/// synchronous test of XCTest, which holds the main thread, the blocks of the main queue are run too.
///
/// A task that waits for real time, for another thread or for what nobody will tell it is left as it
/// is, and goes on by itself later. Where the runtime is not one that is known, the test fails and
/// only the body runs; `settle(until:)` works everywhere.
///
/// - Parameters:
///   - limit: How many steps may be taken, one for each time that a task runs until it suspends; a
///     test whose tasks take more fails, and they go on by themselves. 1,000,000 by default.
///   - fileID: Where it is called.
///   - filePath: Where it is called.
///   - line: Where it is called.
///   - column: Where it is called.
///   - body: What starts the work. It is not asynchronous, so that nothing is waited for in it.
/// - Returns: What the body returns.
/// - Throws: What the body throws, after what it started has run.
@discardableResult
public func settled<R>(
  limit: Int = 1_000_000,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () throws -> R
) rethrows -> R {
  let place = CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  guard TaskCapture.isAvailable else {
    IssueReporter.report(SettlingIssue.unknownRuntime, at: place)
    return try body()
  }
  return try TaskCapture.drain(limit: limit) {
    try body()
  } isEndless: {
    IssueReporter.report(SettlingIssue.endless(limit: limit), at: place)
  } more: {
    MainQueue.pump()
  }
}

/// Why work could not be brought to rest.
enum SettlingIssue: Hashable, Sendable {
  /// The runtime has no seams that are known.
  case unknownRuntime
  /// What was started went on for more steps than were allowed.
  case endless(limit: Int)
  /// A condition did not hold after all rounds.
  case unsettled(rounds: Int, pending: [PendingWork], waiting: [PendingWork] = [])
}

extension SettlingIssue: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownRuntime:
      """
      settled { } cannot run tasks here: this version of the Swift runtime is not one whose seams are \
      known, or another library uses them. Write the test as async and call \
      `await settle(until: { … })` instead, or give the component an immediate scheduler.
      """
    case .endless(let limit):
      """
      What was started in settled { } is still running after \(limit) steps: a task that never ends, \
      such as a loop around Task.yield(). Cancel it before the end of settled { }, let it wait for a \
      clock of the test, or pass a higher limit.
      """
    case .unsettled(let rounds, let pending, let waiting):
      """
      The condition of settle(until:) does not hold after \(rounds) rounds.\
      \(Self.list("Pending", pending))\
      \(Self.list("Waiting until the test advances a clock or a scheduler", waiting)) What \
      waits for time or for another thread needs a clock or a scheduler of the test; a condition that \
      never holds needs another one.
      """
    }
  }

  private static func list(_ title: String, _ work: [PendingWork]) -> String {
    work.isEmpty
      ? ""
      : " \(title): \(work.prefix(10).map(\.description).joined(separator: "; "))"
        + (work.count > 10 ? "; and \(work.count - 10) more." : ".")
  }
}
