// SPDX-License-Identifier: MIT

package import Foundation
import TintypeFoundation
package import TintypeComponents

/// The colors and images of bundles.
package enum Assets {
  /// Returns the color of a name.
  ///
  /// - Parameters:
  ///   - name: The name, with the namespaces of its groups.
  ///   - bundle: The bundle; `nil` is the main bundle, as defined by `MainBundles`.
  ///   - traits: The traits.
  /// - Returns: The color in all schemes and contrasts, or `nil` if there is none of the name.
  /// - Throws: `AssetError` if the asset has an error.
  package static func color(
    named name: String, in bundle: Bundle?, for traits: AssetTraits
  ) throws(AssetError) -> Color? {
    for bundle in MainBundles.searched(for: bundle) {
      if let color = try BundleAssets.of(bundle).color(named: name, for: traits) { return color }
    }
    return nil
  }

  /// Returns the image of a name.
  ///
  /// - Parameters:
  ///   - name: The name of an asset, with the namespaces of its groups, or of a file.
  ///   - bundle: The bundle; `nil` is the main bundle, as defined by `MainBundles`.
  ///   - traits: The traits.
  /// - Returns: The image, or `nil` if there is none of the name.
  /// - Throws: `AssetError` if the asset or its file has an error.
  package static func image(
    named name: String, in bundle: Bundle?, for traits: AssetTraits
  ) throws(AssetError) -> NamedImage? {
    for bundle in MainBundles.searched(for: bundle) {
      if let image = try BundleAssets.of(bundle).image(named: name, for: traits) { return image }
    }
    return nil
  }
}
