// SPDX-License-Identifier: MIT

import TintypeComponents

extension Shopper {
  /// How all subapps look, so that they look alike.
  package struct Stylesheet: Hashable, Sendable {
    /// The colour of what can be tapped.
    package var accent: Color
    /// The colour behind everything.
    package var background: Color
    /// The colour of what lies on the background.
    package var surface: Color
    /// The radius of corners, in points.
    package var cornerRadius: Double
    /// The weight of titles and prices.
    package var titleWeight: Font.Weight

    /// Creates a stylesheet.
    ///
    /// - Parameters:
    ///   - accent: The colour of what can be tapped.
    ///   - background: The colour behind everything.
    ///   - surface: The colour of what lies on the background.
    ///   - cornerRadius: The radius of corners, in points.
    ///   - titleWeight: The weight of titles and prices.
    package init(
      accent: Color, background: Color, surface: Color, cornerRadius: Double,
      titleWeight: Font.Weight
    ) {
      self.accent = accent
      self.background = background
      self.surface = surface
      self.cornerRadius = cornerRadius
      self.titleWeight = titleWeight
    }

    /// Calm: a deep green on grey.
    package static let standard = Stylesheet(
      accent: Color(hex: 0x1E6B52), background: .systemGroupedBackground,
      surface: .secondarySystemGroupedBackground, cornerRadius: 14, titleWeight: .semibold)

    /// Warm: terracotta, heavy letters and narrow corners.
    package static let festive = Stylesheet(
      accent: Color(hex: 0xA8402B), background: .systemBackground,
      surface: .secondarySystemBackground, cornerRadius: 4, titleWeight: .heavy)
  }
}
