// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeFoundation

/// An object that continues an activity of the user.
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Continues an activity, which does not happen.
  @MainActor @preconcurrency
  func restoreUserActivityState(_ activity: NSUserActivity)
}

/// An object that edits a selection.
@MainActor @preconcurrency
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Replaces the selection by the pasteboard.
  func paste(_ sender: Any?)
  /// Selects an object.
  func select(_ sender: Any?)
  /// Selects all.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
}

/// The gestures of editing.
@nonexhaustive(warn)
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// None.
  case none = 0
  /// All.
  case `default` = 1
}

/// The buttons above the keyboard, which are not shown.
@MainActor @preconcurrency
open class UITextInputAssistantItem: NSObject {
  /// A Boolean value that indicates whether the buttons are hidden.
  open var allowsHidingShortcuts = true
  /// The buttons before the suggestions.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The buttons after the suggestions.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// A language of the keyboard.
@MainActor @preconcurrency
open class UITextInputMode: NSObject {
  /// The language: always `nil`.
  open var primaryLanguage: String? { nil }
  /// The languages: none.
  open class var activeInputModes: [UITextInputMode] { [] }
  /// The notification of another language, which is never posted.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// The objects by which a keyboard edits a text.
@MainActor @preconcurrency
open class UIInputViewController: UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view in place of the keyboard.
  open override var inputView: UIInputView! {
    get { input }
    set { input = newValue }
  }
  private var input: UIInputView? = UIInputView(frame: .zero, inputViewStyle: .keyboard)
  /// The language.
  open var primaryLanguage: String?
  /// A Boolean value that indicates whether the keyboard can use a network: always `false`.
  open var hasFullAccess: Bool { false }
  /// A Boolean value that indicates whether the keyboard needs a button for others: always `true`.
  open var needsInputModeSwitchKey: Bool { true }
  /// Has no effect, because there is no keyboard.
  open func dismissKeyboard() {}
  /// Has no effect, because there is no keyboard.
  open func advanceToNextInputMode() {}
  /// Called before the text changes, which does not happen.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// Called after the text changed, which does not happen.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// A view in place of the keyboard.
@MainActor @preconcurrency
open class UIInputView: UIView {
  /// The backgrounds of a view in place of the keyboard.
  @nonexhaustive(warn)
  public enum Style: Int, Sendable {
    /// None.
    case `default` = 0
    /// That of the keyboard.
    case keyboard = 1
  }

  /// The background.
  public let inputViewStyle: Style
  /// A Boolean value that indicates whether the view determines its size.
  open var allowsSelfSizing = false

  /// Creates a view.
  public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Returns `nil`, because views cannot be archived on Linux.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// The types that can be pasted.
@MainActor @preconcurrency
open class UIPasteConfiguration: NSObject {
  /// The identifiers of the types.
  open var acceptableTypeIdentifiers: [String]

  /// Creates a configuration.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  /// Adds types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
}
