// SPDX-License-Identifier: MIT

import TintypeScheduling

extension GomaUI {
  /// A model that shows what it is told: at once to those who ask, and to those who subscribe.
  public final class MockDisplayModel<State> {
    private let stateSubject: CurrentValueSubject<State, Never>

    /// Creates a model that shows a state.
    public init(_ state: State) {
      stateSubject = CurrentValueSubject(state)
    }

    /// What it shows now.
    public var currentDisplayState: State { stateSubject.value }

    /// What it shows, now and from now on.
    public var displayStatePublisher: AnyPublisher<State, Never> {
      stateSubject.eraseToAnyPublisher()
    }

    /// Shows something else.
    public func show(_ state: State) { stateSubject.send(state) }
  }
}
