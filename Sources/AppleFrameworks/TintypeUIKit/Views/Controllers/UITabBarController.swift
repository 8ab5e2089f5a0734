// SPDX-License-Identifier: MIT

public import Foundation

/// A controller of tabs above a tab bar.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// The controllers whose order can be changed.
  open var customizableViewControllers: [UIViewController]?
  /// The form of the tabs, which has no effect.
  open var mode: Mode = .automatic
  /// The name by which the order is stored.
  open var customizationIdentifier: String?
  /// A Boolean value that indicates whether the bar is hidden.
  open var isTabBarHidden: Bool = false
  /// The time at which the bar becomes smaller.
  open var tabBarMinimizeBehavior: MinimizeBehavior = .automatic
  /// Sets whether the bar is hidden, without an animation.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
  /// The controller of more tabs, which is not shown.
  open private(set) lazy var moreNavigationController = UINavigationController(
    nibName: nil, bundle: nil)
  /// The tabs, whose controllers are those of the controller.
  open var tabs: [UITab] = [] {
    didSet {
      viewControllers = tabs.compactMap { tab in
        let controller = tab.viewController
        if controller?.title == nil { controller?.title = tab.title }
        if let image = tab.image { controller?.tabBarItem.image = image }
        return controller
      }
    }
  }
  /// The selected tab.
  open var selectedTab: UITab? {
    get { tabs.first { $0.viewController === selectedViewController } }
    set { selectedViewController = newValue?.viewController }
  }
  /// Sets the tabs, without an animation.
  open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

  /// Creates a controller of tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }
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
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set { selectedIndex = children.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  /// Replaces the controllers, without an animation.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
}

/// An object that follows the selection of tabs; its methods are never called.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns a Boolean value that indicates whether a controller can be selected.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after a controller was selected.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Returns `true`.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    true
  }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

extension UITabBarController {
  /// The form of tabs.
  @nonexhaustive(warn)
  public enum Mode: Int, Sendable {
    /// The form that the system chooses.
    case automatic = 0
    /// A bar.
    case tabBar = 1
    /// A sidebar.
    case tabSidebar = 2
  }

  /// The time at which the bar becomes smaller.
  @nonexhaustive(warn)
  public enum MinimizeBehavior: Int, Sendable {
    /// The time that the system chooses.
    case automatic = 0
    /// Never.
    case never = 1
    /// Scrolling down.
    case onScrollDown = 2
    /// Scrolling up.
    case onScrollUp = 3
  }
}

/// A tab with a controller.
@MainActor @preconcurrency
open class UITab: NSObject {
  /// The name.
  public let identifier: String
  /// The title.
  open var title: String
  /// The text below the title.
  open var subtitle: String?
  /// The image.
  open var image: UIImage?
  /// The text of the badge.
  open var badgeValue: String?
  /// A Boolean value that indicates whether the tab can be selected.
  open var isEnabled = true
  /// A Boolean value that indicates whether the tab is hidden.
  open var isHidden = false
  /// The controller.
  open private(set) lazy var viewController: UIViewController? = provider?(self)
  private let provider: ((UITab) -> UIViewController)?

  /// Creates a tab.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
  }
}

/// A tab with other tabs.
@MainActor @preconcurrency
open class UITabGroup: UITab {
  /// The tabs.
  open var children: [UITab]

  /// Creates a tab with other tabs.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
  }
}

/// A tab of a search.
@MainActor @preconcurrency
open class UISearchTab: UITab {
  /// Creates a tab of a search.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "search",
      viewControllerProvider: viewControllerProvider)
  }
}
