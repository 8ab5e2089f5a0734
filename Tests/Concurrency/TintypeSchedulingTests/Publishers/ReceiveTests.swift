// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Testing
import TintypeScheduling

@Suite("Receiving on a scheduler")
struct ReceiveTests {
  /// A view that renders the values of a view model.
  private final class ScoreView {
    private(set) var shown: [String] = []
    private var cancellables = Set<AnyCancellable>()

    init(_ model: CurrentValue<Int>, on pump: Pump, rendersFirst: Bool) {
      var publisher = model.eraseToAnyPublisher()
      if rendersFirst {
        render(model.value)
        publisher = publisher.dropFirst().eraseToAnyPublisher()
      }
      publisher
        .receive(on: pump, line: 42)
        .sink(owner: self) { [weak self] in self?.render($0) }
        .store(in: &cancellables)
    }

    private func render(_ score: Int) { shown.append("\(score)") }
  }

  @Test("A view is empty until the scheduler delivers its first value")
  func emptyView() {
    let pump = Pump()
    let model = CurrentValue(1)
    let view = ScoreView(model, on: pump, rendersFirst: false)
    #expect(view.shown == [])
    pump.pump()
    #expect(view.shown == ["1"])
    model.send(2)
    #expect(view.shown == ["1"])
    pump.pump()
    #expect(view.shown == ["1", "2"])
  }

  @Test("A view that renders the first value and drops it from the publisher renders it once")
  func filledView() {
    let pump = Pump()
    let model = CurrentValue(1)
    let view = ScoreView(model, on: pump, rendersFirst: true)
    #expect(view.shown == ["1"])
    #expect(pump.actions.isEmpty)
    model.send(2)
    pump.pump()
    #expect(view.shown == ["1", "2"])
  }

  @Test("Each undelivered value is pending, with its location and the type of its owner")
  func tracker() {
    WorkTracker.withScope(WorkTracker.Scope("ReceiveTests.ledger")) {
      let pump = Pump()
      let model = CurrentValue(1)
      let view = ScoreView(model, on: pump, rendersFirst: false)
      model.send(2)
      let pending = WorkTracker.pending()
      #expect(pending.map(\.kind) == [.delivery, .delivery])
      #expect(pending.first?.owner == "ScoreView")
      #expect(pending.first?.scheduler == "Pump")
      #expect(pending.first?.place?.line == 42)
      #expect(
        pending.first?.description
          == "a value on Pump, for ScoreView (TintypeSchedulingTests/ReceiveTests.swift:42)")
      pump.pump()
      #expect(WorkTracker.pending().isEmpty)
      _ = view
    }
  }

  @Test("A value is pending until its subscriber has returned")
  func trackerWhileDelivering() {
    WorkTracker.withScope(WorkTracker.Scope("ReceiveTests.while")) {
      let pump = Pump()
      var counts: [Int] = []
      let cancellable = CurrentValue(1).receive(on: pump).sink { _ in
        counts.append(WorkTracker.pending().count)
      }
      pump.pump()
      #expect(counts == [1])
      _ = cancellable
    }
  }

  @Test("A value belongs to the test that subscribed, not to the test that sends")
  func trackerOfSubscriber() {
    let scope = WorkTracker.Scope("ReceiveTests.subscriber")
    let pump = Pump()
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = WorkTracker.withScope(scope) { subject.receive(on: pump).sink { _ in } }
    subject.send(1)
    WorkTracker.withScope(WorkTracker.Scope("ReceiveTests.sender")) {
      subject.send(2)
      #expect(WorkTracker.pending().isEmpty)
    }
    #expect(WorkTracker.pending(in: scope).count == 2)
    cancellable.cancel()
  }

  @Test("The scheduler receives the origin of the tracked value, and the subscriber does not")
  func origin() {
    WorkTracker.withScope(WorkTracker.Scope("ReceiveTests.origin")) {
      let pump = Pump()
      let label = NSObject()
      let cancellable = CurrentValue(1).receive(on: pump).sink(owner: label) { _ in }
      #expect(pump.origins.map { $0?.isEntered } == [true])
      #expect(pump.origins.first??.owner == "NSObject")
      #expect(pump.origins.first??.place?.line == UInt(#line - 3))

      var within: [Bool] = []
      let other = CurrentValue(1).receive(on: AtOnce()).sink { _ in
        within.append(WorkOrigin.current == nil)
      }
      #expect(within == [true])
      _ = (cancellable, other)
    }
  }

  @Test("Values outside a test are not tracked and have no origin")
  func noTracker() {
    let pump = Pump()
    let cancellable = WorkTracker.withoutScope { CurrentValue(1).receive(on: pump).sink { _ in } }
    #expect(pump.origins.map { $0 == nil } == [true])
    _ = cancellable
  }

  @Test("Canceling a subscription drops its values and removes them from the pending work")
  func cancelled() {
    WorkTracker.withScope(WorkTracker.Scope("ReceiveTests.cancelled")) {
      let pump = Pump()
      let log = Log<Int>()
      let subject = CurrentValue(1)
      let cancellable = subject.receive(on: pump).sink { log.note($0) }
      subject.send(2)
      #expect(WorkTracker.pending().count == 2)
      cancellable.cancel()
      #expect(WorkTracker.pending().isEmpty)
      pump.pump()
      #expect(log.entries == [])
    }
  }

  @Test("A subscriber that cancels receives no further values")
  func cancelledWithin() {
    let pump = Pump()
    let log = Log<Int>()
    let subject = CurrentValue(1)
    var cancellable: AnyCancellable?
    cancellable = subject.receive(on: pump).sink {
      log.note($0)
      cancellable?.cancel()
    }
    subject.send(2)
    pump.pump()
    #expect(log.entries == [1])
  }

  @Test("Values keep their order even if the scheduler reorders its actions")
  func order() {
    let pump = Pump()
    let log = Log<Int>()
    let subject = CurrentValue(0)
    let cancellable = subject.receive(on: pump).sink { log.note($0) }
    for n in 1...3000 { subject.send(n) }
    pump.pumpBackwards()
    #expect(log.entries == Array(0...3000))
    _ = cancellable
  }

  @Test("A value that is sent during a delivery is delivered afterward")
  func nested() {
    let pump = Pump()
    let log = Log<String>()
    let subject = CurrentValue(1)
    let cancellable = subject.receive(on: pump).sink {
      log.note("\($0) begins")
      if $0 == 1 { pump.pump() }
      log.note("\($0) ends")
    }
    subject.send(2)
    pump.pump()
    #expect(log.entries == ["1 begins", "1 ends", "2 begins", "2 ends"])
    _ = cancellable
  }

  @Test("Values keep their order on a concurrent queue")
  func concurrentQueue() {
    let queue = DispatchQueue(label: "ReceiveTests", attributes: .concurrent)
    let done = DispatchSemaphore(value: 0)
    let log = Log<Int>()
    let subject = CurrentValue(0)
    let cancellable = subject.receive(on: ConcurrentQueue(queue: queue)).sink {
      log.note($0)
      if $0 == 2000 { done.signal() }
    }
    for n in 1...2000 { subject.send(n) }
    done.wait()
    #expect(log.entries == Array(0...2000))
    _ = cancellable
  }

  @Test("receive(on:options:) passes its options to the scheduler")
  func options() {
    let pump = Pump()
    let cancellable = CurrentValue(1).receive(on: pump, options: "later").sink { _ in }
    #expect(pump.options == ["later"])
    cancellable.cancel()
  }
}

/// A scheduler that uses a concurrent queue.
private struct ConcurrentQueue: Scheduler {
  let queue: DispatchQueue
  let now = Pump.Time()
  let minimumTolerance = Pump.Time.Stride(0)

  private struct NoTimer: Cancellable {
    func cancel() {}
  }

  func schedule(options: String?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    queue.async { action() }
  }

  func schedule(
    after date: Pump.Time, tolerance: Pump.Time.Stride, options: String?,
    _ action: @escaping () -> Void
  ) { schedule(options: options, action) }

  func schedule(
    after date: Pump.Time, interval: Pump.Time.Stride, tolerance: Pump.Time.Stride,
    options: String?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(options: options, action)
    return NoTimer()
  }
}
