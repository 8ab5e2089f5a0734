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
