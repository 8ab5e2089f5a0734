// SPDX-License-Identifier: MIT

/// Differing pixels that lie close together.
///
/// Two pixels belong to one region where at most ``reach`` pixels lie between them, in x and in y,
/// directly or by way of others.
public struct DifferenceRegion: Hashable, Sendable, Codable {
  /// The smallest rectangle that holds the pixels.
  public var bounds: PixelRect
  /// The number of the pixels.
  public var differingPixels: Int
  /// The largest distance, 1 to 255: the largest difference of a channel, 255 where only one
  /// picture has a pixel.
  public var largestDistance: Int
  /// The mean distance, 1 to 255.
  public var meanDistance: Double
  /// Where in the reference the same pixels stood, if the region only moved.
  public var movedFrom: PixelRect?
  /// What tells this change from others, wherever on a picture it lies.
  public var fingerprint: Digest128

  /// Creates a region.
  public init(
    bounds: PixelRect,
    differingPixels: Int,
    largestDistance: Int,
    meanDistance: Double,
    movedFrom: PixelRect? = nil,
    fingerprint: Digest128
  ) {
    self.bounds = bounds
    self.differingPixels = differingPixels
    self.largestDistance = largestDistance
    self.meanDistance = meanDistance
    self.movedFrom = movedFrom
    self.fingerprint = fingerprint
  }

  /// The largest number of pixels, in x and in y, between two that belong together: 8.
  public static let reach = 8
}
