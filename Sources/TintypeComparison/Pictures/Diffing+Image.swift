// SPDX-License-Identifier: MIT

import Foundation
import TintypeImaging
import TintypeScene
import TintypeSnapshots

extension Diffing where Value == Picture {
  /// Keeps pictures as PNG files that carry a manifest, and compares them pixel by pixel.
  ///
  /// A file whose manifest matches is not decoded. A file without a manifest, or whose manifest
  /// does not match its bytes any more, is compared by its pixels.
  ///
  /// Where pixels differ and the reference was painted in another environment, its scene is painted
  /// in this one, if the picture knows how, and compared instead of the recorded pixels.
  public static var image: Diffing { image(tolerance: .exact) }

  /// Compares pictures as ``image`` does, and tolerates some differences.
  ///
  /// - Parameters:
  ///   - tolerance: What counts as a difference.
  ///   - masked: Nodes that are not compared. Their frames in the reference's scene and in the new
  ///     one are left out of both pictures, in pixels, rounded outwards. A name that no node has is
  ///     an error, also where all pixels are the same and where the reference is to be recorded.
  /// - Returns: A way to keep and compare pictures.
  public static func image(tolerance: Tolerance, masking masked: [NodeSelector] = []) -> Diffing {
    let masks = NodeMasks(selectors: masked)
    return Diffing(
      encode: { try $0.fullReference },
      fromData: { data in
        ErrorCollector.reporting(Picture(bitmap: Bitmap())) { try Picture(reference: Array(data)) }
      },
      compareWithAssets: { reference, assets, picture in
        try PictureComparison(
          reference, assets, picture, tolerance: tolerance, masks: masks
        ).result()
      }
    )
    // The digest of a bitmap does not cover its size.
    .digested { Array("\($0.bitmap.size) \($0.digest)".utf8) }
    .checked { picture in try masks.check(picture) { nil } }
    .stored(by: { try $0.reference(in: $1) }, form: ReferenceForm.init(of:))
    .annotated { picture, work in picture.allowedWork = work }
  }
}

extension Picture {
  /// The bytes of the full reference.
  fileprivate var fullReference: [UInt8] {
    get throws {
      let file = try PNG.encode(bitmap, scale: scale)
      return try ReferenceManifest(of: self, in: file).inserted(into: file).bytes
    }
  }

  /// The reference in a form; `nil` if there is none.
  fileprivate func reference(in form: ReferenceForm) throws -> StoredReference? {
    switch form {
    case .full: nil
    case .compact: try CompactReference.make(of: self)
    case .pointer: try PointerReference.make(of: fullReference)
    }
  }

  /// The picture that the file of a reference shows.
  init(reference: [UInt8]) throws {
    let file = try PNGFile(reference)
    try file.checkSingleImage()
    let manifest = ReferenceManifest.read(from: file)
    if file.isPreview { throw CompactReferenceError.unknownAssets }
    self.init(
      bitmap: try PNG.decode(file), scale: manifest?.pixels.scale ?? 1, scene: manifest?.scene
    ) { manifest?.environment }
  }
}

extension PNGFile {
  /// Throws for an animation: a snapshot is one image, and none of the frames is known to be meant.
  func checkSingleImage() throws(ImagingError) {
    if isAnimated { throw .unexpectedAnimation(frameCount: frameCount) }
  }
}

extension Snapshotting where Format == Picture {
  /// The strategy with some differences tolerated.
  ///
  /// ```swift
  /// assertSnapshot(
  ///   of: home, as: .image(on: .iPhone13).tolerating(.exact, masking: ["clock"]))
  /// ```
  ///
  /// - Parameters:
  ///   - tolerance: What counts as a difference.
  ///   - masked: Nodes that are not compared; see ``Diffing/image(tolerance:masking:)``.
  /// - Returns: The strategy.
  public func tolerating(
    _ tolerance: Tolerance = .exact, masking masked: [NodeSelector] = []
  ) -> Self {
    var strategy = self
    strategy.diffing = .image(tolerance: tolerance, masking: masked)
    return strategy
  }
}
