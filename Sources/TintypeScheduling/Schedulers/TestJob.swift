// SPDX-License-Identifier: MIT

/// An action that a test scheduler is given.
///
/// Its scheduler's lock protects everything that changes.
final class TestJob<Time: Strideable> {
  /// When it is due.
  var date: Time
  /// The order among those that are due at the same time, which a repeating one keeps.
  let sequence: UInt64
  /// The time between two runs; `nil` where it runs once.
  let interval: Time.Stride?
  /// What runs; `nil` after the last run, or where it was cancelled.
  var action: (() -> Void)?
  /// What messages say of it.
  let origin: WorkOrigin?
  /// The entry in the ledger; set before the scheduler shares the job.
  var ticket: Ledger.Ticket?

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

  /// Strikes it out of the ledger.
  func end() { ticket?.end() }
}

extension TestJob: Comparable {
  /// Whether one is due before another.
  static func < (a: TestJob, b: TestJob) -> Bool {
    a.date == b.date ? a.sequence < b.sequence : a.date < b.date
  }

  static func == (a: TestJob, b: TestJob) -> Bool { a === b }
}

/// The jobs of a test scheduler, the one that is due first at hand.
///
/// What is cancelled stays in it until it comes to the top, or until half of the heap is of that kind.
struct TestJobHeap<Time: Strideable> {
  typealias Job = TestJob<Time>

  private var jobs = MinimumHeap<Job>()
  private var cancelled = 0

  /// All that is not cancelled, in no order.
  var live: [Job] { jobs.elements.filter { $0.action != nil } }

  mutating func push(_ job: Job) { jobs.insert(job) }

  /// The job that is due first.
  mutating func first() -> Job? {
    while let job = jobs.minimum {
      if job.action != nil { return job }
      cancelled -= 1
      jobs.removeMinimum()
    }
    return nil
  }

  /// Removes the job that ``first()`` gave.
  mutating func removeFirst() { jobs.removeMinimum() }

  /// Puts the job that ``first()`` gave where its later date belongs.
  mutating func moveFirst(to date: Time) {
    guard let job = jobs.minimum else { return }
    job.date = date
    jobs.replaceMinimum(with: job)
  }

  /// Notes that a job of the heap has lost its action.
  mutating func noteCancelled() {
    cancelled += 1
    guard cancelled > 64, cancelled > jobs.count / 2 else { return }
    jobs.removeAll { $0.action == nil }
    cancelled = 0
  }
}
