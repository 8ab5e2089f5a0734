// SPDX-License-Identifier: MIT

import Foundation

/// The locations of the gallery's documentation pages in the package.
enum Documentation {
  /// The package's directory, which contains the manifest.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The directory of the pages.
  static let folder = package.appendingPathComponent(
    "Sources/TintypeGallery/TintypeGallery.docc")

  /// Returns the location of the page with a name.
  static func page(_ name: String) -> URL { folder.appendingPathComponent("\(name).md") }
}
