// SPDX-License-Identifier: MIT

import CTintypeDigests

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The pixels of an image, in storage shared by all copies.
///
/// Two values are equal if their sizes, scales and pixel digests are equal.
public struct ImageData: Hashable, Sendable {
  /// The reference that identifies the image in scenes.
  package let reference: ImageReference
  /// Pixels per point.
  public let scale: Double
  /// The rows from the top, each pixel as `0xAARRGGBB`, premultiplied.
  package let pixels: [UInt32]

  /// The maximum number of pixels along a side.
  public static let maximumSide = 16_384

  /// Creates an image from its pixels.
  ///
  /// The result is `nil` if a side is out of range, if the number of pixels is not width times
  /// height, or if the scale is not finite, not greater than 0, or so small that the size in points
  /// would not be finite.
  ///
  /// - Parameters:
  ///   - pixelWidth: The width in pixels, from 1 to `maximumSide`.
  ///   - pixelHeight: The height in pixels, from 1 to `maximumSide`.
  ///   - scale: Pixels per point, 1 by default.
  ///   - pixels: The rows from the top, each pixel as `0xAARRGGBB`, premultiplied.
  public init?(pixelWidth: Int, pixelHeight: Int, scale: Double = 1, pixels: [UInt32]) {
    let sides = 1...Self.maximumSide
    guard sides.contains(pixelWidth), sides.contains(pixelHeight),
      pixels.count == pixelWidth * pixelHeight, scale.isFinite, scale > 0,
      (Double(Self.maximumSide) / scale).isFinite
    else { return nil }
    (self.scale, self.pixels) = (scale, pixels)
    reference = ImageReference(
      digest: Self.digest(of: pixels), pixelWidth: pixelWidth, pixelHeight: pixelHeight)
  }

  /// The size in points.
  public var size: Size {
    Size(
      width: Double(reference.pixelWidth) / scale, height: Double(reference.pixelHeight) / scale)
  }

  /// Returns a Boolean value that indicates whether size, scale and digest are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.reference == right.reference && left.scale == right.scale
  }

  /// Hashes the digest.
  public func hash(into hasher: inout Hasher) { hasher.combine(reference) }

  /// Returns two 64-bit sums of all pixels, similar to FNV-1a.
  ///
  /// They identify an image and are not cryptographically secure.
  private static func digest(of pixels: [UInt32]) -> String {
    var sums: [UInt64] = [0, 0]
    tintype_pixel_sums(pixels, pixels.count, &sums)
    return sums.map { sum in
      let digits = String(sum, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

extension ImageData: Codable {
  private enum CodingKeys: String, CodingKey {
    case width, height, scale, pixels
  }

  // The bytes are those in memory, because all supported processors are little-endian.

  /// Encodes size, scale and pixels, each pixel as four bytes: blue, green, red, alpha.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(reference.pixelWidth, forKey: .width)
    try container.encode(reference.pixelHeight, forKey: .height)
    try container.encode(scale, forKey: .scale)
    try container.encode(pixels.withUnsafeBytes { Data($0) }, forKey: .pixels)
  }

  /// Decodes an image.
  ///
  /// - Throws: `DecodingError` if the pixels do not match the size.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let bytes = try container.decode(Data.self, forKey: .pixels)
    let pixels = [UInt32](unsafeUninitializedCapacity: bytes.count / 4) { pixels, count in
      count = bytes.copyBytes(to: pixels) / 4
    }
    let image = ImageData(
      pixelWidth: try container.decode(Int.self, forKey: .width),
      pixelHeight: try container.decode(Int.self, forKey: .height),
      scale: try container.decode(Double.self, forKey: .scale),
      pixels: pixels
    )
    guard let image, bytes.count % 4 == 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .pixels, in: container,
        debugDescription: "The pixels of an image do not match its width and height.")
    }
    self = image
  }
}

/// A reference to an image by its digest and size; `Scene.images` contains the pixels.
package struct ImageReference: Hashable, Codable, Sendable {
  /// The digest of the pixels, 32 hexadecimal digits.
  package var digest: String
  /// The width in pixels.
  package var pixelWidth: Int
  /// The height in pixels.
  package var pixelHeight: Int

  /// Creates a reference.
  package init(digest: String, pixelWidth: Int, pixelHeight: Int) {
    (self.digest, self.pixelWidth, self.pixelHeight) = (digest, pixelWidth, pixelHeight)
  }
}

/// The method by which a scaled image is resampled.
public enum ImageInterpolation: String, Hashable, Codable, Sendable, CaseIterable {
  /// The nearest pixel.
  case none
  /// Linear interpolation when enlarging, and the mean of an area when shrinking.
  case low
  /// The same method as `low`.
  case medium
  /// Cubic interpolation, which includes more pixels when shrinking.
  case high
}
