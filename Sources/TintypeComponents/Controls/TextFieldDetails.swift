// SPDX-License-Identifier: MIT

/// The form of text fields.
public enum TextFieldStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// The usual form, without a border.
  case automatic
  /// The text alone.
  case plain
  /// A box with a border, at least 44 points high.
  case roundedBorder
  /// A box with a border, at least 56 points high. The title stands in it like a prompt while it is
  /// empty and not focused, else above the text.
  case floating
}

/// What stands in and below text fields beside the text.
struct TextFieldDetails: Sendable {
  var error: String?
  var help: String?
  var leadingIcon: String?
  var trailingIcon: String?
  var hasClearButton = false
  var characterLimit: Int?
}

private enum TextFieldStyleKey: EnvironmentKey {
  static let defaultValue = TextFieldStyle.automatic
}

private enum TextFieldDetailsKey: EnvironmentKey {
  static let defaultValue = TextFieldDetails()
}

extension EnvironmentValues {
  /// The form of text fields; without a border by default.
  public var textFieldStyle: TextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }

  var textFieldDetails: TextFieldDetails {
    get { self[TextFieldDetailsKey.self] }
    set { self[TextFieldDetailsKey.self] = newValue }
  }
}

extension Component {
  /// Sets the form of the text fields inside.
  public func textFieldStyle(_ style: TextFieldStyle) -> some Component {
    environment(\.textFieldStyle, style)
  }

  /// Says what is wrong with what was entered, in red below the field, whose border becomes red;
  /// `nil` for nothing.
  ///
  /// It takes the place of a help text, and is spoken as the field's hint.
  public func textFieldError(_ message: String?) -> some Component {
    environment(\.textFieldDetails.error, message)
  }

  /// Says what is to be entered, below the field; `nil` for nothing.
  public func textFieldHelp(_ message: String?) -> some Component {
    environment(\.textFieldDetails.help, message)
  }

  /// Puts icons of the environment's symbol set before and behind the text; `nil` for none.
  public func textFieldIcons(leading: String? = nil, trailing: String? = nil) -> some Component {
    environment(\.textFieldDetails.leadingIcon, leading)
      .environment(\.textFieldDetails.trailingIcon, trailing)
  }

  /// Puts a button behind the text that empties the field; it is there while there is text.
  ///
  /// The button has the identity `clear`.
  public func textFieldClearButton(_ isShown: Bool = true) -> some Component {
    environment(\.textFieldDetails.hasClearButton, isShown)
  }

  /// Counts the characters below the field, in red where there are more than a limit; `nil` does not
  /// count.
  ///
  /// Characters are what a reader takes for one. More can be entered: to refuse them is up to the
  /// binding. A limit below 0 counts as 0.
  public func textFieldCharacterLimit(_ limit: Int?) -> some Component {
    environment(\.textFieldDetails.characterLimit, limit.map { max($0, 0) })
  }
}
