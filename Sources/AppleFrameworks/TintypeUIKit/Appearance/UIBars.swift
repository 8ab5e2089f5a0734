// SPDX-License-Identifier: MIT

public import Foundation

/// A navigation bar.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
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

/// The style of a bar.
@nonexhaustive(warn)
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default` = 0
  /// Dark.
  case black = 1
}

/// The height of a bar.
@nonexhaustive(warn)
public enum UIBarMetrics: Int, Sendable {
  /// Standard.
  case `default` = 0
  /// Low.
  case compact = 1
  /// Standard, with a prompt.
  case defaultPrompt = 101
  /// Low, with a prompt.
  case compactPrompt = 102
}
