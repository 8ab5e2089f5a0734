// SPDX-License-Identifier: MIT

import Foundation
import TintypeImaging
import TintypeRuns
import TintypeScene
import TintypeSnapshots

extension Diffing where Value == SnapshotImage {
  /// Stores images as PNG files with a manifest, and compares them pixel by pixel.
  ///
  /// A file whose manifest matches is not decoded. A file without a manifest, or whose manifest no
  /// longer matches its bytes, is compared by its pixels.
  ///
  /// If pixels differ and the reference was painted in another environment, its scene is painted in
  /// this environment, if the image can do that, and compared instead of the recorded pixels.
  public static var image: Diffing { image(tolerance: .exact) }

  /// Returns a diffing strategy that compares images like ``image``, but tolerates some
  /// differences.
  ///
  /// - Parameters:
  ///   - tolerance: The differences to tolerate.
  ///   - masked: The nodes to exclude from the comparison. Their frames in the reference's scene
  ///     and in the new one are excluded from both images, in pixels, rounded outwards. A name
  ///     without a matching node is an error, even if all pixels are the same or the reference is
  ///     to be recorded.
  /// - Returns: The strategy.
  public static func image(tolerance: Tolerance, masking masked: [NodeSelector] = []) -> Diffing {
    Diffing(ImageFormat(tolerance: ImageTolerance(tolerance, masking: masked)))
  }
}

/// PNG files with a manifest.
private struct ImageFormat: SnapshotFormat, JournaledFormat {
  let tolerance: ImageTolerance

  func encode(_ image: SnapshotImage) throws -> [UInt8] { try image.fullReference }

  func decode(_ data: Data) -> SnapshotImage {
    ErrorCollector.reporting(SnapshotImage(bitmap: Bitmap())) {
      try SnapshotImage(reference: Array(data))
    }
  }

  func compare(
    _ reference: [UInt8], assets: @escaping () -> ReferenceAssets?, _ image: SnapshotImage
  ) throws -> Diffing<SnapshotImage>.Comparison {
    try ImageComparison(reference, assets, image, tolerance: tolerance).result()
  }

  // The digest of a bitmap does not cover its size.
  func digest(_ image: SnapshotImage) -> [UInt8] {
    Array("\(image.bitmap.size) \(image.digest)".utf8)
  }

  func check(_ image: SnapshotImage) throws { try tolerance.masks.check(image) { nil } }

  /// Adds the tolerance, which a journal of exact comparisons does not state.
  func details(
    of difference: (any JournalDetails)?
  ) -> (any JournalDetails)? {
    guard tolerance != ImageTolerance(.exact) else { return difference }
    var details = difference as? ImageDetails ?? ImageDetails()
    details.tolerance = tolerance
    return details
  }

  func annotated(_ image: SnapshotImage, with work: AllowedWork) -> SnapshotImage {
    var image = image
    image.allowedWork = work
    return image
  }

  func stored(_ image: SnapshotImage, in form: ReferenceForm) throws -> StoredReference? {
    switch form {
    case .full: nil
    case .compact: try CompactReference.make(of: image)
    case .pointer: try PointerReference.make(of: image.fullReference)
    }
  }

  func form(of bytes: [UInt8]) -> ReferenceForm { ReferenceForm(of: bytes) }
}

extension SnapshotImage {
  /// The bytes of the full reference.
  fileprivate var fullReference: [UInt8] {
    get throws {
      let file = try PNG.encode(bitmap, scale: scale)
      return try ReferenceManifest(of: self, in: file).inserted(into: file).bytes
    }
  }

  /// Creates the image of a reference file.
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
  /// Throws an error for an animation, because a snapshot is a single image.
  func checkSingleImage() throws(ImagingError) {
    if isAnimated { throw .unexpectedAnimation(frameCount: frameCount) }
  }
}

extension Snapshotting where Format == SnapshotImage {
  /// Returns the strategy with tolerance for some differences.
  ///
  /// ```swift
  /// assertSnapshot(
  ///   of: home, as: .image(on: .iPhone13).tolerating(.exact, masking: ["clock"]))
  /// ```
  ///
  /// - Parameters:
  ///   - tolerance: The differences to tolerate.
  ///   - masked: The nodes to exclude from the comparison; see
  ///     ``Diffing/image(tolerance:masking:)``.
  /// - Returns: The strategy.
  public func tolerating(
    _ tolerance: Tolerance = .exact, masking masked: [NodeSelector] = []
  ) -> Self {
    var strategy = self
    strategy.diffing = .image(tolerance: tolerance, masking: masked)
    return strategy
  }
}
