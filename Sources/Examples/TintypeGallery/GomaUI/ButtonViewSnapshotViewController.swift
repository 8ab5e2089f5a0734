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
          LabeledVariant(variant.label) {
            ButtonView(viewModel: MockButtonViewModel(variant.state))
          }
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
