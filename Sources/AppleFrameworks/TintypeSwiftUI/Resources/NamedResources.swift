// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeComponents
import TintypeResources
import TintypeScene

/// The closures that look up colors and images by name.
package struct NamedResources: Sendable {
  /// Returns the color of a name in a bundle, or in the main bundle; `nil` if there is none.
  package var color: Lookup<ResolvedColor>
  /// Returns the image of a name in a bundle, or in the main bundle; `nil` if there is none.
  package var image: Lookup<NamedImage>

  /// A closure that looks up a resource by its name in a bundle.
  package typealias Lookup<Resource> =
    @Sendable (String, Bundle?, EnvironmentValues) throws(AssetError) -> Resource?

  /// Creates closures that look up colors and images in bundles by default.
  package init(
    color: @escaping Lookup<ResolvedColor> = catalogColor,
    image: @escaping Lookup<NamedImage> = catalogImage
  ) {
    self.color = color
    self.image = image
  }

  /// The closures of the process, which views use unless their environment has others.
  package static var process: NamedResources {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }

  private static let storage = Mutex(NamedResources())
}

private struct NamedResourcesKey: EnvironmentKey {
  static var defaultValue: NamedResources? { nil }
}

extension EnvironmentValues {
  /// The closures that look up colors and images by name.
  package var namedResources: NamedResources {
    get { self[NamedResourcesKey.self] ?? .process }
    set { self[NamedResourcesKey.self] = newValue }
  }
}
