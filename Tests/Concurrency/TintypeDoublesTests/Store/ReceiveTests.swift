// SPDX-License-Identifier: MIT

import Testing
import TintypeDoubles

@Suite("Receiving actions", .reportsIssues)
struct ReceiveTests {
  @Test("Actions are received in the order in which effects start and send")
  func order() async {
    let store = counterStore()
    await store.send(.loadTwo)
    await store.receive(.loaded("one")) { $0.text = "one" }
    await store.receive(.loaded("two")) { $0.text = "two" }
  }

  @Test("Concatenated effects send their actions one after another")
  func sequence() async {
    let store = counterStore()
    await store.send(.sequence)
    for text in ["a", "b", "c", "d", "e"] {
      await store.receive(.loaded(text)) { $0.text = text }
    }
  }

  @Test("An action from another thread is awaited, together with the actions that it starts")
  func outside() async {
    let store = counterStore()
    await store.send(.sleep)
    await store.receive(.loadTwo)
    await store.receive(.loaded("one")) { $0.text = "one" }
    await store.receive(.loaded("slept")) { $0.text = "slept" }
    await store.receive(.loaded("two")) { $0.text = "two" }
  }

  @Test("An action can be received by a predicate")
  func predicate() async {
    let store = counterStore()
    await store.send(.load("x"))
    await store.receive({ if case .loaded = $0 { true } else { false } }) { $0.text = "x" }
  }

  @Test("An action can be received by its case")
  func ofCase() async {
    let store = counterStore()
    await store.send(.load("x"))
    await store.receive(case: CounterFeature.Action.loaded) { $0.text = "x" }
  }

  @Test("Receiving fails at once if no effect can send an action")
  func none() async {
    let line: UInt = #line + 3
    let found = await issues {
      let store = counterStore()
      await store.receive(.loaded("x"), timeout: .seconds(3600))
    }
    #expect(found.map(\.line) == [line])
    #expect(
      found.first?.message == """
        Expected to receive .loaded("x"), but no action was received, and no effect that could \
        send it is in flight.

        To fix:
        • Check that the reducer returns the effect that sends it for the previous action.
        • Check that the test's dependencies allow the effect to send it.
        • If it was received earlier, move this call up. If it is not expected, remove this call.
        """)
  }

  @Test("Receiving fails if no action is received before the timeout")
  func late() async {
    let line: UInt = #line + 3
    let found = await issues {
      let store = counterStore()
      await store.send(.wait)
      await store.receive(.loaded("x"), timeout: .milliseconds(1))
      await store.skipInFlightEffects()
    }
    #expect(found.map(\.line) == [line + 1])
    #expect(
      found.first?.message == """
        Expected to receive .loaded("x"), but no action was received within 0.001 seconds. An \
        effect is in flight:
          • effect of .wait, sent at TintypeDoublesTests/ReceiveTests.swift:\(line)

        To fix:
        • If an effect waits for a clock, give the store one that the test advances: \
        “$0.continuousClock = TestClock()”, or one that does not wait: “ImmediateClock()”.
        • If it waits for a dependency, give the store one that returns immediately.
        • If it needs more time, increase the timeout: “store.receive(…, timeout: .seconds(…))”.
        """)
  }

  @Test("A timeout of zero or less fails at once", arguments: [Duration.seconds(-5), .zero])
  func noTime(timeout: Duration) async {
    let found = await issues {
      let store = counterStore()
      await store.send(.wait)
      await store.receive(.loaded("x"), timeout: timeout)
      await store.finish(timeout: timeout)
    }
    #expect(found.count == 2)
  }

  @Test("The longest timeout does not overflow")
  func endlessTime() async {
    let store = counterStore()
    store.timeout = .seconds(Int64.max)
    await store.send(.sleep)
    await store.receive(.loadTwo)
    await store.skipReceivedActions()
    await store.finish()
  }

  @Test("A canceled test reports that it was waiting for an action")
  func cancelled() async {
    let found = await issues {
      await Task {
        let store = counterStore()
        await store.send(.wait)
        withUnsafeCurrentTask { $0?.cancel() }
        await store.receive(.loaded("x"), timeout: .seconds(3600))
        await store.skipInFlightEffects()
      }.value
    }
    #expect(
      found.map(\.headline) == [
        #"The test was canceled while it waited for .loaded("x"). An effect is in flight:"#
      ])
  }

  @Test("Receiving another action than the expected one fails with the difference")
  func wrong() async {
    let found = await issues {
      let store = counterStore()
      await store.send(.load("x"))
      await store.receive(.loaded("y")) { $0.text = "y" }
    }
    #expect(
      found.map(\.message) == [
        """
        Expected to receive .loaded("y"), but another action was received.

          .loaded(
        −   "y"
        +   "x"
          )

        (Expected: −, Actual: +)

        To fix:
        • If the received action is right, expect it.
        • If it is not, check what the effect sends.
        • If the test is not about it, set “store.exhaustivity = .off” to skip it.
        """
      ])
  }

  @Test("Receiving an action that the predicate rejects fails")
  func notAccepted() async {
    let found = await issues {
      let store = counterStore()
      await store.send(.load("x"))
      await store.receive({ $0 == .increment })
    }
    #expect(found.count == 1)
    #expect(found.first?.message.contains(#"  Received: .loaded("x")"#) == true)
  }

  @Test("Receiving actions out of order fails")
  func disorder() async {
    let line: UInt = #line + 3
    let found = await issues {
      let store = counterStore()
      await store.send(.loadTwo)
      await store.receive(.loaded("two")) { $0.text = "two" }
    }
    #expect(
      found.map(\.message) == [
        """
        Expected to receive .loaded("two"), but another action was received before it:
          • .loaded("one") (effect of .loadTwo, sent at TintypeDoublesTests/ReceiveTests.swift:\(line))

        To fix:
        • Receive it first, in this order.
        • Skip it: “store.exhaustivity = .off”.
        • If the order is wrong, check which effect sends first.
        """
      ])
  }

  @Test("State changes of received actions must be asserted")
  func change() async {
    let found = await issues {
      let store = counterStore()
      await store.send(.load("x"))
      await store.receive(.loaded("x"))
    }
    #expect(
      found.map(\.headline) == [
        """
        The state changed unexpectedly: .loaded("x") was received, but no closure asserts a change.
        """
      ])
  }

  @Test("Received actions can be skipped")
  func skip() async {
    let store = counterStore()
    await store.send(.loadTwo)
    await store.skipReceivedActions()
    #expect(store.state.text == "two")
    await store.skipReceivedActions(strict: false)
    let found = await issues { await store.skipReceivedActions() }
    #expect(found.map(\.headline) == ["There are no received actions to skip."])
  }
}
