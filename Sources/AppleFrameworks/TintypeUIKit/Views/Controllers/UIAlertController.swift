// SPDX-License-Identifier: MIT

public import Foundation

/// A controller of an alert, which presents nothing.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// The emphasized button.
  open var preferredAction: UIAlertAction?
  /// The severity.
  open var severity: UIAlertControllerSeverity = .default
  /// The message.
  open var message: String?
  /// The buttons.
  open private(set) var actions: [UIAlertAction] = []
  /// The text fields.
  open private(set) var textFields: [UITextField]?
  /// The style.
  public private(set) var preferredStyle = Style.alert

  /// Creates a controller of an alert.
  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
  }

  /// Adds a text field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// The style of an alert.
  @nonexhaustive(warn)
  public enum Style: Int, Sendable {
    /// A list of buttons at the bottom.
    case actionSheet = 0
    /// A panel in the center.
    case alert = 1
  }
}

/// A button of an alert, which is never pressed.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// The title.
  public let title: String?
  /// The style.
  public let style: Style
  /// A Boolean value that indicates whether the button is enabled.
  open var isEnabled = true

  /// Creates a button; its action is never called.
  public init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    super.init()
  }

  /// The style of a button.
  @nonexhaustive(warn)
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// The style of a button that cancels.
    case cancel = 1
    /// The style of a button that deletes.
    case destructive = 2
  }
}

/// The severity of an alert.
@nonexhaustive(warn)
public enum UIAlertControllerSeverity: Int, Sendable {
  /// The default one.
  case `default` = 0
  /// Critical.
  case critical = 1
}
