// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeDoubles

@Suite("Unhandled actions and exhaustivity", .reportsIssues)
struct LeftoverTests {
  @Test("Unhandled actions at the end of a test are reported at the line of the sent action")
  func atEnd() async {
    let line: UInt = #line + 3
    let found = await issues {
      let store = counterStore()
      await store.send(.loadTwo)
    }
    #expect(found.map(\.line) == [line])
    #expect(
      found.first?.message == """
        2 received actions were not handled by the end of the test:
          • .loaded("one") (effect of .loadTwo, sent at TintypeDoublesTests/LeftoverTests.swift:\(line))
          • .loaded("two") (effect of .loadTwo, sent at TintypeDoublesTests/LeftoverTests.swift:\(line))

        To fix:
        • Receive each: “await store.receive(…)”.
        • Skip them: “await store.skipReceivedActions()”.
        • If the test is not about them, set “store.exhaustivity = .off”.
        """)
  }

  @Test("Unhandled actions are reported once by finish()")
  func atFinish() async {
    let line: UInt = #line + 4
    let found = await issues {
      let store = counterStore()
      await store.send(.loadTwo)
      await store.finish()
    }
    #expect(found.map(\.line) == [line])
  }

  @Test("With exhaustivity off, a test may omit assertions")
  func off() async {
    let store = counterStore()
    store.exhaustivity = .off
    await store.send(.increment)
    await store.send(.loadTwo)
    await store.receive(.loaded("two"))
    await store.send(.loadTwo)
    await store.send(.increment) { $0.count = 2 }
    await store.send(.wait)
  }

  @Test("With exhaustivity off, assertions that are made must hold")
  func wrong() async {
    let found = await issues {
      let store = counterStore()
      store.exhaustivity = .off
      await store.send(.increment) { $0.count = 5 }
      await store.receive(.loaded("x"))
    }
    #expect(
      found.map(\.headline) == [
        "The state differs from the expected state: .increment was sent.",
        """
        Expected to receive .loaded("x"), but no action was received, and no effect that could \
        send it is in flight.
        """,
      ])
  }

  @Test("Skipped assertions are noted on request")
  func notes() async {
    let log = Log<String>()
    await IssueReporter.$override.withValue(.current.notes { log.note($0) }) {
      let store = counterStore()
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.increment)
      await store.send(.load("x"))
      await store.send(.nothing)
    }
    #expect(log.entries.count == 2)
    #expect(
      log.entries.first == """
        The state changed more than was asserted: .increment was sent.

          State(
        −   count: 0,
        +   count: 1,
            … (1 line unchanged)
          )

        (Asserted: −, Actual: +)
        """)
    #expect(
      log.entries.last?.hasPrefix("A received action was skipped:\n  • .loaded(\"x\")") == true)
  }

  @Test("Skipped effects are noted on request")
  func effectNotes() async {
    let log = Log<String>()
    let line: UInt = #line + 4
    await IssueReporter.$override.withValue(.current.notes { log.note($0) }) {
      let store = counterStore()
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.wait)
    }
    #expect(
      log.entries == [
        """
        Effects in flight were skipped and canceled:
          • effect of .wait, sent at TintypeDoublesTests/LeftoverTests.swift:\(line)
        """
      ])
  }

  @Test("Exhaustivity can be changed for one operation")
  func scoped() async {
    let store = counterStore()
    await store.withExhaustivity(.off) { await store.send(.increment) }
    #expect(store.exhaustivity == .on)
    await store.send(.increment) { $0.count = 2 }
  }

  @Test("Dependencies of a store can be overridden for one operation")
  func dependencies() async {
    let store = TestStore(initialState: "") { (state, _: Int) in
      state = "\(DependencyValues.current.context)"
      return .none
    }
    await store.send(1) { $0 = "test" }
    await store.withDependencies {
      $0.context = .live
    } operation: {
      await store.send(2) { $0 = "live" }
    }
    store.withDependencies {
      $0.context = .live
    } operation: {
    }
    await store.send(3) { $0 = "test" }
  }

  @Test("The initial state is created with the store's dependencies")
  func initialState() async {
    let store = TestStore(initialState: "\(DependencyValues.current.context)") {
      Reduce<String, Int> { _, _ in .none }
    } withDependencies: {
      $0.context = .live
    }
    #expect(store.state == "live")
  }
}
