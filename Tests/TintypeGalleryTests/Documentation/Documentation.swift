// SPDX-License-Identifier: MIT

import Foundation

/// The gallery's pages, where they lie in the package.
enum Documentation {
  /// The package's folder, which holds the manifest.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folder of the pages.
  static let folder = package.appendingPathComponent(
    "Sources/TintypeGallery/TintypeGallery.docc")

  /// The page with a name.
  static func page(_ name: String) -> URL { folder.appendingPathComponent("\(name).md") }
}
