// SPDX-License-Identifier: MIT

import TintypeComponents

/// What is painted otherwise than in the picture that others are compared with.
enum FixtureVariant: String, CaseIterable, Sendable {
  /// Nothing: the picture as it should be.
  case base
  /// A title and the color of a button.
  case slight
  /// Nearly everything: dark, and scrolled by 37 pixels.
  case heavy
  /// Edges alone: shapes lie a quarter of a pixel further, titles are 0.2 points larger.
  case jitter
  /// One pixel near the middle.
  case onePixel

  /// The colors of the interface.
  var colorScheme: ColorScheme { self == .heavy ? .dark : .light }

  /// How far the content is scrolled, in pixels.
  var scrolledPixels: Double { self == .heavy ? 37 : 0 }

  /// The fill of the button.
  var buttonColor: Color { self == .slight ? Color(hex: 0x1B7F3B) : Color(hex: 0x2F5BEA) }

  /// What a title is in this variant.
  func title(_ title: String, changed: String) -> String { self == .slight ? changed : title }

  /// The size of a title that has this size in points.
  func titleSize(_ size: Double) -> Double { self == .jitter ? size + 0.2 : size }
}

extension Component {
  /// Lets the edges of a shape fall between pixels in the variant that is for that.
  ///
  /// Boxes lie on whole pixels but in a group that is turned; a turn by a millionth of a circle
  /// moves nothing that is seen.
  func edges(in variant: FixtureVariant, scale: Double) -> some Component {
    let isMoved = variant == .jitter
    return offset(x: isMoved ? 0.25 / scale : 0, y: isMoved ? 0.25 / scale : 0)
      .rotationEffect(.degrees(isMoved ? 0.000_36 : 0))
  }
}

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
