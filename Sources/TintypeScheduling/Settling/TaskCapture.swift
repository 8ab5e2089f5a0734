// SPDX-License-Identifier: MIT

import CTintypeTaskHooks
import Dispatch
import Synchronization

/// Runs the jobs of Swift concurrency that a thread enqueues on that thread, first in, first out.
///
/// `@unchecked`: the thread that drains is the only one that touches the queue, but for the main queue
/// while that thread waits for it.
package final class TaskCapture: @unchecked Sendable {
  enum Job {
    case pool(UnownedJob)
    case main(UnownedJob)
  }

  private var jobs: [Job] = []
  private var first = 0
  /// The job of the pool that is running.
  private var running: TintypeJobRef?
  /// Whether the running job goes on at once.
  private var goesOn = false
  /// Whether jobs of the main actor run on the draining thread whatever thread that is.
  private let takesMain: Bool
  private let catcher = UnsafeMutablePointer<TintypeJobCatcher>.allocate(capacity: 1)

  private init(takesMain: Bool = false) {
    self.takesMain = takesMain
    catcher.initialize(
      to: TintypeJobCatcher(
        context: Unmanaged.passUnretained(self).toOpaque(),
        enqueue: { context, job in
          Unmanaged<TaskCapture>.fromOpaque(context).takeUnretainedValue().take(job)
        },
        main_executor: { _, words in
          let executor = unsafeBitCast(
            MainExecutorStandIn.shared.asUnownedSerialExecutor(),
            to: (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?).self)
          words[0] = executor.0
          words[1] = executor.1
        }))
  }

  deinit { catcher.deallocate() }

  /// The capture of this thread.
  static var current: TaskCapture? {
    tintype_task_hooks_current().map {
      Unmanaged<TaskCapture>.fromOpaque($0.pointee.context).takeUnretainedValue()
    }
  }

  func append(_ job: Job) { jobs.append(job) }

  /// Takes a job that goes to the pool.
  ///
  /// The stand-in for the pool is not what the runtime takes for it, so a task on it that calls a
  /// function of no actor changes over to the pool, where it already is. That is no suspension.
  private func take(_ job: TintypeJobRef) {
    if job == running {
      goesOn = true
    } else {
      append(.pool(unsafeBitCast(job, to: UnownedJob.self)))
    }
  }
}

extension TaskCapture {
  /// Whether the runtime is one whose jobs can be caught.
  package static let isAvailable = tintype_task_hooks_install() && probe()

  /// Whether this thread catches jobs, which is so within `drain`.
  package static var isCatching: Bool { tintype_task_hooks_current() != nil }

  /// Runs a body, then every job that it has enqueued and that those enqueue, until none is left.
  ///
  /// Jobs of the main actor run on the main queue, for which the thread waits, so that they exclude
  /// those of others. Within another capture of the same thread the jobs of both are run. Where jobs
  /// cannot be caught, only the body runs.
  ///
  /// - Parameters:
  ///   - limit: How many jobs may run; those that are left over go their usual way.
  ///   - grace: How many more may run after `isEndless`, which may have canceled their tasks.
  ///   - body: What enqueues jobs.
  ///   - isEndless: Called where the limit was reached.
  ///   - more: Called where no job is left; says whether it did something that may have made more.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws, after the jobs have run.
  package static func drain<R>(
    limit: Int = 1_000_000, grace: Int = 0, _ body: () throws -> R, isEndless: () -> Void = {},
    more: () -> Bool = { false }
  ) rethrows -> R {
    guard isAvailable else { return try body() }
    let capture = current ?? TaskCapture()
    return try capture.catching {
      let result = Result { try body() }
      if !capture.run(limit: limit, more: more) {
        isEndless()
        // What was canceled ends on this thread, and does not depend on when the pool has one free.
        if !capture.run(limit: grace, more: { false }) { capture.releaseAll() }
      }
      return try result.get()
    }
  }

  /// Tries out whether both kinds of jobs are caught and run in their order.
  private static func probe() -> Bool {
    let capture = TaskCapture(takesMain: true)
    let order = ProbeOrder()
    capture.catching {
      Task.detached { @Sendable in
        order.append(1)
        await Task.yield()
        order.append(3)
      }
      Task { @MainActor in order.append(2) }
      _ = capture.run(limit: 100, more: { false })
    }
    return order.numbers == [1, 2, 3]
  }

  private func catching<R>(_ body: () throws -> R) rethrows -> R {
    let previous = tintype_task_hooks_catch(catcher)
    defer { _ = tintype_task_hooks_catch(previous) }
    return try withExtendedLifetime(self, body)
  }

  /// Runs jobs until none is left, and says whether that was within the limit.
  private func run(limit: Int, more: () -> Bool) -> Bool {
    var count = 0
    repeat {
      while first < jobs.count {
        if count >= limit { return false }
        count += run(next(), limit: limit - count)
      }
      count += 1
    } while count < limit && more()
    return count < limit || first == jobs.count
  }

  private func next() -> Job {
    let job = jobs[first]
    first += 1
    // What has run need not be kept until the end.
    if first == jobs.count || first == 4096 {
      jobs.removeFirst(first)
      first = 0
    }
    return job
  }

  /// Runs a job, and says in how many steps.
  private func run(_ job: Job, limit: Int) -> Int {
    switch job {
    case .pool(let job):
      // A job may drain by itself, and others run within it then.
      let outer = running
      running = unsafeBitCast(job, to: TintypeJobRef.self)
      defer { running = outer }
      var steps = 0
      repeat {
        goesOn = false
        steps += 1
        job.runSynchronously(on: PoolStandIn.shared.asUnownedTaskExecutor())
      } while goesOn && steps < limit
      if goesOn {
        goesOn = false
        append(.pool(job))
      }
      return steps
    case .main(let job):
      let executor = MainExecutorStandIn.shared.asUnownedSerialExecutor()
      if takesMain || MainQueue.isCurrent {
        job.runSynchronously(on: executor)
      } else {
        DispatchQueue.main.sync { catching { job.runSynchronously(on: executor) } }
      }
      return 1
    }
  }

  private func releaseAll() {
    let left = jobs[first...]
    jobs = []
    first = 0
    for job in left {
      switch job {
      case .pool(let job): PoolStandIn.release(job)
      case .main(let job): MainExecutorStandIn.release(job)
      }
    }
  }
}

/// The order in which the jobs of the probe ran.
private final class ProbeOrder: Sendable {
  private let list = Mutex<[Int]>([])

  func append(_ number: Int) { list.withLock { $0.append(number) } }

  var numbers: [Int] { list.withLock { $0 } }
}

/// What stands in for the pool of threads on a thread that catches jobs.
///
/// `Task.yield()` asks for the executor that it runs on and hands itself over to that; if it found
/// none, it would take the real pool, past the seams of the runtime.
final class PoolStandIn: TaskExecutor {
  static let shared = PoolStandIn()

  private init() {}

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let capture = TaskCapture.current {
      capture.append(.pool(job))
    } else {
      Self.release(job)
    }
  }

  /// Hands a job to the real pool.
  static func release(_ job: UnownedJob) {
    tintype_task_hooks_release(unsafeBitCast(job, to: TintypeJobRef.self))
  }
}
