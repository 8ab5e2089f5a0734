// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeSnapshots

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
