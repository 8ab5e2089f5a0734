// SPDX-License-Identifier: MIT

import TintypeScheduling

extension GomaUI {
  /// What the template's component needs to know.
  package protocol ComponentViewModelProtocol {
    /// Synchronous access, for drawing at once.
    var currentDisplayState: ComponentDisplayState { get }
    /// What it shows, now and from now on.
    var displayStatePublisher: AnyPublisher<ComponentDisplayState, Never> { get }
  }

  /// A model of the template's component.
  package typealias MockComponentViewModel = MockDisplayModel<ComponentDisplayState>
}

extension GomaUI.MockDisplayModel: GomaUI.ComponentViewModelProtocol
where State == GomaUI.ComponentDisplayState {
  /// A component at rest.
  package static var defaultMock: GomaUI.MockComponentViewModel {
    GomaUI.MockComponentViewModel(
      GomaUI.ComponentDisplayState(title: "Visa ending in 4242", detail: "Expires 04/27"))
  }

  /// A component that is chosen.
  package static var selectedMock: GomaUI.MockComponentViewModel {
    GomaUI.MockComponentViewModel(
      GomaUI.ComponentDisplayState(
        title: "Visa ending in 4242", detail: "Expires 04/27", isSelected: true))
  }

  /// A component that cannot be chosen.
  package static var disabledMock: GomaUI.MockComponentViewModel {
    GomaUI.MockComponentViewModel(
      GomaUI.ComponentDisplayState(
        title: "Bank transfer", detail: "Not available in your country", isEnabled: false))
  }

  /// A component whose data are on their way.
  package static var loadingMock: GomaUI.MockComponentViewModel {
    GomaUI.MockComponentViewModel(
      GomaUI.ComponentDisplayState(
        title: "Wallet", detail: "Checking the balance…", phase: .loading))
  }

  /// A component whose data did not come.
  package static var errorMock: GomaUI.MockComponentViewModel {
    GomaUI.MockComponentViewModel(
      GomaUI.ComponentDisplayState(
        title: "Wallet", detail: "Last seen with €25.00",
        phase: .failed(message: "The balance could not be checked. Tap to try again.")))
  }
}
