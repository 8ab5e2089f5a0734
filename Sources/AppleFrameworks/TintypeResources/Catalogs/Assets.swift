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

  /// Returns the accent color of the app; `nil` if it has none, or an asset without a value.
  ///
  /// Xcode writes the name of the asset into the Info.plist, from the build setting
  /// `ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME`. It is `AccentColor` otherwise. An app of Swift
  /// Playgrounds can have a system color instead.
  ///
  /// - Parameters:
  ///   - bundle: The bundle; `nil`, the default, is the main bundle.
  ///   - traits: The traits.
  /// - Returns: The color in all schemes and contrasts.
  package static func accentColor(in bundle: Bundle? = nil, for traits: AssetTraits) -> Color? {
    (try? color(named: accentColorName, in: bundle, for: traits)) ?? presetAccentColor
  }

  private static let presetAccentColor =
    (Bundle.main.infoDictionary?["TintypePresetAccentColor"] as? String).flatMap(presetColor)

  /// Returns the system color of a name of `PresetColor` in the module `AppleProductTypes`.
  package static func presetColor(_ name: String) -> Color? {
    AssetColorValue.references["system\(name.prefix(1).uppercased())\(name.dropFirst())Color"]
  }

  private static let accentColorName =
    Bundle.main.infoDictionary?["NSAccentColorName"] as? String ?? "AccentColor"

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
