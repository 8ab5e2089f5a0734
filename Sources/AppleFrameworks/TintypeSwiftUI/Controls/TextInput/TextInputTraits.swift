// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeUIKit

/// The automatic capitalization of entered text.
public struct TextInputAutocapitalization: Sendable {
  fileprivate let type: UITextAutocapitalizationType

  private init(type: UITextAutocapitalizationType) { self.type = type }

  /// Creates a value from that of UIKit.
  public init?(_ type: UITextAutocapitalizationType) { self.type = type }

  /// Nothing is capitalized.
  public static var never: TextInputAutocapitalization { .init(type: .none) }
  /// The first letter of each word is capitalized.
  public static var words: TextInputAutocapitalization { .init(type: .words) }
  /// The first letter of each sentence is capitalized.
  public static var sentences: TextInputAutocapitalization { .init(type: .sentences) }
  /// Every letter is capitalized.
  public static var characters: TextInputAutocapitalization { .init(type: .allCharacters) }
}

private enum AutocorrectionDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether entered text is corrected automatically.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// A Boolean value that indicates whether entered text is corrected automatically.
  @available(iOS, deprecated: 100000.0, renamed: "autocorrectionDisabled")
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
}

extension View {
  /// Disables or enables the automatic correction of entered text.
  ///
  /// The software keyboard of a phone has no bar for suggestions without it.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformingEnvironment {
      $0.autocorrectionDisabled = disable
      $0.base.textInput.suggestsWords = !disable
    }
  }

  /// Disables or enables the automatic correction of entered text.
  @available(iOS, deprecated: 100000.0, renamed: "autocorrectionDisabled(_:)")
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? false)
  }

  /// Sets how the keyboard capitalizes entered text, and with it the letters on its keys.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    transformingEnvironment {
      $0.base.textInput.capitalization = autocapitalization.map { .init($0.type) }
    }
  }

  /// Sets how the keyboard capitalizes entered text, and with it the letters on its keys.
  @available(iOS, deprecated: 100000.0, renamed: "textInputAutocapitalization(_:)")
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }

  /// Sets the type of the software keyboard, which `ViewImageConfig.keyboard()` shows.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    transformingEnvironment { $0.base.textInput.type = KeyboardType(type) }
  }

  /// Sets the meaning of the entered text for suggestions, which has no effect on a snapshot.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }
}

/// The prominence of headers.
public enum Prominence: Sendable {
  /// The standard prominence.
  case standard
  /// An increased prominence.
  case increased
}

private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  /// The prominence of the headers of sections; standard by default.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set {
      self[HeaderProminenceKey.self] = newValue
      base.hasProminentListHeaders = newValue == .increased
    }
  }
}

extension View {
  /// Sets the prominence of the headers of sections within the view.
  ///
  /// Headers with an increased prominence are large and bold, in the color of texts.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    transformingEnvironment { $0.headerProminence = prominence }
  }
}
