// SPDX-License-Identifier: MIT

import TintypeUIKit

extension EdgeInsets {
  /// Creates insets from those of UIKit.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates insets from those of SwiftUI.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom,
      trailing: edgeInsets.trailing)
  }
}

extension ColorScheme {
  /// Creates a scheme from a style of UIKit; `nil` if it is unspecified.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}

extension UIUserInterfaceStyle {
  /// Creates a style from a color scheme; unspecified for `nil`.
  public init(_ colorScheme: ColorScheme?) {
    self =
      switch colorScheme {
      case .light: .light
      case .dark: .dark
      case nil: .unspecified
      }
  }
}

extension ColorSchemeContrast {
  /// Creates a contrast from that of UIKit; `nil` if it is unspecified.
  public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
    switch uiAccessibilityContrast {
    case .normal: self = .standard
    case .high: self = .increased
    default: return nil
    }
  }
}

extension UIAccessibilityContrast {
  /// Creates a contrast from that of a color scheme; unspecified for `nil`.
  public init(_ colorSchemeContrast: ColorSchemeContrast?) {
    self =
      switch colorSchemeContrast {
      case .standard: .normal
      case .increased: .high
      case nil: .unspecified
      }
  }
}

extension LayoutDirection {
  /// Creates a direction from that of UIKit; `nil` if it is unspecified.
  public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiLayoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    default: return nil
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  /// Creates a direction from that of SwiftUI.
  public init(_ layoutDirection: LayoutDirection) {
    self =
      switch layoutDirection {
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
  }
}

extension LegibilityWeight {
  /// Creates a weight from that of UIKit; `nil` if it is unspecified.
  public init?(_ uiLegibilityWeight: UILegibilityWeight) {
    switch uiLegibilityWeight {
    case .regular: self = .regular
    case .bold: self = .bold
    default: return nil
    }
  }
}

extension UILegibilityWeight {
  /// Creates a weight from that of SwiftUI; unspecified for `nil`.
  public init(_ legibilityWeight: LegibilityWeight?) {
    self =
      switch legibilityWeight {
      case .regular: .regular
      case .bold: .bold
      case nil: .unspecified
      }
  }
}

extension UserInterfaceSizeClass {
  /// Creates a size class from that of UIKit; `nil` if it is unspecified.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// Creates a size class from that of SwiftUI; unspecified for `nil`.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    self =
      switch sizeClass {
      case .compact: .compact
      case .regular: .regular
      case nil: .unspecified
      }
  }
}

extension NSUnderlineStyle {
  /// Creates a style from that of a text; colors of lines are separate attributes in UIKit.
  public init(_ lineStyle: Text.LineStyle) {
    switch lineStyle.pattern {
    case .solid: self = .single
    case .dot: self = [.single, .patternDot]
    case .dash: self = [.single, .patternDash]
    case .dashDot: self = [.single, .patternDashDot]
    case .dashDotDot: self = [.single, .patternDashDotDot]
    }
  }
}
