// SPDX-License-Identifier: MIT

public import Foundation

/// A controller of a stack of controllers below a navigation bar.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// A Boolean value that indicates whether the toolbar is hidden.
  open var isToolbarHidden: Bool = true
  /// A Boolean value that indicates whether the keyboard hides the bars.
  open var hidesBarsWhenKeyboardAppears: Bool = false
  /// A Boolean value that indicates whether a tap hides the bars.
  open var hidesBarsOnTap: Bool = false
  /// A Boolean value that indicates whether a low screen hides the bars.
  open var hidesBarsWhenVerticallyCompact: Bool = false
  /// The recognizer of a gesture in the content that goes back, which receives no events.
  public let interactiveContentPopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  /// The recognizer of swipes that hide the bars, which receives no events.
  public let barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  /// The recognizer of taps that hide the bars, which receives no events.
  public let barHideOnTapGestureRecognizer: UITapGestureRecognizer? = UITapGestureRecognizer()
  /// Sets whether the toolbar is hidden, without an animation.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Removes the controllers after another one from the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
    let removed = Array(children.dropFirst(index + 1))
    for child in removed { child.removeFromParent() }
    return removed
  }

  /// Creates a controller of an empty stack; the classes of bars have no effect.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
  }
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
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called after a controller was shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

extension UINavigationController {
  /// The direction of a movement between controllers.
  @nonexhaustive(warn)
  public enum Operation: Int, Sendable {
    /// None.
    case none = 0
    /// A controller is added.
    case push = 1
    /// A controller is removed.
    case pop = 2
  }
}
