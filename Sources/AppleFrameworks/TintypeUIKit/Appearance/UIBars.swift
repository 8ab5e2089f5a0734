// SPDX-License-Identifier: MIT

public import Foundation

/// A navigation bar.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  /// The object that follows the bar; its methods are never called.
  open var delegate: (any UINavigationBarDelegate)?
  /// The style of another system.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
  /// The style of the system.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// The values of the previous screen.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Adds the values of a screen, without an animation.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Sets the values of the screens, without an animation.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Has no effect.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
  {}
  /// Returns no offset.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { 0 }
  /// Sets the image of the background, for all metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  /// Returns the image of the background.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: barMetrics)
  }
  /// Removes the values of the current screen, without an animation.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  /// The values of the screens.
  open var items: [UINavigationItem]?
  /// The values of the current screen.
  open var topItem: UINavigationItem? { items?.last }
  /// The style.
  open var barStyle = UIBarStyle.default
  /// A Boolean value that indicates whether the bar is translucent.
  open var isTranslucent = true
  /// A Boolean value that indicates whether titles are large.
  open var prefersLargeTitles = false
  /// The color of the background.
  open var barTintColor: UIColor?
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the shadow.
  open var shadowImage: UIImage?
  /// The image of the back button.
  open var backIndicatorImage: UIImage?
  /// The mask of the back button during a transition.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The appearance of a bar of standard height.
  open lazy var standardAppearance = {
    hasStandardAppearance = true
    return UINavigationBarAppearance()
  }() {
    didSet { hasStandardAppearance = true }
  }
  /// A Boolean value that indicates whether the appearance was set.
  package private(set) var hasStandardAppearance = false
  /// The appearance of a bar of low height.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance while the content is at its edge.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of a bar of low height while the content is at its edge.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The image of the background, for all metrics.
  package private(set) var backgroundImage: UIImage?

  /// Sets the image of the background, for all metrics; an empty image makes the bar transparent.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
  }

  /// Returns the image of the background, which is the same for all metrics.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
}

/// A tab bar.
@MainActor @preconcurrency
open class UITabBar: UIView {
  /// The object that follows the bar; its methods are never called.
  open var delegate: (any UITabBarDelegate)?
  /// The selected item.
  open var selectedItem: UITabBarItem?
  /// The image behind the selected item, which is not shown.
  open var selectionIndicatorImage: UIImage?
  /// The positions of the items.
  open var itemPositioning: ItemPositioning = .automatic
  /// The width of an item in points; 0 for the default one.
  open var itemWidth: CGFloat = 0
  /// The distance between items in points; 0 for the default one.
  open var itemSpacing: CGFloat = 0
  /// A Boolean value that indicates whether items are chosen: always `false`.
  open var isCustomizing: Bool { false }
  /// Sets the items, without an animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// Has no effect.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}
  /// Returns `false`, because items are not chosen.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool { false }
  /// The style.
  open var barStyle = UIBarStyle.default
  /// A Boolean value that indicates whether the bar is translucent.
  open var isTranslucent = true
  /// The color of the background.
  open var barTintColor: UIColor?
  /// The color of items that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// The image of the background.
  open var backgroundImage: UIImage?
  /// The image of the shadow.
  open var shadowImage: UIImage?
  /// The items.
  open var items: [UITabBarItem]?
  /// The appearance of the bar.
  open lazy var standardAppearance = {
    hasStandardAppearance = true
    return UITabBarAppearance()
  }() {
    didSet { hasStandardAppearance = true }
  }
  /// A Boolean value that indicates whether the appearance was set.
  package private(set) var hasStandardAppearance = false
  /// The appearance while the content is at its edge.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A toolbar.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  /// The object that follows the bar; its methods are never called.
  open var delegate: (any UIToolbarDelegate)?
  /// The appearance of a bar of low height.
  open var compactAppearance: UIToolbarAppearance?
  /// The appearance of a bar of low height while the content is at its edge.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  /// Sets the items, without an animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Has no effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}
  /// Returns no image.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics)
    -> UIImage?
  { nil }
  /// Has no effect.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
  }
  /// Returns no image.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { nil }
  /// The style.
  open var barStyle = UIBarStyle.default
  /// A Boolean value that indicates whether the bar is translucent.
  open var isTranslucent = true
  /// The color of the background.
  open var barTintColor: UIColor?
  /// The items.
  open var items: [UIBarButtonItem]?
  /// The appearance of the bar.
  open lazy var standardAppearance = {
    hasStandardAppearance = true
    return UIToolbarAppearance()
  }() {
    didSet { hasStandardAppearance = true }
  }
  /// A Boolean value that indicates whether the appearance was set.
  package private(set) var hasStandardAppearance = false
  /// The appearance while the content is at its edge.
  open var scrollEdgeAppearance: UIToolbarAppearance?
}
