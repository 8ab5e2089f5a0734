// SPDX-License-Identifier: MIT

import TintypeComponents

/// A difference from the base image of a fixture.
enum FixtureVariant: String, CaseIterable, Sendable {
  /// No difference: the base image.
  case base
  /// A title and the color of a button.
  case slight
  /// Nearly everything: dark, and scrolled by 37 pixels.
  case heavy
  /// Edges only: shapes are shifted by a quarter of a pixel, titles are 0.2 points larger.
  case jitter
  /// One pixel near the middle.
  case onePixel

  /// The colors of the interface.
  var colorScheme: ColorScheme { self == .heavy ? .dark : .light }

  /// The scroll offset of the content, in pixels.
  var scrolledPixels: Double { self == .heavy ? 37 : 0 }

  /// The fill of the button.
  var buttonColor: Color { self == .slight ? Color(hex: 0x1B7F3B) : Color(hex: 0x2F5BEA) }

  /// Returns the title in this variant.
  func title(_ title: String, changed: String) -> String { self == .slight ? changed : title }

  /// Returns the size in points of a title in this variant.
  func titleSize(_ size: Double) -> Double { self == .jitter ? size + 0.2 : size }
}

extension Component {
  /// Shifts the edges of a shape between pixels, in the variant for that.
  ///
  /// Boxes are aligned to whole pixels, except in a rotated group; a rotation by a millionth of a
  /// circle has no visible effect.
  func edges(in variant: FixtureVariant, scale: Double) -> some Component {
    let isMoved = variant == .jitter
    return offset(x: isMoved ? 0.25 / scale : 0, y: isMoved ? 0.25 / scale : 0)
      .rotationEffect(.degrees(isMoved ? 0.000_36 : 0))
  }
}

/// A typical size of compared screenshots.
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

  /// Pixels per point.
  var scale: Double { self == .desktop ? 1 : 2 }

  /// The size in points.
  var points: Size {
    Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
  }

  /// The name in the results.
  var title: String {
    switch self {
    case .phone: "Phone screen, 828 × 1720"
    case .desktop: "Desktop screen, 1920 × 1080"
    case .page: "Long page, 3000 × 12000"
    }
  }
}
