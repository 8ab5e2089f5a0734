// SPDX-License-Identifier: MIT

import Synchronization

/// A clock whose time a test moves by hand.
///
/// ```swift
/// let clock = TestClock()
/// settled { model.start(clock: clock) }   // sleeps for a second, then shows a banner
/// clock.advance(by: .seconds(1))
/// #expect(model.showsBanner)
/// ```
///
/// Time goes from deadline to deadline, and at one deadline in the order in which the tasks fell
/// asleep. Each task that is woken runs on the calling thread until it is suspended again, before the
/// next one is woken; if it sleeps again for a time that ends within the same step, it is woken again.
/// So the order is the same in each run, however busy the machine is, and nothing is waited for.
///
/// A task that was started but has not fallen asleep yet is not known to the clock: nothing but the
/// runtime knows where it is. Start it inside of ``settled(limit:fileID:file:line:column:_:)``, which
/// returns when everything that was started has run as far as it goes. Advancing inside of the same
/// closure works as well.
///
/// The asynchronous methods give way before they begin and after each step. That is enough for tasks of
/// the same actor that sleep on a `TestClock`, however they were started. One that knows the clock as
/// `any Clock` leaves its actor on the way to sleep, and needs to be settled.
///
/// A sleep that ends at a later time is not pending work: only the test can bring that time, so a
/// snapshot shows the component between two ticks of its timer. ``Ledger/waiting()`` lists the
/// sleeps.
///
/// With `Swift.Duration` the time ends `Int64.max` seconds after its beginning. A sleep until then, or
/// beyond, ends only when its task is canceled.
///
/// On a runtime whose tasks cannot be run by the caller, the asynchronous methods give way a fixed
/// number of times, and the others only wake the tasks.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time of the clock.
  public typealias Instant = OffsetInstant<Duration>

  /// How often the asynchronous methods give way after each step, where tasks cannot be run.
  private static var yields: Int { 20 }
  /// How many sleeps may end in one call that advances the time.
  private static var advanceLimit: Int { 1_000_000 }

  let queue: SleepQueue<Duration>
  let place: CreationPlace
  private let scope: Ledger.Scope?
  private let hasNoted = Atomic(false)
  /// Whether woken tasks run on the calling thread.
  private let runsTasks: Bool

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - now: Its time.
  ///   - fileID: Where it is created; problems are told there.
  ///   - filePath: Where it is created.
  ///   - line: Where it is created.
  ///   - column: Where it is created.
  public convenience init(
    now: Instant,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      now: now, runsTasks: TaskCapture.isAvailable,
      place: CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  init(now: Instant, runsTasks: Bool, place: CreationPlace) {
    queue = SleepQueue(now: now)
    scope = Ledger.scope
    self.runsTasks = runsTasks
    self.place = place
    MovableTimes.register(self, in: scope)
  }

  /// The time.
  public var now: Instant { queue.now }

  /// The clock is exact.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the time has been moved to a deadline.
  ///
  /// A deadline that has come is not waited for.
  ///
  /// - Parameters:
  ///   - deadline: When to go on.
  ///   - tolerance: Not used.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public nonisolated(nonsending) func sleep(
    until deadline: Instant, tolerance: Duration? = nil
  ) async throws {
    let scope = scope ?? Ledger.scope
    try await queue.sleep(until: deadline) {
      guard let scope, WorkOrigin.current?.isEntered != true else { return nil }
      SleepingTasks.register(queue, in: scope)
      let origin = WorkOrigin.current
      let ticket = Ledger.begin(
        PendingWork(.sleep, on: "TestClock", place: origin?.place ?? place, owner: origin?.owner),
        in: scope)
      ticket?.waits(for: SleepTime())
      return ticket
    }
  }

  /// Sleeps until the time has been moved on by a duration.
  ///
  /// Unlike the method that every clock has, it stays on the caller's actor.
  ///
  /// - Parameters:
  ///   - duration: How long to sleep; what is not positive is not waited for.
  ///   - tolerance: Not used.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
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
  ///   - fileID: Where it is created; problems are told there.
  ///   - filePath: Where it is created.
  ///   - line: Where it is created.
  ///   - column: Where it is created.
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
  /// Moves the time on, and runs what it wakes.
  ///
  /// After 1,000,000 sleeps the clock reports an issue and stops there.
  ///
  /// - Parameter duration: By how much; nothing happens if it is not positive. Zero runs what has
  ///   been started inside of the same `settled { … }`.
  public func advance(by duration: Duration = .zero) {
    settle()
    advance(to: now.advanced(by: max(duration, .zero)))
  }

  /// Moves the time on, and runs what it wakes.
  ///
  /// After 1,000,000 sleeps the clock reports an issue and stops there.
  ///
  /// - Parameter instant: To when; the time never goes back.
  public func advance(to instant: Instant) { advance(to: instant, limit: Self.advanceLimit) }

  /// Moves the time on while at most so many sleeps end.
  func advance(to instant: Instant, limit: Int) {
    settle()
    noteIfAlone(until: instant)
    for _ in 0..<limit {
      if !step(until: instant) { return queue.move(to: instant) }
    }
    finishAdvance(to: instant, limit: limit)
  }

  /// Moves the time on until no task sleeps any more.
  ///
  /// Where tasks fall asleep again and again, such as in a loop that never ends, the test is told of
  /// that when the limit is reached.
  ///
  /// - Parameter limit: How many sleeps may end.
  public func run(limit: Int = 100_000) {
    settle()
    for _ in 0..<max(limit, 0) { if !step(until: nil) { return } }
    reportIfAsleep(limit: limit)
  }

  /// Makes sure that no task sleeps.
  ///
  /// - Throws: ``SuspensionError`` if one does.
  public func checkSuspension() throws {
    settle()
    try checkNow()
  }

  /// Moves the time on, and runs what it wakes.
  ///
  /// Before and after each step, other tasks of the same actor run up to where they wait.
  ///
  /// - Parameter duration: By how much; nothing happens if it is not positive. Zero runs what has
  ///   been started before.
  public nonisolated(nonsending) func advance(by duration: Duration = .zero) async {
    await giveWayAndSettle()
    await advanceNow(to: now.advanced(by: max(duration, .zero)))
  }

  /// Moves the time on, and runs what it wakes.
  ///
  /// Before and after each step, other tasks of the same actor run up to where they wait.
  ///
  /// - Parameter instant: To when; the time never goes back.
  public nonisolated(nonsending) func advance(to instant: Instant) async {
    await giveWayAndSettle()
    await advanceNow(to: instant)
  }

  /// Moves the time on until no task sleeps any more.
  ///
  /// Where tasks fall asleep again and again, such as in a loop that never ends, the test is told of
  /// that when the limit is reached.
  ///
  /// Before and after each step, other tasks of the same actor run up to where they wait.
  ///
  /// - Parameter limit: How many sleeps may end.
  public nonisolated(nonsending) func run(limit: Int = 100_000) async {
    await giveWayAndSettle()
    for _ in 0..<max(limit, 0) {
      if !step(until: nil) { return }
      await giveWay()
    }
    reportIfAsleep(limit: limit)
  }

  /// Makes sure that no task sleeps.
  ///
  /// Before and after each step, other tasks of the same actor run up to where they wait.
  ///
  /// - Throws: ``SuspensionError`` if one does.
  public nonisolated(nonsending) func checkSuspension() async throws {
    await giveWayAndSettle()
    try checkNow()
  }
}

extension TestClock {
  /// Runs what has been started inside of the same capture, so that it falls asleep.
  private func settle() {
    SinkStatement.end()
    if runsTasks { TaskCapture.drain({}, isEndless: reportEndlessTask) }
  }

  /// Wakes the next task and runs it, and says whether there was one.
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

  /// Moves the time on unless a sleep is due before, and reports that one.
  private func finishAdvance(to instant: Instant, limit: Int) {
    guard let first = queue.asleep.first, first <= instant, !first.isNever else {
      return queue.move(to: instant)
    }
    IssueReporter.report(
      ClockIssue.endlessAdvance(limit: limit, left: "\(now.duration(to: instant))"), at: place)
  }

  /// Lets tasks of the same actor run that are not caught, since they were not started in a capture.
  private nonisolated(nonsending) func giveWay() async {
    for _ in 0..<(runsTasks ? 1 : Self.yields) { await Task.yield() }
  }

  /// Tells, once, of a move that is likely to come before what it is for.
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

  private func reportEndlessTask() {
    IssueReporter.report(ClockIssue.endlessTask, at: place)
  }
}

/// The time at which a sleep ends, which is over as soon as the clock gets there.
private struct SleepTime: WorkTime {
  var hasCome: Bool { false }
}

/// The error of a clock on which tasks sleep that should not.
public struct SuspensionError: Error, CustomStringConvertible {
  /// How many sleep, on which clock, and what to do.
  public let description: String

  init(_ issue: ClockIssue) { description = issue.description }
}
