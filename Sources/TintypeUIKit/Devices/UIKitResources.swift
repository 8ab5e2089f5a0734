// SPDX-License-Identifier: MIT

package import Foundation
package import TintypeScene

/// The closures that look up images, colors and fonts.
///
/// The facade sets them. Without them, no image and no color is found, every font name is a family,
/// and fonts have the metrics of San Francisco.
package struct UIKitResources: Sendable {
  /// Returns the image of a name in a bundle, or in the main bundle, for a display scale.
  package var image: @Sendable (String, Bundle?, UITraitCollection) -> UIImage? = { _, _, _ in nil }
  /// Returns the color of a name in a bundle, or in the main bundle.
  package var color: @Sendable (String, Bundle?) -> UIColor? = { _, _ in nil }
  /// Returns the font of a PostScript name, a full name or a family, in any size; `nil` if there is
  /// none.
  package var font: @Sendable (String) -> Font? = { Font(family: $0, size: 17) }
  /// Returns the metrics of a font; `nil` for those of San Francisco.
  package var metrics: @Sendable (Font) -> FontMetrics? = { _ in nil }

  /// Creates the defaults.
  package init() {}
}
