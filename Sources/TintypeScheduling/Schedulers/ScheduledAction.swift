// SPDX-License-Identifier: MIT

import Synchronization

/// An action on its way to a queue, with what the ledger keeps of it.
///
/// `@unchecked`: an action is not `Sendable`, because it belongs to the queue that it is scheduled on.
/// It is called nowhere else, and nobody else has it.
final class ScheduledAction: @unchecked Sendable {
  private let action: () -> Void
  private let ticket: Ledger.Ticket?
  private let scope: Ledger.Scope?
  private let reporter: IssueReporter?
  private let isCancelled = Atomic(false)

  init(
    _ kind: PendingWork.Kind, on scheduler: @autoclosure () -> String,
    _ action: @escaping () -> Void
  ) {
    self.action = action
    scope = Ledger.scope
    reporter = IssueReporter.override
    ticket = Ledger.begin(kind, on: scheduler(), in: scope)
  }

  /// Runs the action once more.
  ///
  /// The queue's thread knows nothing of the test. What the action schedules in turn belongs to the
  /// same one, so it runs as if it were called where it was scheduled.
  func run() {
    guard !isCancelled.load(ordering: .acquiring) else { return }
    guard let scope else { return runReporting() }
    Ledger.withScope(scope, operation: runReporting)
  }

  private func runReporting() {
    guard let reporter else { return action() }
    IssueReporter.$override.withValue(reporter, operation: action)
  }

  /// Runs the action for the last time.
  func runLast() {
    run()
    ticket?.end()
  }

  /// Strikes the action out; it is not run again.
  func cancel() {
    isCancelled.store(true, ordering: .releasing)
    ticket?.end()
  }
}

/// Calls what belongs to one queue from a closure that must be `Sendable`.
///
/// `@unchecked`: whoever makes one says why the value is called from one place at a time.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}
