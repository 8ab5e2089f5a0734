// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeScheduling
import TintypeTaskCapture

@Suite("Type-erased schedulers")
struct AnySchedulerTests {
  /// A model that takes a scheduler, as user code does.
  private final class Model {
    let scheduler: AnySchedulerOf<DispatchQueue>
    var text = ""

    init(scheduler: AnySchedulerOf<DispatchQueue> = .immediate) { self.scheduler = scheduler }

    func load() { scheduler.schedule { self.text = "loaded" } }
  }

  @Test("A type-erased scheduler can be a default argument")
  func defaultArgument() {
    let model = Model()
    model.load()
    #expect(model.text == "loaded")
  }

  @Test("A type-erased scheduler forwards all calls to its base scheduler")
  func passesOn() {
    let test = DispatchQueue.test
    let model = Model(scheduler: test.eraseToAnyScheduler())
    model.load()
    #expect(model.text == "")
    test.advance()
    #expect(model.text == "loaded")

    let any = test.eraseToAnyScheduler()
    var ticks = 0
    let timer = any.schedule(after: any.now.advanced(by: 1), interval: 1) { ticks += 1 }
    any.schedule(after: any.now.advanced(by: 2)) { ticks += 10 }
    test.advance(by: 2)
    #expect(ticks == 12)
    timer.cancel()
    test.advance(by: 2)
    #expect(ticks == 12)
    #expect(any.now == test.now)
    #expect(any.minimumTolerance == 0)
  }

  @Test("A type-erased scheduler can be made from closures")
  func closures() {
    var calls: [String] = []
    let scheduler = AnySchedulerOf<DispatchQueue>(
      minimumTolerance: { 5 },
      now: { .init(DispatchTime(uptimeNanoseconds: 7)) },
      scheduleImmediately: { _, action in
        calls.append("at once")
        action()
      },
      delayed: { _, tolerance, _, action in
        calls.append("later, by \(tolerance.magnitude)")
        action()
      },
      interval: { _, interval, _, _, action in
        calls.append("every \(interval.magnitude)")
        action()
        return AnyCancellable {}
      })
    var count = 0
    scheduler.schedule { count += 1 }
    scheduler.schedule(after: scheduler.now) { count += 1 }
    _ = scheduler.schedule(after: scheduler.now, interval: .nanoseconds(3)) { count += 1 }
    #expect(calls == ["at once", "later, by 5000000000", "every 3"])
    #expect(count == 3)
    #expect(scheduler.now.dispatchTime.uptimeNanoseconds == 7)
  }

  @Test("Erasing a type-erased scheduler does not wrap it again")
  func erasingTypeErasedSchedulerDoesNotWrapItAgain() {
    let any = DispatchQueue.test.eraseToAnyScheduler().eraseToAnyScheduler()
    #expect(SchedulerName.of(any) == "TestScheduler")
  }

  @Test("A type-erased scheduler has the name of its base scheduler")
  func names() {
    #expect(SchedulerName.of(AnySchedulerOf<DispatchQueue>.main) == "DispatchQueue.main")
    #expect(
      SchedulerName.of(AnySchedulerOf<DispatchQueue>.global(qos: .utility))
        == "DispatchQueue.global(qos: .utility)")
    #expect(SchedulerName.of(AnySchedulerOf<UIScheduler>.shared) == "UIScheduler")
    #expect(SchedulerName.of(AnySchedulerOf<OperationQueue>.main) == "OperationQueue.main")
    #expect(SchedulerName.of(AnySchedulerOf<RunLoop>.main) == "RunLoop.main")
  }

  @Test("Immediate type-erased schedulers exist for each kind of queue")
  func immediate() {
    var count = 0
    AnySchedulerOf<DispatchQueue>.immediate.schedule { count += 1 }
    AnySchedulerOf<OperationQueue>.immediate.schedule { count += 1 }
    AnySchedulerOf<RunLoop>.immediate.schedule { count += 1 }
    AnySchedulerOf<UIScheduler>.immediate.schedule { count += 1 }
    #expect(count == 4)
  }

  @Test("The type-erased main scheduler runs actions on the main queue")
  func main() async {
    await withCheckedContinuation { continuation in
      AnySchedulerOf<DispatchQueue>.main.schedule {
        #expect(MainQueue.isCurrent)
        continuation.resume()
      }
    }
  }
}

@Suite("UI scheduler")
struct UISchedulerTests {
  @Test("The UI scheduler runs an action at once on the main queue")
  @MainActor func inline() {
    var ran = false
    UIScheduler.shared.schedule { ran = true }
    #expect(ran)
  }

  @Test("From another queue, the UI scheduler dispatches to the main queue and tracks the work")
  func hop() async {
    let scope = WorkTracker.Scope("user interface")
    let pending = await withCheckedContinuation { continuation in
      DispatchQueue(label: "elsewhere").async {
        WorkTracker.withScope(scope) {
          UIScheduler.shared.schedule {
            #expect(MainQueue.isCurrent)
            continuation.resume(returning: WorkTracker.pending(in: scope).map(\.scheduler))
          }
        }
      }
    }
    #expect(pending == ["DispatchQueue.main"])
  }

  @Test("The UI scheduler runs a delayed action after the call returns, even on the main queue")
  @MainActor func later() async {
    let log = Log<String>()
    await withCheckedContinuation { continuation in
      UIScheduler.shared.schedule(after: UIScheduler.shared.now) {
        log.note("later")
        continuation.resume()
      }
      log.note("first")
    }
    #expect(log.entries == ["first", "later"])
  }

  @Test("The UI scheduler dispatches deeply nested actions to the queue and loses none")
  @MainActor func deep() async {
    let log = Log<Int>()
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      func countDown(_ left: Int) {
        log.note(left)
        if left == 0 { return continuation.resume() }
        UIScheduler.shared.schedule { countDown(left - 1) }
      }
      countDown(1000)
    }
    #expect(log.entries == (0...1000).reversed())
  }

  @Test("The UI scheduler has timers")
  func timer() async {
    let timers = Log<Int>()
    let stream = UIScheduler.shared.timer(interval: .milliseconds(1))
    for await _ in stream.prefix(3) { timers.note(1) }
    #expect(timers.entries.count == 3)
  }
}
