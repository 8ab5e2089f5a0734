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
