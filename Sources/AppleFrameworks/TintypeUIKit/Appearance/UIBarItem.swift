// SPDX-License-Identifier: MIT

public import Foundation

/// An item of a bar.
@MainActor @preconcurrency
open class UIBarItem: _UIAccessibilityObject, UIAppearance {
  /// The image of a bar of low height.
  open var landscapeImagePhone: UIImage?
  /// The image for large texts.
  open var largeContentSizeImage: UIImage?
  /// The insets of the image in points, which have no effect.
  open var imageInsets: UIEdgeInsets = .zero
  /// The image's insets in a low bar, in points.
  open var landscapeImagePhoneInsets: UIEdgeInsets = .zero
  /// The insets of the image for large texts in points.
  open var largeContentSizeImageInsets: UIEdgeInsets = .zero
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
  /// The width in points, 0 for that of the content, which has no effect.
  open var width: CGFloat = 0
  /// The titles that determine the width.
  open var possibleTitles: Set<String>?
  /// The object of the method, which is never called.
  open var target: AnyObject?
  /// The method, which is never called.
  open var action: Selector?
  /// The action, which is never performed.
  open var primaryAction: UIAction?
  /// The menu, which is not shown.
  open var menu: UIMenu?
  /// The order of the menu.
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
  /// A Boolean value that indicates whether the button is selected.
  open var isSelected: Bool = false
  /// A Boolean value that indicates whether a tap selects the button.
  open var changesSelectionAsPrimaryAction: Bool = false
  /// A Boolean value that indicates whether symbols are animated.
  open var isSymbolAnimationEnabled: Bool = false
  /// A Boolean value that indicates whether the button is hidden, which has no effect.
  open var isHidden: Bool = false
  /// The element of a menu in place of the button.
  open var menuRepresentation: UIMenuElement?
  /// A Boolean value that indicates whether the button has no background with others.
  open var hidesSharedBackground: Bool = false
  /// A Boolean value that indicates whether the button has a background with others.
  open var sharesBackground: Bool = true
  /// The name for transitions.
  open var identifier: String?
  /// The badge, which is not shown.
  open var badge: UIBarButtonItem.Badge?
  /// The group: always `nil`.
  open var buttonGroup: UIBarButtonItemGroup? { nil }
  /// Has no effect, because buttons have no images behind them.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Has no effect, because buttons have no images behind them.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Has no effect.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  /// Has no effect.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
  /// Has no effect.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}
  /// Returns a group with the button.
  open func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }
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
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop: "xmark"
      case .camera: "camera"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      default: nil
      }
    image = symbol.flatMap { UIImage(systemName: $0) }
    switch systemItem {
    case .done: (title, style) = ("Done", .done)
    case .cancel: title = "Cancel"
    case .edit: title = "Edit"
    case .save: (title, style) = ("Save", .done)
    case .undo: title = "Undo"
    case .redo: title = "Redo"
    default: break
    }
  }

  /// Creates an item with a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}
