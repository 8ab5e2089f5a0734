// SPDX-License-Identifier: MIT

import SwiftUI

extension ChartContent {
  /// Sets the foreground style.
  public nonisolated func foregroundStyle<S>(_ style: S) -> some ChartContent
  where S: ShapeStyle {
    changed {
      guard $0.look.style == nil, $0.look.styleValue == nil else { return }
      $0.look.style = AnyShapeStyle(style)
    }
  }

  /// Represents a value by the foreground style, which a legend explains.
  public nonisolated func foregroundStyle<D>(by value: PlottableValue<D>) -> some ChartContent
  where D: Plottable {
    changed {
      guard $0.look.style == nil, $0.look.styleValue == nil else { return }
      $0.look.styleValue = value.channel
    }
  }

  /// Sets the opacity, from 0 to 1, relative to that of the content.
  public nonisolated func opacity(_ value: Double) -> some ChartContent {
    changed { $0.look.opacity *= value.isFinite ? min(max(value, 0), 1) : 1 }
  }

  /// Sets the style of lines.
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changed { $0.look.lineStyle = $0.look.lineStyle ?? style }
  }

  /// Represents a value by the dashes of lines.
  public nonisolated func lineStyle<D>(by value: PlottableValue<D>) -> some ChartContent
  where D: Plottable {
    changed { $0.look.lineStyleValue = $0.look.lineStyleValue ?? value.channel }
  }

  /// Sets the way in which lines and areas connect their points.
  public nonisolated func interpolationMethod(
    _ method: InterpolationMethod
  ) -> some ChartContent {
    changed { $0.look.interpolation = $0.look.interpolation ?? method }
  }

  /// Rounds the corners of bars, rectangles and sectors by a radius in points.
  public nonisolated func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    changed {
      guard $0.look.cornerRadius == nil else { return }
      $0.look.cornerRadius = radius.isFinite ? max(0, radius) : 0
      $0.look.cornerStyle = style
    }
  }

  /// Adds a shadow.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - radius: The radius of the blur in points.
  ///   - x: The horizontal distance in points.
  ///   - y: The vertical distance in points.
  /// - Returns: The modified content.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    changed {
      $0.look.shadow =
        $0.look.shadow
        ?? MarkLook.Shadow(color: color, radius: radius, offset: CGSize(width: x, height: y))
    }
  }

  /// Blurs the content by a radius in points.
  public nonisolated func blur(radius: CGFloat) -> some ChartContent {
    changed { $0.look.blurRadius += radius.isFinite ? max(0, radius) : 0 }
  }
}
