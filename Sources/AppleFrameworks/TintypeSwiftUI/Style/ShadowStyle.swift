// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// A shadow of content that is painted with a style.
public struct ShadowStyle: Equatable, Sendable {
  private let isInner: Bool
  private let color: Color
  private let radius: CGFloat
  private let x: CGFloat
  private let y: CGFloat

  /// Returns a shadow behind the content.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The radius of the blur in points.
  ///   - x: The distance to the right in points.
  ///   - y: The distance downward in points.
  /// - Returns: The shadow.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
  }

  /// Returns a shadow inside the content.
  ///
  /// Tintype cannot paint inner shadows; a snapshot with one fails.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The radius of the blur in points.
  ///   - x: The distance to the right in points.
  ///   - y: The distance downward in points.
  /// - Returns: The shadow.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
  }

  /// Returns the shadow of the engine; `nil` for an inner shadow, which is reported.
  func content(in environment: EnvironmentValues) -> ShadowContent? {
    guard !isInner else {
      ViewTree.reportCurrent(.innerShadow)
      return nil
    }
    return ShadowContent(
      color: color.engineColor(in: environment), radius: Double(radius), x: Double(x),
      y: Double(y))
  }
}
