// SPDX-License-Identifier: MIT

/// A light or dark appearance.
@nonexhaustive(warn)
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No specified appearance.
  case unspecified = 0
  /// Dark content on a light background.
  case light = 1
  /// Light content on a dark background.
  case dark = 2
}

/// The available space along an axis.
@nonexhaustive(warn)
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No specified size class.
  case unspecified = 0
  /// Compact space, such as the width of a phone in portrait orientation.
  case compact = 1
  /// Regular space, such as the width of a tablet.
  case regular = 2
}

/// The kind of device.
@nonexhaustive(warn)
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No specified kind.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// The display of a car.
  case carPlay = 3
  /// A window on a Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The layout direction of a trait collection.
@nonexhaustive(warn)
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No specified direction.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The layout direction of the user interface.
@nonexhaustive(warn)
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The contrast between colors and their backgrounds.
@nonexhaustive(warn)
public enum UIAccessibilityContrast: Int, Sendable {
  /// No specified contrast.
  case unspecified = -1
  /// The standard contrast.
  case normal = 0
  /// The increased contrast of the accessibility setting.
  case high = 1
}

/// The range of colors of a display.
@nonexhaustive(warn)
public enum UIDisplayGamut: Int, Sendable {
  /// No specified range.
  case unspecified = -1
  /// The colors of sRGB.
  case SRGB = 0
  /// The colors of Display P3.
  case P3 = 1
}

/// The weight of text, according to the accessibility setting for bold text.
@nonexhaustive(warn)
public enum UILegibilityWeight: Int, Sendable {
  /// No specified weight.
  case unspecified = -1
  /// The standard weight.
  case regular = 0
  /// A heavier weight.
  case bold = 1
}

/// The availability of 3D Touch.
@nonexhaustive(warn)
public enum UIForceTouchCapability: Int, Sendable {
  /// No specified availability.
  case unknown = 0
  /// No 3D Touch.
  case unavailable = 1
  /// 3D Touch.
  case available = 2
}

/// The level of content, such as a sheet in front of a screen.
@nonexhaustive(warn)
public enum UIUserInterfaceLevel: Int, Sendable {
  /// No specified level.
  case unspecified = -1
  /// The level of a screen's main content.
  case base = 0
  /// The level of content in front of the main content.
  case elevated = 1
}

/// The activity of the user interface.
@nonexhaustive(warn)
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// No specified activity.
  case unspecified = -1
  /// An inactive window.
  case inactive = 0
  /// The active window.
  case active = 1
}
