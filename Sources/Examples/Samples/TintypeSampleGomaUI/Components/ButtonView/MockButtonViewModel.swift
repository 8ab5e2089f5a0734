// SPDX-License-Identifier: MIT

import Combine
import TintypeGallery

/// A model of a button for previews and tests.
final class MockButtonViewModel: ButtonViewModelProtocol {
  @Published private(set) var currentDisplayState: GomaUI.ButtonDisplayState
  private(set) var tapCount = 0
  private let onTap: (MockButtonViewModel) -> Void

  init(
    _ state: GomaUI.ButtonDisplayState, onTap: @escaping (MockButtonViewModel) -> Void = { _ in }
  ) {
    currentDisplayState = state
    self.onTap = onTap
  }

  var displayStatePublisher: AnyPublisher<GomaUI.ButtonDisplayState, Never> {
    $currentDisplayState.eraseToAnyPublisher()
  }

  func buttonTapped() {
    tapCount += 1
    onTap(self)
  }

  /// Shows another state.
  func show(_ state: GomaUI.ButtonDisplayState) {
    currentDisplayState = state
  }

  /// Shows another phase of the action.
  func show(_ phase: GomaUI.ButtonDisplayState.Phase) {
    currentDisplayState.phase = phase
  }
}
