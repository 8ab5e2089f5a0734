// SPDX-License-Identifier: MIT

import TintypeComponents

extension GomaUI {
  /// The sheet template: the component in all its states, with labels.
  package struct ComponentViewSnapshotViewController: Component {
    /// Creates the sheet.
    package init() {}

    /// The components, drawn immediately.
    package var body: some Component {
      SnapshotSheet("ComponentView", style: .gomaUI) {
        LabeledVariant("Default State") {
          ComponentView(viewModel: MockComponentViewModel.defaultMock)
        }
        LabeledVariant("Selected") { ComponentView(viewModel: MockComponentViewModel.selectedMock) }
        LabeledVariant("Disabled") { ComponentView(viewModel: MockComponentViewModel.disabledMock) }
        LabeledVariant("Loading") { ComponentView(viewModel: MockComponentViewModel.loadingMock) }
        LabeledVariant("Error") { ComponentView(viewModel: MockComponentViewModel.errorMock) }
      }
    }
  }
}

extension GomaUI.ComponentViewSnapshotViewController: GomaUI.SheetPreviewProvider {
  /// The only sheet.
  @MainActor package static var previews: [Preview] {
    [.sheet(componentName) { GomaUI.ComponentViewSnapshotViewController() }]
  }
}
