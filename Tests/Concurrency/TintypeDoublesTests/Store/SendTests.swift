// SPDX-License-Identifier: MIT

import Testing
import TintypeDoubles

@Suite("Sending actions", .reportsIssues)
struct SendTests {
  @Test("The closure of send asserts the state change")
  func change() async {
    let store = counterStore()
    await store.send(.increment) { $0.count = 1 }
    await store.send(.increment) { $0.count += 1 }
    await store.send(.nothing)
    #expect(store.state.count == 2)
    store.assert { $0.count = 2 }
  }

  @Test("A state change without an assertion is reported")
  func unexpected() async {
    let line: UInt = #line + 3
    let found = await issues {
      let store = counterStore()
      await store.send(.increment)
    }
    #expect(found.map(\.line) == [line])
    #expect(
      found.first?.message == """
        The state changed unexpectedly: .increment was sent, but no closure asserts a change.

          State(
        −   count: 0,
        +   count: 1,
            … (1 line unchanged)
          )

        (Expected: −, Actual: +)

        To fix:
        • Assert the change in a closure after the action: “{ $0.… = … }”.
        • If nothing should change, check what the reducer does for this action.
        • If the test is not about this, set “store.exhaustivity = .off”.
        """)
  }

  @Test("A wrong assertion in send is reported with the difference")
  func wrong() async {
    let found = await issues {
      let store = counterStore()
      await store.send(.increment) {
        $0.count = 2
        $0.text = "x"
      }
    }
    #expect(
      found.first?.message == """
        The state differs from the expected state: .increment was sent.

          State(
        −   count: 2,
        −   text: "x"
        +   count: 1,
        +   text: ""
          )

        (Expected: −, Actual: +)

        To fix:
        • If the actual state is right, assert it in the closure after the action.
        • If the expected state is right, check what the reducer does for this action.
        • If two values look the same here but are not equal, check their “==”.
        """)
  }

  @Test("A closure that changes nothing is reported")
  func needless() async {
    let found = await issues {
      let store = counterStore()
      await store.send(.nothing) { $0.count = 0 }
    }
    #expect(
      found.first?.message == """
        Expected a change of the state, but neither the closure nor the action changed it: \
        .nothing was sent.

        To fix:
        • If no change is expected, omit the closure.
        • If a change is expected, check why the reducer makes none for this action.
        """)
  }

  @Test("An error in the closure is reported")
  func throwing() async {
    let found = await issues {
      let store = counterStore()
      await store.send(.nothing) { _ in throw CounterFeature.Failure() }
    }
    #expect(
      found.first?.message == """
        The closure that asserts the change threw an error: .nothing was sent.

          Failure(code: 7)

        To fix:
        • Unwrap only values that exist at this point of the test.
        • Assert on values of the store's state outside the closure.
        """)
  }

  @Test("A wrong assertion of the state is reported")
  func assertion() async {
    let found = await issues { counterStore().assert { $0.count = 1 } }
    #expect(
      found.map(\.headline) == [
        "The state differs from the expected state: an assertion was made."
      ])
  }

  @Test("Sending an action before received actions are handled is reported")
  func unhandled() async {
    let line: UInt = #line + 4
    let found = await issues {
      let store = counterStore()
      await store.send(.load("x"))
      await store.send(.increment) { $0.count = 1 }
      await store.receive(.loaded("x")) { $0.text = "x" }
    }
    #expect(found.map(\.line) == [line])
    #expect(
      found.first?.message == """
        A received action was not handled before .increment was sent:
          • .loaded("x") (effect of .load("x"), sent at TintypeDoublesTests/SendTests.swift:\(line - 1))

        To fix:
        • Receive it first: “await store.receive(…)”.
        • Skip it: “await store.skipReceivedActions()”.
        • If the test is not about it, set “store.exhaustivity = .off”.
        """)
  }

  @Test("All work that an action starts has run when send returns")
  func settled() async {
    let store = counterStore()
    let task = await store.send(.chain(100))
    #expect(task.isFinished)
    await store.skipReceivedActions()
  }

  @Test("Task-local values of the test are preserved")
  func taskLocals() async {
    let store = counterStore()
    await withDependencies {
      $0.context = .live
    } operation: {
      await store.send(.chain(3))
      #expect(DependencyValues.current.context == .live)
      await store.skipReceivedActions()
    }
  }

  @Test("A store can be used from the main actor") @MainActor
  func mainActor() async {
    let store = counterStore()
    await store.send(.main)
    MainActor.assertIsolated()
    await store.receive(.loaded("main")) { $0.text = "main" }
    await store.receive(.loaded("main again")) { $0.text = "main again" }
    await store.send(.sleep)
    await store.receive(.loadTwo)
    MainActor.assertIsolated()
    await store.receive(.loaded("one")) { $0.text = "one" }
    await store.receive(.loaded("slept")) { $0.text = "slept" }
    await store.receive(.loaded("two")) { $0.text = "two" }
  }

  @Test("A store can be used from another actor")
  func otherActor() async {
    actor Tester {
      func test() async {
        let store = counterStore()
        await store.send(.load("x"))
        preconditionIsolated()
        await store.receive(.loaded("x")) { $0.text = "x" }
        preconditionIsolated()
      }
    }
    await Tester().test()
  }

  @Test("An effect on the main actor can be tested without an actor")
  func mainEffect() async {
    let store = counterStore()
    await store.send(.main)
    await store.receive(.loaded("main")) { $0.text = "main" }
    await store.receive(.loaded("main again")) { $0.text = "main again" }
  }

  @Test("A store can be created with a reducer function")
  func function() async {
    func reduce(_ state: inout Int, _ action: Int) -> Effect<Int> {
      state += action
      return action > 1 ? .send(action - 1) : .none
    }
    let store = TestStore(initialState: 0, reduce: reduce)
    await store.send(2) { $0 = 2 }
    await store.receive(1) { $0 = 3 }
    let closure = TestStore(initialState: 0) { state, action in
      state = action
      return Effect<Int>.none
    }
    await closure.send(5) { $0 = 5 }
  }
}
