// SPDX-License-Identifier: MIT

package import Foundation

/// The distances of a font in points.
package struct FontMetrics: Hashable, Sendable {
  /// The top of the highest letters above the baseline.
  package var ascender: CGFloat
  /// The bottom of the lowest letters relative to the baseline; negative below it.
  package var descender: CGFloat
  /// The additional distance between lines.
  package var leading: CGFloat
  /// The height of capital letters.
  package var capHeight: CGFloat
  /// The height of the letter x.
  package var xHeight: CGFloat

  /// Creates metrics in points.
  package init(
    ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// Returns the metrics of San Francisco in a size, which its file contains in 1/2048 of the size.
  package static func system(ofSize size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: size * 1950 / 2048, descender: size * -494 / 2048, leading: 0,
      capHeight: size * 1443 / 2048, xHeight: size * 1078 / 2048)
  }
}
