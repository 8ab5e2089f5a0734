// SPDX-License-Identifier: MIT

import Dispatch
import TintypeTaskCapture

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
/// It does not wait for time to pass: work that sleeps, loads or computes on another thread may
/// take longer than all rounds. Give such work a clock or a scheduler of the test.
///
/// - Parameters:
///   - rounds: The maximum number of times that others may run; 10,000 by default. If the condition
///     does not hold then, an issue is reported.
///   - isolation: The actor that evaluates the condition; by default the caller's.
///   - fileID: The file ID of the call site.
///   - filePath: The file path of the call site.
///   - line: The line of the call site.
///   - column: The column of the call site.
///   - condition: The condition.
/// - Throws: Any error that the condition throws.
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
    // First in, first out: blocks that were enqueued on the main queue before have run when this
    // one runs.
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
  if try condition() { return }
  IssueReporter.report(
    SettlingIssue.unsettled(
      rounds: max(0, rounds), pending: WorkTracker.pending(), waiting: WorkTracker.waiting()),
    at: CreationSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Lets other tasks and the main queue run until no work of the test is pending.
///
/// Work that is scheduled for a later time of a ``TestClock`` or a ``TestScheduler`` is not
/// pending.
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
///   - rounds: The maximum number of times that others may run; 10,000 by default. If work is still
///     pending then, an issue is reported.
///   - isolation: The caller's actor; the default.
///   - fileID: The file ID of the call site.
///   - filePath: The file path of the call site.
///   - line: The line of the call site.
///   - column: The column of the call site.
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
    WorkTracker.pending().isEmpty
  }
}

/// Runs a closure and all Swift concurrency work that it starts, on the calling thread, until none
/// of it can run any more.
///
/// ```swift
/// @Test func score() {
///   let view = settled { ScoreView(viewModel: .live) }
///   assertSnapshot(of: view, as: .image)
/// }
/// ```
///
/// Tasks of any actor, detached tasks, child tasks and continuations after `Task.yield()` run in
/// the order in which they became ready, which is the same each time. Only this thread is affected:
/// tests that run in parallel are not. Code of the main actor runs on the main queue, for which the
/// thread waits. In a synchronous test of XCTest, which blocks the main thread, the blocks of the
/// main queue run too.
///
/// A task that waits for real time, for another thread or for a continuation that is never resumed
/// is left suspended, and continues by itself later. On an unknown runtime, an issue is reported
/// and only the closure runs; `settle(until:)` works everywhere.
///
/// - Parameters:
///   - limit: The maximum number of steps, one for each time that a task runs until it suspends;
///     1,000,000 by default. If more are needed, an issue is reported, and the tasks continue by
///     themselves.
///   - fileID: The file ID of the call site.
///   - filePath: The file path of the call site.
///   - line: The line of the call site.
///   - column: The column of the call site.
///   - body: The closure that starts the work. It is synchronous, so that it cannot suspend.
/// - Returns: The closure's return value.
/// - Throws: Any error that the closure throws, after the work that it started has run.
@discardableResult
public func settled<R>(
  limit: Int = 1_000_000,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () throws -> R
) rethrows -> R {
  let place = CreationSite(fileID: fileID, filePath: filePath, line: line, column: column)
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

/// An error that prevents work from settling.
enum SettlingIssue: Hashable, Sendable {
  /// The runtime has no known hooks.
  case unknownRuntime
  /// The started work took more steps than allowed.
  case endless(limit: Int)
  /// A condition did not hold after all rounds.
  case unsettled(rounds: Int, pending: [PendingWork], waiting: [PendingWork] = [])
}

extension SettlingIssue: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownRuntime:
      """
      settled { } cannot run tasks here: the hooks of this version of the Swift runtime are \
      unknown, or another library uses them. Make the test async and call \
      `await settle(until: { … })` instead, or give the component an immediate scheduler.
      """
    case .endless(let limit):
      """
      A task that was started in settled { } is still running after \(limit) steps, for example in \
      a loop around Task.yield(). Cancel it before the end of settled { }, let it wait for a clock \
      of the test, or pass a higher limit.
      """
    case .unsettled(let rounds, let pending, let waiting):
      """
      The condition of settle(until:) does not hold after \(rounds) rounds.\
      \(Self.list("Pending", pending))\
      \(Self.list("Waiting until the test advances a clock or a scheduler", waiting)) Give work \
      that waits for time or for another thread a clock or a scheduler of the test, or correct the \
      condition.
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
