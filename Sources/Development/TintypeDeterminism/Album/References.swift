// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeComparison
import TintypeGallery
import TintypeSnapshots

/// The committed references of the gallery.
struct References: Sendable {
  /// The folder that contains one folder for each suite.
  let folder: String

  /// Creates the references of a package.
  init(packageRoot: String) { folder = "\(packageRoot)/__Snapshots__/\(Gallery.testTarget)" }

  /// Returns the image of a reference; `nil` if there is none.
  func image(of name: String) throws -> (image: ReferenceImage, assets: ReferenceAssets)? {
    let path = "\(folder)/\(name).png"
    let data: Data
    do {
      data = try RegularFile.contents(of: path, limit: 512 << 20)
    } catch .missing {
      return nil
    } catch {
      throw DeterminismError.unreadable(path: path, error: error)
    }
    return (try ReferenceImage(Array(data)), ReferenceAssets(of: path))
  }

  /// Returns the sorted references that are not images with these names.
  func others(than names: [String]) throws(DeterminismError) -> [String] {
    let known = Set(names.map { $0 + ".png" })
    do {
      var found: [String] = []
      for suite in try Directory.names(in: folder) {
        found += try Directory.names(in: "\(folder)/\(suite)").map { "\(suite)/\($0)" }
      }
      return found.filter { !known.contains($0) }
    } catch {
      throw .unreadable(path: folder, error: error)
    }
  }
}
