// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Testing
import TintypeScheduling

@Suite("Operators with time")
struct TimingTests {
  private let scheduler = DispatchQueue.test
  private let subject = PassthroughSubject<Int, Refusal>()

  @Test("debounce delivers a value that no other one follows, and drops it at the completion")
  func debounce() {
    let recorder = Recorder<Int, Refusal>()
    subject.debounce(for: .seconds(1), scheduler: scheduler).subscribe(recorder)
    subject.send(1)
    scheduler.advance(by: .milliseconds(999))
    subject.send(2)
    scheduler.advance(by: .milliseconds(999))
    #expect(recorder.entries == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(recorder.entries == ["2"])
    subject.send(3)
    subject.send(completion: .finished)
    scheduler.advance(by: .seconds(5))
    #expect(recorder.entries == ["2", "finished"])
  }

  @Test(
    "throttle delivers the first or the last value of each interval",
    arguments: [(true, ["1", "3", "4"]), (false, ["1", "2", "4"])])
  func throttle(latest: Bool, expected: [String]) {
    let recorder = Recorder<Int, Refusal>()
    subject.throttle(for: .seconds(1), scheduler: scheduler, latest: latest).subscribe(recorder)
    subject.send(1)
    scheduler.advance()
    subject.send(2)
    subject.send(3)
    #expect(recorder.entries == ["1"])
    scheduler.advance(by: .seconds(1))
    scheduler.advance(by: .seconds(3))
    subject.send(4)
    subject.send(completion: .finished)
    scheduler.advance()
    #expect(recorder.entries == expected + ["finished"])
  }

  @Test("delay delivers values and the completion later")
  func delay() {
    let recorder = Recorder<Int, Refusal>()
    numbers(1, 2, then: .a).delay(for: .seconds(2), scheduler: scheduler).subscribe(recorder)
    scheduler.advance(by: .seconds(1))
    #expect(recorder.entries == [])
    scheduler.advance(by: .seconds(1))
    #expect(recorder.entries == ["1", "2", "refusal a"])
  }

  @Test("timeout fails if no value arrives in time")
  func timeout() {
    let recorder = Recorder<Int, Refusal>()
    var cancellations = 0
    subject.handleEvents(receiveCancel: { cancellations += 1 })
      .timeout(.seconds(2), scheduler: scheduler, customError: { .b }).subscribe(recorder)
    scheduler.advance(by: .seconds(1))
    subject.send(1)
    scheduler.advance(by: .seconds(1))
    subject.send(2)
    scheduler.advance(by: .seconds(2))
    #expect(recorder.entries == ["1", "2", "refusal b"])
    #expect(cancellations == 1)
    let finished = Recorder<Int, Refusal>()
    numbers(1).timeout(.seconds(2), scheduler: scheduler).subscribe(finished)
    scheduler.run()
    #expect(finished.entries == ["1", "finished"])
  }

  @Test("collect delivers the values of each interval")
  func collect() {
    let recorder = Recorder<[Int], Refusal>()
    subject.collect(.byTimeOrCount(scheduler, .seconds(1), 3)).subscribe(recorder)
    for value in 1...4 { subject.send(value) }
    #expect(recorder.entries == ["[1, 2, 3]"])
    scheduler.advance(by: .seconds(2))
    subject.send(5)
    subject.send(completion: .finished)
    #expect(recorder.entries == ["[1, 2, 3]", "[4]", "[5]", "finished"])
  }

  @Test("measureInterval publishes the time between values")
  func measureInterval() {
    let recorder = Recorder<DispatchQueue.SchedulerTimeType.Stride, Refusal>()
    subject.measureInterval(using: scheduler).subscribe(recorder)
    scheduler.advance(by: .seconds(1))
    subject.send(1)
    scheduler.advance(by: .seconds(2))
    subject.send(2)
    #expect(recorder.entries.count == 2)
    #expect(recorder.entries.last?.contains("2000000000") == true)
  }

  @Test("subscribe(on:) subscribes, requests and cancels on the scheduler")
  func subscribeOn() {
    var log: [String] = []
    let pump = Pump()
    let cancellable = subject.handleEvents(
      receiveSubscription: { _ in log.append("subscription") },
      receiveCancel: { log.append("cancel") }
    )
    .subscribe(on: pump)
    .sink { _ in
    } receiveValue: {
      log.append("\($0)")
    }
    subject.send(1)
    pump.pump()
    subject.send(2)
    cancellable.cancel()
    #expect(log == ["subscription", "2"])
    pump.pump()
    #expect(log == ["subscription", "2", "cancel"])
  }

  @Test("A delayed value waits for a test scheduler, and is pending on a real one, with its origin")
  func tracker() {
    WorkTracker.withScope(WorkTracker.Scope("TimingTests.tracker")) {
      let scheduler = DispatchQueue.test
      let model = CurrentValue(1)
      let label = NSObject()
      let delayed: [AnyPublisher<Int, Never>] = [
        model.debounce(for: .seconds(1), scheduler: scheduler, line: 1).eraseToAnyPublisher(),
        model.delay(for: .seconds(1), scheduler: scheduler, line: 2).eraseToAnyPublisher(),
      ]
      var cancellables = delayed.map { $0.sink(owner: label) { _ in } }
      #expect(WorkTracker.pending().isEmpty)
      #expect(WorkTracker.waiting().map(\.kind) == [.delivery, .delivery])
      #expect(WorkTracker.waiting().map(\.place?.line) == [1, 2])
      #expect(WorkTracker.waiting().map(\.owner) == ["NSObject", "NSObject"])
      model.send(2)
      #expect(WorkTracker.waiting().count == 3)
      cancellables = []
      #expect(WorkTracker.waiting().isEmpty)

      let queue = DispatchQueue(label: "TimingTests")
      cancellables.append(
        model.debounce(for: .seconds(3600), scheduler: queue, line: 3).sink { _ in })
      cancellables.append(
        model.throttle(for: .seconds(3600), scheduler: queue, latest: true, line: 4)
          .dropFirst().sink { _ in })
      #expect(WorkTracker.pending().map(\.scheduler).first == "DispatchQueue “TimingTests”")
      #expect(WorkTracker.pending().first?.place?.line == 3)
      cancellables = []
      #expect(WorkTracker.pending().isEmpty)
    }
  }

  @Test("A value that debounce replaces is not abandoned work")
  func replaced() {
    WorkTracker.withScope(WorkTracker.Scope("TimingTests.replaced")) {
      let watch = WorkTracker.Watch()
      let cancellable = subject.debounce(for: .seconds(1), scheduler: scheduler)
        .sink { _ in
        } receiveValue: { _ in
        }
      subject.send(1)
      subject.send(2)
      scheduler.advance(by: .seconds(1))
      #expect(watch.end() == [])
      _ = cancellable
    }
  }
}
