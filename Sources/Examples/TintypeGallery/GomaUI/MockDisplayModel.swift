// SPDX-License-Identifier: MIT

import TintypeScheduling

extension GomaUI {
  /// A model whose state a test sets; it can be read synchronously and is published.
  package final class MockDisplayModel<State> {
    private let stateSubject: CurrentValueSubject<State, Never>

    /// Creates a model with a state.
    package init(_ state: State) {
      stateSubject = CurrentValueSubject(state)
    }

    /// The current state.
    package var currentDisplayState: State { stateSubject.value }

    /// A publisher of the current and all later states.
    package var displayStatePublisher: AnyPublisher<State, Never> {
      stateSubject.eraseToAnyPublisher()
    }

    /// Publishes another state.
    package func show(_ state: State) { stateSubject.send(state) }
  }
}
