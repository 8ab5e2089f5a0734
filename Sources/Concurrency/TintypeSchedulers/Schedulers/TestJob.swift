// SPDX-License-Identifier: MIT

/// An action that was passed to a test scheduler.
///
/// Its scheduler's lock guards all mutable state.
final class TestJob<Time: Strideable> {
  /// The time at which it is due.
  var date: Time
  /// The order among jobs that are due at the same time; a repeating job keeps it.
  let sequence: UInt64
  /// The time between two runs; `nil` if it runs once.
  let interval: Time.Stride?
  /// The closure to run; `nil` after the last run or a cancellation.
  var action: (() -> Void)?
  /// The origin that messages report.
  let origin: WorkOrigin?
  /// The entry of the pending work; set before the scheduler shares the job.
  var token: WorkTracker.Token?

  init(
    date: Time, sequence: UInt64, interval: Time.Stride?, origin: WorkOrigin?,
    action: @escaping () -> Void
  ) {
    self.date = date
    self.sequence = sequence
    self.interval = interval
    self.origin = origin
    self.action = action
  }

  /// Removes the entry of the pending work.
  func end() { token?.end() }
}

extension TestJob: Comparable {
  /// Returns a Boolean value that indicates whether the first job is due before the second.
  static func < (a: TestJob, b: TestJob) -> Bool {
    a.date == b.date ? a.sequence < b.sequence : a.date < b.date
  }

  static func == (a: TestJob, b: TestJob) -> Bool { a === b }
}

/// The jobs of a test scheduler, with access to the one that is due first.
///
/// A canceled job stays in the heap until it reaches the top, or until half of the heap's jobs are
/// canceled.
struct TestJobHeap<Time: Strideable> {
  typealias Job = TestJob<Time>

  private var jobs = MinimumHeap<Job>()
  private var cancelled = 0

  /// The jobs that are not canceled, in no particular order.
  var live: [Job] { jobs.elements.filter { $0.action != nil } }

  mutating func push(_ job: Job) { jobs.insert(job) }

  /// Returns the job that is due first.
  mutating func first() -> Job? {
    while let job = jobs.minimum {
      if job.action != nil { return job }
      cancelled -= 1
      jobs.removeMinimum()
    }
    return nil
  }

  /// Removes the job that ``first()`` returned.
  mutating func removeFirst() { jobs.removeMinimum() }

  /// Moves the job that ``first()`` returned to a later date.
  mutating func moveFirst(to date: Time) {
    guard let job = jobs.minimum else { return }
    job.date = date
    jobs.replaceMinimum(with: job)
  }

  /// Records that a job of the heap was canceled.
  mutating func noteCancelled() {
    cancelled += 1
    guard cancelled > 64, cancelled > jobs.count / 2 else { return }
    jobs.removeAll { $0.action == nil }
    cancelled = 0
  }
}
