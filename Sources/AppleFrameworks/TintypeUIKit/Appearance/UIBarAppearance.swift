// SPDX-License-Identifier: MIT

public import Foundation

/// The background of a bar.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject, NSCopying {
  /// The mode of resizing the image of the background.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
  /// The kind of device.
  open var idiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
  /// The blur behind the bar.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  /// The color of the background.
  open var backgroundColor: UIColor?
  /// The image of the background.
  open var backgroundImage: UIImage?
  /// The color of the line at the edge of the bar; `nil` for no line.
  open var shadowColor: UIColor? = .separator
  /// The image of the shadow.
  open var shadowImage: UIImage?

  /// Creates the appearance of the system.
  public override init() {
    super.init()
  }

  /// Creates the appearance of a kind of device, which is the same for all.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  /// Creates a copy of an appearance.
  public required init(barAppearance: UIBarAppearance) {
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    super.init()
  }

  /// Sets the background of the system.
  open func configureWithDefaultBackground() {
    configure(UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: .separator)
  }

  /// Sets an opaque background.
  open func configureWithOpaqueBackground() {
    configure(nil, color: .systemBackground, shadow: .separator)
  }

  /// Sets no background and no line.
  open func configureWithTransparentBackground() {
    configure(nil, color: nil, shadow: nil)
  }

  private func configure(_ effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }

  /// Returns a copy; requires the main actor.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy: UIBarAppearance = MainActor.assumeIsolated {
      type(of: self).init(barAppearance: self)
    }
    return copy
  }
}

/// The background, the titles and the color of the buttons of a navigation bar; offsets have no effect.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the text below the title.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the text below a large title.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The buttons that complete an action.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  /// The mask of the back button during a transition.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The buttons that complete an action.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the back button.
  open private(set) var backIndicatorImage = UIImage()

  /// Creates the appearance of the system.
  public override init() {
    super.init()
  }

  /// Creates a copy of an appearance.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    backIndicatorImage = other.backIndicatorImage
  }

  /// Sets the image of the back button.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
  }
}

/// The background and the colors of the items of a tab bar.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  /// The image behind the selected item, which is not shown.
  open var selectionIndicatorImage: UIImage?
  /// The positions of the items.
  open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic
  /// The width of an item in points; 0 for the default one.
  open var stackedItemWidth: CGFloat = 0
  /// The distance between items in points; 0 for the default one.
  open var stackedItemSpacing: CGFloat = 0
  /// The items with the title below the symbol.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The items with the title beside the symbol.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The items of a bar of low height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The color behind the selected item.
  open var selectionIndicatorTintColor: UIColor?

  /// Creates the appearance of the system.
  public override init() {
    super.init()
  }

  /// Creates a copy of an appearance.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
  }
}

/// The background and the color of the buttons of a toolbar.
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {
  /// The buttons that complete an action.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  /// The buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The buttons that complete an action.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}
