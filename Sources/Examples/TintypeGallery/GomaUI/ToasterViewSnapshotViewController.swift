// SPDX-License-Identifier: MIT

import TintypeComponents

extension GomaUI {
  /// The toasts of all kinds, with labels.
  package struct ToasterViewSnapshotViewController: Component {
    /// Creates the sheet.
    package init() {}

    /// The toasts, drawn immediately.
    package var body: some Component {
      SnapshotSheet("ToasterView", style: .gomaUI) {
        ForEach(Self.variants, id: \.label) { variant in
          LabeledVariant(variant.label) {
            ToasterView(viewModel: MockToasterViewModel(variant.data))
          }
        }
      }
    }

    private static let variants: [(label: String, data: ToasterData)] = [
      ("Success", ToasterData(title: "Your bet was placed")),
      (
        "Information",
        ToasterData(
          title: "Kick-off was moved", message: "Lisbon – Porto starts at 20:15 instead of 19:45.",
          kind: .information)
      ),
      ("Warning", ToasterData(title: "The odds have changed", kind: .warning)),
      (
        "Failure, with an action",
        ToasterData(
          title: "No connection", message: "Your selection is kept.", kind: .failure,
          actionTitle: "Retry")
      ),
      (
        "Long texts",
        ToasterData(
          title: "Your identity was verified and your account has no limits any more",
          message: "From now on you can pay in and out with every method that you have added.",
          actionTitle: "Open")
      ),
    ]
  }
}

extension GomaUI.ToasterViewSnapshotViewController: GomaUI.SheetPreviewProvider {
  /// The only sheet.
  @MainActor package static var previews: [Preview] {
    [.sheet(componentName) { GomaUI.ToasterViewSnapshotViewController() }]
  }
}
