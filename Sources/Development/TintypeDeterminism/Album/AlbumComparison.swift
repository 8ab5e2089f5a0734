// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCairo
import TintypeComparison
import TintypeComponents
import TintypeImaging

/// Compares painted images with those of this process.
struct AlbumComparison {
  /// The images that this process painted.
  var known: Album
  /// The subjects, which can be painted again to count pixels.
  var subjects: [AlbumSubject]
  /// The renderer for painting them again.
  var renderer: CairoRenderer

  /// Returns the differences between an album and the known one.
  ///
  /// - Parameters:
  ///   - folder: The folder of the album, which was painted with access to the known one.
  ///   - names: The names of the required images.
  /// - Returns: The differences in the order of the album, then the missing images.
  /// - Throws: `DeterminismError`, or any error of painting an image again.
  func differences(in folder: AlbumFolder, of names: [String]) throws -> [AlbumDifference] {
    let expected = Dictionary(
      known.paintings.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let actual = try folder.album().paintings
    var found: [AlbumDifference] = []
    for (number, painting) in actual.enumerated() where expected[painting.name] != painting {
      found.append(try difference(of: painting, number, expected[painting.name], in: folder))
    }
    let painted = Set(actual.map(\.name))
    for name in names where !painted.contains(name) {
      let count = expected[name]?.pixelCount ?? 0
      found.append(AlbumDifference(name: name, differingPixels: max(count, 1), kind: .missing))
    }
    return found
  }

  private func difference(
    of actual: Painting, _ number: Int, _ expected: Painting?, in folder: AlbumFolder
  ) throws -> AlbumDifference {
    func whole(_ kind: AlbumDifference.Kind, _ count: Int) -> AlbumDifference {
      AlbumDifference(name: actual.name, differingPixels: max(count, 1), kind: kind)
    }
    guard let expected else { return whole(.unexpected, actual.pixelCount) }
    guard let bitmap = try folder.bitmap(actual, number: number) else {
      return whole(.notKept, max(actual.pixelCount, expected.pixelCount))
    }
    let (scene, reference) = try paintAgain(expected)
    // The scene of an image without a reference contains its pixels, and always the same layout.
    let hasLayout = subjects.contains { $0.name == actual.name && $0.hasReference }
    let isLaidOutAlike = try !hasLayout || folder.isLaidOut(as: scene, number: number)
    let difference = AlbumDifference(
      actual.name, reference: reference, actual: bitmap,
      cause: isLaidOutAlike ? .painting : .layout)
    // If digests differ but no pixel does, the digest is faulty.
    guard let difference else { throw DeterminismError.unsteady(image: actual.name) }
    try folder.show(difference, number: number, reference: reference, actual: bitmap)
    return difference
  }

  /// Returns the differences between the committed references and the known images.
  ///
  /// - Parameter references: The folder of the references.
  /// - Returns: The differences in the order of the images.
  /// - Throws: Any error of reading a reference, or of painting an image again.
  func differences(from references: References) throws -> [AlbumDifference] {
    let names = Set(subjects.filter(\.hasReference).map(\.name))
    return try known.paintings.filter { names.contains($0.name) }.compactMap { painting in
      guard let reference = try references.image(of: painting.name) else {
        return AlbumDifference(
          name: painting.name, differingPixels: painting.pixelCount, kind: .noReference)
      }
      let identity = try reference.image.identity()
      guard Painting(painting.name, identity) != painting else { return nil }
      let actual = try paintAgain(painting).bitmap
      do {
        return AlbumDifference(
          painting.name,
          reference: try reference.image.bitmap(painting: renderer.paint, reference.assets),
          actual: actual, cause: .unknown)
      } catch is CompactReferenceError {
        return AlbumDifference(
          name: painting.name, differingPixels: painting.pixelCount, kind: .notReproduced)
      }
    }
  }

  /// Paints a known image again, since albums do not store the pixels of expected images.
  private func paintAgain(_ expected: Painting) throws -> (scene: Scene, bitmap: Bitmap) {
    guard let subject = subjects.first(where: { $0.name == expected.name }) else {
      throw DeterminismError.unsteady(image: expected.name)
    }
    let again = try subject.paint(with: renderer)
    guard Painting(expected.name, again.bitmap) == expected else {
      throw DeterminismError.unsteady(image: expected.name)
    }
    return again
  }
}

/// The difference between an image and the expected one.
struct AlbumDifference: Hashable, Sendable {
  /// The subject's name.
  var name: String
  /// The number of pixels that differ.
  var differingPixels: Int
  /// The kind of the difference.
  var kind: Kind

  /// The kind of a difference.
  enum Kind: Hashable, Sendable {
    /// Both images exist, with the total number of pixels, the largest distance, the bounds, and
    /// the cause.
    case pixels(of: Int, distance: Int, at: PixelRect?, cause: Cause)
    /// The image was not painted.
    case missing
    /// The image was painted, but not expected.
    case unexpected
    /// The image has no reference.
    case noReference
    /// The reference is compact, and painting its scene here results in other pixels.
    case notReproduced
    /// The pixels were not stored because too many images differed before; all pixels count as
    /// differing.
    case notKept
  }

  /// The stage that caused a difference.
  enum Cause: Hashable, Sendable {
    /// The layouts differ.
    case layout
    /// The layouts are equal, and painting differs.
    case painting
    /// The other image is a file with an unknown layout.
    case unknown
  }

  /// Compares two images; returns `nil` if no pixel differs.
  init?(_ name: String, reference: Bitmap, actual: Bitmap, cause: Cause) {
    let pixels = BitmapComparison(reference: reference, actual: actual)
    guard !pixels.isEqual else { return nil }
    self.init(
      name: name, differingPixels: pixels.differingPixels,
      kind: .pixels(
        of: pixels.totalPixels, distance: pixels.largestDistance, at: pixels.bounds, cause: cause))
  }

  /// Creates a difference.
  init(name: String, differingPixels: Int, kind: Kind) {
    (self.name, self.differingPixels, self.kind) = (name, differingPixels, kind)
  }
}

extension AlbumDifference: CustomStringConvertible {
  /// A description of the difference on one line.
  var description: String {
    let count = Numbers.grouped(differingPixels)
    let all = "all \(count) pixels count as differing"
    switch kind {
    case .pixels(let total, let distance, let bounds, let cause):
      let place = bounds.map { " within \($0.width) × \($0.height) at \($0.x), \($0.y)" } ?? ""
      return "\(name): \(count) of \(Numbers.grouped(total)) pixels\(place), by up to "
        + "\(distance) of 255; \(cause.description)"
    case .missing: return "\(name): it was not painted; \(all)"
    case .unexpected: return "\(name): it is not a known image; \(all)"
    case .noReference: return "\(name): it has no reference; \(all)"
    case .notReproduced:
      return
        "\(name): its compact reference has different pixels, which cannot be painted here; \(all)"
    case .notKept:
      return "\(name): its pixels are not stored, because too many images differ; \(all)"
    }
  }
}

extension AlbumDifference.Cause: CustomStringConvertible {
  /// The cause as the end of a sentence.
  var description: String {
    switch self {
    case .layout: "it is laid out differently"
    case .painting: "it has the same layout, but is painted differently"
    case .unknown: "the other image is a file, without a scene"
    }
  }
}
