// SPDX-License-Identifier: MIT

import TintypeComponents

/// The numbers and colors of all generated screens: a small design system.
struct SampleStyle: Hashable {
  var buttonPadding = 12.0
  var buttonFill = SampleColor.blue
  var rowSpacing = 8.0
  var headerFill = SampleColor.navy
  var titleSize = 17.0
  var captionColor = SampleColor.gray
  var badgeRadius = 4.0
  var dividerHeight = 1.0
  var avatarSize = 40.0
  var iconFill = SampleColor.teal
  var cardShadow = 4.0
  var toggleTint = SampleColor.green
  var tabTint = SampleColor.blue

  /// Changes of one token each, in descending order of the number of changed screens.
  static let changes: [@Sendable (inout SampleStyle) -> Void] = [
    { $0.buttonPadding = 16 },
    { $0.iconFill = .indigo },
    { $0.headerFill = .slate },
    { $0.titleSize = 18 },
    { $0.toggleTint = .mint },
    { $0.dividerHeight = 2 },
    { $0.captionColor = .ink },
    { $0.badgeRadius = 9 },
    { $0.avatarSize = 44 },
    { $0.tabTint = .indigo },
    { $0.cardShadow = 8 },
    { $0.buttonFill = .indigo },
  ]

  /// The number of changes per hundred for each token, in the same order; the remaining changes are
  /// individual ones.
  static let shares = [17, 13, 11, 9, 8, 6, 5, 4, 3, 2, 2, 1]
}

/// A color with a name.
enum SampleColor: UInt32 {
  case white = 0xFFFF_FFFF
  case paper = 0xFFF2_F3F5
  case line = 0xFFD8_DADF
  case gray = 0xFF8A_8F98
  case ink = 0xFF1D_2129
  case blue = 0xFF2F_6FED
  case navy = 0xFF1F_3A68
  case slate = 0xFF34_495E
  case teal = 0xFF12_9A8A
  case indigo = 0xFF5B_4BD6
  case green = 0xFF2E_A44F
  case mint = 0xFF3C_C9A0
  case red = 0xFFFF_0000
  case pureBlue = 0xFF00_00FF

  /// The color as a scene stores it.
  var resolved: ResolvedColor {
    func part(_ shift: UInt32) -> Double { Double(rawValue >> shift & 0xFF) / 255 }
    return ResolvedColor(name: "\(self)", red: part(16), green: part(8), blue: part(0))
  }
}
