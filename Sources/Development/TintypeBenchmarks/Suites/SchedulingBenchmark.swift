// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization
import TintypeScheduling

/// Measurements of how the time for schedulers, clocks and settling grows with the work.
enum SchedulingBenchmark {
  static func run() throws {
    try compare("immediate actions", immediate)
    try compare("timers of a test scheduler", timers)
    try compare("settled tasks", tasks)
    try compare("settled sleeps of a test clock", sleeps)
  }

  private static func compare(_ name: String, _ body: @escaping (Int) throws -> Int) throws {
    let counts = [1_000, 10_000]
    let times = try Measurement.medians(
      rounds: 9,
      counts.map { count in
        {
          let done = try body(count)
          guard done == count else {
            throw BenchmarkError.mismatch("\(done) of \(count) \(name) ran.")
          }
        }
      })
    print("scheduling   1,000 \(name)   \(times[0].milliseconds)")
    print(
      "scheduling  10,000 \(name)   \(times[1].milliseconds)   × \(times[1].ratio(to: times[0]))")
  }

  private static func immediate(_ count: Int) -> Int {
    let scheduler = DispatchQueue.immediate
    let done = Count()
    for _ in 0..<count { scheduler.schedule { done.value += 1 } }
    return done.value
  }

  private static func timers(_ count: Int) -> Int {
    let scheduler = DispatchQueue.test
    let done = Count()
    for number in 0..<count {
      // Not in the order of their times.
      let delay = number * 7919 % count
      scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(delay))) {
        done.value += 1
      }
    }
    scheduler.run()
    return done.value
  }

  private static func tasks(_ count: Int) -> Int {
    let done = Tally()
    settled {
      for _ in 0..<count {
        Task {
          await Task.yield()
          done.add()
        }
      }
    }
    return done.value
  }

  private static func sleeps(_ count: Int) -> Int {
    let clock = TestClock()
    let done = Tally()
    settled {
      for number in 0..<count {
        Task {
          try await clock.sleep(for: .milliseconds(number * 7919 % count))
          done.add()
        }
      }
    }
    clock.run()
    return done.value
  }

  /// A counter for closures of one thread.
  private final class Count {
    var value = 0
  }
}

/// A counter for tasks.
final class Tally: Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .relaxed) }

  func add() { count.add(1, ordering: .relaxed) }
}
