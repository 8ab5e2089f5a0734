// SPDX-License-Identifier: MIT

extension TestScheduler {
  /// Moves the time forward, and runs what is due on the way.
  ///
  /// Where 100,000 actions have run at one instant, or 1,000,000 in one call, and more are due, the
  /// scheduler reports an issue and stops there.
  ///
  /// - Parameter stride: How far; by default not at all, which runs what is due now. What is not more
  ///   than zero is not at all.
  public func advance(by stride: SchedulerTimeType.Stride = .seconds(0)) {
    advance(to: now.advanced(by: stride))
  }

  /// Moves the time forward to a date, and runs what is due on the way.
  ///
  /// Where 100,000 actions have run at one instant, or 1,000,000 in one call, and more are due, the
  /// scheduler reports an issue and stops there.
  ///
  /// - Parameter date: The date; an earlier one than now is now.
  public func advance(to date: SchedulerTimeType) {
    advance(to: date, limit: TestRun<SchedulerTimeType>.advanceLimit)
  }

  /// Moves the time forward while at most so many actions run.
  func advance(to date: SchedulerTimeType, limit: Int) {
    runAll(TestRun(until: later(date, now), limit: limit))
  }

  /// Moves the time forward as far as it takes to run everything.
  ///
  /// - Parameter limit: How many actions may run; by default 100,000. Where more are left, such as
  ///   those of a timer that is never cancelled, it tells an issue and stops there.
  public func run(limit: Int = 100_000) {
    runAll(TestRun(limit: limit))
  }

  private func later(_ a: SchedulerTimeType, _ b: SchedulerTimeType) -> SchedulerTimeType {
    a > b ? a : b
  }

  private func runAll(_ run: TestRun<SchedulerTimeType>) {
    var run = run
    TaskCapture.drain {
      while let step = next(of: &run) { perform(step) }
    }
  }
}

// A function that is not asynchronous cannot wait for a task of the main actor that it did not start,
// since the main actor waits for the function.

extension TestScheduler {
  /// Moves the time forward, and runs what is due on the way.
  ///
  /// Before it begins and after each action, tasks of the caller's actor come first that have begun
  /// before, so that in a test of the main actor a task sleeps before the time moves, and goes on when
  /// it wakes up. All else is as in the function that is not asynchronous.
  ///
  /// - Parameter stride: How far; by default not at all, which runs what is due now.
  public nonisolated(nonsending) func advance(
    by stride: SchedulerTimeType.Stride = .seconds(0)
  ) async {
    await Task.yield()
    await runAll(TestRun(until: later(now.advanced(by: stride), now)))
  }

  /// Moves the time forward to a date, and runs what is due on the way.
  ///
  /// Before it begins and after each action, tasks of the caller's actor come first that have begun
  /// before, so that in a test of the main actor a task sleeps before the time moves, and goes on when
  /// it wakes up. All else is as in the function that is not asynchronous.
  ///
  /// - Parameter date: The date; an earlier one than now is now.
  public nonisolated(nonsending) func advance(to date: SchedulerTimeType) async {
    await Task.yield()
    await runAll(TestRun(until: later(date, now)))
  }

  /// Moves the time forward as far as it takes to run everything.
  ///
  /// Before it begins and after each action, tasks of the caller's actor come first that have begun
  /// before, so that in a test of the main actor a task sleeps before the time moves, and goes on when
  /// it wakes up. All else is as in the function that is not asynchronous.
  ///
  /// - Parameter limit: How many actions may run; by default 100,000.
  public nonisolated(nonsending) func run(limit: Int = 100_000) async {
    await Task.yield()
    await runAll(TestRun(limit: limit))
  }

  private nonisolated(nonsending) func runAll(_ run: TestRun<SchedulerTimeType>) async {
    var run = run
    while let step = next(of: &run) {
      TaskCapture.drain { perform(step) }
      await Task.yield()
    }
  }
}

/// How far a test scheduler is moved, and what has run on the way.
struct TestRun<Time: Strideable> {
  /// How many actions may run at one instant.
  static var instantLimit: Int { 100_000 }
  /// How many steps the tasks may take that one action starts or resumes.
  static var taskLimit: Int { 100_000 }

  /// How many actions may run in one call that advances the time.
  static var advanceLimit: Int { 1_000_000 }

  /// When it ends; `nil` where there is nothing left to run.
  let target: Time?
  /// How many actions may run.
  let limit: Int
  var count = 0
  /// The instant of the last action, and how many have run at it.
  var instant: Time?
  var countAtInstant = 0

  init(until target: Time, limit: Int = advanceLimit) {
    self.target = target
    self.limit = limit
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
  /// The next action that is due; `nil` at the end, when the time has been moved to it.
  private func next(of run: inout TestRun<SchedulerTimeType>) -> Step? {
    if run.count >= run.limit || run.countAtInstant >= TestRun<SchedulerTimeType>.instantLimit,
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

  /// Whether more is due after as many actions as there may be, of which it tells.
  private func isEndless(_ run: TestRun<SchedulerTimeType>) -> Bool {
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
    let limit = TestRun<SchedulerTimeType>.taskLimit
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
