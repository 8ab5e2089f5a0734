// SPDX-License-Identifier: MIT

/// A group of differing pixels that are close to one another.
///
/// Two pixels belong to the same region if at most ``reach`` pixels are between them, in x and in
/// y, directly or through other pixels.
public struct DifferenceRegion: Hashable, Sendable, Codable {
  /// The smallest rectangle that contains the pixels.
  public var bounds: PixelRect
  /// The number of differing pixels.
  public var differingPixels: Int
  /// The largest distance, 1 to 255: the largest difference of a channel, 255 if only one image has
  /// the pixel.
  public var largestDistance: Int
  /// The mean distance, 1 to 255.
  public var meanDistance: Double
  /// The movement of pixels into the region, out of it, or within it; `nil` if there is none.
  public var movement: Movement?
  /// The fingerprint of the change, independent of its position in the image.
  ///
  /// It includes the size of the bounds, the positions of the differing pixels in them, and the
  /// values of these pixels in both images.
  public var fingerprint: Digest128

  /// Creates a region.
  public init(
    bounds: PixelRect,
    differingPixels: Int,
    largestDistance: Int,
    meanDistance: Double,
    movement: Movement? = nil,
    fingerprint: Digest128
  ) {
    self.bounds = bounds
    self.differingPixels = differingPixels
    self.largestDistance = largestDistance
    self.meanDistance = meanDistance
    self.movement = movement
    self.fingerprint = fingerprint
  }

  /// The maximum number of pixels, in x and in y, between two pixels of a region: 8.
  public static let reach = 8

  /// The previous position, in the reference, of pixels that moved into this region; `nil` if there
  /// are none.
  public var movedFrom: PixelRect? { movement.flatMap { bounds.contains($0.to) ? $0.from : nil } }

  /// The new position, in the actual image, of pixels that moved out of this region; `nil` if there
  /// are none.
  public var movedTo: PixelRect? { movement.flatMap { bounds.contains($0.from) ? $0.to : nil } }

  /// A movement of pixels: the pixels of the reference in ``from`` are equal to those of the actual
  /// image in ``to``.
  ///
  /// An element that moved by more than its own size leaves two regions with the same movement: its
  /// old and its new position. An element that moved by less, or content that was scrolled, leaves
  /// one region, which may contain both rectangles. The rectangles need not fill a region: the rest
  /// of it changed in some other way.
  public struct Movement: Hashable, Sendable, Codable {
    /// The rectangle in the reference.
    public var from: PixelRect
    /// The rectangle in the actual image, of the same size.
    public var to: PixelRect

    /// Creates a movement.
    public init(from: PixelRect, to: PixelRect) { (self.from, self.to) = (from, to) }

    /// The offset to the right in pixels.
    public var x: Int { to.x - from.x }
    /// The downward offset in pixels.
    public var y: Int { to.y - from.y }
  }
}
