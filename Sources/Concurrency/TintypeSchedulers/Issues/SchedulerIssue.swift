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
    case action = "was used to run an action"
    case delayed = "was used to run an action later"
    case timer = "was used to run a repeating action"
    case now = "was used to read the current time"
    case minimumTolerance = "was used to read the minimum tolerance"
  }
}

extension SchedulerIssue: CustomStringConvertible {
  var description: String {
    switch self {
    case .runaway(let work):
      """
      Immediate actions schedule one another endlessly: \(work) was not run, nor is any action that \
      is scheduled before the outermost action returns. Give the code a scheduler whose time the \
      test advances, such as DispatchQueue.test, or stop the action from scheduling itself.
      """
    case .noInterval(let work):
      """
      The interval of \(work) is too short to advance the time, so it runs only once. Schedule it \
      with an interval greater than zero.
      """
    case .busyInstant(let work, let limit):
      """
      The time of a test scheduler does not advance: \(limit) actions have run at the same \
      instant, and \(work) is due at it too. The scheduler stopped. Stop the action from \
      scheduling itself, or schedule it with a delay greater than zero.
      """
    case .endlessRun(let work, let limit, true):
      """
      A test scheduler has run \(limit) actions, and \(work) repeats endlessly. The scheduler \
      stopped. Cancel the timer, or use advance(by:) instead of run().
      """
    case .endlessRun(let work, let limit, false):
      """
      A test scheduler has run \(limit) actions, and \(work) is next. The scheduler stopped. Stop \
      the action from scheduling itself, use advance(by:) instead of run(), or pass a higher limit \
      to run(limit:).
      """
    case .endlessAdvance(let work, let limit):
      """
      Advancing a test scheduler stopped after \(limit) actions, and \(work) is next. Advance the \
      time in smaller steps, schedule the action with a longer interval, or cancel it.
      """
    case .endlessTask(let work, let limit):
      """
      A task that was started or resumed by \(work) is still running after \(limit) steps, for \
      example in a loop around Task.yield(). The scheduler continued without it. Cancel the task, \
      or let it sleep on the scheduler.
      """
    case .unimplemented(let prefix, let use):
      """
      \(prefix.isEmpty ? "" : "\(prefix): ")An unimplemented scheduler \(use.rawValue). Give the \
      code a scheduler for this test, such as DispatchQueue.immediate or DispatchQueue.test, or \
      change the test so that no scheduler is used.
      """
    }
  }
}
