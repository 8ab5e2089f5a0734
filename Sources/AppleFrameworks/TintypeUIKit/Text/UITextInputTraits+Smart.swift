// SPDX-License-Identifier: MIT

public import Foundation

/// The replacement of quotation marks.
@nonexhaustive(warn)
public enum UITextSmartQuotesType: Int, Sendable {
  /// The behavior that the system chooses.
  case `default` = 0
  /// None.
  case no = 1
  /// Quotation marks of the language.
  case yes = 2
}

/// The replacement of hyphens.
@nonexhaustive(warn)
public enum UITextSmartDashesType: Int, Sendable {
  /// The behavior that the system chooses.
  case `default` = 0
  /// None.
  case no = 1
  /// Dashes.
  case yes = 2
}

/// The spaces around text that is pasted.
@nonexhaustive(warn)
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The behavior that the system chooses.
  case `default` = 0
  /// As pasted.
  case no = 1
  /// As needed.
  case yes = 2
}

/// The suggestions in a text.
@nonexhaustive(warn)
public enum UITextInlinePredictionType: Int, Sendable {
  /// The behavior that the system chooses.
  case `default` = 0
  /// None.
  case no = 1
  /// Suggestions.
  case yes = 2
}

/// The results of calculations in a text.
@nonexhaustive(warn)
public enum UITextMathExpressionCompletionType: Int, Sendable {
  /// The behavior that the system chooses.
  case `default` = 0
  /// None.
  case no = 1
  /// Results.
  case yes = 2
}

/// The tools that change a text.
@nonexhaustive(warn)
public enum UIWritingToolsBehavior: Int, Sendable {
  /// None.
  case none = -1
  /// The behavior that the system chooses.
  case `default` = 0
  /// Tools in the text.
  case complete = 1
  /// Tools in a panel.
  case limited = 2
}

/// The action on a part of a text.
@nonexhaustive(warn)
public enum UITextItemInteraction: Int, Sendable {
  /// It is opened.
  case invokeDefaultAction = 0
  /// Its actions are shown.
  case presentActions = 1
  /// Its content is shown.
  case preview = 2
}

/// The rules of a new password.
open class UITextInputPasswordRules: NSObject {
  /// The text of the rules.
  public let passwordRulesDescriptor: String

  /// Creates rules from a text.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}

/// An object that follows the input; its methods are never called.
@MainActor @preconcurrency
public protocol UITextInputDelegate: AnyObject {}

/// An object that changes pasted text; its methods are never called.
@MainActor @preconcurrency
public protocol UITextPasteDelegate: NSObjectProtocol {}

extension UITextView {
  /// The border of a text view.
  @nonexhaustive(warn)
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A rounded rectangle.
    case roundedRect = 1
  }
}
