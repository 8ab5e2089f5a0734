// SPDX-License-Identifier: MIT

import TintypeComponents

/// A kind of screenshot that people compare.
enum FixtureSize: String, CaseIterable, Sendable {
  /// A phone's screen, 828 × 1720 pixels.
  case phone
  /// A desktop's screen, 1920 × 1080 pixels.
  case desktop
  /// A long page, 3000 × 12000 pixels.
  case page

  /// The size in pixels.
  var pixels: (width: Int, height: Int) {
    switch self {
    case .phone: (828, 1720)
    case .desktop: (1920, 1080)
    case .page: (3000, 12_000)
    }
  }

  /// Pixels a point.
  var scale: Double { self == .desktop ? 1 : 2 }

  /// The size in points.
  var points: Size {
    Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
  }

  /// What the results call it.
  var title: String {
    switch self {
    case .phone: "Phone screen, 828 × 1720"
    case .desktop: "Desktop screen, 1920 × 1080"
    case .page: "Long page, 3000 × 12000"
    }
  }
}
