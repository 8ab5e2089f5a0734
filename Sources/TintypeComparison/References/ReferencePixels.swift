// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeImaging
import TintypeScene
import TintypeSnapshots

/// The pixels of a reference in the full or the compact form.
///
/// The size and the digest are known without painting. A compact reference is painted when its bitmap is
/// asked for.
package struct ReferencePixels {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The pixels per point; 1 for a file that was not recorded by Tintype.
  package let scale: Double
  /// The XXH3-128 of the packed premultiplied rows.
  package let digest: Digest128

  private let source: Source

  private enum Source {
    case bitmap(Bitmap)
    case scene(ReferenceManifest, ReferenceAssets)
  }

  /// Reads a reference.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - assets: The files that compact references share.
  /// - Throws: `ImagingError` for a file that is no readable PNG, `CompactReferenceError` for a compact
  ///   reference that was edited.
  package init(of bytes: [UInt8], assets: ReferenceAssets) throws {
    let file = try PNGFile(bytes)
    let manifest = ReferenceManifest.read(from: file)
    guard file.isPreview == (manifest?.isCompact ?? false) else {
      throw CompactReferenceError.unreadableManifest
    }
    if let manifest, manifest.isCompact {
      let pixels = manifest.pixels
      (width, height, scale) = (pixels.width, pixels.height, pixels.scale)
      (digest, source) = (pixels.digest, .scene(manifest, assets))
    } else {
      let bitmap = try PNG.decode(file)
      (width, height) = (bitmap.width, bitmap.height)
      scale = manifest?.pixels.scale ?? 1
      (digest, source) = (bitmap.digest, .bitmap(bitmap))
    }
  }

  /// The bitmap.
  ///
  /// - Parameter paint: Paints a scene.
  /// - Throws: `CompactReferenceError` for a compact reference whose scene, painted here, does not have
  ///   the stated pixels.
  package func bitmap(painting paint: (Scene) throws -> Bitmap) throws -> Bitmap {
    switch source {
    case .bitmap(let bitmap): return bitmap
    case .scene(let manifest, let assets):
      let (_, bitmap) = try manifest.painted(by: paint, assets)
      guard manifest.describes(bitmap) else { throw CompactReferenceError.notReproduced }
      return bitmap
    }
  }
}
