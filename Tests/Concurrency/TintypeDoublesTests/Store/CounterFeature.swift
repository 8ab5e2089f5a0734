// SPDX-License-Identifier: MIT

import Dispatch
import TintypeDoubles

/// A feature with one effect of each kind.
struct CounterFeature: Reducer {
  struct State: Equatable {
    var count = 0
    var text = ""
  }

  enum Action: Equatable {
    case increment
    case nothing
    case load(String)
    case loaded(String)
    case loadTwo
    case wait
    case hang
    case sleep
    case spin
    case cancel
    case sendForEver
    case runForEver
    case fail
    case sequence
    case chain(Int)
    case main
  }

  enum CancelID { case wait }
  struct Failure: Error { var code = 7 }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment:
      state.count += 1
    case .nothing:
      break
    case .load(let text):
      return .run { send in
        await Task.yield()
        await send(.loaded(text))
      }
    case .loaded(let text):
      state.text = text
    case .loadTwo:
      return .merge(.send(.loaded("one")), .run { await $0(.loaded("two")) })
    case .wait:
      return .run { _ in try await Task.sleep(for: .seconds(3600)) }
        .cancellable(id: CancelID.wait)
    case .hang:
      // This effect ignores cancellation.
      return .run { _ in await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    case .sleep:
      return .run { send in
        await resumedFromOutside()
        await send(.loadTwo)
        await send(.loaded("slept"))
      }
    case .spin:
      return .run { _ in while !Task.isCancelled { await Task.yield() } }
    case .cancel:
      return .cancel(id: CancelID.wait)
    case .sendForEver:
      state.count += 1
      return .send(.sendForEver)
    case .runForEver:
      state.count += 1
      return .run { await $0(.runForEver) }
    case .fail:
      return .run { _ in throw Failure() }
    case .sequence:
      return .concatenate(
        .send(.loaded("a")),
        .run { send in
          await Task.yield()
          await send(.loaded("b"))
        },
        .merge(.send(.loaded("c")), .run { await $0(.loaded("d")) }),
        .send(.loaded("e")))
    case .chain(let number):
      return number == 0 ? .none : .run { await $0(.chain(number - 1)) }
    case .main:
      return .run { @MainActor send in
        MainActor.assertIsolated()
        await send(.loaded("main"))
        MainActor.assertIsolated()
        await send(.loaded("main again"))
      }
    }
    return .none
  }
}

/// Suspends until another thread resumes the task, without a delay.
func resumedFromOutside() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async { continuation.resume() }
  }
}

typealias CounterStore = TestStore<CounterFeature.State, CounterFeature.Action>

/// Returns a store with a timeout that only guards against hanging.
///
/// All tests share the threads of the pool. An effect that is resumed from outside waits there
/// behind the tests that run in parallel, which may take minutes on a busy machine.
func counterStore() -> CounterStore {
  let store = TestStore(initialState: CounterFeature.State()) { CounterFeature() }
  store.timeout = .seconds(3600)
  return store
}
