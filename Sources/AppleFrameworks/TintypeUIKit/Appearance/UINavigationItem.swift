// SPDX-License-Identifier: MIT

public import Foundation

/// An item of a tab bar.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// The appearance of the bar with the item, which has no effect.
  open var standardAppearance: UITabBarAppearance?
  /// The appearance of the bar with the item at the edge of the content.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// A Boolean value that indicates whether a drag selects the item.
  open var isSpringLoaded: Bool = false
  /// Has no effect on the badge.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  /// Returns no attributes.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    nil
  }
  /// The image of the selected item.
  open var selectedImage: UIImage?
  /// The text of the badge.
  open var badgeValue: String?
  /// The color of the badge.
  open var badgeColor: UIColor?
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero

  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item of the system, with its name as title.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: systemItem.image, tag: tag)
  }

  /// Creates an item with a title, an image, and an image of the selected item.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}

/// The values of a controller in a navigation bar.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// The text above the title, which is not shown.
  open var prompt: String?
  /// The text below the title, which is not shown.
  open var subtitle: String?
  /// The title if it is large.
  open var largeTitle: String?
  /// The text below a large title.
  open var largeSubtitle: String?
  /// The title with attributes.
  open var attributedTitle: AttributedString?
  /// The text below the title with attributes.
  open var attributedSubtitle: AttributedString?
  /// The view below the title.
  open var subtitleView: UIView?
  /// A Boolean value that indicates whether there is a back button beside others.
  open var leftItemsSupplementBackButton: Bool = false
  /// The appearance of a bar of low height.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of a bar of low height while the content is at its edge.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The place of the search.
  open var preferredSearchBarPlacement: SearchBarPlacement = .automatic
  /// The place of the search: always `stacked`.
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  /// The style of the bar.
  open var style: ItemStyle = .navigator
  /// The buttons in the center, which are not shown.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// The buttons before the title, which are not shown.
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  /// The buttons after the title, which are not shown.
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  /// The last buttons, which are not shown.
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  /// The closure that returns the menu of the title, which is never called.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// The action of the back button, which is never performed.
  open var backAction: UIAction?
  /// The object that changes the title; its methods are never called.
  open var renameDelegate: (any UINavigationItemRenameDelegate)?
  /// The name by which the buttons are stored.
  open var customizationIdentifier: String?
  /// The elements of the menu with more buttons.
  open var additionalOverflowItems: UIDeferredMenuElement?
  /// Sets whether there is no back button, without an animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Sets the buttons before the title, without an animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the buttons after the title, without an animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets the button before the title, without an animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button after the title, without an animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// The title.
  open var title: String?
  /// The view in place of the title.
  open var titleView: UIView?
  /// The title of the back button of the next screen.
  open var backButtonTitle: String?
  /// The back button of the next screen.
  open var backBarButtonItem: UIBarButtonItem?
  /// The form of the back button of the next screen; it has no effect.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// A Boolean value that indicates whether there is no back button.
  open var hidesBackButton = false
  /// The size of the title.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The button before the title.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The button after the title.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The buttons before the title.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons after the title.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The search below the title, which is not shown.
  open var searchController: UISearchController?
  /// A Boolean value that indicates whether scrolling hides the search.
  open var hidesSearchBarWhenScrolling = true
  /// The appearance of a bar of standard height.
  open var standardAppearance: UINavigationBarAppearance?
  /// The appearance while the content is at its edge.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// Creates values.
  public override init() {
    super.init()
  }

  /// Creates values with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  /// The form of a back button.
  @nonexhaustive(warn)
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title if there is space.
    case `default` = 0
    /// A generic title.
    case generic = 1
    /// An arrow.
    case minimal = 2
  }

  /// The size of the title.
  @nonexhaustive(warn)
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The size of the previous screen's title.
    case automatic = 0
    /// Large.
    case always = 1
    /// Small.
    case never = 2
  }

  /// The place of a search.
  @nonexhaustive(warn)
  public enum SearchBarPlacement: Int, Sendable {
    /// The place that the system chooses.
    case automatic = 0
    /// In the bar.
    case inline = 1
    /// Below the title.
    case stacked = 2
    /// In the toolbar.
    case integrated = 3
    /// In the bar, in the center.
    case integratedCentered = 4
    /// In the bar, as a button.
    case integratedButton = 5
  }

  /// The style of a bar.
  @nonexhaustive(warn)
  public enum ItemStyle: Int, Sendable {
    /// The style of a hierarchy.
    case navigator = 0
    /// The style of a browser.
    case browser = 1
    /// The style of a document.
    case editor = 2
  }
}

/// An object that changes a title; its methods are never called.
@MainActor @preconcurrency
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {}

extension UITabBarItem {
  /// An item of the system.
  @nonexhaustive(warn)
  public enum SystemItem: Int, Sendable {
    /// More.
    case more = 0
    /// Favorites.
    case favorites = 1
    /// Featured.
    case featured = 2
    /// Top Rated.
    case topRated = 3
    /// Recents.
    case recents = 4
    /// Contacts.
    case contacts = 5
    /// History.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// Search.
    case search = 8
    /// Downloads.
    case downloads = 9
    /// Most Recent.
    case mostRecent = 10
    /// Most Viewed.
    case mostViewed = 11

    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    @MainActor var image: UIImage? {
      let symbol =
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock.fill"
        case .contacts: "person.crop.circle.fill"
        case .bookmarks: "book.fill"
        case .search: "magnifyingglass"
        case .downloads: "square.and.arrow.down.fill"
        case .mostViewed: "list.number"
        }
      return UIImage(systemName: symbol)
    }
  }
}
