// SPDX-License-Identifier: MIT

/// An issue of a scheduler, and the advice on how to fix it.
enum SchedulerIssue: Hashable, Sendable {
  /// Immediate actions schedule one another endlessly.
  case runaway(PendingWork)
  /// A repeating action has an interval that does not advance its date.
  case noInterval(PendingWork)
  /// A test scheduler ran many actions, and its time did not advance.
  case busyInstant(PendingWork, limit: Int)
  /// A test scheduler ran many actions, and more remain.
  case endlessRun(PendingWork, limit: Int, timersOnly: Bool)
  /// A test scheduler was advanced, ran many actions, and more are due.
  case endlessAdvance(PendingWork, limit: Int)
  /// A task that an action of a test scheduler started or resumed does not come to rest.
  case endlessTask(PendingWork, limit: Int)
  /// A scheduler was used that a test did not expect to be used.
  case unimplemented(prefix: String, Use)

  /// The use of an unimplemented scheduler.
  enum Use: String, Hashable, Sendable {
    case action = "was given an action to run"
    case delayed = "was given an action to run later"
    case timer = "was given an action to run again and again"
    case now = "was asked for the time"
    case minimumTolerance = "was asked for its tolerance"
  }
}

extension SchedulerIssue: CustomStringConvertible {
  var description: String {
    switch self {
    case .runaway(let work):
      """
      Actions that run at once schedule one another without end: \(work) was not run, and what else \
      is scheduled until the outermost action returns is not run either. Give the code a scheduler \
      whose time you move, such as DispatchQueue.test, or let the action stop scheduling itself.
      """
    case .noInterval(let work):
      """
      The interval of \(work) is too short to move the time, so it runs once only. Schedule it with \
      an interval of more than zero.
      """
    case .busyInstant(let work, let limit):
      """
      The time of a test scheduler does not get on: \(limit) actions have run at one instant, and \
      \(work) is due at the same one. The scheduler stopped there. Let the action stop scheduling \
      itself, or schedule it after a time of more than zero.
      """
    case .endlessRun(let work, let limit, true):
      """
      A test scheduler has run \(limit) actions, and \(work) goes on for ever. The scheduler stopped \
      there. Cancel the timer, or move the time by advance(by:) in place of run().
      """
    case .endlessRun(let work, let limit, false):
      """
      A test scheduler has run \(limit) actions, and \(work) is next. The scheduler stopped there. \
      Let the action stop scheduling itself, move the time by advance(by:) in place of run(), or \
      allow more by run(limit:).
      """
    case .endlessAdvance(let work, let limit):
      """
      Advancing a test scheduler stopped: \(limit) actions have run, and \(work) is next. Move the \
      time in smaller steps, schedule the action at a longer interval, or cancel it.
      """
    case .endlessTask(let work, let limit):
      """
      What \(work) started or resumed is still running after \(limit) steps: a task that never ends, \
      such as a loop around Task.yield(). The scheduler went on without it. Cancel the task, or let \
      it sleep on the scheduler.
      """
    case .unimplemented(let prefix, let use):
      """
      \(prefix.isEmpty ? "" : "\(prefix): ")An unimplemented scheduler \(use.rawValue). Give the \
      code a scheduler that this test means, such as DispatchQueue.immediate or DispatchQueue.test, \
      or do not let it come so far.
      """
    }
  }
}
