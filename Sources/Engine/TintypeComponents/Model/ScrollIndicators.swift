// SPDX-License-Identifier: MIT

import TintypeScene

/// The scroll indicators of a scroll view while they are visible.
package struct ScrollIndicators: Hashable, Codable, Sendable {
  /// The axes with an indicator.
  package var axes: [Axis]
  /// The space between the indicators and the edges in addition to the usual one, in points.
  package var margins: EdgeInsets
  /// A Boolean value that indicates whether the indicators are light, as in dark mode.
  package var isLight: Bool

  /// Creates indicators.
  package init(axes: [Axis] = Axis.allCases, margins: EdgeInsets = .zero, isLight: Bool = false) {
    (self.axes, self.margins, self.isLight) = (axes, margins, isLight)
  }
}
