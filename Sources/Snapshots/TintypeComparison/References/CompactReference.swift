// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeImaging
import TintypeScene
import TintypeSnapshots
import TintypeStores

/// The compact form of an image's reference: the manifest with the scene, and a preview instead of
/// the pixels.
///
/// The file is a PNG of the preview: one pixel per point, at most 1,000 pixels on the long side,
/// and at most 64 colors. Images in the scene are shared files, named by the digest of their
/// pixels. A match is decided by the digest of the pixels alone. If it does not match, the pixels
/// are painted again from the scene, and are used only if they have that digest.
package enum CompactReference {
  /// Creates the compact form of an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - nodes: The digest of the scene's nodes; `nil` computes it. The digest of a decoded scene
  ///     differs, because numbers are rounded when they are encoded.
  /// - Returns: The compact form; `nil` if the image has no scene that can be stored, or if the
  ///   stored scene does not reproduce the same pixels.
  /// - Throws: `ImagingError` for an image in the scene, or the error of painting.
  static func make(of image: SnapshotImage, nodes: Digest128? = nil) throws -> StoredReference? {
    guard let scene = image.scene, let repaint = image.repaint else { return nil }
    var assets: [String: [UInt8]] = [:]
    var images: [ReferenceManifest.SharedImage] = []
    for (reference, image) in scene.images.sorted(by: { $0.key.digest < $1.key.digest }) {
      let bitmap = try Bitmap(
        width: reference.pixelWidth, height: reference.pixelHeight, pixels: image.pixels)
      let shared = ReferenceManifest.SharedImage(
        reference: reference, scale: image.scale, pixels: bitmap.digest)
      assets[shared.fileName] = try PNG.encode(bitmap, scale: image.scale).bytes
      images.append(shared)
    }
    let file = try PNG.encode(image.bitmap.preview(scale: image.scale))
      .inserting(PNGFile.previewChunk, [])
    var manifest = ReferenceManifest(of: image, in: file)
    guard var kept = manifest.scene else { return nil }
    kept.images = scene.images
    guard try repaint(kept).digest == image.digest else { return nil }
    manifest.format = ReferenceManifest.compactFormat
    manifest.images = images
    if let nodes { manifest.nodes = nodes }
    return StoredReference(bytes: try manifest.inserted(into: file).bytes, assets: assets)
  }

  /// Returns the names of the shared images that a reference uses.
  ///
  /// The array is empty for a full reference and for a file of another program. It is `nil` for a
  /// compact reference that does not state them.
  package static func sharedImages(of bytes: [UInt8]) -> [String]? {
    guard let file = try? PNGFile(bytes), file.isPreview else { return [] }
    return ReferenceManifest.read(from: file)?.images?.map(\.fileName)
  }
}

extension ReferenceForm {
  /// Creates the form of the bytes of a reference; a file of another program has the full form.
  package init(of bytes: [UInt8]) {
    guard let file = try? PNGFile(bytes), file.isPreview else {
      self = .full
      return
    }
    let form = ReferenceManifest.read(from: file)?.form
    self = form == .pointer ? .pointer : .compact
  }
}

extension StoredReference {
  /// A Boolean value that indicates whether the contents of all images and objects match the
  /// digests in their names.
  package var hasSoundAssets: Bool {
    assets.allSatisfy { name, bytes in
      if ReferenceAssets.isObjectName(name) { return StoredObject(of: bytes).fileName == name }
      return (try? PNG.decode(bytes)).map { $0.digest.hexadecimal + ".png" == name } ?? false
    }
  }
}

extension ReferenceManifest {
  /// Returns the file of a full reference with given pixels and the contents of this manifest.
  func full(with bitmap: Bitmap) throws -> [UInt8] {
    let file = try PNG.encode(bitmap, scale: pixels.scale)
    var full = self
    full.format = Self.currentFormat
    full.images = nil
    full.file = file.digest(excluding: Self.chunk)
    full.pixels.digest = bitmap.digest
    return try full.inserted(into: file).bytes
  }

  /// Returns the scene of a compact reference, and the pixels that painting it gives.
  ///
  /// - Throws: `CompactReferenceError` for a scene or an image that cannot be read or painted.
  func painted(
    by paint: (Scene) throws -> Bitmap, _ assets: ReferenceAssets?
  ) throws(CompactReferenceError) -> (scene: Scene, bitmap: Bitmap) {
    let scene = try compactScene(assets)
    do {
      return (scene, try paint(scene))
    } catch {
      throw .notPainted(reason: "\(error)")
    }
  }

  /// Returns the scene with its images, whose pixels are in shared files.
  ///
  /// - Throws: `CompactReferenceError` for a scene or an image that cannot be read.
  func compactScene(_ assets: ReferenceAssets?) throws(CompactReferenceError) -> Scene {
    guard var scene else { throw .unreadableScene }
    for image in images ?? [] {
      guard let assets else { throw .unknownAssets }
      let path = assets.path(of: image.fileName)
      let bitmap: Bitmap
      do {
        bitmap = try PNG.decode(assets.bytes(of: image.fileName))
      } catch let error as FileError {
        throw .unreadableAsset(path: path, error: error)
      } catch {
        throw .damagedAsset(path: path, reason: "\(error)")
      }
      guard bitmap.digest == image.pixels, bitmap.width == image.reference.pixelWidth,
        bitmap.height == image.reference.pixelHeight,
        let data = ImageData(
          pixelWidth: bitmap.width, pixelHeight: bitmap.height, scale: image.scale,
          pixels: bitmap.pixels)
      else { throw .alteredAsset(path: path) }
      scene.images[image.reference] = data
    }
    return scene
  }
}

/// The reason why the pixels of a compact reference are unknown.
package enum CompactReferenceError: ReferenceContentError, Hashable {
  /// The manifest cannot be read, or was made for a file with other bytes.
  case unreadableManifest
  /// The scene cannot be read.
  case unreadableScene
  /// The pixels are needed, but the directory of the shared images is unknown.
  case unknownAssets
  /// A shared image cannot be read.
  case unreadableAsset(path: String, error: FileError)
  /// A shared image is not a readable PNG.
  case damagedAsset(path: String, reason: String)
  /// The pixels of a shared image differ from the pixels that the reference states.
  case alteredAsset(path: String)
  /// The repainted scene does not have the pixels that the reference states, although the
  /// environments are not known to differ.
  case notReproduced
  /// The repainted scene does not have the pixels that the reference states, and it is unknown
  /// whether the environments differ.
  case notReproducedHere
  /// The scene cannot be painted again.
  case notPainted(reason: String)
}

extension CompactReferenceError: CustomStringConvertible {
  package var description: String {
    let restore = "Restore the file from version control, or record the reference again."
    switch self {
    case .unreadableManifest:
      return """
        This compact reference was edited: its manifest cannot be read or belongs to another file, \
        so its pixels are unknown. \(restore)
        """
    case .unreadableScene: return "The scene of this compact reference cannot be read. \(restore)"
    case .unknownAssets:
      return """
        This is a compact reference or a pointer. The file does not contain its pixels, and only \
        an assertion can use them.
        """
    case .unreadableAsset(let path, let error):
      return "Its image “\(path)” cannot be read: \(error). \(restore)"
    case .damagedAsset(let path, let reason):
      return "Its image “\(path)” cannot be read. \(reason)"
    case .alteredAsset(let path):
      return "Its image “\(path)” does not have the pixels that the reference states. \(restore)"
    case .notReproduced:
      return """
        This compact reference was edited: its scene, painted again in the same environment, does \
        not have the pixels that the reference states. \(restore)
        """
    case .notReproducedHere:
      return """
        The scene of this compact reference, painted again here, does not have the pixels that the \
        reference states: it was recorded in another environment, or edited. Convert it where it \
        was recorded. If it was edited, restore it from version control, or record it again.
        """
    case .notPainted(let reason):
      return """
        The scene of this compact reference could not be painted again, so its pixels are unknown: \
        \(reason)
        """
    }
  }
}
