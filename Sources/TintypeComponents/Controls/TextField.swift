// SPDX-License-Identifier: MIT

/// A place where text is entered.
///
/// ```swift
/// TextField("Email", text: Binding(model, \.email), prompt: Text("you@example.com"))
///   .textFieldStyle(.floating)
///   .textFieldError(model.emailError)
/// ```
///
/// `ComponentHost.enter(_:on:)` enters a text. It takes all the width it is offered. While its
/// control state is focused it has a caret behind the text, which does not blink.
public struct TextField: PrimitiveComponent {
  private let content: FieldContent
  private let text: Binding<String>

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: What is entered; it is spoken, shown as the label by the floating style, and stands
  ///     in the empty field of other styles where there is no prompt.
  ///   - text: The text.
  ///   - prompt: What stands in the empty field; `nil`, the default, for nothing but the title. The
  ///     floating style shows it while the field is focused.
  ///   - axis: Where text goes that does not fit: behind the trailing edge, as by default, where it
  ///     ends with an ellipsis; or with `.vertical` into new lines, for which the field grows.
  public init(
    _ title: some StringProtocol,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.text = text
    content = FieldContent(
      title: String(title), text: text.wrappedValue, prompt: prompt, axis: axis)
  }

  /// A node that holds the field and what stands below it.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let text = text
    return context.control(
      "TextField", content.field(text, spoken: content.text, in: context.environment))
  }
}

/// A place where text is entered that nobody else is to see: a bullet stands for each character.
///
/// It is like a `TextField` in all else.
public struct SecureField: PrimitiveComponent {
  private let content: FieldContent
  private let text: Binding<String>

  /// The most bullets that are shown.
  public static let maximumBullets = 256

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: What is entered; see `TextField`.
  ///   - text: The text.
  ///   - isRevealed: Whether the text itself is shown, which an eye at the trailing edge switches;
  ///     `nil`, the default, for a field that never shows it. The eye has the identity `reveal`.
  ///   - prompt: What stands in the empty field.
  public init(
    _ title: some StringProtocol,
    text: Binding<String>,
    isRevealed: Binding<Bool>? = nil,
    prompt: Text? = nil
  ) {
    self.text = text
    let isShown = isRevealed?.wrappedValue == true
    let bullets = { String(repeating: "•", count: $0) }
    content = FieldContent(
      title: String(title),
      text: isShown
        ? text.wrappedValue : bullets(text.wrappedValue.prefix(Self.maximumBullets).count),
      prompt: prompt, axis: .horizontal, isRevealed: isRevealed,
      length: text.wrappedValue.count)
  }

  /// A node that holds the field and what stands below it.
  package func nodes(in context: ResolutionContext) -> [Node] {
    context.control(
      "SecureField",
      content.field(text, spoken: content.text, in: context.environment)
        .accessibilityAddTraits(.isSecure))
  }
}

/// What a field shows.
struct FieldContent {
  var title: String
  /// The text as it is shown.
  var text: String
  var prompt: Text?
  var axis: Axis
  /// Whether a secure text is shown; `nil` where nothing can be revealed.
  var isRevealed: Binding<Bool>?
  /// The number of characters, where it is not that of `text`.
  var length: Int?

  /// The field with its meaning and its actions.
  func field(
    _ binding: Binding<String>,
    spoken: String,
    in environment: EnvironmentValues
  ) -> some Component {
    let details = environment.textFieldDetails
    return FieldBody(content: self, clear: { binding.wrappedValue = "" })
      .accessibilityElement()
      .spoken(
        label: title, value: spoken.isEmpty ? nil : spoken, hint: details.error ?? details.help
      )
      .accessibilityAddTraits(.isTextField)
      .accessibilityAddTraits(environment.isEnabled ? [] : .isDisabled)
      .onEnter { binding.wrappedValue = $0 }
      // A tap focuses the field, which is a matter of the environment. Without this one, a tap on
      // the field would be taken for one on the only button inside.
      .onTapGesture {}
  }
}

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
