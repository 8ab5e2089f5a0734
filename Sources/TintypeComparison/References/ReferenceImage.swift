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
  /// - Throws: `ImagingError` for a file that is no PNG or an animation; `CompactReferenceError` for a
  ///   compact reference whose manifest cannot be trusted.
  package init(_ bytes: [UInt8]) throws {
    file = try PNGFile(bytes)
    try file.checkSingleImage()
    manifest = ReferenceManifest.read(from: file)
    // Its pixels are a preview, which must not be compared.
    guard file.isPreview == (manifest?.isCompact ?? false) else {
      throw CompactReferenceError.unreadableManifest
    }
  }

  /// The identity of an image: two images with the same identity have the same pixels.
  package struct Identity: Hashable, Sendable {
    var width: Int
    var height: Int
    var digest: Digest128
  }

  /// The identity of the pixels, from the manifest; a file without a manifest is decoded.
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

  /// An image with all of its pixels.
  struct Full {
    /// The file in the full form.
    var bytes: [UInt8]
    var bitmap: Bitmap
    var scene: Scene?
    /// A Boolean value that indicates whether the pixels are those that the manifest states.
    var isReproduced: Bool
  }

  /// The image with all of its pixels: those of the file, or those that painting the scene gives.
  ///
  /// - Throws: `ImagingError` or `CompactReferenceError` for pixels that cannot be found out.
  func full(painting paint: (Scene) throws -> Bitmap, _ assets: ReferenceAssets?) throws -> Full {
    guard let manifest, manifest.isCompact else {
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
  /// The pixels are the same, and the scenes differ; the lines name the changed nodes.
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
    /// Remarks about the comparison.
    package var notes: [String]
  }

  /// Compares the images of two files.
  ///
  /// - Parameters:
  ///   - old: The older file, and the directory of the images that it shares with others.
  ///   - new: The newer file, likewise.
  ///   - paint: Paints the scenes of compact references.
  /// - Throws: `ImagingError` or `CompactReferenceError` for pixels that cannot be found out.
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
    let picture = Picture(bitmap: after.bitmap, scale: scale, scene: after.scene) {
      new.image.manifest?.environment
    }
    let comparison = try PictureComparison(
      before.bytes, { nil }, picture, tolerance: .exact, masks: NodeMasks(selectors: []))
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
        notes.append("the references were painted in different environments: \(environment.told)")
      }
      for (name, isReproduced) in [
        ("old", before.isReproduced), ("new", after.isReproduced),
      ] where !isReproduced {
        notes.append(
          "the \(name) reference is compact, and its scene, painted on this machine, has other pixels"
        )
      }
      self = .pixels(
        Pixels(difference: difference, old: before.bytes, new: after.bytes, notes: notes))
    }
  }

  /// The difference of two scenes with the same pixels.
  private static func scenes(_ old: ReferenceManifest?, _ new: ReferenceManifest?) -> Self {
    // Equal texts need not be decoded, such as those of a full and a compact form.
    guard old?.storedScene != new?.storedScene, let old = old?.scene, let new = new?.scene else {
      return .none
    }
    let lines = DifferenceCauses(from: old, to: new, analysis: nil).lines(limit: 5)
    return lines.isEmpty ? .none : .scene(lines)
  }

  /// The full form of a file, for a page that shows its pixels.
  ///
  /// - Throws: `ImagingError` or `CompactReferenceError` for pixels that cannot be found out.
  package static func fullBytes(
    of image: ReferenceImage, _ assets: ReferenceAssets?, painting paint: (Scene) throws -> Bitmap
  ) throws -> [UInt8] {
    try image.full(painting: paint, assets).bytes
  }
}
