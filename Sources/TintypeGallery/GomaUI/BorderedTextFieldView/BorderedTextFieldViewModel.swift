// SPDX-License-Identifier: MIT

import TintypeScheduling

extension GomaUI {
  /// What a text field needs to know: its state can be read at once, and changes follow.
  package protocol BorderedTextFieldViewModelProtocol {
    /// What it shows now, for drawing at once.
    var currentDisplayState: BorderedTextFieldDisplayState { get }
    /// What it shows, now and from now on.
    var displayStatePublisher: AnyPublisher<BorderedTextFieldDisplayState, Never> { get }
  }

  /// A model of a text field.
  package typealias MockBorderedTextFieldViewModel = MockDisplayModel<BorderedTextFieldDisplayState>
}

extension GomaUI.MockDisplayModel: GomaUI.BorderedTextFieldViewModelProtocol
where State == GomaUI.BorderedTextFieldDisplayState {}
