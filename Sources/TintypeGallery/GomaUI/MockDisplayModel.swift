// SPDX-License-Identifier: MIT

import TintypeScheduling

extension GomaUI {
  /// A model that shows what it is told: at once to those who ask, and to those who subscribe.
  package final class MockDisplayModel<State> {
    private let stateSubject: CurrentValueSubject<State, Never>

    /// Creates a model that shows a state.
    package init(_ state: State) {
      stateSubject = CurrentValueSubject(state)
    }

    /// What it shows now.
    package var currentDisplayState: State { stateSubject.value }

    /// What it shows, now and from now on.
    package var displayStatePublisher: AnyPublisher<State, Never> {
      stateSubject.eraseToAnyPublisher()
    }

    /// Shows something else.
    package func show(_ state: State) { stateSubject.send(state) }
  }
}
