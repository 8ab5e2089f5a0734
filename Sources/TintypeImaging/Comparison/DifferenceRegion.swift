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
  /// What moved into the region, out of it, or within it; `nil` if nothing did.
  public var movement: Movement?
  /// What tells this change from others, wherever on a picture it lies.
  ///
  /// It covers the size of the bounds, the places of the differing pixels in them, and the values
  /// of these pixels in both pictures.
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

  /// The largest number of pixels, in x and in y, between two that belong together: 8.
  public static let reach = 8

  /// Where in the reference the pixels stood that now stand in this region, if they only moved.
  public var movedFrom: PixelRect? { movement.flatMap { bounds.contains($0.to) ? $0.from : nil } }

  /// Where in the actual picture the pixels now stand that stood in this region, if they only moved.
  public var movedTo: PixelRect? { movement.flatMap { bounds.contains($0.from) ? $0.to : nil } }

  /// Pixels that stand at another place: what the reference has in ``from`` is, pixel by pixel, what
  /// the actual picture has in ``to``.
  ///
  /// An element that went farther than its own size leaves two regions with one movement, the one
  /// that it left and the one where it arrived. One that went less far, and content that was
  /// scrolled, leaves one region, in which both rectangles may lie. They need not fill a region:
  /// whatever lies outside of them changed in some other way.
  public struct Movement: Hashable, Sendable, Codable {
    /// The rectangle of the reference.
    public var from: PixelRect
    /// The rectangle of the actual picture, of the same size.
    public var to: PixelRect

    /// Creates a movement.
    public init(from: PixelRect, to: PixelRect) {
      self.from = from
      self.to = to
    }

    /// By how many pixels to the right.
    public var x: Int { to.x - from.x }
    /// By how many pixels downwards.
    public var y: Int { to.y - from.y }
  }
}
