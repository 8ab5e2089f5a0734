// SPDX-License-Identifier: MIT

import TintypeCairo
import TintypeComparison
import TintypeComponents
import TintypeImaging
import TintypeSnapshots

/// Compares what somebody painted with the pictures of this process.
struct AlbumComparison {
  /// What this process painted.
  var known: Album
  /// What can be painted again, to count pixels in it.
  var subjects: [Subject]
  /// Paints it again.
  var renderer: CairoRenderer

  /// How an album differs from the known one.
  ///
  /// - Parameters:
  ///   - folder: The album, painted with the known one at hand.
  ///   - names: Whose pictures must be in it.
  /// - Returns: The differences in the order of the album, then what is missing in it.
  /// - Throws: `DeterminismError`, or what keeps a picture from being painted again.
  func differences(
    in folder: AlbumFolder, of names: [String]
  ) throws -> [PictureDifference] {
    let expected = Dictionary(
      known.paintings.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let actual = try folder.album().paintings
    var found: [PictureDifference] = []
    for (number, painting) in actual.enumerated() where expected[painting.name] != painting {
      found.append(try difference(of: painting, number, expected[painting.name], in: folder))
    }
    let painted = Set(actual.map(\.name))
    for name in names where !painted.contains(name) {
      let count = expected[name]?.pixelCount ?? 0
      found.append(PictureDifference(name: name, differingPixels: max(count, 1), kind: .missing))
    }
    return found
  }

  private func difference(
    of actual: Painting, _ number: Int, _ expected: Painting?, in folder: AlbumFolder
  ) throws -> PictureDifference {
    func whole(_ kind: PictureDifference.Kind, _ count: Int) -> PictureDifference {
      PictureDifference(name: actual.name, differingPixels: max(count, 1), kind: kind)
    }
    guard let expected else { return whole(.unexpected, actual.pixelCount) }
    guard let bitmap = try folder.bitmap(actual, number: number) else {
      return whole(.notKept, max(actual.pixelCount, expected.pixelCount))
    }
    let (scene, reference) = try paintAgain(expected)
    let isLaidOutAlike = try folder.isLaidOut(as: scene, number: number)
    let difference = PictureDifference(
      actual.name, reference: reference, actual: bitmap,
      cause: isLaidOutAlike ? .painting : .layout)
    // Digests that differ while no pixel does would be a fault of the digest's.
    guard let difference else { throw DeterminismError.unsteady(picture: actual.name) }
    try folder.show(difference, number: number, reference: reference, actual: bitmap)
    return difference
  }

  /// How the committed references differ from the known pictures.
  ///
  /// - Parameter references: Their folder.
  /// - Returns: The differences in the order of the pictures.
  /// - Throws: What keeps a reference from being read, or a picture from being painted again.
  func differences(from references: References) throws -> [PictureDifference] {
    try known.paintings.compactMap { painting in
      guard let reference = try references.image(of: painting.name) else {
        return PictureDifference(
          name: painting.name, differingPixels: painting.pixelCount, kind: .noReference)
      }
      let identity = try reference.image.identity()
      guard Painting(painting.name, identity) != painting else { return nil }
      let actual = try paintAgain(painting).bitmap
      do {
        return PictureDifference(
          painting.name,
          reference: try reference.image.bitmap(painting: renderer.paint, reference.assets),
          actual: actual, cause: .unknown)
      } catch is CompactReferenceError {
        return PictureDifference(
          name: painting.name, differingPixels: painting.pixelCount, kind: .notReproduced)
      }
    }
  }

  /// Paints a known picture once more, as albums hold no pixels of what is as it should be.
  private func paintAgain(_ expected: Painting) throws -> (scene: Scene, bitmap: Bitmap) {
    guard let subject = subjects.first(where: { $0.name == expected.name }) else {
      throw DeterminismError.unsteady(picture: expected.name)
    }
    let again = try subject.paint(with: renderer)
    guard Painting(expected.name, again.bitmap) == expected else {
      throw DeterminismError.unsteady(picture: expected.name)
    }
    return again
  }
}

/// How a picture differs from what it should be.
struct PictureDifference: Hashable, Sendable {
  /// The subject's name.
  var name: String
  /// The number of pixels that differ.
  var differingPixels: Int
  /// What is known of it.
  var kind: Kind

  /// What is known of a difference.
  enum Kind: Hashable, Sendable {
    /// Both pictures were there, of this many pixels and this far apart at most.
    case pixels(of: Int, distance: Int, at: PixelRect?, cause: Cause)
    /// The picture was not painted.
    case missing
    /// The picture was painted, but nobody expected it.
    case unexpected
    /// There is no reference of it.
    case noReference
    /// The reference is compact, and its scene, painted here, does not have its pixels.
    case notReproduced
    /// Too many differed before it; all of its pixels count.
    case notKept
  }

  /// Where two pictures parted.
  enum Cause: Hashable, Sendable {
    /// Something lies at another place, or is another thing.
    case layout
    /// All lies where it should, and was painted otherwise.
    case painting
    /// The other picture is a file, of which nobody knows how it was laid out.
    case unknown
  }

  /// Compares two pictures; `nil` if no pixel differs.
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
    self.name = name
    self.differingPixels = differingPixels
    self.kind = kind
  }
}

extension PictureDifference: CustomStringConvertible {
  /// The difference as one line.
  var description: String {
    let count = Numbers.grouped(differingPixels)
    let all = "all \(count) pixels count"
    switch kind {
    case .pixels(let total, let distance, let bounds, let cause):
      let place = bounds.map { " within \($0.width) × \($0.height) at \($0.x), \($0.y)" } ?? ""
      return "\(name): \(count) of \(Numbers.grouped(total)) pixels\(place), by up to "
        + "\(distance) of 255; \(cause.description)"
    case .missing: return "\(name): it was not painted; \(all)"
    case .unexpected: return "\(name): it is not among the known pictures; \(all)"
    case .noReference: return "\(name): it has no reference; \(all)"
    case .notReproduced:
      return "\(name): its compact reference has other pixels, which cannot be painted here; \(all)"
    case .notKept: return "\(name): too many differed before it; \(all)"
    }
  }
}

extension PictureDifference.Cause: CustomStringConvertible {
  /// The cause as the end of a sentence.
  var description: String {
    switch self {
    case .layout: "it is laid out otherwise"
    case .painting: "it is laid out alike and painted otherwise"
    case .unknown: "the other is a file"
    }
  }
}
