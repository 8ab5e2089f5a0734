// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeScene
import TintypeSnapshots

/// Converts references between their forms.
///
/// A file is converted only if the result states the same pixels: the pixels are first painted from
/// the scene and compared by their digest.
package struct ReferenceConversion: Sendable {
  /// Paints a scene.
  private let paint: @Sendable (Scene) throws -> Bitmap

  /// Creates a conversion.
  ///
  /// - Parameter paint: Paints a scene.
  package init(painting paint: @escaping @Sendable (Scene) throws -> Bitmap) { self.paint = paint }

  /// Converts a reference.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - form: The form of the result.
  ///   - assets: The files that references need in addition to their own.
  /// - Returns: The file in that form, or the reason why the reference keeps its form.
  /// - Throws: `ImagingError` for a file that is not a readable PNG; `CompactReferenceError`,
  ///   `StoreError` or `PointerReferenceError` for a reference whose pixels are unknown.
  package func convert(
    _ bytes: [UInt8], to form: ReferenceForm, assets: ReferenceAssets
  ) throws -> Result<StoredReference, ConversionRefusal> {
    guard case .manifest(let manifest) = ReferenceManifest.reading(try PNGFile(bytes)) else {
      return .failure(.noManifest)
    }
    guard manifest.form != form else { return .failure(.alreadyConverted) }
    let full = try full(bytes, assets)
    switch form {
    case .full: return .success(StoredReference(bytes: full))
    case .compact:
      let file = try PNGFile(full)
      guard let manifest = ReferenceManifest.read(from: file) else { return .failure(.noManifest) }
      return try compact(file, manifest, assets)
    case .pointer:
      return try PointerReference.make(of: full).map { .success($0) } ?? .failure(.noManifest)
    }
  }

  /// Returns the bytes of the full reference.
  private func full(_ bytes: [UInt8], _ assets: ReferenceAssets) throws -> [UInt8] {
    let full = try ReferenceImage(bytes).full(painting: paint, assets)
    guard full.isReproduced else { throw CompactReferenceError.notReproducedHere }
    return full.bytes
  }

  private func compact(
    _ file: PNGFile, _ manifest: ReferenceManifest, _ assets: ReferenceAssets
  ) throws -> Result<StoredReference, ConversionRefusal> {
    let bitmap = try PNG.decode(file)
    guard manifest.describes(bitmap) else { return .failure(.noManifest) }
    guard let scene = manifest.scene else { return .failure(.noScene) }
    var image = SnapshotImage(
      bitmap: bitmap, scale: manifest.pixels.scale, scene: scene, repaint: paint,
      fingerprint: { manifest.environment })
    image.allowedWork = manifest.settled
    do {
      guard let stored = try CompactReference.make(of: image, nodes: manifest.nodes) else {
        return .failure(.notReproduced)
      }
      return .success(stored)
    } catch {
      // A scene contains only references to its images, whose pixels are not in a full reference.
      return .failure(.notPainted(reason: "\(error)"))
    }
  }
}

/// The reason why a reference keeps its form.
package enum ConversionRefusal: Error, Hashable, Sendable {
  /// The reference already has the form.
  case alreadyConverted
  /// The reference was not recorded by Tintype, or was changed since.
  case noManifest
  /// The reference has no scene that this version can read.
  case noScene
  /// The scene cannot be painted; an example is a scene with images, whose pixels are not in the
  /// file.
  case notPainted(reason: String)
  /// The scene, painted on this machine, has other pixels.
  case notReproduced
}

extension ConversionRefusal: CustomStringConvertible {
  /// The reason, as a clause.
  package var description: String {
    switch self {
    case .alreadyConverted: "it already has this form"
    case .noManifest: "it was not recorded by Tintype, or was changed afterward"
    case .noScene: "it has no readable scene"
    case .notPainted(let reason):
      "its scene cannot be painted without the test; delete it and record it again. \(reason)"
    case .notReproduced: "its scene, painted on this machine, has different pixels"
    }
  }
}

extension ReferenceManifest {
  /// Returns whether a bitmap has exactly the stated pixels.
  func describes(_ bitmap: Bitmap) -> Bool {
    pixels.width == bitmap.width && pixels.height == bitmap.height && pixels.digest == bitmap.digest
  }
}
