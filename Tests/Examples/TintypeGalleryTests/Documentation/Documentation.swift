// SPDX-License-Identifier: MIT

import Foundation
import TintypeTestSupport

/// The locations of the gallery's documentation pages in the package.
enum Documentation {
  /// The package's directory, which contains the manifest.
  static let package = Repository.url("")

  /// The directory of the pages.
  static let folder = package.appendingPathComponent(
    "Sources/Examples/TintypeGallery/TintypeGallery.docc")

  /// Returns the location of the page with a name.
  static func page(_ name: String) -> URL { folder.appendingPathComponent("\(name).md") }
}
