// SPDX-License-Identifier: MIT

import TintypeComponents

extension Shopper {
  /// How all subapps look, so that they look alike.
  public struct Stylesheet: Hashable, Sendable {
    /// The colour of what can be tapped.
    public var accent: Color
    /// The colour behind everything.
    public var background: Color
    /// The colour of what lies on the background.
    public var surface: Color
    /// The radius of corners, in points.
    public var cornerRadius: Double
    /// The weight of titles and prices.
    public var titleWeight: Font.Weight

    /// Creates a stylesheet.
    ///
    /// - Parameters:
    ///   - accent: The colour of what can be tapped.
    ///   - background: The colour behind everything.
    ///   - surface: The colour of what lies on the background.
    ///   - cornerRadius: The radius of corners, in points.
    ///   - titleWeight: The weight of titles and prices.
    public init(
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
    public static let standard = Stylesheet(
      accent: Color(hex: 0x1E6B52), background: .systemGroupedBackground,
      surface: .secondarySystemGroupedBackground, cornerRadius: 14, titleWeight: .semibold)

    /// Warm: terracotta, heavy letters and narrow corners.
    public static let festive = Stylesheet(
      accent: Color(hex: 0xA8402B), background: .systemBackground,
      surface: .secondarySystemBackground, cornerRadius: 4, titleWeight: .heavy)
  }
}
