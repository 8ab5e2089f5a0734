// SPDX-License-Identifier: MIT

import Synchronization
import TintypeTaskCapture

/// A clock whose time is advanced manually by a test.
///
/// ```swift
/// let clock = TestClock()
/// settled { model.start(clock: clock) }   // sleeps for a second, then shows a banner
/// clock.advance(by: .seconds(1))
/// #expect(model.showsBanner)
/// ```
///
/// Time advances from deadline to deadline. Tasks with the same deadline wake in the order in which
/// they fell asleep. Each woken task runs on the calling thread until it suspends again, before the
/// next one is woken. If it sleeps again for a time that ends within the same step, it is woken
/// again. The order is therefore the same in each run, regardless of the machine's load, and no
/// real time passes.
///
/// The clock cannot observe a task that was started but does not sleep yet: only the runtime has
/// its state. Start it within ``settled(limit:fileID:file:line:column:_:)``, which returns when
/// everything that was started has run as far as possible. Advancing within the same closure works
/// as well.
///
/// The asynchronous methods yield before they begin and after each step. This is enough for tasks
/// of the same actor that sleep on a `TestClock`, however they were started. A task that uses the
/// clock as `any Clock` leaves its actor before it sleeps, and needs `settled`.
///
/// A sleep that ends at a later time is not pending work, since only the test can advance to that
/// time. So a snapshot shows the component between two ticks of its timer. ``WorkTracker/waiting()``
/// lists the sleeps.
///
/// With `Swift.Duration`, the time ends `Int64.max` seconds after its start. A sleep until then, or
/// beyond, ends only when its task is canceled.
///
/// On a runtime whose tasks cannot be run by the caller, the asynchronous methods yield a fixed
/// number of times, and the synchronous ones only wake the tasks.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time of the clock.
  public typealias Instant = OffsetInstant<Duration>

  /// The number of yields of the asynchronous methods after each step, if tasks cannot be run by
  /// the caller.
  private static var yields: Int { 20 }
  /// The maximum number of sleeps that end in one call that advances the time.
  private static var advanceLimit: Int { 1_000_000 }

  let queue: SleepQueue<Duration>
  let place: CreationSite
  private let scope: WorkTracker.Scope?
  private let hasNoted = Atomic(false)
  /// A Boolean value that indicates whether woken tasks run on the calling thread.
  private let runsTasks: Bool

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - now: The initial time.
  ///   - fileID: The file ID of the call site; issues are reported there.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public convenience init(
    now: Instant,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      now: now, runsTasks: TaskCapture.isAvailable,
      place: CreationSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  init(now: Instant, runsTasks: Bool, place: CreationSite) {
    queue = SleepQueue(now: now)
    scope = WorkTracker.scope
    (self.runsTasks, self.place) = (runsTasks, place)
    MovableTimes.register(self, in: scope)
  }

  /// The current time.
  public var now: Instant { queue.now }

  /// The resolution; the clock is exact.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the clock has been advanced to a deadline.
  ///
  /// Returns immediately if the deadline has passed.
  ///
  /// - Parameters:
  ///   - deadline: The time at which the task resumes.
  ///   - tolerance: Ignored.
  /// - Throws: `CancellationError` as soon as the task is canceled.
  public nonisolated(nonsending) func sleep(
    until deadline: Instant, tolerance: Duration? = nil
  ) async throws {
    let scope = scope ?? WorkTracker.scope
    try await queue.sleep(until: deadline) {
      guard let scope, WorkOrigin.current?.isEntered != true else { return nil }
      SleepingTasks.register(queue, in: scope)
      let origin = WorkOrigin.current
      let token = WorkTracker.begin(
        PendingWork(.sleep, on: "TestClock", place: origin?.place ?? place, owner: origin?.owner),
        in: scope)
      token?.waits(for: SleepTime())
      return token
    }
  }

  /// Sleeps until the clock has been advanced by a duration.
  ///
  /// Unlike the method that every clock has, it stays on the caller's actor.
  ///
  /// - Parameters:
  ///   - duration: The duration of the sleep; if it is not positive, the call returns immediately.
  ///   - tolerance: Ignored.
  /// - Throws: `CancellationError` as soon as the task is canceled.
  public nonisolated(nonsending) func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Creates a clock whose time begins at zero.
  ///
  /// - Parameters:
  ///   - fileID: The file ID of the call site; issues are reported there.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public convenience init(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(now: Instant(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension TestClock {
  /// Advances the time, and runs the tasks that this wakes.
  ///
  /// After 1,000,000 sleeps, the clock reports an issue and stops there.
  ///
  /// - Parameter duration: The time to advance by; nothing happens if it is not positive. Zero runs
  ///   the tasks that were started within the same `settled { … }`.
  public func advance(by duration: Duration = .zero) {
    settle()
    advance(to: now.advanced(by: max(duration, .zero)))
  }

  /// Advances the time, and runs the tasks that this wakes.
  ///
  /// After 1,000,000 sleeps, the clock reports an issue and stops there.
  ///
  /// - Parameter instant: The time to advance to; the time never moves backward.
  public func advance(to instant: Instant) { advance(to: instant, limit: Self.advanceLimit) }

  /// Advances the time until the given number of sleeps has ended.
  func advance(to instant: Instant, limit: Int) {
    settle()
    noteIfAlone(until: instant)
    for _ in 0..<limit {
      if !step(until: instant) { return queue.move(to: instant) }
    }
    finishAdvance(to: instant, limit: limit)
  }

  /// Advances the time until no task sleeps.
  ///
  /// If tasks sleep again and again, such as in an endless loop, an issue is reported when the
  /// limit is reached.
  ///
  /// - Parameter limit: The maximum number of sleeps that end.
  public func run(limit: Int = 100_000) {
    settle()
    for _ in 0..<max(limit, 0) { if !step(until: nil) { return } }
    reportIfAsleep(limit: limit)
  }

  /// Checks that no task sleeps.
  ///
  /// - Throws: ``SuspensionError`` if a task sleeps.
  public func checkSuspension() throws {
    settle()
    try checkNow()
  }

  /// Advances the time, and runs the tasks that this wakes.
  ///
  /// Before and after each step, other tasks of the same actor run until they suspend.
  ///
  /// - Parameter duration: The time to advance by; nothing happens if it is not positive. Zero runs
  ///   the tasks that were started before.
  public nonisolated(nonsending) func advance(by duration: Duration = .zero) async {
    await giveWayAndSettle()
    await advanceNow(to: now.advanced(by: max(duration, .zero)))
  }

  /// Advances the time, and runs the tasks that this wakes.
  ///
  /// Before and after each step, other tasks of the same actor run until they suspend.
  ///
  /// - Parameter instant: The time to advance to; the time never moves backward.
  public nonisolated(nonsending) func advance(to instant: Instant) async {
    await giveWayAndSettle()
    await advanceNow(to: instant)
  }

  /// Advances the time until no task sleeps.
  ///
  /// If tasks sleep again and again, such as in an endless loop, an issue is reported when the
  /// limit is reached.
  ///
  /// Before and after each step, other tasks of the same actor run until they suspend.
  ///
  /// - Parameter limit: The maximum number of sleeps that end.
  public nonisolated(nonsending) func run(limit: Int = 100_000) async {
    await giveWayAndSettle()
    for _ in 0..<max(limit, 0) {
      if !step(until: nil) { return }
      await giveWay()
    }
    reportIfAsleep(limit: limit)
  }

  /// Checks that no task sleeps.
  ///
  /// Before and after each step, other tasks of the same actor run until they suspend.
  ///
  /// - Throws: ``SuspensionError`` if a task sleeps.
  public nonisolated(nonsending) func checkSuspension() async throws {
    await giveWayAndSettle()
    try checkNow()
  }
}

extension TestClock {
  /// Runs the tasks that were started within the same capture, until they sleep.
  private func settle() {
    SinkStatement.end()
    if runsTasks { TaskCapture.drain({}, isEndless: reportEndlessTask) }
  }

  /// Wakes the next task and runs it, and returns whether there was one.
  private func step(until limit: Instant?) -> Bool {
    guard runsTasks else { return queue.wakeNext(until: limit) }
    return TaskCapture.drain({ queue.wakeNext(until: limit) }, isEndless: reportEndlessTask)
  }

  private nonisolated(nonsending) func giveWayAndSettle() async {
    await giveWay()
    settle()
  }

  private nonisolated(nonsending) func advanceNow(to instant: Instant) async {
    noteIfAlone(until: instant)
    for _ in 0..<Self.advanceLimit {
      if !step(until: instant) { return queue.move(to: instant) }
      await giveWay()
    }
    finishAdvance(to: instant, limit: Self.advanceLimit)
  }

  /// Advances the time, or reports the earliest sleep if one is still due before the target.
  private func finishAdvance(to instant: Instant, limit: Int) {
    guard let first = queue.asleep.first, first <= instant, !first.isNever else {
      return queue.move(to: instant)
    }
    IssueReporter.report(
      ClockIssue.endlessAdvance(limit: limit, left: "\(now.duration(to: instant))"), at: place)
  }

  /// Lets tasks of the same actor run that were not started within a capture.
  private nonisolated(nonsending) func giveWay() async {
    for _ in 0..<(runsTasks ? 1 : Self.yields) { await Task.yield() }
  }

  /// Reports, once, that the clock was advanced before any task slept on it, which is likely too
  /// early.
  private func noteIfAlone(until instant: Instant) {
    guard scope != nil, instant > now, !queue.hasSlept,
      !hasNoted.exchange(true, ordering: .relaxed)
    else { return }
    IssueReporter.note(ClockIssue.movedAlone(by: "\(now.duration(to: instant))", clock: place))
  }

  private func checkNow() throws {
    let (count, first) = queue.asleep
    guard count > 0, let first else { return }
    throw SuspensionError(
      ClockIssue.asleep(count: count, wait: "\(now.duration(to: first))", clock: place))
  }

  private func reportIfAsleep(limit: Int) {
    let count = queue.asleep.count
    guard count > 0 else { return }
    IssueReporter.report(ClockIssue.endlessSleeps(limit: limit, count: count), at: place)
  }

  private func reportEndlessTask() { IssueReporter.report(ClockIssue.endlessTask, at: place) }
}

/// The time of a sleep.
///
/// It is never pending: the sleep ends when the clock reaches its deadline.
private struct SleepTime: WorkTime {
  var hasCome: Bool { false }
}

/// The error that is thrown if tasks sleep on a clock unexpectedly.
public struct SuspensionError: Error, CustomStringConvertible {
  /// The number of sleeping tasks, the clock, and the next step.
  public let description: String

  init(_ issue: ClockIssue) { description = issue.description }
}
