// SPDX-License-Identifier: MIT

public import Foundation

/// A controller of pages, which shows the first controller that was set.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  /// The position of the spine: always `none`.
  open var spineLocation: SpineLocation { .none }
  /// The recognizers of gestures: none.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// The position of the spine.
  @nonexhaustive(warn)
  public enum SpineLocation: Int, Sendable {
    /// None.
    case none = 0
    /// At the start.
    case min = 1
    /// In the middle.
    case mid = 2
    /// At the end.
    case max = 3
  }
  /// The style of turning pages.
  public let transitionStyle: TransitionStyle
  /// The direction in which pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// The object that returns pages; it is not asked, because no gesture turns a page.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate; its methods are never called.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The controllers of the visible pages.
  open var viewControllers: [UIViewController]? { children }
  /// A Boolean value that indicates whether pages have a back; it has no effect.
  open var isDoubleSided = false

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because view controllers cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Shows pages, without an animation.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for child in children {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for controller in viewControllers ?? [] {
      addChild(controller)
      controller.view.frame = view.bounds
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    }
    completion?(true)
  }

  /// A style of turning pages.
  @nonexhaustive(warn)
  public enum TransitionStyle: Int, Sendable {
    /// Pages turn as those of a book.
    case pageCurl = 0
    /// Pages are scrolled.
    case scroll = 1
  }

  /// The direction in which pages follow each other.
  @nonexhaustive(warn)
  public enum NavigationOrientation: Int, Sendable {
    /// To the right.
    case horizontal = 0
    /// Down.
    case vertical = 1
  }

  /// The direction of turning a page.
  @nonexhaustive(warn)
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the previous page.
    case reverse = 1
  }

  /// A key of the options of a controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public var rawValue: String

    /// Creates a key from its identifier.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The place of the spine of a book.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between scrolled pages in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

/// An object that returns the pages of a controller.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before another one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// An object that follows the turning of pages; its methods are never called.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {}
