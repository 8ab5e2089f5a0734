// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The style that fills the shape of a glass effect in the platform style of iOS 26.
struct GlassFill: ShapeStyle {
  typealias Resolved = Never

  let glass: Glass

  func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    let environment = scope.environment
    let tint = glass.color.map { $0.engine(in: environment) }
    let material = GlassMaterial(glass.kind == .clear ? .clear : .regular, tint: tint)
    return _ShapeStyleValue(material.resolveStyle(in: environment.base))
      .multiplyingOpacity(by: scope.levelOpacity)
  }
}

/// The metrics of a button on glass for a control size.
struct GlassMetrics {
  /// The least height in points.
  let height: CGFloat
  /// The distance of the label from the leading and trailing edges in points.
  let horizontalInset: CGFloat
  /// The distance of the label from the top and the bottom in points.
  let verticalInset: CGFloat
  /// The font of small buttons; `nil` for that of the environment.
  let font: Font?
}

extension EnvironmentValues {
  /// The metrics of buttons on glass; `nil` in the platform styles without glass.
  var glassMetrics: GlassMetrics? {
    guard base.platformMetrics.hasGlass else { return nil }
    let metrics = base.controlMetrics
    return GlassMetrics(
      height: metrics.minimumHeight, horizontalInset: metrics.horizontalPadding,
      verticalInset: metrics.verticalPadding,
      font: base.controlSize < .regular ? .subheadline : nil)
  }
}
