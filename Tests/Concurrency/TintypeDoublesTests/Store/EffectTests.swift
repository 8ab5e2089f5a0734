// SPDX-License-Identifier: MIT

import Testing
import TintypeDoubles
import TintypeTaskCapture

@Suite("Effects", .reportsIssues)
struct EffectTests {
  @Test("An effect that outlives its store is reported at the line of the action")
  func outliving() async {
    let line: UInt = #line + 3
    let found = await issues {
      let store = counterStore()
      await store.send(.wait)
      await store.send(.wait)
    }
    #expect(found.map(\.line) == [line, line + 1])
    #expect(
      found.first?.message == """
        An effect of .wait still runs at the end of the test, and was canceled.

        To fix:
        • Send the action that ends it, or wait for its end: “await store.finish()”.
        • If it waits for a clock, advance the clock, or give the store an “ImmediateClock()”.
        • If it runs until it is canceled, cancel it: “await store.send(…).cancel()” or \
        “await store.skipInFlightEffects()”.
        """)
  }

  @Test("An effect that ignores its cancellation is reported")
  func hanging() async {
    let line: UInt = #line + 3
    let found = await issues {
      let store = counterStore()
      let task = await store.send(.hang)
      store.timeout = .milliseconds(1)
      await task.finish(timeout: .milliseconds(1))
      await store.finish()
    }
    #expect(found.map(\.line) == [line + 2, line + 3])
    #expect(
      found.last?.message == """
        Not all effects ended within 0.001 seconds. An effect is in flight:
          • effect of .hang, sent at TintypeDoublesTests/EffectTests.swift:\(line)

        To fix:
        • If an effect waits for a clock, give the store one that the test advances: \
        “$0.continuousClock = TestClock()”, or one that does not wait: “ImmediateClock()”.
        • If it runs until it is canceled, cancel it: “await store.skipInFlightEffects()”.
        • If it needs more time, increase the timeout: “store.finish(timeout: .seconds(…))”.
        """)
  }

  @Test("An effect is canceled by its id")
  func cancelled() async {
    let store = counterStore()
    let task = await store.send(.wait)
    #expect(!task.isFinished)
    await store.send(.cancel)
    #expect(task.isFinished)
  }

  @Test("An effect is canceled by its task")
  func cancelledTask() async {
    let store = counterStore()
    let task = await store.send(.wait)
    await task.cancel()
    #expect(task.isFinished)
    await task.finish()
    await store.finish()
  }

  @Test("Effects in flight can be skipped")
  func skipped() async {
    let store = counterStore()
    await store.send(.wait)
    await store.skipInFlightEffects()
    await store.skipInFlightEffects(strict: false)
    let found = await issues { await store.skipInFlightEffects() }
    #expect(found.map(\.headline) == ["There are no effects in flight to skip."])
  }

  @Test(
    "An action that sends itself endlessly is reported, and all effects are canceled",
    arguments: [true, false])
  func endless(isInstant: Bool) async {
    let action = isInstant ? CounterFeature.Action.sendForEver : .runForEver
    let line: UInt = #line + 3
    let found = await issues {
      let store = counterStore()
      await store.send(action) { $0.count = 1 }
      await store.receive(action) { $0.count = 2 }
    }
    #expect(found.map(\.line) == [line])
    #expect(
      found.first?.message == """
        .\(action) causes actions without end: 10000 were received and not handled. All effects \
        were canceled. The next action would have been .\(action).

        To fix:
        • Check whether an action returns an effect that sends the same action again.
        • If a timer sends them, it never ends with an “ImmediateClock()”: use a “TestClock()”.
        """)
  }

  @Test("A store can be used after an endless series of actions")
  func afterEndless() async {
    let found = await issues {
      let store = counterStore()
      await store.send(.sendForEver) { $0.count = 1 }
      await store.send(.load("x"))
      await store.receive(.loaded("x")) { $0.text = "x" }
    }
    #expect(found.count == 1)
  }

  @Test("An effect that never suspends is reported and canceled")
  func spinning() async {
    let line: UInt = #line + 3
    let found = await issues {
      let store = counterStore()
      let task = await store.send(.spin)
      await task.finish()
    }
    #expect(found.map(\.line) == [line])
    #expect(
      found.first?.message == """
        The effects of .spin do not end: they still run after 200000 steps. They were canceled.

        To fix:
        • Look for a loop that only yields, or that waits for an “ImmediateClock()”.
        • Let it wait for a “TestClock()”, and advance that clock.
        """)
  }

  @Test("A stream of ten thousand actions is received")
  func stream() async {
    let numbers = TestStore(initialState: 0) { state, action in
      state = action
      guard action == 0 else { return Effect<Int>.none }
      return .run { send in
        for await number in AsyncStream(1...9_999) { await send(number) }
      }
    }
    await numbers.send(0)
    for number in 1...9_999 { await numbers.receive(number) { $0 = number } }
  }

  @Test("An uncaught error of an effect is reported at the location of its run")
  func error() async {
    let found = await issues { await counterStore().send(.fail) }
    #expect(found.count == 1)
    #expect(
      found.first?.message == """
        An effect threw an error that is not caught: the “.run” at \
        TintypeDoublesTests/CounterFeature.swift:\(found.first?.line ?? 0).

          Failure(code: 7)

        To fix:
        • Catch it in the effect, and send an action that reports it.
        • Catch it after the effect: “.run { send in … } catch: { error, send in … }”.
        • If a dependency throws it, set that dependency in the test.
        """)
  }

  @Test("An effect with cancelInFlight cancels the previous effect with the same id")
  func cancelInFlight() async {
    let store = TestStore(initialState: 0) { _, action in
      Effect<Int>.run { _ in try await Task.sleep(for: .seconds(3600)) }
        .cancellable(id: "search", cancelInFlight: action > 0)
    }
    let first = await store.send(1)
    let second = await store.send(2)
    #expect(first.isFinished && !second.isFinished)
    await second.cancel()
  }

  @Test("A canceled effect sends no more actions")
  func silent() async {
    let store = TestStore(initialState: 0) { _, action in
      action == 0
        ? Effect<Int>.run { send in
          try? await Task.sleep(for: .seconds(3600))
          await send(7)
        }
        : .none
    }
    await store.send(0).cancel()
    await store.finish()
  }

  @Test("Effects in flight are pending work with the location of their action")
  func tracker() async {
    let scope = WorkTracker.Scope("effects")
    await WorkTracker.withScope(scope) {
      let store = counterStore()
      let line: UInt = #line + 1
      let task = await store.send(.wait)
      #expect(
        WorkTracker.pending(in: scope).map(\.description) == [
          """
          a task “effect of .wait”, for CounterFeature.State \
          (TintypeDoublesTests/EffectTests.swift:\(line))
          """
        ])
      await task.cancel()
      #expect(WorkTracker.pending(in: scope).isEmpty)
    }
  }

  @Test("Actions of an effect that another capture resumes are received when the capture ends")
  func otherCapture() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let store = TestStore(initialState: 0) { state, action in
      state = action
      guard action == 0 else { return Effect<Int>.none }
      return .run { send in for await number in stream { await send(number) } }
    }
    await store.send(0)
    for number in 1...20 {
      TaskCapture.drain { _ = continuation.yield(number) }
      await store.receive(number, timeout: .zero) { $0 = number }
    }
    TaskCapture.drain { continuation.finish() }
    await store.finish(timeout: .zero)
  }

  @Test("Actions and states need not be Sendable")
  func notSendable() async {
    final class Box: Equatable {
      let number: Int
      init(_ number: Int) { self.number = number }
      static func == (a: Box, b: Box) -> Bool { a.number == b.number }
    }
    let store = TestStore(initialState: Box(0)) { state, action in
      state = action
      guard action.number == 1 else { return Effect<Box>.none }
      return .run { send in
        await resumedFromOutside()
        await send(Box(2))
      }
    }
    store.timeout = .seconds(3600)
    await store.send(Box(1)) { $0 = Box(1) }
    await store.receive(Box(2)) { $0 = Box(2) }
  }

  @Test("An error is passed to the catch closure of the effect")
  func caught() async {
    let store = TestStore(initialState: 0) { _, action in
      guard action == 0 else { return Effect<Int>.none }
      return .run { _ in
        throw CounterFeature.Failure(code: 9)
      } catch: { error, send in
        await send((error as? CounterFeature.Failure)?.code ?? 1)
      }
    }
    await store.send(0)
    await store.receive(9)
  }

  @Test("Canceling a sequence of effects skips the remaining effects")
  func cancelledSequence() async {
    let store = TestStore(initialState: 0) { _, action in
      guard action == 0 else { return Effect<Int>.none }
      return .concatenate(
        .run { _ in try await Task.sleep(for: .seconds(3600)) }, .send(1),
        .run { send in await send(2) })
    }
    await store.send(0).cancel()
    await store.finish()
  }

  @Test("Merged effects finish when all of them have finished")
  func sideBySide() async {
    let store = TestStore(initialState: 0) { _, action in
      guard action == 0 else { return Effect<Int>.none }
      return .merge((1...3).map { number in .run { send in await send(number) } })
    }
    let task = await store.send(0)
    #expect(task.isFinished)
    for number in 1...3 { await store.receive(number) }
  }

  @Test("An effect can iterate a stream that the test feeds")
  func fed() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let store = TestStore(initialState: 0) { state, action in
      state = action
      guard action == 0 else { return Effect<Int>.none }
      return .run { send in for await number in stream { await send(number) } }
    }
    store.timeout = .seconds(3600)
    await store.send(0)
    for number in 1...20 {
      continuation.yield(number)
      await store.receive(number) { $0 = number }
    }
    continuation.finish()
    await store.finish()
  }
}

extension AsyncStream where Element: Sendable {
  fileprivate init(_ elements: some Sequence<Element>) {
    self.init { continuation in
      for element in elements { continuation.yield(element) }
      continuation.finish()
    }
  }
}
