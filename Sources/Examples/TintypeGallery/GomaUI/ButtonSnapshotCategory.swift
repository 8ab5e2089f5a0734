// SPDX-License-Identifier: MIT

extension GomaUI {
  /// The groups of the button's 22 variants, one snapshot each.
  package enum ButtonSnapshotCategory: String, CaseIterable, Sendable {
    /// The styles in the idle phase.
    case basicStyles = "Basic Styles"
    /// The styles of disabled buttons.
    case disabledStates = "Disabled States"
    /// Frequent actions of buttons.
    case commonActions = "Common Actions"
    /// Selected, loading and failed.
    case interactionStates = "Interaction States"
    /// The three sizes.
    case sizes = "Sizes"
    /// Titles of two lines, and icons.
    case longTitlesAndIcons = "Long Titles and Icons"

    /// The variants with their labels.
    package var variants: [(label: String, state: ButtonDisplayState)] {
      switch self {
      case .basicStyles:
        [
          ("Solid Background", .init(title: "Continue")),
          ("Bordered", .init(title: "Continue", style: .bordered)),
          ("Tinted", .init(title: "Continue", style: .tinted)),
          ("Transparent", .init(title: "Continue", style: .transparent)),
        ]
      case .disabledStates:
        [
          ("Solid Background - Disabled", .init(title: "Continue", isEnabled: false)),
          ("Bordered - Disabled", .init(title: "Continue", style: .bordered, isEnabled: false)),
          ("Tinted - Disabled", .init(title: "Continue", style: .tinted, isEnabled: false)),
          (
            "Transparent - Disabled",
            .init(title: "Continue", style: .transparent, isEnabled: false)
          ),
        ]
      case .commonActions:
        [
          ("Submit", .init(title: "Save Changes")),
          ("Cancel", .init(title: "Cancel", style: .bordered)),
          ("Delete", .init(title: "Delete Account", style: .destructive)),
          ("Link", .init(title: "Forgot your password?", style: .transparent)),
        ]
      case .interactionStates:
        [
          ("Selected", .init(title: "Favorite", style: .bordered, phase: .selected)),
          ("Loading", .init(title: "Signing in", phase: .loading)),
          ("Loading - Bordered", .init(title: "Refreshing", style: .bordered, phase: .loading)),
          (
            "Error",
            .init(
              title: "Try Again", style: .bordered,
              phase: .failed(message: "The payment did not go through. Check your card."))
          ),
        ]
      case .sizes:
        [
          ("Small", .init(title: "Follow", size: .small)),
          ("Medium", .init(title: "Follow", size: .medium)),
          ("Large", .init(title: "Follow", size: .large)),
        ]
      case .longTitlesAndIcons:
        [
          (
            "Long Title",
            .init(
              title: "Accept the terms and conditions and continue to the identity verification")
          ),
          ("Leading Icon", .init(title: "Add Selection", icon: .leading(.plus))),
          ("Trailing Icon", .init(title: "Next", style: .tinted, icon: .trailing(.arrowForward))),
        ]
      }
    }
  }
}
