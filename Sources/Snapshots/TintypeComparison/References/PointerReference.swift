// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeImaging
import TintypeSnapshots
import TintypeStores

/// The pointer form of an image's reference: a small preview and a manifest with the SHA-256 of the
/// file of the full reference.
///
/// A match is decided by the digest of the pixels, without the full reference.
package enum PointerReference {
  /// Creates a pointer to a full reference.
  ///
  /// - Parameter full: The bytes of the full reference.
  /// - Returns: The pointer with the full reference as an object; `nil` if the bytes are not a full
  ///   reference that was recorded by Tintype.
  /// - Throws: `ImagingError` for an image that cannot be read or encoded.
  static func make(of full: [UInt8]) throws -> StoredReference? {
    let file = try PNGFile(full)
    guard var manifest = ReferenceManifest.read(from: file), manifest.form == .full else {
      return nil
    }
    let bitmap = try PNG.decode(file)
    guard manifest.describes(bitmap) else { return nil }
    let object = StoredObject(of: full)
    let preview = bitmap.preview(
      scale: manifest.pixels.scale, maximumSide: maximumSide, colors: colorCount)
    let pointer = try PNG.encode(preview).inserting(PNGFile.previewChunk, [])
    manifest.format = ReferenceManifest.pointerFormat
    manifest.object = ReferenceManifest.Object(sha256: object.digest, size: object.size)
    // The full reference contains the scene and the environment.
    (manifest.storedScene, manifest.environment) = (nil, nil)
    manifest.file = pointer.digest(excluding: ReferenceManifest.chunk)
    return StoredReference(
      bytes: try manifest.inserted(into: pointer).bytes, assets: [object.fileName: full])
  }

  /// Returns the object that a reference points to.
  ///
  /// - Parameter bytes: The bytes of the reference.
  /// - Returns: The object; `nil` for another form, and for a pointer that was edited.
  package static func object(of bytes: [UInt8]) -> StoredObject? {
    guard let file = try? PNGFile(bytes), file.isPreview else { return nil }
    return ReferenceManifest.read(from: file)?.object.map(StoredObject.init)
  }

  /// The maximum width and height of a preview, in pixels.
  private static let maximumSide = 16
  private static let colorCount = 8
}

extension StoredObject {
  init(_ object: ReferenceManifest.Object) { self.init(digest: object.sha256, size: object.size) }
}

extension ReferenceManifest {
  /// Returns the full reference of a pointer.
  ///
  /// - Returns: The bytes of the file, whose manifest states the same pixels.
  /// - Throws: `StoreError` if the object cannot be fetched, `PointerReferenceError` for an object
  ///   that is another reference.
  func pointedFile(_ object: Object, _ assets: ReferenceAssets?) throws -> [UInt8] {
    guard let assets else { throw CompactReferenceError.unknownAssets }
    let bytes = try ReferenceStore(of: assets).bytes(of: StoredObject(object))
    guard let file = try? PNGFile(bytes), let full = ReferenceManifest.read(from: file),
      full.form == .full, full.pixels == pixels
    else { throw PointerReferenceError.otherReference(object: object.sha256) }
    return bytes
  }
}

/// The reason why the object of a pointer is not used.
package enum PointerReferenceError: ReferenceContentError, Hashable {
  /// The object is not the full reference with the pixels that the pointer states.
  case otherReference(object: SHA256Digest)
}

extension PointerReferenceError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .otherReference(let object):
      """
      This pointer was edited: the object \(object.hexadecimal) in the store is not the full \
      reference with the pixels that the pointer states. Restore the file from version control, or \
      record the reference again.
      """
    }
  }
}
