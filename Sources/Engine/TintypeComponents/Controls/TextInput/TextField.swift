// SPDX-License-Identifier: MIT

/// A control for entering text.
///
/// ```swift
/// TextField("Email", text: Binding(model, \.email), prompt: Text("you@example.com"))
///   .textFieldStyle(.floating)
///   .textFieldError(model.emailError)
/// ```
///
/// `ComponentHost.enter(_:on:)` enters text. A text field takes all available width. While its
/// control state is focused, it shows a caret after the text, which does not blink.
public struct TextField: PrimitiveComponent {
  private let content: FieldContent
  private let text: Binding<String>

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: The title, which is also the accessibility label. The floating style shows it as a
  ///     label; other styles show it in an empty field without a prompt.
  ///   - text: The text.
  ///   - prompt: The placeholder of an empty field; `nil`, the default, shows only the title. The
  ///     floating style shows the prompt while the field is focused.
  ///   - axis: The axis along which long text extends. By default it extends beyond the trailing
  ///     edge and ends with an ellipsis; with `.vertical` it wraps, and the field grows.
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

  /// Returns a node that contains the field and its footer.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let (text, context) = (text, context.focusingFirstField)
    context.environment.readFocus(of: text.wrappedValue)
    return context.control(
      "TextField", content.field(text, accessibility: content.text, in: context.environment),
      isTall: true)
  }
}

/// A control for entering private text, which shows a bullet for each character.
///
/// In all other respects it is like a `TextField`.
public struct SecureField: PrimitiveComponent {
  private let content: FieldContent
  private let text: Binding<String>

  /// The maximum number of bullets that are shown.
  public static let maximumBullets = 256

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: The title; see `TextField`.
  ///   - text: The text.
  ///   - isRevealed: A Boolean value that indicates whether the text itself is shown. A button with
  ///     an eye at the trailing edge, whose `id` is `reveal`, toggles it. With `nil`, the default,
  ///     the field never shows the text.
  ///   - prompt: The placeholder of an empty field.
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

  /// Returns a node that contains the field and its footer.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let context = context.focusingFirstField
    context.environment.readFocus(of: text.wrappedValue, capitalizes: false)
    return context.control(
      "SecureField",
      content.field(text, accessibility: content.text, in: context.environment)
        .accessibilityAddTraits(.isSecure), isTall: true)
  }
}

/// The content of a field.
struct FieldContent {
  var title: String
  /// The displayed text.
  var text: String
  var prompt: Text?
  var axis: Axis
  /// A Boolean value that indicates whether a secure text is shown; `nil` if it cannot be revealed.
  var isRevealed: Binding<Bool>?
  /// The number of characters, if it differs from that of `text`.
  var length: Int?

  /// Returns the field with its accessibility properties and its actions.
  func field(
    _ binding: Binding<String>,
    accessibility: String,
    in environment: EnvironmentValues
  ) -> some Component {
    let details = environment.textFieldDetails
    return FieldBody(content: self, clear: { binding.wrappedValue = "" })
      .accessibilityElement()
      .accessibility(
        label: title, value: accessibility.isEmpty ? nil : accessibility,
        hint: details.error ?? details.help
      )
      .accessibilityAddTraits(.isTextField)
      .accessibilityAddTraits(environment.isEnabled ? [] : .isDisabled)
      .onEnter { binding.wrappedValue = $0 }
      // A tap focuses the field, which the environment controls. Without this action, a tap on the
      // field would perform the action of the only button inside it.
      .onTapGesture {}
  }
}

/// The style of text fields.
public enum TextFieldStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// The default style, without a border.
  case automatic
  /// Only the text.
  case plain
  /// A box with a border, at least 34 points high.
  case roundedBorder
  /// A box with a border, at least 56 points high.
  ///
  /// The title is shown as a placeholder in an empty field that is not focused, and otherwise above
  /// the text.
  case floating
}

/// Additional content in and below text fields.
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
  /// The style of text fields; without a border by default.
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
  /// Sets the style of the text fields inside the component.
  public func textFieldStyle(_ style: TextFieldStyle) -> some Component {
    environment(\.textFieldStyle, style)
  }

  /// Shows an error message in red below the field, whose border becomes red; `nil` removes it.
  ///
  /// It replaces a help text and is the field's accessibility hint.
  public func textFieldError(_ message: String?) -> some Component {
    environment(\.textFieldDetails.error, message)
  }

  /// Shows a help text below the field; `nil` removes it.
  public func textFieldHelp(_ message: String?) -> some Component {
    environment(\.textFieldDetails.help, message)
  }

  /// Adds icons of the environment's symbol set before and after the text; `nil` for none.
  public func textFieldIcons(leading: String? = nil, trailing: String? = nil) -> some Component {
    environment(\.textFieldDetails.leadingIcon, leading)
      .environment(\.textFieldDetails.trailingIcon, trailing)
  }

  /// Adds a button after the text that clears the field; it is shown while the field contains text.
  ///
  /// The `id` of the button is `clear`.
  public func textFieldClearButton(_ isShown: Bool = true) -> some Component {
    environment(\.textFieldDetails.hasClearButton, isShown)
  }

  /// Shows the number of characters below the field, in red above a limit; `nil` removes it.
  ///
  /// Characters are extended grapheme clusters. The field accepts more characters; the binding can
  /// reject them. A limit less than 0 counts as 0.
  public func textFieldCharacterLimit(_ limit: Int?) -> some Component {
    environment(\.textFieldDetails.characterLimit, limit.map { max($0, 0) })
  }
}
