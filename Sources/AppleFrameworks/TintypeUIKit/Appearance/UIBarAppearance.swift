// SPDX-License-Identifier: MIT

public import Foundation

/// The background of a bar.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject, NSCopying {
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
  }
}

/// The background and the colors of the items of a tab bar.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
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
  /// The buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The buttons that complete an action.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The states of a button in a bar; only the color of the title in the default state has an effect.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
  /// The default state.
  public let normal = UIBarButtonItemStateAppearance()
  /// The pressed state.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The disabled state.
  public let disabled = UIBarButtonItemStateAppearance()

  /// Creates the appearance of the system.
  public override init() {
    super.init()
  }

  /// Creates the appearance of a style, which has no effect.
  public convenience init(style: UIBarButtonItem.Style) {
    self.init()
  }
}

/// A state of a button in a bar.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image of the background.
  open var backgroundImage: UIImage?
}

/// The states of an item in a tab bar; the colors of the default and the selected state have an effect.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  /// The default state.
  public let normal = UITabBarItemStateAppearance()
  /// The selected state.
  public let selected = UITabBarItemStateAppearance()
  /// The disabled state.
  public let disabled = UITabBarItemStateAppearance()
  /// The state with the focus.
  public let focused = UITabBarItemStateAppearance()

  /// Creates the appearance of the system.
  public override init() {
    super.init()
  }
}

/// A state of an item in a tab bar.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  /// The color of the symbol.
  open var iconColor: UIColor?
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of the badge.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
