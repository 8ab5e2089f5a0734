// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeScheduling

@Suite("Publishers of Foundation")
struct FoundationPublisherTests {
  @Test("A timer within a test waits until the test advances its scheduler")
  func timer() {
    let scope = WorkTracker.Scope("FoundationPublisherTests.timer")
    WorkTracker.withScope(scope) {
      let timer = Timer.publish(every: 2, on: .main, in: .common, line: 42)
      var dates: [Date] = []
      let cancellable = timer.sink { dates.append($0) }
      #expect(WorkTracker.waiting().isEmpty)
      let connection = timer.connect()
      #expect(WorkTracker.pending().isEmpty)
      #expect(WorkTracker.waiting().map(\.kind) == [.timer])
      #expect(WorkTracker.waiting().first?.place?.line == 42)
      Timer.testScheduler?.advance(by: 5)
      #expect(dates.count == 2)
      #expect(dates.last?.timeIntervalSince(dates[0]) == 2)
      #expect(MovableTimes.advance(bySeconds: 1))
      #expect(dates.count == 3)
      connection.cancel()
      #expect(!MovableTimes.advance(bySeconds: 10))
      #expect(dates.count == 3)
      #expect(WorkTracker.waiting().isEmpty)
      _ = cancellable
    }
    MovableTimes.clear(scope)
  }

  @Test("An automatically connected timer starts with its first subscriber and ends with the last")
  func autoconnect() {
    let scope = WorkTracker.Scope("FoundationPublisherTests.autoconnect")
    WorkTracker.withScope(scope) {
      final class Clock { var ticks = 0 }
      let clock = Clock()
      let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      var cancellables = [timer.sink(owner: clock) { _ in clock.ticks += 1 }]
      cancellables.append(timer.sink { _ in clock.ticks += 10 })
      #expect(WorkTracker.waiting().map(\.owner) == ["Clock"])
      Timer.testScheduler?.advance(by: 1)
      #expect(clock.ticks == 11)
      cancellables.removeFirst()
      Timer.testScheduler?.advance(by: 1)
      #expect(clock.ticks == 21)
      cancellables = []
      #expect(WorkTracker.waiting().isEmpty)
    }
    MovableTimes.clear(scope)
  }

  @Test("Timers of one test do not fire in another one")
  func separate() {
    let first = WorkTracker.Scope("FoundationPublisherTests.first")
    let second = WorkTracker.Scope("FoundationPublisherTests.second")
    var ticks = 0
    let cancellable = WorkTracker.withScope(first) {
      Timer.publish(every: 1, on: .main, in: .default).autoconnect().sink { _ in ticks += 1 }
    }
    WorkTracker.withScope(second) { Timer.testScheduler?.advance(by: 10) }
    #expect(ticks == 0)
    WorkTracker.withScope(first) { Timer.testScheduler?.advance(by: 1) }
    #expect(ticks == 1)
    MovableTimes.clear(first)
    MovableTimes.clear(second)
    _ = cancellable
  }

  @Test("The end of a test releases its timers")
  func released() {
    let scope = WorkTracker.Scope("FoundationPublisherTests.released")
    weak var scheduler: TestSchedulerOf<RunLoop>?
    let cancellable = WorkTracker.withScope(scope) {
      scheduler = Timer.testScheduler
      return Timer.publish(every: 1, on: .main, in: .default).autoconnect().sink { _ in }
    }
    #expect(scheduler != nil)
    MovableTimes.clear(scope)
    #expect(scheduler == nil)
    cancellable.cancel()
  }

  @Test("A timer outside of a test fires on its run loop")
  func runLoop() {
    WorkTracker.withoutScope {
      #expect(Timer.testScheduler == nil)
      let loop = RunLoop.current
      let recorder = Recorder<Date, Never>()
      let timer = Timer.publish(every: 0.001, on: loop, in: .default).autoconnect()
      timer.prefix(2).subscribe(recorder)
      while recorder.entries.last != "finished" {
        _ = loop.run(mode: .default, before: .distantFuture)
      }
      #expect(recorder.entries.count == 3)
    }
  }

  @Test("A notification publisher delivers requested notifications of its object")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    let object = NSObject()
    let recorder = Recorder<String, Never>(.max(1))
    center.publisher(for: name, object: object)
      .map { $0.userInfo?["n"] as? String ?? "" }
      .subscribe(recorder)
    center.post(name: name, object: NSObject(), userInfo: ["n": "other"])
    center.post(name: name, object: object, userInfo: ["n": "1"])
    center.post(name: name, object: object, userInfo: ["n": "2"])
    #expect(recorder.entries == ["1"])
    recorder.request(.unlimited)
    center.post(name: name, object: object, userInfo: ["n": "3"])
    recorder.cancel()
    center.post(name: name, object: object, userInfo: ["n": "4"])
    #expect(recorder.entries == ["1", "3"])
    #expect(center.publisher(for: name) == center.publisher(for: name))
    #expect(center.publisher(for: name) != center.publisher(for: name, object: object))
  }
}
