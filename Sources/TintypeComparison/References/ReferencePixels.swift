// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeImaging
import TintypeScene
import TintypeSnapshots

/// The pixels of a reference in any form.
///
/// The size and the digest are known at once. A compact reference is painted, and the object of a pointer
/// is fetched, when the bitmap is asked for.
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
    case object(ReferenceManifest, ReferenceManifest.Object, ReferenceAssets)
  }

  /// Reads a reference.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - assets: The files that references need besides their own.
  /// - Throws: `ImagingError` for a file that is no readable PNG, `CompactReferenceError` for a compact
  ///   reference or a pointer that was edited.
  package init(of bytes: [UInt8], assets: ReferenceAssets) throws {
    let file = try PNGFile(bytes)
    let manifest = ReferenceManifest.read(from: file)
    guard file.isPreview == (manifest.map { $0.form != .full } ?? false) else {
      throw CompactReferenceError.unreadableManifest
    }
    if let manifest, manifest.form != .full {
      let pixels = manifest.pixels
      (width, height, scale, digest) = (pixels.width, pixels.height, pixels.scale, pixels.digest)
      source = manifest.object.map { .object(manifest, $0, assets) } ?? .scene(manifest, assets)
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
  /// - Returns: The decoded bitmap of a full reference, the painted one of a compact reference.
  /// - Throws: `CompactReferenceError` for a compact reference whose scene, painted here, does not have
  ///   the stated pixels; `StoreError` if an object cannot be fetched.
  package func bitmap(painting paint: (Scene) throws -> Bitmap) throws -> Bitmap {
    switch source {
    case .bitmap(let bitmap): return bitmap
    case .scene(let manifest, let assets):
      let (_, bitmap) = try manifest.painted(by: paint, assets)
      guard manifest.describes(bitmap) else { throw CompactReferenceError.notReproduced }
      return bitmap
    case .object(let manifest, let object, let assets):
      let bitmap = try PNG.decode(try manifest.pointedFile(object, assets))
      guard manifest.describes(bitmap) else {
        throw PointerReferenceError.otherReference(object: object.sha256)
      }
      return bitmap
    }
  }
}
