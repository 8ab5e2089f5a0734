// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeImaging
import TintypeScene
import TintypeSnapshots

/// The image of a reference file, read without the test that takes its snapshot.
package struct ReferenceImage: Sendable {
  let file: PNGFile
  let manifest: ReferenceManifest?

  /// Reads a file, but decodes neither its pixels nor its scene.
  ///
  /// - Throws: `ImagingError` for a file that is not a PNG or is an animation;
  ///   `CompactReferenceError` for a compact reference or a pointer whose manifest cannot be
  ///   trusted.
  package init(_ bytes: [UInt8]) throws {
    file = try PNGFile(bytes)
    try file.checkSingleImage()
    manifest = ReferenceManifest.read(from: file)
    // The pixels of a preview must not be compared.
    guard file.isPreview == (manifest.map { $0.form != .full } ?? false) else {
      throw CompactReferenceError.unreadableManifest
    }
  }

  /// The identity of an image: two images with the same identity have the same pixels.
  package struct Identity: Hashable, Sendable {
    /// The width in pixels.
    package var width: Int
    /// The height in pixels.
    package var height: Int
    /// The XXH3-128 of the packed premultiplied rows.
    package var digest: Digest128
  }

  /// The pixels per point; 1 for a file that was not recorded by Tintype.
  package var scale: Double { manifest?.pixels.scale ?? 1 }

  /// The form of the reference.
  package var form: ReferenceForm { manifest?.form ?? .full }

  /// Returns the identity of the pixels, from the manifest; a file without a manifest is decoded.
  ///
  /// - Throws: `ImagingError` for a file that cannot be decoded.
  package func identity() throws(ImagingError) -> Identity {
    if let pixels = manifest?.pixels {
      return Identity(width: pixels.width, height: pixels.height, digest: pixels.digest)
    }
    let bitmap = try PNG.decode(file)
    return Identity(width: bitmap.width, height: bitmap.height, digest: bitmap.digest)
  }

  /// The digest of the scene's nodes; `nil` for a file without a scene.
  package var nodes: Digest128? { manifest?.nodes }

  /// The names of the shared images that the reference uses.
  package var sharedImages: [String] { manifest?.images?.map(\.fileName) ?? [] }

  /// Returns the scene of the reference, with the images of a compact one; `nil` for a file without
  /// a scene, such as a pointer.
  ///
  /// A full reference contains no images: its scene can refer to images that it does not contain.
  ///
  /// - Throws: `CompactReferenceError` for a scene or an image that cannot be read.
  package func scene(_ assets: ReferenceAssets?) throws(CompactReferenceError) -> Scene? {
    guard let manifest else { return nil }
    return form == .compact ? try manifest.compactScene(assets) : manifest.scene
  }

  /// An image with all of its pixels.
  struct Full {
    /// The file in the full form.
    var bytes: [UInt8]
    var bitmap: Bitmap
    var scene: Scene?
    /// A Boolean value that indicates whether the pixels have the digest that the manifest states.
    var isReproduced: Bool
  }

  /// Returns the pixels of the reference.
  ///
  /// - Parameters:
  ///   - paint: Paints the scene of a compact reference.
  ///   - assets: The files that the reference needs in addition to its own.
  /// - Returns: The bitmap, which has the stated digest.
  /// - Throws: `ImagingError`, `CompactReferenceError` or `StoreError` if the pixels are unknown.
  package func bitmap(
    painting paint: (Scene) throws -> Bitmap, _ assets: ReferenceAssets
  ) throws -> Bitmap {
    let full = try full(painting: paint, assets)
    guard full.isReproduced else { throw CompactReferenceError.notReproducedHere }
    return full.bitmap
  }

  /// Returns the image with all of its pixels, which are in the file, painted from the scene, or in
  /// an object of a store.
  ///
  /// - Throws: `ImagingError`, `CompactReferenceError` or `StoreError` if the pixels are unknown.
  func full(painting paint: (Scene) throws -> Bitmap, _ assets: ReferenceAssets?) throws -> Full {
    if let manifest, let object = manifest.object {
      return try ReferenceImage(manifest.pointedFile(object, assets)).full(painting: paint, assets)
    }
    guard let manifest, manifest.form == .compact else {
      return Full(
        bytes: file.bytes, bitmap: try PNG.decode(file), scene: manifest?.scene, isReproduced: true)
    }
    let (scene, bitmap) = try manifest.painted(by: paint, assets)
    return Full(
      bytes: try manifest.full(with: bitmap), bitmap: bitmap, scene: scene,
      isReproduced: manifest.describes(bitmap))
  }
}

/// The result of comparing the images of two reference files.
package enum ReferenceImageDifference: Sendable {
  /// The pixels and the scenes are the same.
  case none
  /// The pixels are the same, and the scenes differ; the lines describe the changed nodes.
  case scene([String])
  /// The pixels differ.
  case pixels(Pixels)

  /// Two images whose pixels differ.
  package struct Pixels: Sendable {
    /// The difference of the pixels, and its causes.
    package var difference: ImageDifference
    /// The older file in the full form.
    package var old: [UInt8]
    /// The newer file in the full form.
    package var new: [UInt8]
    /// Notes about the comparison.
    package var notes: [String]
  }

  /// Compares the images of two files.
  ///
  /// - Parameters:
  ///   - old: The older file, and the directory of the images that it shares with others.
  ///   - new: The newer file, and the directory of the images that it shares with others.
  ///   - paint: Paints the scenes of compact references.
  /// - Throws: `ImagingError`, `CompactReferenceError` or `StoreError` if the pixels are unknown.
  package init(
    from old: (image: ReferenceImage, assets: ReferenceAssets?),
    to new: (image: ReferenceImage, assets: ReferenceAssets?),
    painting paint: (Scene) throws -> Bitmap
  ) throws {
    if try old.image.identity() == new.image.identity() {
      self = Self.scenes(old.image.manifest, new.image.manifest)
      return
    }
    let before = try old.image.full(painting: paint, old.assets)
    let after = try new.image.full(painting: paint, new.assets)
    let scale = new.image.manifest?.pixels.scale ?? 1
    let image = SnapshotImage(bitmap: after.bitmap, scale: scale, scene: after.scene) {
      new.image.manifest?.environment
    }
    let comparison = try ImageComparison(
      before.bytes, { nil }, image, tolerance: ImageTolerance(.exact))
    switch try comparison.result() {
    case .same: self = Self.scenes(old.image.manifest, new.image.manifest)
    case .different(let difference):
      guard let difference = difference as? ImageDifference else {
        self = .none
        return
      }
      var notes: [String] = []
      let environment = difference.environment
      if environment.contains(where: { $0.effect > .unstated }) {
        notes.append(
          "the references were painted in different environments: \(environment.changesText)")
      }
      for (name, isReproduced) in [
        ("old", before.isReproduced), ("new", after.isReproduced),
      ] where !isReproduced {
        notes.append(
          "the \(name) reference is compact, and its scene, painted here, has different pixels"
        )
      }
      self = .pixels(
        Pixels(difference: difference, old: before.bytes, new: after.bytes, notes: notes))
    }
  }

  /// Returns the difference of two scenes with the same pixels.
  private static func scenes(_ old: ReferenceManifest?, _ new: ReferenceManifest?) -> Self {
    // Equal stored scenes, as in a full and a compact form, need not be decoded.
    guard old?.storedScene != new?.storedScene, let old = old?.scene, let new = new?.scene else {
      return .none
    }
    let lines = DifferenceCauses(from: old, to: new, analysis: nil).lines(limit: 5)
    return lines.isEmpty ? .none : .scene(lines)
  }

  /// Returns the full form of a file, for a page that shows its pixels.
  ///
  /// - Throws: `ImagingError`, `CompactReferenceError` or `StoreError` if the pixels are unknown.
  package static func fullBytes(
    of image: ReferenceImage, _ assets: ReferenceAssets?, painting paint: (Scene) throws -> Bitmap
  ) throws -> [UInt8] {
    try image.full(painting: paint, assets).bytes
  }
}
