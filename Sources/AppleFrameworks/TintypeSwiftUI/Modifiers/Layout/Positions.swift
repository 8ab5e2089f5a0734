// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension View {
  /// Moves the view by a distance in points, without changing the layout of other views.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the view by distances in points, without changing the layout of other views.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified { $0.offset(x: Double(x), y: Double(y)) }
  }

  /// Positions the center of the view at a point of the available space.
  public nonisolated func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Positions the center of the view at a point of the available space, in points.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified { $0.position(x: Double(x), y: Double(y)) }
  }

  /// Sets the order of the view among its siblings, from back to front; 0 by default.
  public nonisolated func zIndex(_ value: Double) -> some View { modified { $0.zIndex(value) } }

  /// Hides the view, which keeps its space.
  public nonisolated func hidden() -> some View { modified { $0.hidden() } }

  // Variants: horizontal; leading; HorizontalAlignment -> vertical; top; VerticalAlignment
  /// Sets the position of a horizontal alignment guide of the view.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: Returns the distance from the leading edge in points.
  /// - Returns: The modified view.
  @preconcurrency
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modified { content in
      content.alignmentGuide(g.engine) { Double(computeValue(ViewDimensions($0))) }
    }
  }

  /// Mirrors the view horizontally in a right-to-left layout.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modified { content, scope in
      guard enabled, scope.context.environment.layoutDirection == .rightToLeft else {
        return content
      }
      return content.scaleEffect(x: -1)
    }
  }

  /// Sets whether the view is mirrored horizontally in a layout direction.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
  {
    modified { content, scope in
      guard behavior == .mirrors(in: scope.context.environment.layoutDirection) else {
        return content
      }
      return content.scaleEffect(x: -1)
    }
  }
}
