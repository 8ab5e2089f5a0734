// SPDX-License-Identifier: MIT

import TintypeScheduling

extension GomaUI {
  /// A button's model; its state can be read synchronously, so that the button is drawn
  /// immediately.
  package protocol ButtonViewModelProtocol {
    /// The current state.
    var currentDisplayState: ButtonDisplayState { get }
    /// A publisher of the current and all later states.
    var displayStatePublisher: AnyPublisher<ButtonDisplayState, Never> { get }
  }

  /// A mock model of a button.
  package typealias MockButtonViewModel = MockDisplayModel<ButtonDisplayState>
}

extension GomaUI.MockDisplayModel: GomaUI.ButtonViewModelProtocol
where State == GomaUI.ButtonDisplayState {}
