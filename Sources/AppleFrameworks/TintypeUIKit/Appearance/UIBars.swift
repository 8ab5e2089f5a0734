// SPDX-License-Identifier: MIT

public import Foundation

/// A navigation bar.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
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

/// A search bar, which stores default values without an effect on an image.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// The text.
  open var text: String?
  /// The text of an empty field.
  open var placeholder: String?
  /// The style.
  open var barStyle = UIBarStyle.default
  /// The style of the field.
  open var searchBarStyle = Style.default
  /// The color of the background.
  open var barTintColor: UIColor?
  /// The image of the background.
  open var backgroundImage: UIImage?
  /// A Boolean value that indicates whether the bar is translucent.
  open var isTranslucent = true
  /// A Boolean value that indicates whether there is a button to cancel.
  open var showsCancelButton = false
  /// The automatic capitalization.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The field.
  public let searchTextField = UITextField()
  /// The delegate; none by default.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Sets whether there is a button to cancel, without an animation.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// The style of the field.
  @nonexhaustive(warn)
  public enum Style: UInt, Sendable {
    /// The style of the system.
    case `default` = 0
    /// A bar with a background.
    case prominent = 1
    /// A bar without a background.
    case minimal = 2
  }
}

/// An object that follows a search bar; its methods are never called.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Called after the text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called after editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called after editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the search was submitted.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called after the search was canceled.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
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
