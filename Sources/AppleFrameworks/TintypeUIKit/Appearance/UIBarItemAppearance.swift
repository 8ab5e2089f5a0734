// SPDX-License-Identifier: MIT

public import Foundation

/// The states of a button in a bar; only the color of the title in the default state has an effect.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
  /// The state with the focus.
  public let focused = UIBarButtonItemStateAppearance()
  /// Has no effect, because attributes are those of the system by default.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
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
  /// The offset of the image behind the button.
  open var backgroundImagePositionAdjustment: UIOffset = .zero
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
  /// Has no effect, because attributes are those of the system by default.
  open func configureWithDefault(for style: UITabBarItemAppearance.Style) {}
  /// Creates the appearance of a style, which has no effect.
  public convenience init(style: UITabBarItemAppearance.Style) { self.init() }
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
  /// The offset of the badge.
  open var badgePositionAdjustment: UIOffset = .zero
  /// The offset of the badge's text.
  open var badgeTitlePositionAdjustment: UIOffset = .zero
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

extension UITabBarItemAppearance {
  /// The style of an item.
  @nonexhaustive(warn)
  public enum Style: Int, Sendable {
    /// The title below the symbol.
    case stacked = 0
    /// The title beside the symbol.
    case inline = 1
    /// The title beside the symbol in a bar of low height.
    case compactInline = 2
  }
}
