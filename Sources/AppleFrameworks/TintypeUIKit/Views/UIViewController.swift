// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeFoundation

/// An object with a view: the superclass of hosting controllers.
@MainActor @preconcurrency
open class UIViewController: _UIViewControllerBase, UITraitEnvironment {
  /// The title.
  open var title: String?
  /// The light or dark appearance that replaces the inherited one.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var overrides = TraitValues()
  /// The traits that the parent replaces for this controller.
  var traitsFromParent: UITraitCollection?
  /// The size that the content prefers in points.
  open var preferredContentSize = CGSize.zero
  /// The edges of bars below which the view extends.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// The additional insets of the safe area in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The style of the presentation.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The transition of the presentation.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// A Boolean value that indicates whether a sheet cannot be dismissed by a gesture.
  open var isModalInPresentation = false
  /// The view controller that contains this one.
  open internal(set) weak var parent: UIViewController?
  /// The view controllers that this one contains.
  open internal(set) var children: [UIViewController] = []
  /// The view controller that this one presents.
  open private(set) var presentedViewController: UIViewController?
  /// The view controller that presents this one.
  open private(set) weak var presentingViewController: UIViewController?

  /// The values of the controller in a navigation bar.
  public let navigationItem = UINavigationItem()
  /// The item of the controller in a tab bar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      if let first = (self as? UINavigationController)?.children.first { return first.tabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set { ownTabBarItem = newValue }
  }
  private var ownTabBarItem: UITabBarItem?
  /// The navigation controller that contains this one.
  open var navigationController: UINavigationController? { ancestor() }
  /// The tab bar controller that contains this one.
  open var tabBarController: UITabBarController? { ancestor() }

  /// The object with the animations of the presentation; its methods are never called.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The object that runs animations with a transition: always `nil`.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// The presentation in the style of the controller, which is not shown.
  open private(set) lazy var presentationController: UIPresentationController? =
    switch modalPresentationStyle {
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .custom, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      UIPresentationController(presentedViewController: self, presenting: nil)
    default: UISheetPresentationController(presentedViewController: self, presenting: nil)
    }
  /// The presentation in a sheet, `nil` in another style.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// The presentation in a popover, `nil` in another style.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  /// A Boolean value that indicates whether the controller is covered by what it presents.
  open var definesPresentationContext = false
  /// A Boolean value that indicates whether the bar below is hidden in a navigation controller.
  open var hidesBottomBarWhenPushed = false
  /// The app that uses the extension: always `nil`.
  open var extensionContext: NSExtensionContext? { nil }
  /// The split view controller that contains this one.
  open var splitViewController: UISplitViewController? { ancestor() }

  private var loadedView: UIView?
  private var isLoadingView = false
  var hasAppeared = false

  /// Creates a view controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a view controller; interface files are not supported, and the names have no effect.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Returns `nil`, because view controllers cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// The view, which is loaded by the first access.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }
  /// The view if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// A Boolean value that indicates whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view with the size of the main screen.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    // A `loadView()` that reads the view before it sets one would never end.
    if !isLoadingView {
      isLoadingView = true
      loadView()
      isLoadingView = false
    }
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    if !isLoadingView { viewDidLoad() }
  }

  /// Called after the view was loaded.
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the size is known and before the view appears.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the size changes, which does not happen.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called after the insets of the safe area changed, which does not happen.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called before subviews are laid out.
  open func viewWillLayoutSubviews() {}
  /// Called after subviews were laid out.
  open func viewDidLayoutSubviews() {}
  /// Called if memory is scarce, which does not happen.
  open func didReceiveMemoryWarning() {}

  /// The current traits, with those that the controller and its parents replace.
  open var traitCollection: UITraitCollection {
    let inherited = parent?.traitCollection ?? .current
    guard let ownTraits else { return inherited }
    return UITraitCollection(traitsFrom: [inherited, ownTraits])
  }

  /// Called after the traits changed; they do not change during a snapshot.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Adds a child; a controller that contains this one is not added.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Removes the controller from its parent.
  open func removeFromParent() { leaveParent() }
  /// Replaces the view of a child by that of another one, without an animation.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    toViewController.view.frame = fromViewController.view.frame
    fromViewController.view.superview?.addSubview(toViewController.view)
    animations?()
    fromViewController.view.removeFromSuperview()
    completion?(true)
  }
  /// Returns the size of a child.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// The button that changes whether the content is edited; its action is never called.
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    barButtonSystemItem: .edit, target: self, action: nil)
  /// A Boolean value that indicates whether the content is edited.
  open var isEditing = false
  /// Sets whether the content is edited, without an animation.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The buttons of the toolbar.
  open var toolbarItems: [UIBarButtonItem]?
  /// Sets the buttons of the toolbar, without an animation.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// The content of an empty screen, which is not shown.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)?
  /// Requests `updateContentUnavailableConfiguration(using:)`, which is not called.
  open func setNeedsUpdateContentUnavailableConfiguration() {}
  /// Called to change the content of an empty screen, which does not happen.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Presents a view controller without an animation.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil, viewControllerToPresent !== self else { return }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }

  /// Dismisses the presented view controller, or this one if it presents none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presentedViewController {
      presentedViewController.presentingViewController = nil
      self.presentedViewController = nil
      completion?()
    } else if let presentingViewController {
      presentingViewController.dismiss(animated: flag, completion: completion)
    }
  }

  /// The style of the status bar, `default` by default.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// A Boolean value that indicates whether the status bar is hidden; `false` by default.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation of the status bar, `fade` by default.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// A Boolean value that indicates whether the home indicator is hidden; `false` by default.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The controller that decides about the status bar, `nil` by default.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// A Boolean value that indicates whether the screen rotates; `true` by default.
  open var shouldAutorotate: Bool { true }
  /// The supported orientations, all except upside down by default.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// Presents a view controller.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: false)
  }

  /// The presentation in the style of the controller, which is not shown.
  open var activePresentationController: UIPresentationController? { presentationController }

  /// Presents a view controller, or adds it to the stack of the navigation controller.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: false)
    } else {
      present(vc, animated: false)
    }
  }
}
