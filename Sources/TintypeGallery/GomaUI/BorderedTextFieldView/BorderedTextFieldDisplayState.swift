// SPDX-License-Identifier: MIT

extension GomaUI {
  /// Everything that a text field shows.
  package struct BorderedTextFieldDisplayState: Hashable, Sendable {
    /// What is to be entered; it moves onto the border once there is a text.
    package var placeholder: String
    /// What was entered.
    package var text: String
    /// What is wrong with the text; `nil` for nothing.
    package var error: String?
    /// Whether it is being edited.
    package var isFocused: Bool
    /// Whether the text is shown as dots.
    package var isSecure: Bool
    /// Whether it can be edited.
    package var isEnabled: Bool

    /// Creates a state; by default that of an empty field at rest.
    package init(
      placeholder: String,
      text: String = "",
      error: String? = nil,
      isFocused: Bool = false,
      isSecure: Bool = false,
      isEnabled: Bool = true
    ) {
      self.placeholder = placeholder
      self.text = text
      self.error = error
      self.isFocused = isFocused
      self.isSecure = isSecure
      self.isEnabled = isEnabled
    }
  }
}
