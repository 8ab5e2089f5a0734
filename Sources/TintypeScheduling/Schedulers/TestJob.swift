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
  private let ticket: Ledger.Ticket?

  init(
    date: Time, sequence: UInt64, interval: Time.Stride?, origin: WorkOrigin?,
    ticket: Ledger.Ticket?, action: @escaping () -> Void
  ) {
    self.date = date
    self.sequence = sequence
    self.interval = interval
    self.origin = origin
    self.ticket = ticket
    self.action = action
  }

  /// Strikes it out of the ledger.
  func end() { ticket?.end() }

  /// Whether it is due before another one.
  func isBefore(_ other: TestJob) -> Bool {
    date == other.date ? sequence < other.sequence : date < other.date
  }
}

/// The jobs of a test scheduler, the one that is due first at hand.
///
/// A binary heap, as in Cormen, Leiserson, Rivest and Stein, Introduction to Algorithms, chapter 6.
/// What is cancelled stays in it until it comes to the top, or until half of the heap is of that kind.
struct TestJobHeap<Time: Strideable> {
  typealias Job = TestJob<Time>

  private var jobs: [Job] = []
  private var cancelled = 0

  /// All that is not cancelled, in no order.
  var live: [Job] { jobs.filter { $0.action != nil } }

  mutating func push(_ job: Job) {
    jobs.append(job)
    riseLast()
  }

  /// The job that is due first.
  mutating func first() -> Job? {
    while let job = jobs.first {
      if job.action != nil { return job }
      cancelled -= 1
      removeFirst()
    }
    return nil
  }

  /// Removes the job that ``first()`` gave.
  mutating func removeFirst() {
    let last = jobs.removeLast()
    guard !jobs.isEmpty else { return }
    jobs[0] = last
    sink(0)
  }

  /// Puts the job that ``first()`` gave where its later date belongs.
  mutating func moveFirst(to date: Time) {
    jobs[0].date = date
    sink(0)
  }

  /// Notes that a job of the heap has lost its action.
  mutating func noteCancelled() {
    cancelled += 1
    guard cancelled > 64, cancelled > jobs.count / 2 else { return }
    // A list in order is a heap.
    jobs = live.sorted { $0.isBefore($1) }
    cancelled = 0
  }

  private mutating func riseLast() {
    var place = jobs.count - 1
    let job = jobs[place]
    while place > 0 {
      let parent = (place - 1) / 2
      let other = jobs[parent]
      guard job.isBefore(other) else { break }
      jobs[place] = other
      place = parent
    }
    jobs[place] = job
  }

  private mutating func sink(_ start: Int) {
    let count = jobs.count
    var place = start
    let job = jobs[place]
    while true {
      var child = 2 * place + 1
      guard child < count else { break }
      if child + 1 < count, jobs[child + 1].isBefore(jobs[child]) { child += 1 }
      let other = jobs[child]
      guard other.isBefore(job) else { break }
      jobs[place] = other
      place = child
    }
    jobs[place] = job
  }
}
