// SPDX-License-Identifier: MIT

import Dispatch
import Testing
import TintypeBase

@testable import TintypeSchedulers

/// Durations around the limits of a clock's range.
private let extremes: [Duration] = [
  .zero, .nanoseconds(1), .nanoseconds(-1), .seconds(1), .seconds(-1), .seconds(86_400),
  .seconds(Int64.max), .seconds(Int64.min), .seconds(Int64.max - 1), .seconds(Int64.max / 2),
  Duration(attoseconds: .max), Duration(attoseconds: .min), Duration(attoseconds: 1),
]

@Suite struct ClockExtremesTests {
  private let end = Duration.seconds(Int64.max)

  @Test("Advancing a test clock by the longest duration stops at the last instant")
  func advanceInLoops() {
    let clock = TestClock()
    for _ in 0..<40 { clock.advance(by: .seconds(Int64.max)) }
    #expect(clock.now.offset == end)
    clock.advance(by: Duration(attoseconds: .min))
    #expect(clock.now.offset == end)
  }

  @Test("The asynchronous methods of a test clock also stop at the last instant")
  func asynchronousAdvanceInLoops() async {
    let clock = TestClock()
    for _ in 0..<40 { await clock.advance(by: Duration(attoseconds: .max)) }
    #expect(clock.now.offset == end)
    await clock.run()
  }

  @Test("Sums and differences of instants saturate", arguments: 1...4)
  func instants(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bound = end.attoseconds
    func clamped(_ value: Int128) -> Int128 { min(max(value, -bound), bound) }
    for _ in 0..<2_000 {
      var pick: Duration {
        Bool.random(using: &generator)
          ? extremes.randomElement(using: &generator) ?? .zero
          : .nanoseconds(Int64.random(in: .min ... .max, using: &generator))
      }
      let (a, b) = (pick, pick)
      let (exact, isBeyond) = a.attoseconds.addingReportingOverflow(b.attoseconds)
      let sum = OffsetInstant(offset: a).advanced(by: b).offset.attoseconds
      #expect(sum == (isBeyond ? (a < .zero ? -bound : bound) : clamped(exact)))
      let (difference, isFar) = b.attoseconds.subtractingReportingOverflow(a.attoseconds)
      let distance = OffsetInstant(offset: a).duration(to: .init(offset: b)).attoseconds
      #expect(distance == (isFar ? (b < .zero ? -bound : bound) : clamped(difference)))
    }
  }

  @Test("Random sleeps and advances of extreme durations neither trap nor hang", arguments: 1...4)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let clock = TestClock()
    var tasks: [Task<Void, any Error>] = []
    var last = clock.now
    for _ in 0..<200 {
      let duration = extremes.randomElement(using: &generator) ?? .zero
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        tasks.append(settled { Task { try await clock.sleep(for: duration) } })
      case 1:
        tasks.append(settled { Task { try await clock.sleep(until: .init(offset: duration)) } })
      case 2:
        clock.advance(by: duration)
      default:
        clock.advance(to: .init(offset: duration))
      }
      #expect(clock.now >= last)
      last = clock.now
    }
    clock.run()
    #expect(clock.queue.asleep.first?.isNever ?? true)
    settled { for task in tasks { task.cancel() } }
    #expect(clock.queue.asleep.count == 0)
  }

  @Test("A sleep until the last instant ends only when its task is canceled")
  func never() {
    let clock = TestClock()
    let log = Log<String>()
    let task = settled {
      Task {
        while !Task.isCancelled {
          log.note("sleeps")
          try? await clock.sleep(for: .seconds(Int64.max))
        }
        log.note("ends")
      }
    }
    for _ in 0..<3 { clock.advance(by: .seconds(Int64.max)) }
    clock.run()
    #expect(log.entries == ["sleeps"])
    settled { task.cancel() }
    #expect(log.entries == ["sleeps", "ends"])
  }

  @Test("An advance of a test clock stops at its limit of timer ticks, with an issue")
  func endlessTicks() {
    let issues = CollectedIssues()
    issues.collect {
      let clock = TestClock(line: 7)
      let log = Log<Void>()
      let task = settled {
        Task { for await _ in clock.timer(interval: .nanoseconds(1)) { log.note(()) } }
      }
      clock.advance(to: .init(offset: .seconds(Int64.max)), limit: 1_000)
      #expect(log.entries.count == 1_000)
      #expect(clock.now.offset == .microseconds(1))
      // The next advance continues from there.
      clock.advance(by: .nanoseconds(5))
      #expect(log.entries.count == 1_005)
      settled { task.cancel() }
    }
    #expect(issues.issues.map(\.place?.line) == [7])
    let text = issues.messages.first ?? ""
    #expect(text.hasPrefix("Advancing this TestClock stopped after 1000 sleeps, with 9.22"))
    #expect(text.hasSuffix("give the timer a longer interval, or cancel it."))
  }

  @Test("A timer with the longest interval never ticks")
  func longestInterval() {
    let clock = TestClock()
    let log = Log<Void>()
    let task = settled {
      Task { for await _ in clock.timer(interval: .seconds(Int64.max)) { log.note(()) } }
    }
    clock.advance(by: .seconds(Int64.max))
    clock.run()
    #expect(log.entries.isEmpty)
    settled { task.cancel() }
  }

  @Test("Immediate and type-erased clocks accept extreme durations")
  func otherClocks() async throws {
    for duration in extremes {
      let immediate = ImmediateClock()
      for _ in 0..<3 { try await immediate.sleep(for: duration) }
      #expect(immediate.now.offset >= .zero)
      let erased = AnyClock(ImmediateClock())
      for _ in 0..<3 { try await erased.sleep(for: duration) }
      #expect(erased.now.offset >= .zero)
    }
  }

  @Test(
    "Advancing by seconds accepts every number",
    arguments: [.nan, .infinity, -.infinity, 1e300, -1e300, 1e19, -1, 0, 2.5])
  func seconds(seconds: Double) {
    let scope = WorkTracker.Scope("ClockExtremesTests \(seconds)")
    WorkTracker.withScope(scope) {
      let (clock, scheduler) = (TestClock(), DispatchQueue.test)
      let start = scheduler.now
      let task = settled { Task { try await clock.sleep(for: .seconds(Int64.max)) } }
      scheduler.schedule(after: start.advanced(by: .seconds(Int.max))) {}
      #expect(MovableTimes.advance(bySeconds: seconds))
      let passed = max(seconds.isNaN ? 0 : seconds, 0)
      #expect(clock.now.offset == SaturatingDuration.seconds(passed))
      #expect(start.distance(to: scheduler.now) == min(.seconds(passed), .seconds(Int.max)))
      settled { task.cancel() }
    }
  }
}
