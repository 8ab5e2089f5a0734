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
        The TestClock of \(clock) was moved by \(duration) while no task had slept on it yet. One that \
        was started before, but had not come to its sleep, is not woken by that: start it in \
        settled { … }, which returns when it sleeps.
        """
    case .asleep(let count, let wait, let clock):
      let who = count == 1 ? "One task sleeps" : "\(count) tasks sleep"
      let next = count == 1 ? "It wakes" : "The first wakes"
      return """
        \(who) on the TestClock of \(clock). \(next) in \(wait): advance the clock that far, or \
        cancel what is not needed.
        """
    case .endlessSleeps(let limit, let count):
      let still = count == 1 ? "one task still sleeps" : "\(count) tasks still sleep"
      return """
        run() of this TestClock stopped: \(limit) sleeps have ended, and \(still). Something sleeps \
        again and again, such as a timer: cancel it first, move the time by advance(by:), or give \
        run(limit:) a higher limit.
        """
    case .endlessAdvance(let limit, let left):
      return """
        Advancing this TestClock stopped: \(limit) sleeps have ended, and \(left) are left. Advance \
        the clock in smaller steps, give the timer a longer interval, or cancel it.
        """
    case .endlessTask:
      return """
        A task that this TestClock woke runs on and on without sleeping, such as in a loop around \
        Task.yield(). It was left to run by itself; let it sleep on the clock, or cancel it.
        """
    case .unimplemented(let name, let method):
      return """
        This test did not expect “\(name)” to be used, but \(method) was called. Give the code a \
        TestClock or an ImmediateClock if it may use a clock.
        """
    case .interval(let interval):
      return """
        A timer with an interval of \(interval) would never rest. It ends at once; give it an \
        interval above zero.
        """
    }
  }
}
