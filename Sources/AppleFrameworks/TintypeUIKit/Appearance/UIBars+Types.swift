// SPDX-License-Identifier: MIT

public import Foundation

/// The style of a bar.
@nonexhaustive(warn)
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default` = 0
  /// Dark.
  case black = 1

  /// Dark.
  public static var blackTranslucent: UIBarStyle { .black }
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

/// The place of a bar.
@nonexhaustive(warn)
public enum UIBarPosition: Int, Sendable {
  /// Any.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top, below the status bar.
  case topAttached = 3
}

/// The style of another system.
@nonexhaustive(warn)
public enum UIBehavioralStyle: UInt, Sendable {
  /// The style of the system.
  case automatic = 0
  /// That of the iPad.
  case pad = 1
  /// That of the Mac.
  case mac = 2
}

/// An object that decides about the place of a bar; its methods are never called.
@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: NSObjectProtocol {}

/// An object that follows a navigation bar; its methods are never called.
@MainActor @preconcurrency
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}

/// An object that follows a toolbar; its methods are never called.
@MainActor @preconcurrency
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// An object that follows a tab bar; its methods are never called.
@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called after an item was selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension UITabBar {
  /// The positions of items.
  @nonexhaustive(warn)
  public enum ItemPositioning: Int, Sendable {
    /// The positions that the system chooses.
    case automatic = 0
    /// The whole width.
    case fill = 1
    /// The center.
    case centered = 2
  }
}
