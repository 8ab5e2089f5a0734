// SPDX-License-Identifier: MIT

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
