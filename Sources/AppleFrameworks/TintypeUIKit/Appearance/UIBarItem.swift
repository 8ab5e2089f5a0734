// SPDX-License-Identifier: MIT

public import Foundation

/// An item of a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject, UIAppearance {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// A Boolean value that indicates whether the item is enabled.
  open var isEnabled = true
  /// A number that identifies the item.
  open var tag = 0
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item.
  public required override init() {
    super.init()
  }

  /// Sets the attributes of the title in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
  }

  /// Returns the attributes of the title in a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// The object that stores the default values of the class; `nil` if no value was set.
  package class var knownAppearance: Self? { AppearanceProxies.known(self) }

  /// Returns the object that stores the default values of the class.
  ///
  /// The tint and the color of titles of `UIBarButtonItem` have an effect.
  public class func appearance() -> Self {
    appearance(whenContainedInInstancesOf: [])
  }

  /// Returns the object that stores the default values in instances of containers, which have no
  /// effect.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: self, in: containerTypes) { Self() }
  }

  /// Returns the object that stores the default values of the class, for all traits.
  public class func appearance(for trait: UITraitCollection) -> Self {
    appearance()
  }
}

/// A button in a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// The style.
  open var style = Style.plain
  /// The color of the title or the image.
  open var tintColor: UIColor?
  /// The view in place of a title or an image.
  open var customView: UIView?

  /// Creates a button with a title; its action is never called.
  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
  }

  /// Creates a button with an image; its action is never called.
  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.style = style
  }

  /// Creates a button of the system; its action is never called.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    let symbol: String? =
      switch systemItem {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .trash: "trash"
      case .close: "xmark"
      default: nil
      }
    image = symbol.flatMap { UIImage(systemName: $0) }
    switch systemItem {
    case .done: (title, style) = ("Done", .done)
    case .cancel: title = "Cancel"
    case .edit: title = "Edit"
    case .save: (title, style) = ("Save", .done)
    default: break
    }
  }

  /// Creates an item with a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The style of a button.
  @nonexhaustive(warn)
  public enum Style: Int, Sendable {
    /// The default style.
    case plain = 0
    /// The style of a button that completes an action.
    case done = 2
  }

  /// A button of the system.
  @nonexhaustive(warn)
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save.
    case save = 3
    /// A plus sign.
    case add = 4
    /// Space that grows.
    case flexibleSpace = 5
    /// Space of a fixed width.
    case fixedSpace = 6
    /// A symbol for a new document.
    case compose = 7
    /// A symbol for an answer.
    case reply = 8
    /// A symbol for sharing.
    case action = 9
    /// A symbol for deletion.
    case trash = 16
    /// A symbol that closes the screen.
    case close = 24
  }
}

/// An item of a tab bar.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
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
  /// The title.
  open var title: String?
  /// The view in place of the title.
  open var titleView: UIView?
  /// The title of the back button of the next screen.
  open var backButtonTitle: String?
  /// The back button of the next screen.
  open var backBarButtonItem: UIBarButtonItem?
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
}
