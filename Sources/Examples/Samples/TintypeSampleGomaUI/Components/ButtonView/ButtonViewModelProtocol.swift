// SPDX-License-Identifier: MIT

import Combine
import TintypeGallery

/// The model of a button.
///
/// The current state is available synchronously, so that a button is complete when it appears.
protocol ButtonViewModelProtocol: ObservableObject {
  var currentDisplayState: GomaUI.ButtonDisplayState { get }
  var displayStatePublisher: AnyPublisher<GomaUI.ButtonDisplayState, Never> { get }

  /// Performs the action of the button.
  func buttonTapped()
}
