// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Synchronization
import Testing
import TintypeTaskCapture

@testable import TintypeSchedulers

@Suite("Order of a test clock")
struct TestClockOrderTests {
  /// Returns the log of a thousand timers that each fire twice.
  private func firings() -> [String] {
    let clock = TestClock()
    let log = Log<String>()
    TaskCapture.drain {
      for n in 0..<1000 {
        Task {
          for firing in 1...2 {
            try await clock.sleep(for: .milliseconds(10 + n % 7))
            log.note("\(n).\(firing) at \(clock.now.offset)")
          }
        }
      }
    }
    clock.advance(by: .seconds(1))
    return log.entries
  }

  @Test("A thousand timers fire in a deterministic order under load")
  func busy() async {
    let noise = Noise()
    let first = firings()
    #expect(first.count == 2000)
    for _ in 0..<19 { #expect(firings() == first) }
    await noise.stop()
    // The order is that of the deadlines, then of falling asleep.
    #expect(first == expected())
  }

  private func expected() -> [String] {
    var due: [Int: [(timer: Int, firing: Int)]] = [:]
    for n in 0..<1000 { due[10 + n % 7, default: []].append((n, 1)) }
    var result: [String] = []
    for time in 0..<100 {
      for (timer, firing) in due[time] ?? [] {
        result.append("\(timer).\(firing) at \(Duration.milliseconds(time))")
        if firing < 2 { due[time + 10 + timer % 7, default: []].append((timer, firing + 1)) }
      }
    }
    return result
  }

  @Test("A heap returns its elements in sorted order", arguments: [1, 2, 3])
  func heap(seed: UInt64) {
    var state = seed
    var heap = MinimumHeap<UInt64>()
    var numbers: [UInt64] = []
    for _ in 0..<500 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      numbers.append(state >> 56)
      heap.insert(state >> 56)
    }
    heap.removeAll { $0 % 3 == 0 }
    numbers.removeAll { $0 % 3 == 0 }
    var sorted: [UInt64] = []
    while let minimum = heap.removeMinimum() { sorted.append(minimum) }
    #expect(sorted == numbers.sorted())
    #expect(heap.minimum == nil)
  }
}

/// Four threads and four tasks that compute until they are stopped.
private final class Noise: Sendable {
  private let isOver = Atomic(false)
  private let tasks = Mutex<[Task<Void, Never>]>([])

  init() {
    for _ in 0..<4 {
      Thread.detachNewThread { self.burn() }
      tasks.withLock {
        $0.append(
          Task.detached {
            while !self.isOver.load(ordering: .relaxed) { await Task.yield() }
          })
      }
    }
  }

  private func burn() {
    var number = 1
    while !isOver.load(ordering: .relaxed) {
      for _ in 0..<1000 { number = number &* 31 &+ 7 }
      // Yields so that other threads can continue; the switching between threads is the load.
      sched_yield()
    }
    withExtendedLifetime(number) {}
  }

  func stop() async {
    isOver.store(true, ordering: .relaxed)
    for task in tasks.withLock({ $0 }) { await task.value }
  }
}
