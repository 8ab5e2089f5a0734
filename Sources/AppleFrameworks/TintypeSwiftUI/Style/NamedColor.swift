// SPDX-License-Identifier: MIT

import Foundation
import TintypeScene

/// A color of an asset catalog.
struct NamedColor: ColorProvider {
  let name: String
  let bundle: Bundle?

  func color(in environment: EnvironmentValues) -> ResolvedColor {
    NamedResources.color(named: name, in: bundle, environment)
      ?? ResolvedColor(name: name, red: 0, green: 0, blue: 0, opacity: 0)
  }

  var colorDescription: String {
    "NamedColor(name: \"\(name)\", bundle: \(bundle?.bundlePath ?? "nil"))"
  }
}

extension Color {
  /// Creates a color from the asset catalog of a bundle, the main bundle by default.
  ///
  /// A missing color is transparent, with a warning.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(provider: NamedColor(name: name, bundle: bundle))
  }

  /// Creates a color from a resource of an asset catalog.
  public init(_ resource: ColorResource) {
    self.init(provider: NamedColor(name: resource.name, bundle: resource.bundle))
  }
}
