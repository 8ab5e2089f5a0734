// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Testing
import TintypeBase

@testable import TintypeSchedulers

private typealias Stride = DispatchQueue.SchedulerTimeType.Stride

/// Strides around the limits of a dispatch queue's range.
private let extremes: [Stride] = [
  .nanoseconds(0), .nanoseconds(1), .nanoseconds(-1), .nanoseconds(.max), .nanoseconds(.min),
  .nanoseconds(.max - 1), .nanoseconds(.min + 1), .seconds(Int.max), .seconds(Int.min), .seconds(1),
  .seconds(-1), .seconds(Double.infinity), .seconds(-Double.infinity), .seconds(Double.nan),
  .seconds(1e300), .milliseconds(.max), .microseconds(.min), Stride(.never),
]

@Suite struct SchedulerExtremesTests {
  @Test("Strides of dispatch queues saturate and agree with exact arithmetic", arguments: 1...4)
  func arithmetic(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func clamped(_ value: Int128) -> Int {
      value > Int128(Int.max) ? .max : value < Int128(Int.min) ? -.max : Int(value)
    }
    for _ in 0..<2_000 {
      var pick: Stride {
        Bool.random(using: &generator)
          ? extremes.randomElement(using: &generator) ?? 0
          : .nanoseconds(Int.random(in: .min ... .max, using: &generator))
      }
      let (a, b) = (pick, pick)
      let (wideA, wideB) = (Int128(a.magnitude), Int128(b.magnitude))
      #expect((a + b).magnitude == clamped(wideA + wideB))
      #expect((a - b).magnitude == clamped(wideA - wideB))
      #expect((-a).magnitude == clamped(-wideA))
      let product = wideA.multipliedReportingOverflow(by: wideB).partialValue / 1_000_000_000
      #expect((a * b).magnitude == clamped(product))
      var time = DispatchQueue.SchedulerTimeType.start
      for stride in [a, b] {
        let next = time.advanced(by: stride)
        #expect(stride < 0 ? next <= time : next >= time)
        #expect((time.distance(to: next) < 0) == (next < time))
        time = next
      }
    }
  }

  @Test("Random work and advances with extreme strides neither trap nor hang", arguments: 1...6)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let issues = CollectedIssues()
    issues.collect {
      let scheduler = DispatchQueue.test
      var timers: [any Cancellable] = []
      var last = scheduler.now
      for _ in 0..<100 {
        let length = extremes.randomElement(using: &generator) ?? 0
        let interval = extremes.randomElement(using: &generator) ?? 0
        switch Int.random(in: 0..<5, using: &generator) {
        case 0:
          scheduler.schedule {}
        case 1:
          scheduler.schedule(after: scheduler.now.advanced(by: length)) {}
        case 2:
          timers.append(
            scheduler.schedule(after: scheduler.now.advanced(by: length), interval: interval) {})
        case 3:
          scheduler.advance(to: scheduler.now.advanced(by: length), limit: 200)
        default:
          scheduler.run(limit: 200)
        }
        #expect(scheduler.now >= last)
        last = scheduler.now
      }
      for timer in timers { timer.cancel() }
      scheduler.run()
      #expect(scheduler.next() == nil)
    }
  }

  @Test("Repeatedly advancing by the longest stride stops at the last instant")
  func advanceInLoops() {
    let scheduler = DispatchQueue.test
    var count = 0
    scheduler.schedule(after: scheduler.now.advanced(by: .nanoseconds(.max))) { count += 1 }
    for _ in 0..<40 { scheduler.advance(by: .seconds(Int.max)) }
    #expect(scheduler.now.dispatchTime.uptimeNanoseconds == .max)
    #expect(count == 1)
    scheduler.advance(by: .nanoseconds(.min))
    #expect(scheduler.now.dispatchTime.uptimeNanoseconds == .max)
  }

  @Test("A timer with the longest interval ends at the last instant without an issue")
  func longestInterval() {
    let issues = CollectedIssues()
    var count = 0
    issues.collect {
      let scheduler = DispatchQueue.test
      let timer = scheduler.schedule(
        after: scheduler.now, interval: .nanoseconds(.max)
      ) { count += 1 }
      scheduler.run()
      timer.cancel()
    }
    // At the start, after one interval, and after two, which is the last instant.
    #expect(count == 3)
    #expect(issues.messages.isEmpty)
  }

  @Test("A sleep until the last instant wakes there without an issue")
  func longestSleep() {
    let issues = CollectedIssues()
    let log = Log<String>()
    issues.collect {
      let scheduler = DispatchQueue.test
      let date = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: .max))
      _ = settled {
        Task {
          try await scheduler.sleep(until: date)
          log.note("awake")
        }
      }
      scheduler.run()
    }
    #expect(log.entries == ["awake"])
    #expect(issues.messages.isEmpty)
  }

  @Test("An advance of a test scheduler stops at its limit of timer ticks, with an issue")
  func endlessTicks() {
    let issues = CollectedIssues()
    let scheduler = DispatchQueue.test
    var count = 0
    let line: UInt = #line + 1
    let timer = scheduler.schedule(after: scheduler.now, interval: .nanoseconds(1)) { count += 1 }
    issues.collect {
      scheduler.advance(to: scheduler.now.advanced(by: .seconds(Int.max)), limit: 1_000)
    }
    #expect(count == 1_000)
    #expect(
      issues.messages == [
        """
        Advancing a test scheduler stopped after 1000 actions, and a timer on TestScheduler \
        (TintypeSchedulingTests/SchedulerExtremesTests.swift:\(line)) is next. Advance the time in \
        smaller steps, schedule the action with a longer interval, or cancel it.
        """
      ])
    timer.cancel()
  }

  @Test("An advance that ends exactly at its limit of actions reports no issue")
  func exactLimit() {
    let issues = CollectedIssues()
    let scheduler = DispatchQueue.test
    let timer = scheduler.schedule(after: scheduler.now, interval: 1) {}
    issues.collect { scheduler.advance(to: scheduler.now.advanced(by: 9), limit: 10) }
    #expect(issues.messages.isEmpty)
    #expect(DispatchQueue.SchedulerTimeType.start.distance(to: scheduler.now) == 9)
    timer.cancel()
  }

  @Test(
    "Endless work at the last instant stops with an issue",
    arguments: [Stride.seconds(1), .nanoseconds(.max)])
  fileprivate func endOfTime(delay: Stride) {
    let issues = CollectedIssues()
    issues.collect {
      let scheduler = DispatchQueue.test
      scheduler.advance(by: .seconds(Int.max))
      scheduler.advance(by: .seconds(Int.max))
      func again() {
        scheduler.schedule(after: scheduler.now.advanced(by: delay)) { again() }
      }
      again()
      scheduler.run(limit: 1_000)
    }
    #expect(issues.messages.count == 1)
  }

  @Test("An immediate scheduler accepts extreme dates and intervals")
  func immediate() {
    let scheduler = DispatchQueue.immediate
    var count = 0
    for length in extremes {
      scheduler.schedule(after: scheduler.now.advanced(by: length)) { count += 1 }
      _ = scheduler.schedule(after: scheduler.now.advanced(by: length), interval: length) {
        count += 1
      }
    }
    #expect(count == 2 * extremes.count)
  }

  @Test(
    "A test scheduler with dates accepts extreme seconds",
    arguments: [0, -1, 1, 1e300, -1e300, .infinity, -.infinity, .nan, .greatestFiniteMagnitude])
  func dates(seconds: Double) {
    let issues = CollectedIssues()
    issues.collect {
      let scheduler = RunLoop.test
      let timer = scheduler.schedule(
        after: scheduler.now.advanced(by: .seconds(seconds)), interval: .seconds(seconds)
      ) {}
      for _ in 0..<40 {
        scheduler.advance(to: scheduler.now.advanced(by: .seconds(seconds)), limit: 200)
      }
      scheduler.run(limit: 200)
      timer.cancel()
    }
    #expect(issues.issues.count <= 41)
  }
}
