// SPDX-License-Identifier: MIT

import Testing
import TintypeDoubles

/// A child with an effect that never ends by itself.
private struct Child: Reducer {
  struct State: Equatable { var count = 0 }

  enum Action: Equatable {
    case increment
    case start
    case cancelAll
    case ask
    case answer(Int)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment:
      state.count += 1
      return .none
    case .start:
      return .run { _ in try await Task.sleep(for: .seconds(3600)) }.cancellable(id: "work")
    case .cancelAll:
      return .cancel(id: "work")
    case .ask:
      return .run { [count = state.count] send in
        await Task.yield()
        await send(.answer(count))
      }
    case .answer:
      return .none
    }
  }
}

private struct Parent: Reducer {
  struct State: Equatable {
    var left = Child.State()
    var right = Child.State()
    var sheet: Child.State?
    var log = ""
  }

  enum Action: Equatable {
    case left(Child.Action)
    case right(Child.Action)
    case sheet(PresentationAction<Child.Action>)
    case present
    case hide
    case cancelAll
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: Action.left) { Child() }
    Scope(state: \.right, action: Action.right) { Child() }
    Reduce { state, action in
      switch action {
      case .present:
        state.sheet = Child.State()
      case .hide:
        state.sheet = nil
      case .sheet(.dismiss):
        state.log += "dismissed at \(state.sheet?.count ?? -1)"
      case .cancelAll:
        return .cancel(id: "work")
      case .left, .right, .sheet:
        break
      }
      return .none
    }
    .ifLet(\.sheet, action: Action.sheet) { Child() }
  }
}

private struct Grandparent: Reducer {
  struct State: Equatable {
    var first = Parent.State()
    var second = Parent.State()
  }

  enum Action: Equatable {
    case first(Parent.Action)
    case second(Parent.Action)
    case cancelAll
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.first, action: Action.first) { Parent() }
    Scope(state: \.second, action: Action.second) { Parent() }
    Reduce { _, action in
      guard case .cancelAll = action else { return .none }
      // The second effect starts after the first, outside a reducer's call.
      return .concatenate(.run { _ in await Task.yield() }, .cancel(id: "work"))
    }
  }
}

@Suite("Composed features", .reportsIssues)
struct CompositionTests {
  private let store = TestStore(initialState: Parent.State()) { Parent() }

  @Test("Scope runs a child on its part of the state, for its own action case")
  func scope() async {
    await store.send(.left(.increment)) { $0.left.count = 1 }
    await store.send(.right(.increment)) { $0.right.count = 1 }
  }

  @Test("The actions of a child's effects are routed to that child")
  func effects() async {
    await store.send(.right(.increment)) { $0.right.count = 1 }
    await store.send(.right(.ask))
    await store.receive(.right(.answer(1)))
    await store.send(.present) { $0.sheet = Child.State() }
    await store.send(.sheet(.presented(.ask)))
    await store.receive(.sheet(.presented(.answer(0))))
  }

  @Test("A child cancels its own effects, and a parent cancels the effects of all children")
  func cancellation() async {
    let left = await store.send(.left(.start))
    let right = await store.send(.right(.start))
    await store.send(.left(.cancelAll))
    #expect(left.isFinished && !right.isFinished)
    await store.send(.cancelAll)
    #expect(right.isFinished)
  }

  @Test("A cancellation affects only the descendants of its own feature")
  func grandchildren() async {
    let store = TestStore(initialState: Grandparent.State()) { Grandparent() }
    let first = await store.send(.first(.left(.start)))
    let sibling = await store.send(.first(.right(.start)))
    let second = await store.send(.second(.left(.start)))
    await store.send(.first(.left(.cancelAll)))
    #expect(first.isFinished && !sibling.isFinished && !second.isFinished)
    await store.send(.first(.cancelAll))
    #expect(sibling.isFinished && !second.isFinished)
    await store.send(.cancelAll).finish()
    #expect(second.isFinished)
  }

  @Test("Dismissing a presented grandchild cancels only its effects")
  func presentedGrandchildren() async {
    let store = TestStore(initialState: Grandparent.State()) { Grandparent() }
    await store.send(.first(.present)) { $0.first.sheet = Child.State() }
    await store.send(.second(.present)) { $0.second.sheet = Child.State() }
    let first = await store.send(.first(.sheet(.presented(.start))))
    let second = await store.send(.second(.sheet(.presented(.start))))
    await store.send(.first(.hide)) { $0.first.sheet = nil }
    #expect(first.isFinished && !second.isFinished)
    await second.cancel()
  }

  @Test("Dismissing a child removes its state and effects after its parent has reduced the action")
  func dismissal() async {
    let other = await store.send(.left(.start))
    await store.send(.present) { $0.sheet = Child.State() }
    await store.send(.sheet(.presented(.increment))) { $0.sheet?.count = 1 }
    let task = await store.send(.sheet(.presented(.start)))
    await store.send(.sheet(.dismiss)) {
      $0.sheet = nil
      $0.log = "dismissed at 1"
    }
    #expect(task.isFinished && !other.isFinished)
    await other.cancel()
  }

  @Test("Setting a child's state to nil cancels its effects")
  func hiding() async {
    await store.send(.present) { $0.sheet = Child.State() }
    let task = await store.send(.sheet(.presented(.start)))
    await store.send(.hide) { $0.sheet = nil }
    #expect(task.isFinished)
  }

  @Test("An action for a child without state is reported")
  func absent() async {
    let line: UInt = #line + 2
    let found = await issues {
      await store.send(.sheet(.presented(.increment)))
      await store.send(.sheet(.dismiss)) { $0.log = "dismissed at -1" }
    }
    #expect(found.map(\.line) == [line, line + 1])
    #expect(
      found.first?.message == """
        .sheet(.presented(.increment)) is for Child, but there is no state for it. (Its parent's \
        “ifLet” is at TintypeDoublesTests/CompositionTests.swift:73.)

        To fix:
        • Send it only while the child is presented.
        • If a child's effect sends it, check whether the parent sets the state to nil before.
        • If the parent sends it, check whether it has set the child's state.
        """)
  }
}

@Suite("Action cases")
struct ActionCaseTests {
  enum Action: Equatable {
    case first(Int)
    case second(Int)
    case labeled(number: Int)
    case pair(Int, String)
    case optional(Int?)
    case plain
  }

  @Test("Cases with the same associated type are distinguished")
  func same() async {
    let log = Log<String>()
    let store = TestStore(initialState: 0) {
      Scope(state: \Int.self, action: Action.second) {
        Reduce<Int, Int> { state, action in
          state += action
          log.note("\(action)")
          return .none
        }
      }
    }
    for action in [Action.first(1), .plain, .labeled(number: 2), .optional(3)] {
      await store.send(action)
    }
    await store.send(.second(4)) { $0 = 4 }
    #expect(log.entries == ["4"])
  }

  @Test("Cases can have labels, several values or optional values")
  func shapes() async {
    await expect(Action.labeled(number: 2), in: Action.labeled, 2)
    await expect(Action.optional(nil), in: Action.optional, nil)
    await expect(Action.optional(3), in: Action.optional, 3)
    await expect(Action.pair(1, "x"), in: { .pair($0.0, $0.1) }, (1, "x"))
  }

  private func expect<Value: Sendable>(
    _ action: Action, in embed: @escaping @Sendable (Value) -> Action, _ value: Value
  ) async {
    let log = Log<String>()
    let store = TestStore(initialState: 0) {
      Scope(state: \Int.self, action: embed) {
        Reduce<Int, Value> { _, action in
          log.note("\(action)")
          return .none
        }
      }
    }
    await store.send(action)
    await store.send(.plain)
    #expect(log.entries == ["\(value)"])
  }
}
