// SPDX-License-Identifier: MIT

import TintypeTaskCapture

extension TestScheduler {
  /// Advances the time, and runs the actions that become due.
  ///
  /// If more actions are due after 100,000 at one instant or 1,000,000 in one call, the scheduler
  /// reports an issue and stops there.
  ///
  /// - Parameter stride: The time to advance by; by default zero, which runs the actions that are
  ///   due now. A negative stride counts as zero.
  public func advance(by stride: SchedulerTimeType.Stride = .seconds(0)) {
    advance(to: now.advanced(by: stride))
  }

  /// Advances the time to a date, and runs the actions that become due.
  ///
  /// If more actions are due after 100,000 at one instant or 1,000,000 in one call, the scheduler
  /// reports an issue and stops there.
  ///
  /// - Parameter date: The date; an earlier date counts as the current one.
  public func advance(to date: SchedulerTimeType) {
    advance(to: date, limit: TestSchedulerRun<SchedulerTimeType>.advanceLimit)
  }

  /// Advances the time until the given number of actions has run.
  func advance(to date: SchedulerTimeType, limit: Int) {
    runAll(TestSchedulerRun(until: later(date, now), limit: limit))
  }

  /// Advances the time as far as is needed to run all actions.
  ///
  /// - Parameter limit: The maximum number of actions to run; by default 100,000. If more remain,
  ///   such as those of a timer that is never canceled, the scheduler reports an issue and stops
  ///   there.
  public func run(limit: Int = 100_000) { runAll(TestSchedulerRun(limit: limit)) }

  private func later(_ a: SchedulerTimeType, _ b: SchedulerTimeType) -> SchedulerTimeType {
    a > b ? a : b
  }

  private func runAll(_ run: TestSchedulerRun<SchedulerTimeType>) {
    var run = run
    TaskCapture.drain {
      while let step = next(of: &run) { perform(step) }
    }
  }
}

// A synchronous function cannot wait for a task of the main actor that it did not start, since the
// main actor waits for the function.

extension TestScheduler {
  /// Advances the time, and runs the actions that become due.
  ///
  /// Before the first and after each action, tasks of the caller's actor that are ready run first.
  /// So in a test on the main actor, a task sleeps before the time advances, and resumes when it is
  /// woken. Otherwise, it behaves like the synchronous method.
  ///
  /// - Parameter stride: The time to advance by; by default zero, which runs the actions that are
  ///   due now.
  public nonisolated(nonsending) func advance(
    by stride: SchedulerTimeType.Stride = .seconds(0)
  ) async {
    await Task.yield()
    await runAll(TestSchedulerRun(until: later(now.advanced(by: stride), now)))
  }

  /// Advances the time to a date, and runs the actions that become due.
  ///
  /// Before the first and after each action, tasks of the caller's actor that are ready run first.
  /// So in a test on the main actor, a task sleeps before the time advances, and resumes when it is
  /// woken. Otherwise, it behaves like the synchronous method.
  ///
  /// - Parameter date: The date; an earlier date counts as the current one.
  public nonisolated(nonsending) func advance(to date: SchedulerTimeType) async {
    await Task.yield()
    await runAll(TestSchedulerRun(until: later(date, now)))
  }

  /// Advances the time as far as is needed to run all actions.
  ///
  /// Before the first and after each action, tasks of the caller's actor that are ready run first.
  /// So in a test on the main actor, a task sleeps before the time advances, and resumes when it is
  /// woken. Otherwise, it behaves like the synchronous method.
  ///
  /// - Parameter limit: The maximum number of actions to run; by default 100,000.
  public nonisolated(nonsending) func run(limit: Int = 100_000) async {
    await Task.yield()
    await runAll(TestSchedulerRun(limit: limit))
  }

  private nonisolated(nonsending) func runAll(_ run: TestSchedulerRun<SchedulerTimeType>) async {
    var run = run
    while let step = next(of: &run) {
      TaskCapture.drain { perform(step) }
      await Task.yield()
    }
  }
}

/// The target and the progress of a call that advances a test scheduler.
struct TestSchedulerRun<Time: Strideable> {
  /// The maximum number of actions at one instant.
  static var instantLimit: Int { 100_000 }
  /// The maximum number of steps of the tasks that one action starts or resumes.
  static var taskLimit: Int { 100_000 }

  /// The maximum number of actions in one call that advances the time.
  static var advanceLimit: Int { 1_000_000 }

  /// The time at which it ends; `nil` to run until no action remains.
  let target: Time?
  /// The maximum number of actions.
  let limit: Int
  var count = 0
  /// The instant of the last action, and the number of actions that have run at it.
  var instant: Time?
  var countAtInstant = 0

  init(until target: Time, limit: Int = advanceLimit) {
    (self.target, self.limit) = (target, limit)
  }

  init(limit: Int) {
    target = nil
    self.limit = limit
  }

  mutating func note(_ date: Time) {
    count += 1
    countAtInstant = date == instant ? countAtInstant + 1 : 1
    instant = date
  }
}

extension TestScheduler {
  /// Returns the next due action; at the end, advances the time to the target and returns `nil`.
  private func next(of run: inout TestSchedulerRun<SchedulerTimeType>) -> Step? {
    if run.count >= run.limit
      || run.countAtInstant >= TestSchedulerRun<SchedulerTimeType>.instantLimit,
      isEndless(run)
    {
      return nil
    }
    guard let step = takeNext(until: run.target) else {
      if let target = run.target { move(to: target) }
      return nil
    }
    run.note(step.date)
    return step
  }

  /// Returns whether more actions are due although a limit was reached, and reports that.
  private func isEndless(_ run: TestSchedulerRun<SchedulerTimeType>) -> Bool {
    guard let next = next() else { return false }
    if let target = run.target, !(next.date <= target) { return false }
    let work = describe(next.job)
    let issue: SchedulerIssue
    if run.count >= run.limit, run.target != nil {
      issue = .endlessAdvance(work, limit: run.limit)
    } else if run.count >= run.limit {
      issue = .endlessRun(work, limit: run.limit, timersOnly: next.isTimersOnly)
    } else if next.date == run.instant {
      issue = .busyInstant(work, limit: run.countAtInstant)
    } else {
      return false
    }
    IssueReporter.report(issue, at: work.place)
    return true
  }

  /// Runs an action, and the tasks that it starts or resumes.
  private func perform(_ step: Step) {
    defer { if step.isLast { step.job.end() } }
    let limit = TestSchedulerRun<SchedulerTimeType>.taskLimit
    TaskCapture.drain(limit: limit) {
      WorkOrigin.forgetting(step.action)
    } isEndless: {
      let work = describe(step.job)
      IssueReporter.report(SchedulerIssue.endlessTask(work, limit: limit), at: work.place)
    }
    guard step.hasNoInterval else { return }
    let work = describe(step.job)
    IssueReporter.report(SchedulerIssue.noInterval(work), at: work.place)
  }
}
