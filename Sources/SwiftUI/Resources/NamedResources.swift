// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeComponents
import TintypeScene

/// The closures that look up colors and images by name.
package struct NamedResources: Sendable {
  /// Returns the color of a name in a bundle, or in the main bundle; `nil` if there is none.
  package var color: @Sendable (String, Bundle?, EnvironmentValues) -> ResolvedColor?
  /// Returns the image of a name in a bundle, or in the main bundle; `nil` if there is none.
  package var image: @Sendable (String, Bundle?, EnvironmentValues) -> NamedImage?

  /// Creates closures that find nothing by default.
  package init(
    color: @escaping @Sendable (String, Bundle?, EnvironmentValues) -> ResolvedColor? = { _, _, _ in
      nil
    },
    image: @escaping @Sendable (String, Bundle?, EnvironmentValues) -> NamedImage? = { _, _, _ in
      nil
    }
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

/// An image that was found by its name.
package struct NamedImage: Sendable {
  /// The pixels.
  package var pixels: ImageData
  /// A Boolean value that indicates whether the image is a template by default.
  package var isTemplate: Bool
  /// The edges that keep their size when the image is resized, in points.
  package var capInsets: TintypeScene.EdgeInsets

  /// Creates an image.
  package init(
    pixels: ImageData, isTemplate: Bool = false, capInsets: TintypeScene.EdgeInsets = .zero
  ) {
    self.pixels = pixels
    self.isTemplate = isTemplate
    self.capInsets = capInsets
  }
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
