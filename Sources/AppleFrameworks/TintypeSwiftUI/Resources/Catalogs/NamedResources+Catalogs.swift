// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeResources
import TintypeScene

extension NamedResources {
  /// Returns the color of a name in the asset catalogs of a bundle.
  @Sendable package static func catalogColor(
    _ name: String, _ bundle: Bundle?, _ environment: EnvironmentValues
  ) throws(AssetError) -> ResolvedColor? {
    try Assets.color(named: name, in: bundle, for: AssetTraits(environment.base))?
      .resolve(in: environment.base)
  }

  /// Returns the image of a name in the asset catalogs and files of a bundle.
  @Sendable package static func catalogImage(
    _ name: String, _ bundle: Bundle?, _ environment: EnvironmentValues
  ) throws(AssetError) -> NamedImage? {
    try Assets.image(named: name, in: bundle, for: AssetTraits(environment.base))
  }

  /// Returns the color of a name; `nil` if there is none, which is reported.
  static func color(
    named name: String, in bundle: Bundle?, _ environment: EnvironmentValues
  ) -> ResolvedColor? {
    do throws(AssetError) {
      if let color = try environment.namedResources.color(name, bundle, environment) {
        return color
      }
      ViewTree.reportCurrent(.missingColor(name: name))
    } catch { ViewTree.reportCurrent(.asset(name: name, error)) }
    return nil
  }

  /// Returns the image of a name; `nil` if there is none, which is reported.
  static func image(
    named name: String, in bundle: Bundle?, _ environment: EnvironmentValues
  ) -> NamedImage? {
    do throws(AssetError) {
      if let image = try environment.namedResources.image(name, bundle, environment) {
        return image
      }
      ViewTree.reportCurrent(.missingImage(name: name))
    } catch { ViewTree.reportCurrent(.asset(name: name, error)) }
    return nil
  }
}
