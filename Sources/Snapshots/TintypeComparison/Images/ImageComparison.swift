// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeScene
import TintypeImaging
import TintypeSnapshots

/// Compares an image with the file of its reference.
struct ImageComparison {
  let image: SnapshotImage
  let tolerance: ImageTolerance
  let file: PNGFile
  let manifest: ReferenceManifest?
  private let assets: () -> ReferenceAssets?

  init(
    _ reference: [UInt8], _ assets: @escaping () -> ReferenceAssets?, _ image: SnapshotImage,
    tolerance: ImageTolerance
  ) throws {
    self.assets = assets
    self.image = image
    self.tolerance = tolerance
    file = try PNGFile(reference)
    try file.checkSingleImage()
    manifest = ReferenceManifest.read(from: file)
    // The pixels of a preview must not be compared.
    guard file.isPreview == (manifest.map { $0.form != .full } ?? false) else {
      throw CompactReferenceError.unreadableManifest
    }
  }

  /// Returns the result.
  ///
  /// The steps are: compare the digests of the pixels; decode and compare the pixels; paint the
  /// reference again; analyze the difference.
  func result() throws -> Diffing<SnapshotImage>.Comparison {
    try tolerance.masks.check(image) { manifest?.scene }
    // Every passing test of an image returns here.
    if let manifest, manifest.describes(image) { return .same(notes: otherScene) }
    if let manifest, let object = manifest.object { return try storedResult(manifest, object) }
    if let manifest, manifest.form == .compact { return try compactResult(manifest) }
    let recorded = try PNG.decode(file)
    let scene = manifest?.scene
    let masked = self.masked([recorded.size, image.bitmap.size], scene)
    let pixels = try compare(recorded, masked)
    if pixels.isWithinTolerance { return .same(notes: remarks + tolerated(pixels) + otherScene) }

    let environment = environment(scene)
    var difference = (reference: recorded, pixels: pixels)
    var moved: DifferenceMask?
    let repainting: ImageDifference.Repainting
    switch repainted(scene, because: environment) {
    case .success(let bitmap):
      let again = try compare(bitmap, masked)
      if again.isWithinTolerance {
        return .same(
          notes: [drift(pixels, environment)] + remarks + tolerated(again) + otherScene)
      }
      difference = (bitmap, again)
      if bitmap.size == recorded.size, let mask = again.mask {
        moved = pixels.mask?.subtracting(mask)
      }
      repainting = .done
    case .failure(let reason): repainting = reason.repainting
    }
    return .different(
      describe(
        difference.pixels, difference.reference, scene, environment, repainting,
        movedByEnvironment: moved))
  }

  /// Returns the result for a compact reference whose digest does not match.
  private func compactResult(
    _ manifest: ReferenceManifest
  ) throws -> Diffing<SnapshotImage>.Comparison {
    guard let repaint = image.repaint else {
      throw CompactReferenceError.notPainted(reason: "the new image has no painter.")
    }
    let (scene, reference) = try manifest.painted(by: repaint, assets())
    let isReproduced = manifest.describes(reference)
    let environment = environment(scene)
    guard isReproduced || environment.contains(where: { $0.effect > .unstated }) else {
      throw CompactReferenceError.notReproduced
    }
    let pixels = try compare(reference, masked([reference.size, image.bitmap.size], scene))
    if pixels.isWithinTolerance {
      let notes = isReproduced ? [] : [compactDrift(environment)]
      return .same(notes: notes + tolerated(pixels) + otherScene)
    }
    var difference = describe(
      pixels, reference, scene, environment, isReproduced ? .notNeeded : .done)
    difference.fullReference = try? manifest.full(with: reference)
    return .different(difference)
  }

  /// Returns the result for a pointer whose digest does not match, which is the result for the full
  /// reference.
  private func storedResult(
    _ manifest: ReferenceManifest, _ object: ReferenceManifest.Object
  ) throws -> Diffing<SnapshotImage>.Comparison {
    let bytes = try manifest.pointedFile(object, assets())
    let full = try ImageComparison(bytes, assets, image, tolerance: tolerance)
    let result = try full.result()
    guard case .different(var difference as ImageDifference) = result else { return result }
    difference.fullReference = bytes
    return .different(difference)
  }

  private func compare(
    _ reference: Bitmap, _ tolerance: Tolerance
  ) throws(ImagingError) -> BitmapComparison {
    try BitmapComparison(reference: reference, actual: image.bitmap, tolerance: tolerance)
  }

  /// Returns the tolerance with the old and new frames of the masked nodes.
  private func masked(_ sizes: [PixelSize], _ scene: Scene?) -> Tolerance {
    tolerance.withMasks(of: [scene, image.scene].compactMap(\.self), on: sizes)
  }

  private func describe(
    _ pixels: BitmapComparison,
    _ reference: Bitmap,
    _ scene: Scene?,
    _ environment: [Fingerprint.Difference],
    _ repainting: ImageDifference.Repainting,
    movedByEnvironment: DifferenceMask? = nil
  ) -> ImageDifference {
    let analysis = pixels.analysis(reference: reference, actual: image.bitmap)
    let causes = scene.flatMap { old in
      image.scene.map { new in
        DifferenceCauses(
          from: old.withImages(of: new), to: new, analysis: analysis,
          images: images(pixels, reference, environment, movedByEnvironment))
      }
    }
    // A tall and a wide image may make the image that shows both too large.
    let shown = try? Bitmap.difference(
      reference: reference, actual: image.bitmap, comparison: pixels, analysis: analysis)
    return ImageDifference(
      pixels: pixels,
      analysis: analysis,
      causes: causes,
      environment: environment,
      repainting: repainting,
      colorSpace: file.colorSpace,
      remarks: fileRemarks,
      artifact: shown.flatMap { try? PNG.encodeQuickly($0, scale: image.scale).bytes },
      features: DifferenceFeatures(
        pixels, regions: analysis.regions, reference: reference, actual: image.bitmap
      ).components
    )
  }

  /// Returns the images to account for; `nil` if no painter is available.
  private func images(
    _ pixels: BitmapComparison, _ reference: Bitmap, _ environment: [Fingerprint.Difference],
    _ moved: DifferenceMask?
  ) -> PixelAccounting.Images? {
    guard let repaint = image.repaint, let differing = pixels.mask else { return nil }
    return PixelAccounting.Images(
      reference: reference, actual: image.bitmap, differing: differing, environment: moved,
      isFromElsewhere: environment.contains { $0.effect > .unstated }, repaint: repaint)
  }

  // MARK: Other environments

  /// Returns the differences between the environments, if both are known.
  ///
  /// If the component has changed, a font that only one of the two images uses is excluded, because
  /// the component is its cause.
  private func environment(_ scene: Scene?) -> [Fingerprint.Difference] {
    guard let before = manifest?.environment, let here = image.fingerprint else { return [] }
    let differences = before.differences(to: here)
    guard differences.contains(where: \.isOfOneFontUsed), let scene, let new = image.scene,
      new.difference(from: scene).changes.contains(where: \.isStated)
    else { return differences }
    return differences.filter { !$0.isOfOneFontUsed }
  }

  /// The reason why a reference was not painted again.
  private struct NotRepainted: Error {
    let repainting: ImageDifference.Repainting
  }

  /// Returns the reference's scene as painted in this environment, if it was painted in another
  /// one.
  private func repainted(
    _ scene: Scene?, because environment: [Fingerprint.Difference]
  ) -> Result<Bitmap, NotRepainted> {
    guard environment.contains(where: { $0.effect > .unstated }) else {
      return .failure(NotRepainted(repainting: .notNeeded))
    }
    guard var scene, let repaint = image.repaint else {
      return .failure(NotRepainted(repainting: .impossible))
    }
    if let new = image.scene { scene = scene.withImages(of: new) }
    return Result { try repaint(scene) }
      .mapError { NotRepainted(repainting: .failed("\($0)")) }
  }
}

extension Fingerprint.Difference {
  /// A Boolean value that indicates whether the difference concerns a font that only one image
  /// uses.
  fileprivate var isOfOneFontUsed: Bool {
    if case .font = part { before == nil || after == nil } else { false }
  }
}

// The notes of an image that matches.
extension ImageComparison {
  /// A note if the scenes differ while the pixels are the same.
  ///
  /// Scenes are decoded and compared only if their digests differ.
  var otherScene: [String] {
    guard let manifest, let digest = manifest.nodes, let scene = image.scene,
      scene.nodeDigest != digest
    else { return [] }
    guard let old = manifest.scene else {
      return manifest.form == .pointer ? ["same pixels, other scene"] : []
    }
    let changes = scene.difference(from: old)
    guard let first = changes.ranked.first else { return [] }
    let rest = changes.changes.count - 1
    let more = rest > 0 ? ", and \(Numbers.grouped(rest)) more" : ""
    return ["same pixels, other scene: \(first)\(more)"]
  }

  /// A note if the reference's samples are not sRGB, although they are compared as sRGB.
  var colorSpace: [String] {
    let space = file.colorSpace
    return space.isSRGB ? [] : ["the reference states \(space); its samples were compared as sRGB"]
  }

  /// The notes about the reference's file if its pixels were compared.
  var remarks: [String] { colorSpace + fileRemarks }

  /// The notes about unusual properties of the reference's file, apart from its color space.
  var fileRemarks: [String] {
    var remarks = file.warnings.map { "the reference \($0)" }
    if file.bitDepth == 16 {
      remarks.append(
        "the reference has 16 bits per sample, which were rounded to 8 bits")
    }
    if file.orientation != .up {
      remarks.append(
        "the reference states the Exif orientation \(file.orientation), which was ignored")
    }
    return remarks
  }

  /// Returns a note if some pixels differ and are tolerated.
  func tolerated(_ pixels: BitmapComparison) -> [String] {
    guard pixels.differingPixels > 0 else { return [] }
    return ["\(pixels.extent) differ, within the tolerance"]
  }

  /// Returns a note that a compact reference from another environment could not be reproduced.
  func compactDrift(_ environment: [Fingerprint.Difference]) -> String {
    """
    the reference was painted in another environment: \(environment.changesText). Its scene, painted \
    here, matches. Its recorded pixels could not be reproduced here
    """
  }

  /// Returns a note that the recorded pixels differ because they were painted in another
  /// environment.
  func drift(_ pixels: BitmapComparison, _ environment: [Fingerprint.Difference]) -> String {
    """
    the reference was painted in another environment: \(environment.changesText). Its scene, painted \
    here, matches. The recorded image differs in \(pixels.extent)
    """
  }
}

extension BitmapComparison {
  /// The number of differing pixels and the total: `12 of 1,424,160 pixels`.
  fileprivate var extent: String {
    "\(Numbers.grouped(differingPixels)) of \(Numbers.counted(totalPixels, "pixel"))"
  }
}

extension [Fingerprint.Difference] {
  /// A short description of the differences; properties that one of the two environments does not
  /// state are omitted.
  var changesText: String {
    filter { $0.effect > .unstated }.map(\.summary).joined(separator: ", ")
  }
}

extension Scene {
  /// Returns the scene with the images of another one in addition to its own.
  ///
  /// A manifest contains only the digests of images; the pixels are taken from the new image.
  fileprivate func withImages(of other: Scene) -> Scene {
    var scene = self
    scene.images.merge(other.images) { own, _ in own }
    return scene
  }
}
