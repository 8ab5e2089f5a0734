// SPDX-License-Identifier: MIT

import PixelKernels

/// What an exact comparison of two bitmaps finds: which pixels differ at all, and by how much.
///
/// Bitmaps of different sizes are laid over each other at the top left corner. The pixels that both
/// have are compared; those that only one has differ, at the largest distance.
public struct BitmapComparison: Sendable, Hashable {
  /// The size of the reference in pixels.
  public let referenceSize: PixelSize
  /// The size of the actual picture in pixels.
  public let actualSize: PixelSize
  /// The number of pixels that differ.
  public let differingPixels: Int
  /// The number of pixels of the smallest rectangle that holds both pictures.
  public let totalPixels: Int
  /// The smallest rectangle that holds all differing pixels; `nil` if there are none.
  public let bounds: PixelRect?
  /// The largest distance of two differing pixels, 1 to 255; 0 if none differ.
  ///
  /// The distance of two pixels is the largest difference among their premultiplied channels and
  /// their alphas.
  public let largestDistance: Int
  /// The mean distance of the differing pixels, 1 to 255; 0 if none differ.
  public let meanDistance: Double

  /// What was tolerated.
  public let tolerance: Tolerance
  /// The pixels that differ by more than the threshold, but are taken for smoothed edges.
  public let antialiasedPixels: Int
  /// The pixels that were not compared because a mask covers them.
  public let maskedPixels: Int

  /// Compares two bitmaps of any sizes.
  ///
  /// - Parameters:
  ///   - reference: The picture as it should be.
  ///   - actual: The picture as it is.
  public init(reference: Bitmap, actual: Bitmap) {
    let overlap = reference.size.intersection(actual.size)
    let found = reference.withPixels { a, _ in
      actual.withPixels { b, _ in
        pk_compare(
          a, reference.width, b, actual.width, UInt32(overlap.width), UInt32(overlap.height))
      }
    }
    let hull = reference.size.union(actual.size)
    let onlyOne = reference.size.area + actual.size.area - 2 * overlap.area
    let differing = Int(found.count) + onlyOne

    tolerance = .exact
    antialiasedPixels = 0
    maskedPixels = 0
    referenceSize = reference.size
    actualSize = actual.size
    differingPixels = differing
    totalPixels = hull.area
    bounds = Self.bounds(of: found, overlap: overlap, hull: hull, reference, actual)
    largestDistance = onlyOne > 0 ? 255 : Int(found.largest_distance)
    meanDistance =
      differing == 0 ? 0 : Double(Int(found.distance_sum) + 255 * onlyOne) / Double(differing)
  }

  /// The differing pixels as a share of the total, 0 to 1.
  public var share: Double { Double(differingPixels) / Double(totalPixels) }

  /// Whether size and pixels are the same.
  public var isEqual: Bool { differingPixels == 0 }

  /// Whether the sizes are the same, and no more differs than the tolerance allows.
  public var isWithinTolerance: Bool { isEqual }
}
