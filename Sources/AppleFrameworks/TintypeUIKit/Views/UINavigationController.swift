// SPDX-License-Identifier: MIT

public import Foundation

/// A controller of a stack of controllers below a navigation bar.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The bar.
  public let navigationBar = UINavigationBar()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The toolbar.
  public let toolbar: UIToolbar! = UIToolbar()
  /// A Boolean value that indicates whether the bar is hidden.
  open var isNavigationBarHidden = false
  /// A Boolean value that indicates whether the bar is hidden while content is scrolled.
  open var hidesBarsOnSwipe = false
  /// The recognizer of the gesture that goes back, which receives no events.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
  /// The delegate; none by default.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Creates a controller of a stack with a first controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }

  /// Creates a controller of an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns `nil`, because view controllers cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// The controllers of the stack.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The last controller of the stack.
  open var topViewController: UIViewController? { children.last }
  /// The presented controller, or else the last one of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? children.last }

  /// Replaces the controllers of the stack, without an animation.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for child in children { child.removeFromParent() }
    for controller in viewControllers { addChild(controller) }
  }

  /// Adds a controller to the stack, without an animation.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
  }

  /// Removes the last controller of the stack, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let last = children.last else { return nil }
    last.removeFromParent()
    return last
  }

  /// Removes all controllers of the stack except for the first one.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let removed = Array(children.dropFirst())
    for child in removed { child.removeFromParent() }
    return removed
  }

  /// Sets whether the bar is hidden, without an animation.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}

/// An object that follows a stack of controllers; its methods are never called.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {}

/// A controller of tabs above a tab bar.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// The bar.
  public let tabBar = UITabBar()
  /// The delegate; none by default.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The index of the selected controller.
  open var selectedIndex = 0
  /// The controllers.
  open var viewControllers: [UIViewController]? {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for controller in newValue ?? [] { addChild(controller) }
    }
  }
  /// The selected controller.
  open var selectedViewController: UIViewController? {
    children.indices.contains(selectedIndex) ? children[selectedIndex] : nil
  }

  /// Replaces the controllers, without an animation.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
}

/// An object that follows the selection of tabs; its methods are never called.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {}

/// A controller that shares values, which presents nothing.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  /// The closure that is called after sharing, which does not happen.
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  /// The activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates a controller that shares values.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because view controllers cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }
}

/// A method of sharing.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// The type of a method of sharing.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public var rawValue: String

    /// Creates a type from its identifier.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a type from its identifier.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Wireless transfer.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// The pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Messages.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// The printer.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// The photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// The reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// A contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
  }
}

/// A controller of an alert, which presents nothing.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
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
