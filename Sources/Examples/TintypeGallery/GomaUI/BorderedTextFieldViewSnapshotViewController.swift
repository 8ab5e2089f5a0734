// SPDX-License-Identifier: MIT

import TintypeComponents

extension GomaUI {
  /// The text field in all its states, with labels.
  package struct BorderedTextFieldViewSnapshotViewController: Component {
    /// Creates the sheet.
    package init() {}

    /// The fields, drawn immediately.
    package var body: some Component {
      SnapshotSheet("BorderedTextFieldView", style: .gomaUI) {
        ForEach(Self.variants, id: \.label) { variant in
          LabeledVariant(variant.label) {
            BorderedTextFieldView(viewModel: MockBorderedTextFieldViewModel(variant.state))
          }
        }
      }
    }

    private static let variants: [(label: String, state: BorderedTextFieldDisplayState)] = [
      ("Idle", BorderedTextFieldDisplayState(placeholder: "Email")),
      ("Focused", BorderedTextFieldDisplayState(placeholder: "Email", isFocused: true)),
      ("Filled", BorderedTextFieldDisplayState(placeholder: "Email", text: "ada@example.com")),
      (
        "Filled, focused",
        BorderedTextFieldDisplayState(
          placeholder: "Email", text: "ada@example.com", isFocused: true)
      ),
      (
        "Error",
        BorderedTextFieldDisplayState(
          placeholder: "Email", text: "ada@",
          error: "An address ends with a domain, such as example.com.")
      ),
      (
        "Secure",
        BorderedTextFieldDisplayState(placeholder: "Password", text: "engine", isSecure: true)
      ),
      (
        "Disabled",
        BorderedTextFieldDisplayState(placeholder: "Account", text: "0042", isEnabled: false)
      ),
    ]
  }
}

extension GomaUI.BorderedTextFieldViewSnapshotViewController: GomaUI.SheetPreviewProvider {
  /// The only sheet.
  @MainActor package static var previews: [Preview] {
    [.sheet(componentName) { GomaUI.BorderedTextFieldViewSnapshotViewController() }]
  }
}
