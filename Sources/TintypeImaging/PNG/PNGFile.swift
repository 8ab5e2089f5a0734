// SPDX-License-Identifier: MIT

/// The bytes of a PNG and where its chunks lie; holds no decoded pixels.
///
/// Creating one checks the signature, the framing and order of the chunks, the values of `IHDR`,
/// the size limits of ``Bitmap``, and the checksum of every chunk. Bytes after `IEND` are kept and
/// ignored, as decoders do.
public struct PNGFile: Sendable {
  /// The whole file.
  public let bytes: [UInt8]
  /// The whole chunks in the order of the file: `IHDR` first, and `IEND` last unless it is missing.
  public let chunks: [Chunk]
  let header: PNGHeader
  /// Whether the file ends after its image data without `IEND`.
  let isEndMissing: Bool

  /// Reads the structure of a PNG file.
  ///
  /// A file that ends after its image data without `IEND` is read; see ``warnings``.
  ///
  /// - Parameter bytes: The whole file.
  /// - Throws: ``ImagingError/emptyFile``, ``ImagingError/notPNG``,
  ///   ``ImagingError/otherFormat(_:)``,
  ///   ``ImagingError/truncatedPNG(byteCount:)``,
  ///   ``ImagingError/damagedPNG(chunk:damage:)``, ``ImagingError/unsupportedPNG(chunk:)``,
  ///   ``ImagingError/invalidSize(width:height:)`` or
  ///   ``ImagingError/tooLarge(width:height:)``.
  public init(_ bytes: [UInt8]) throws(ImagingError) {
    var parser = PNGParser(bytes)
    header = try parser.parse()
    chunks = parser.chunks
    isEndMissing = parser.isEndMissing
    self.bytes = bytes
  }

  /// The width of the picture in pixels, as `IHDR` declares it.
  public var width: Int { header.width }

  /// The height of the picture in pixels, as `IHDR` declares it.
  public var height: Int { header.height }

  /// The bits of a sample, or of an index into the palette: 1, 2, 4, 8 or 16.
  public var bitDepth: Int { Int(header.bitDepth) }

  /// The eight bytes that every PNG starts with (PNG specification, section 5.2).
  public static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The largest number of bytes that a chunk may hold, 2³¹ − 1 (PNG specification, section 5.3).
  public static let maximumChunkSize = 0x7FFF_FFFF

  /// One chunk of a file: a length, a type, data and a checksum.
  public struct Chunk: Sendable, Hashable {
    /// The four letters of the type, such as `IDAT`.
    public let type: String
    /// Where the data lie in the file, in bytes.
    public let dataRange: Range<Int>

    /// Where the whole chunk lies: 4 bytes of length, 4 of type, the data, 4 of checksum.
    public var range: Range<Int> { dataRange.lowerBound - 8..<dataRange.upperBound + 4 }
  }
}
