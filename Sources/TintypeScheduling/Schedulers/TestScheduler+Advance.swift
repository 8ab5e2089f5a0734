// SPDX-License-Identifier: MIT

extension TestScheduler {
  /// How many actions may run at one instant.
  private static var instantLimit: Int { 100_000 }

  /// Moves the time forward, and runs what is due on the way.
  ///
  /// Where 100,000 actions have run at one instant and more are due, it tells an issue and stops there.
  ///
  /// - Parameter stride: How far; by default not at all, which runs what is due now. What is not more
  ///   than zero is not at all.
  public func advance(by stride: SchedulerTimeType.Stride = .seconds(0)) {
    advance(to: now.advanced(by: stride))
  }

  /// Moves the time forward to a date, and runs what is due on the way.
  ///
  /// Where 100,000 actions have run at one instant and more are due, it tells an issue and stops there.
  ///
  /// - Parameter date: The date; an earlier one than now is now.
  public func advance(to date: SchedulerTimeType) {
    let now = now
    let target = date > now ? date : now
    TaskCapture.drain {
      if runSteps(until: target, limit: .max) { move(to: target) }
    }
  }

  /// Moves the time forward as far as it takes to run everything.
  ///
  /// - Parameter limit: How many actions may run; by default 100,000. Where more are left, such as
  ///   those of a timer that is never cancelled, it tells an issue and stops there.
  public func run(limit: Int = 100_000) {
    TaskCapture.drain { _ = runSteps(until: nil, limit: limit) }
  }

  /// Moves the time forward, and runs what is due on the way.
  ///
  /// Tasks that were started before on the same actor run up to where they wait, first of all.
  /// Otherwise it is the function that is not asynchronous.
  ///
  /// - Parameter stride: How far; by default not at all, which runs what is due now.
  public nonisolated(nonsending) func advance(
    by stride: SchedulerTimeType.Stride = .seconds(0)
  ) async {
    await Task.yield()
    synchronously { advance(by: stride) }
  }

  /// Moves the time forward to a date, and runs what is due on the way.
  ///
  /// Tasks that were started before on the same actor run up to where they wait, first of all.
  /// Otherwise it is the function that is not asynchronous.
  ///
  /// - Parameter date: The date; an earlier one than now is now.
  public nonisolated(nonsending) func advance(to date: SchedulerTimeType) async {
    await Task.yield()
    synchronously { advance(to: date) }
  }

  /// Moves the time forward as far as it takes to run everything.
  ///
  /// Tasks that were started before on the same actor run up to where they wait, first of all.
  /// Otherwise it is the function that is not asynchronous.
  ///
  /// - Parameter limit: How many actions may run; by default 100,000.
  public nonisolated(nonsending) func run(limit: Int = 100_000) async {
    await Task.yield()
    synchronously { run(limit: limit) }
  }

  /// Has the compiler choose the function that is not asynchronous.
  private func synchronously(_ body: () -> Void) { body() }

  /// Runs actions that are due by a time, and says whether it came to the end of them.
  private func runSteps(until target: SchedulerTimeType?, limit: Int) -> Bool {
    var count = 0
    var instant: (date: SchedulerTimeType, count: Int)?
    while true {
      if count >= limit || (instant?.count ?? 0) >= Self.instantLimit, let next = next() {
        let work = describe(next.job)
        if count >= limit {
          let issue = SchedulerIssue.endlessRun(
            work, limit: limit, timersOnly: next.isTimersOnly)
          IssueReporter.report(issue, at: work.place)
          return false
        }
        if next.date == instant?.date {
          let issue = SchedulerIssue.busyInstant(work, limit: Self.instantLimit)
          IssueReporter.report(issue, at: work.place)
          return false
        }
      }
      guard let step = takeNext(until: target) else { return true }
      count += 1
      if let current = instant, current.date == step.date {
        instant = (current.date, current.count + 1)
      } else {
        instant = (step.date, 1)
      }
      run(step)
    }
  }

  /// Runs an action, and the tasks that it starts or resumes.
  private func run(_ step: Step) {
    defer { if step.isLast { step.job.end() } }
    TaskCapture.drain {
      if WorkOrigin.current == nil {
        step.action()
      } else {
        WorkOrigin.$current.withValue(nil, operation: step.action)
      }
    }
    guard step.isLast, step.job.interval != nil else { return }
    let work = describe(step.job)
    IssueReporter.report(SchedulerIssue.noInterval(work), at: work.place)
  }
}
