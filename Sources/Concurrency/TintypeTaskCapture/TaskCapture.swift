// SPDX-License-Identifier: MIT

import CTintypeTaskHooks
import Dispatch
import Synchronization

/// Captures the Swift concurrency jobs that a thread enqueues, and runs them on that thread, first
/// in, first out.
///
/// `@unchecked`: only the draining thread accesses the queue, except for the main queue while that
/// thread waits for it.
package final class TaskCapture: @unchecked Sendable {
  enum Job {
    case pool(UnownedJob)
    case main(UnownedJob)
    /// A closure that was scheduled on the main queue.
    case block(() -> Void)
  }

  private var jobs: [Job] = []
  private var first = 0
  /// The pool job that is running.
  private var running: TintypeJobRef?
  /// A Boolean value that indicates whether the running job continues immediately.
  private var goesOn = false
  /// The closure that runs a job of the main actor on the draining thread even if it is not the
  /// main thread; `nil` runs such jobs on the main queue.
  private let mainJobs: ((() -> Void) -> Void)?
  private let catcher = UnsafeMutablePointer<TintypeJobCatcher>.allocate(capacity: 1)

  private init(mainJobs: ((() -> Void) -> Void)? = nil) {
    self.mainJobs = mainJobs
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

  /// The capture of the current thread.
  static var current: TaskCapture? {
    tintype_task_hooks_current().map {
      Unmanaged<TaskCapture>.fromOpaque($0.pointee.context).takeUnretainedValue()
    }
  }

  func append(_ job: Job) { jobs.append(job) }

  /// Captures a closure that was scheduled on the main queue, if jobs of the main actor run on this
  /// thread.
  ///
  /// - Returns: A Boolean value that indicates whether the closure was captured.
  package static func takesMainBlock(_ block: @escaping () -> Void) -> Bool {
    guard let capture = current, capture.mainJobs != nil else { return false }
    capture.append(.block(block))
    return true
  }

  /// Accepts a job for the pool.
  ///
  /// The runtime does not recognize the pool's replacement as the pool. So a task on it that calls
  /// a function without an actor switches to the pool, where it already is. This is not a
  /// suspension.
  private func take(_ job: TintypeJobRef) {
    if job == running {
      goesOn = true
    } else {
      append(.pool(unsafeBitCast(job, to: UnownedJob.self)))
    }
  }
}

extension TaskCapture {
  /// A Boolean value that indicates whether the runtime's jobs can be captured.
  package static let isAvailable = tintype_task_hooks_install() && probe()

  /// A Boolean value that indicates whether this thread captures jobs, which is the case within
  /// `drain`.
  package static var isCatching: Bool { tintype_task_hooks_current() != nil }

  /// Runs a closure, then every job that it has enqueued and that those enqueue, until none is
  /// left.
  ///
  /// Jobs of the main actor run on the main queue, for which the thread waits, so that they exclude
  /// other blocks of that queue. Within another capture of the same thread, the jobs of both run.
  /// If jobs cannot be captured, only the closure runs.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of jobs; the remaining ones are enqueued on their usual
  ///     executors.
  ///   - grace: The number of additional jobs after `isEndless`, which may have canceled their
  ///     tasks.
  ///   - mainJobs: Calls the closure that it receives, which runs a job of the main actor on this
  ///     thread; `nil`, the default, runs such jobs on the main queue.
  ///   - body: The closure that enqueues jobs.
  ///   - isEndless: Called if the limit was reached.
  ///   - more: Called if no job is left; returns whether it may have enqueued more jobs.
  /// - Returns: The closure's return value.
  /// - Throws: Any error that the closure throws, after the jobs have run.
  package static func drain<R>(
    limit: Int = 1_000_000, grace: Int = 0, mainJobs: ((() -> Void) -> Void)? = nil,
    _ body: () throws -> R, isEndless: () -> Void = {}, more: () -> Bool = { false }
  ) rethrows -> R {
    guard isAvailable else { return try body() }
    let capture = current ?? TaskCapture(mainJobs: mainJobs)
    return try capture.catching {
      let result = Result { try body() }
      if !capture.run(limit: limit, more: more) {
        isEndless()
        // Canceled tasks end on this thread, and do not depend on a free thread of the pool.
        if !capture.run(limit: grace, more: { false }) { capture.releaseAll() }
      }
      return try result.get()
    }
  }

  /// Runs a task on this thread, also its jobs of the main actor, and returns when none of its jobs
  /// is left.
  ///
  /// Neither the main thread nor a thread of the pool can block it, which may wait for this thread.
  /// Jobs of a surrounding capture do not run.
  ///
  /// - Parameter operation: The operation of the task. It has not ended if it waits for another
  ///   thread, and has not started if jobs cannot be captured.
  package static func run(_ operation: @escaping @Sendable () async -> Void) {
    guard isAvailable else { return }
    let capture = TaskCapture(mainJobs: { $0() })
    capture.catching {
      Task.detached(operation: operation)
      if !capture.run(limit: 1_000_000, more: { false }) { capture.releaseAll() }
    }
  }

  /// Tests whether jobs of both kinds are captured and run in order.
  private static func probe() -> Bool {
    let capture = TaskCapture(mainJobs: { $0() })
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

  /// Runs jobs until none is left, and returns whether that was within the limit.
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
    // Release jobs that have run, instead of keeping them until the end.
    if first == jobs.count || first == 4096 {
      jobs.removeFirst(first)
      first = 0
    }
    return job
  }

  /// Runs a job, and returns the number of its steps.
  private func run(_ job: Job, limit: Int) -> Int {
    switch job {
    case .pool(let job):
      // A job may drain, and then other jobs run within it.
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
      if MainQueue.isCurrent {
        job.runSynchronously(on: executor)
      } else if let mainJobs {
        mainJobs { job.runSynchronously(on: executor) }
      } else {
        DispatchQueue.main.sync { catching { job.runSynchronously(on: executor) } }
      }
      return 1
    case .block(let block):
      if let mainJobs { mainJobs(block) } else { block() }
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
      case .block(let block):
        // Proof of safety: this thread does not use the closure any more.
        nonisolated(unsafe) let block = block
        DispatchQueue.main.async { block() }
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
