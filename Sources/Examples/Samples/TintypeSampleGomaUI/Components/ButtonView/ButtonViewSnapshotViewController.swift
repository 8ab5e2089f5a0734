// SPDX-License-Identifier: MIT

import SwiftUI

/// The groups of the variants of a button, one sheet each.
enum ButtonSnapshotCategory: String, CaseIterable {
  case basicStyles = "Basic Styles"
  case disabledStates = "Disabled States"
  case commonActions = "Common Actions"
  case interactionStates = "Interaction States"
  case sizes = "Sizes"
  case longTitlesAndIcons = "Long Titles and Icons"
}

/// A screen with the variants of a category.
final class ButtonViewSnapshotViewController: UIHostingController<ButtonSnapshotSheet> {
  init(category: ButtonSnapshotCategory) {
    super.init(rootView: ButtonSnapshotSheet(category: category))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// The variants of a category with labels.
struct ButtonSnapshotSheet: View {
  let category: ButtonSnapshotCategory

  var body: some View {
    SnapshotSheet("ButtonView - \(category.rawValue)") {
      ForEach(category.variants, id: \.label) { variant in
        LabeledVariant(variant.label) {
          ButtonView(viewModel: variant.model)
        }
      }
    }
  }
}

extension ButtonSnapshotCategory {
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
        ("Error", .button("Try Again", .bordered, phase: .failed(message: Self.declined))),
      ]
    case .sizes:
      [
        ("Small", .button("Follow", size: .small)),
        ("Medium", .button("Follow", size: .medium)),
        ("Large", .button("Follow", size: .large)),
      ]
    case .longTitlesAndIcons:
      [
        ("Long Title", .button(Self.longTitle)),
        ("Leading Icon", .button("Add Selection", icon: .leading(.plus))),
        ("Trailing Icon", .button("Next", .tinted, icon: .trailing(.arrowForward))),
      ]
    }
  }

  private static let declined = "The payment did not go through. Check your card."
  private static let longTitle =
    "Accept the terms and conditions and continue to the identity verification"
}

#Preview("Basic Styles") { ButtonSnapshotSheet(category: .basicStyles) }

#Preview("Disabled States") { ButtonSnapshotSheet(category: .disabledStates) }

#Preview("Common Actions") { ButtonSnapshotSheet(category: .commonActions) }

#Preview("Interaction States") { ButtonSnapshotSheet(category: .interactionStates) }

#Preview("Sizes") { ButtonSnapshotSheet(category: .sizes) }

#Preview("Long Titles and Icons") { ButtonSnapshotSheet(category: .longTitlesAndIcons) }
