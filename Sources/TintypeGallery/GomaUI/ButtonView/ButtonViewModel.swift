// SPDX-License-Identifier: MIT

import TintypeScheduling

extension GomaUI {
  /// What a button needs to know; the state can be read at once, so that it is drawn at once.
  package protocol ButtonViewModelProtocol {
    /// What the button shows now.
    var currentDisplayState: ButtonDisplayState { get }
    /// What the button shows, now and from now on.
    var displayStatePublisher: AnyPublisher<ButtonDisplayState, Never> { get }
  }

  /// A model of a button.
  package typealias MockButtonViewModel = MockDisplayModel<ButtonDisplayState>
}

extension GomaUI.MockDisplayModel: GomaUI.ButtonViewModelProtocol
where State == GomaUI.ButtonDisplayState {
  /// A model of a button with a style.
  package static func button(
    _ title: String,
    _ style: GomaUI.ButtonDisplayState.Style = .solidBackground,
    size: GomaUI.ButtonDisplayState.Size = .medium,
    phase: GomaUI.ButtonDisplayState.Phase = .idle,
    isEnabled: Bool = true,
    icon: GomaUI.ButtonDisplayState.Icon? = nil
  ) -> GomaUI.MockButtonViewModel {
    GomaUI.MockButtonViewModel(
      GomaUI.ButtonDisplayState(
        title: title,
        style: style,
        size: size,
        phase: phase,
        isEnabled: isEnabled,
        icon: icon
      )
    )
  }
}
