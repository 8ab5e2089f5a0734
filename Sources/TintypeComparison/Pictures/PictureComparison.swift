// SPDX-License-Identifier: MIT

import TintypeScene
import TintypeImaging
import TintypeSnapshots

/// Compares a picture with the file of its reference.
struct PictureComparison {
  let picture: Picture
  let tolerance: Tolerance
  let masks: NodeMasks
  let file: PNGFile
  let manifest: ReferenceManifest?
  private let assets: () -> ReferenceAssets?

  init(
    _ reference: [UInt8], _ assets: @escaping () -> ReferenceAssets?, _ picture: Picture,
    tolerance: Tolerance,
    masks: NodeMasks
  ) throws {
    self.assets = assets
    self.picture = picture
    self.tolerance = tolerance
    self.masks = masks
    file = try PNGFile(reference)
    try file.checkSingleImage()
    manifest = ReferenceManifest.read(from: file)
    // Its pixels are a preview, which must not be compared.
    guard file.isPreview == (manifest.map { $0.form != .full } ?? false) else {
      throw CompactReferenceError.unreadableManifest
    }
  }

  /// The order is: digest of the pixels; decode and compare; paint the reference again; analyse.
  func result() throws -> Diffing<Picture>.Comparison {
    try masks.check(picture) { manifest?.scene }
    // Every passing test of a picture comes this way, and goes no further.
    if let manifest, manifest.describes(picture) { return .same(notes: otherScene) }
    if let manifest, let object = manifest.object { return try storedResult(manifest, object) }
    if let manifest, manifest.form == .compact { return try compactResult(manifest) }
    let recorded = try PNG.decode(file)
    let scene = manifest?.scene
    let masked = self.masked([recorded.size, picture.bitmap.size], scene)
    let pixels = try compare(recorded, masked)
    if pixels.isWithinTolerance { return .same(notes: remarks + tolerated(pixels) + otherScene) }

    let environment = environment(scene)
    var difference = (reference: recorded, pixels: pixels)
    let repainting: ImageDifference.Repainting
    switch repainted(scene, because: environment) {
    case .success(let bitmap):
      let again = try compare(bitmap, masked)
      if again.isWithinTolerance {
        return .same(
          notes: [drift(pixels, environment)] + remarks + tolerated(again) + otherScene)
      }
      difference = (bitmap, again)
      repainting = .done
    case .failure(let reason): repainting = reason.repainting
    }
    return .different(
      describe(difference.pixels, difference.reference, scene, environment, repainting))
  }

  /// The result for a compact reference whose digest does not match.
  private func compactResult(
    _ manifest: ReferenceManifest
  ) throws -> Diffing<Picture>.Comparison {
    guard let repaint = picture.repaint else {
      throw CompactReferenceError.notPainted(reason: "nothing paints the new image's scene.")
    }
    let (scene, reference) = try manifest.painted(by: repaint, assets())
    let isReproduced = manifest.describes(reference)
    let environment = environment(scene)
    guard isReproduced || environment.contains(where: { $0.effect > .unstated }) else {
      throw CompactReferenceError.notReproduced
    }
    let pixels = try compare(reference, masked([reference.size, picture.bitmap.size], scene))
    if pixels.isWithinTolerance {
      let notes = isReproduced ? [] : [compactDrift(environment)]
      return .same(notes: notes + tolerated(pixels) + otherScene)
    }
    var difference = describe(
      pixels, reference, scene, environment, isReproduced ? .notNeeded : .done)
    difference.fullReference = try? manifest.full(with: reference)
    return .different(difference)
  }

  /// The result for a pointer whose digest does not match: that of the full reference.
  private func storedResult(
    _ manifest: ReferenceManifest, _ object: ReferenceManifest.Object
  ) throws -> Diffing<Picture>.Comparison {
    let bytes = try manifest.pointedFile(object, assets())
    let full = try PictureComparison(bytes, assets, picture, tolerance: tolerance, masks: masks)
    let result = try full.result()
    guard case .different(var difference as ImageDifference) = result else { return result }
    difference.fullReference = bytes
    return .different(difference)
  }

  private func compare(
    _ reference: Bitmap, _ tolerance: Tolerance
  ) throws(ImagingError) -> BitmapComparison {
    try BitmapComparison(reference: reference, actual: picture.bitmap, tolerance: tolerance)
  }

  /// The tolerance with the masked nodes' old and new places.
  private func masked(_ sizes: [PixelSize], _ scene: Scene?) -> Tolerance {
    guard !masks.selectors.isEmpty else { return tolerance }
    var tolerance = tolerance
    tolerance.masks += masks.rectangles(
      in: [scene, picture.scene].compactMap(\.self), on: sizes)
    return tolerance
  }

  private func describe(
    _ pixels: BitmapComparison,
    _ reference: Bitmap,
    _ scene: Scene?,
    _ environment: [Fingerprint.Difference],
    _ repainting: ImageDifference.Repainting
  ) -> ImageDifference {
    let analysis = pixels.analysis(reference: reference, actual: picture.bitmap)
    let causes = scene.flatMap { old in
      picture.scene.map { DifferenceCauses(from: old, to: $0, analysis: analysis) }
    }
    // A tall and a wide picture may make the one that shows both too large.
    let shown = try? Bitmap.difference(
      reference: reference, actual: picture.bitmap, comparison: pixels, analysis: analysis)
    return ImageDifference(
      pixels: pixels,
      analysis: analysis,
      causes: causes,
      environment: environment,
      repainting: repainting,
      colorSpace: file.colorSpace,
      remarks: fileRemarks,
      artifact: shown.flatMap { try? PNG.encode($0, scale: picture.scale).bytes },
      portrait: DifferencePortrait(
        pixels, regions: analysis.regions, reference: reference, actual: picture.bitmap
      ).components
    )
  }

  // MARK: Other environments

  /// What differs between the environments, where both are known.
  ///
  /// A font that only one of the two pictures uses tells of the component where that has changed.
  private func environment(_ scene: Scene?) -> [Fingerprint.Difference] {
    guard let before = manifest?.environment, let here = picture.fingerprint else { return [] }
    let differences = before.differences(to: here)
    guard differences.contains(where: \.isOfOneFontUsed), let scene, let new = picture.scene,
      new.difference(from: scene).changes.contains(where: \.isStated)
    else { return differences }
    return differences.filter { !$0.isOfOneFontUsed }
  }

  /// Why a reference was not painted again.
  private struct NotRepainted: Error {
    let repainting: ImageDifference.Repainting
  }

  /// The reference's scene as it is painted here, where it was painted elsewhere.
  private func repainted(
    _ scene: Scene?, because environment: [Fingerprint.Difference]
  ) -> Result<Bitmap, NotRepainted> {
    guard environment.contains(where: { $0.effect > .unstated }) else {
      return .failure(NotRepainted(repainting: .notNeeded))
    }
    guard var scene, let repaint = picture.repaint else {
      return .failure(NotRepainted(repainting: .impossible))
    }
    // A manifest names images by their digests; their pixels are those of the new picture.
    scene.images = picture.scene?.images ?? [:]
    return Result { try repaint(scene) }
      .mapError { NotRepainted(repainting: .failed("\($0)")) }
  }
}

extension Fingerprint.Difference {
  /// Whether it is about a font that only one of two pictures uses.
  fileprivate var isOfOneFontUsed: Bool {
    if case .font = part { before == nil || after == nil } else { false }
  }
}

// What a picture that matches has to remark.
extension PictureComparison {
  /// That the scene is another one while the pixels are the same.
  ///
  /// Scenes are decoded and compared only where their digests say that there is something to find.
  var otherScene: [String] {
    guard let manifest, let digest = manifest.nodes, let scene = picture.scene,
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

  /// That the reference's samples mean other colours than they are taken for.
  var colorSpace: [String] {
    let space = file.colorSpace
    return space.isSRGB ? [] : ["the reference states \(space); its samples were compared as sRGB"]
  }

  /// What there is to know of the reference's file where its pixels were compared.
  var remarks: [String] { colorSpace + fileRemarks }

  /// What is unusual about the reference's file, apart from its color space.
  var fileRemarks: [String] {
    var remarks = file.warnings.map { "the reference \($0)" }
    if file.bitDepth == 16 {
      remarks.append(
        "the reference has 16 bits a sample, which were rounded to the 8 of a snapshot")
    }
    return remarks
  }

  /// That some pixels differ and are tolerated.
  func tolerated(_ pixels: BitmapComparison) -> [String] {
    guard pixels.differingPixels > 0 else { return [] }
    return ["\(pixels.extent) differ, which is tolerated"]
  }

  /// That a compact reference could not be reproduced because it was painted in another environment.
  func compactDrift(_ environment: [Fingerprint.Difference]) -> String {
    """
    the reference was painted in another environment: \(environment.told). Its scene, painted \
    here, matches; its own pixels could not be reproduced here
    """
  }

  /// That the recorded pixels differ because they were painted in another environment.
  func drift(_ pixels: BitmapComparison, _ environment: [Fingerprint.Difference]) -> String {
    """
    the reference was painted in another environment: \(environment.told). Its scene, painted \
    here, matches; of the recorded pixels \(pixels.extent) differ
    """
  }
}

extension BitmapComparison {
  /// How many pixels of how many: `12 of 1,424,160 pixels`.
  fileprivate var extent: String {
    "\(Numbers.grouped(differingPixels)) of \(Numbers.counted(totalPixels, "pixel"))"
  }
}

extension [Fingerprint.Difference] {
  /// What differs, in short; parts that one of two does not tell say nothing about the other.
  var told: String {
    filter { $0.effect > .unstated }.map(\.summary).joined(separator: ", ")
  }
}
