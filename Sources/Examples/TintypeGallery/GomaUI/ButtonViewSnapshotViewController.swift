// SPDX-License-Identifier: MIT

import TintypeComponents

extension GomaUI {
  /// The sheet of one category of the button's variants.
  package struct ButtonViewSnapshotViewController: Component {
    private let category: ButtonSnapshotCategory

    /// Creates the sheet of a category.
    package init(category: ButtonSnapshotCategory) {
      self.category = category
    }

    /// The category's variants with labels.
    package var body: some Component {
      SnapshotSheet("ButtonView - \(category.rawValue)", style: .gomaUI) {
        ForEach(category.variants, id: \.label) { variant in
          LabeledVariant(variant.label) { ButtonView(viewModel: variant.model) }
        }
      }
    }
  }
}

extension GomaUI.ButtonViewSnapshotViewController: GomaUI.SheetPreviewProvider {
  /// A sheet for each category.
  @MainActor package static var previews: [Preview] {
    GomaUI.ButtonSnapshotCategory.allCases.map { category in
      .sheet(category.rawValue) { GomaUI.ButtonViewSnapshotViewController(category: category) }
    }
  }
}

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
    var variants: [(label: String, model: MockButtonViewModel)] {
      switch self {
      case .basicStyles:
        [
          ("Solid Background", .button("Continue")),
          ("Bordered", .button("Continue", .bordered)),
          ("Tinted", .button("Continue", .tinted)),
          ("Transparent", .button("Continue", .transparent)),
        ]
      case .disabledStates:
        [
          ("Solid Background - Disabled", .button("Continue", isEnabled: false)),
          ("Bordered - Disabled", .button("Continue", .bordered, isEnabled: false)),
          ("Tinted - Disabled", .button("Continue", .tinted, isEnabled: false)),
          ("Transparent - Disabled", .button("Continue", .transparent, isEnabled: false)),
        ]
      case .commonActions:
        [
          ("Submit", .button("Save Changes")),
          ("Cancel", .button("Cancel", .bordered)),
          ("Delete", .button("Delete Account", .destructive)),
          ("Link", .button("Forgot your password?", .transparent)),
        ]
      case .interactionStates:
        [
          ("Selected", .button("Favorite", .bordered, phase: .selected)),
          ("Loading", .button("Signing in", phase: .loading)),
          ("Loading - Bordered", .button("Refreshing", .bordered, phase: .loading)),
          (
            "Error",
            .button(
              "Try Again", .bordered,
              phase: .failed(message: "The payment did not go through. Check your card."))
          ),
        ]
      case .sizes:
        [
          ("Small", .button("Follow", size: .small)),
          ("Medium", .button("Follow", size: .medium)),
          ("Large", .button("Follow", size: .large)),
        ]
      case .longTitlesAndIcons:
        [
          (
            "Long Title",
            .button(
              "Accept the terms and conditions and continue to the identity verification")
          ),
          ("Leading Icon", .button("Add Selection", icon: .leading(.plus))),
          ("Trailing Icon", .button("Next", .tinted, icon: .trailing(.arrowForward))),
        ]
      }
    }
  }
}
