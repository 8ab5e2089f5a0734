// SPDX-License-Identifier: MIT

/// An incorrect use of a clock.
enum ClockIssue: CustomStringConvertible {
  /// Tasks sleep that should not.
  case asleep(count: Int, wait: String, clock: CreationSite)
  /// Running a clock did not end within the limit.
  case endlessSleeps(limit: Int, count: Int)
  /// Advancing a clock did not end within the limit.
  case endlessAdvance(limit: Int, left: String)
  /// A woken task neither ended nor slept.
  case endlessTask
  /// A clock was used unexpectedly.
  case unimplemented(name: String, method: String)
  /// The interval of a timer is not positive.
  case interval(String)

  /// The time of a clock was advanced before any task slept on it. This is a note, not a failure.
  case movedAlone(by: String, clock: CreationSite)

  var description: String {
    switch self {
    case .movedAlone(let duration, let clock):
      return """
        The TestClock created at \(clock) was advanced by \(duration) before any task slept on it. \
        A task that was started earlier but does not sleep yet is not woken: start it in \
        settled { … }, which returns when the task sleeps.
        """
    case .asleep(let count, let wait, let clock):
      let who = count == 1 ? "One task sleeps" : "\(count) tasks sleep"
      let next = count == 1 ? "It wakes" : "The first wakes"
      return """
        \(who) on the TestClock created at \(clock). \(next) in \(wait): advance the clock by that \
        time, or cancel tasks that are not needed.
        """
    case .endlessSleeps(let limit, let count):
      let still = count == 1 ? "one task still sleeps" : "\(count) tasks still sleep"
      return """
        run() of this TestClock stopped after \(limit) sleeps, and \(still). A task such as a \
        timer sleeps repeatedly: cancel it first, use advance(by:) instead, or pass a higher limit \
        to run(limit:).
        """
    case .endlessAdvance(let limit, let left):
      return """
        Advancing this TestClock stopped after \(limit) sleeps, with \(left) remaining. Advance \
        the clock in smaller steps, give the timer a longer interval, or cancel it.
        """
    case .endlessTask:
      return """
        A task that this TestClock woke keeps running without sleeping, for example in a loop \
        around Task.yield(). The clock no longer waits for it. Let the task sleep on the clock, or \
        cancel it.
        """
    case .unimplemented(let name, let method):
      return """
        This test did not expect “\(name)” to be used, but \(method) was called. Give the code a \
        TestClock or an ImmediateClock if it may use a clock.
        """
    case .interval(let interval):
      return """
        A timer with an interval of \(interval) would fire endlessly, so it ends at once. Pass an \
        interval greater than zero.
        """
    }
  }
}
