// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeGallery

/// A screen with the variants of a category.
final class ButtonViewSnapshotViewController: UIHostingController<ButtonSnapshotSheet> {
  init(category: GomaUI.ButtonSnapshotCategory) {
    super.init(rootView: ButtonSnapshotSheet(category: category))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// The variants of a category with labels.
struct ButtonSnapshotSheet: View {
  let category: GomaUI.ButtonSnapshotCategory

  var body: some View {
    SnapshotSheet("ButtonView - \(category.rawValue)") {
      ForEach(category.variants, id: \.label) { variant in
        LabeledVariant(variant.label) {
          ButtonView(viewModel: MockButtonViewModel(variant.state))
        }
      }
    }
  }
}

#Preview("Basic Styles") { ButtonSnapshotSheet(category: .basicStyles) }

#Preview("Disabled States") { ButtonSnapshotSheet(category: .disabledStates) }

#Preview("Common Actions") { ButtonSnapshotSheet(category: .commonActions) }

#Preview("Interaction States") { ButtonSnapshotSheet(category: .interactionStates) }

#Preview("Sizes") { ButtonSnapshotSheet(category: .sizes) }

#Preview("Long Titles and Icons") { ButtonSnapshotSheet(category: .longTitlesAndIcons) }
