// SPDX-License-Identifier: MIT

import CTintypePixels

/// The bytes of a PNG and the positions of its chunks, without decoded pixels.
///
/// Its initializer checks the signature, the framing and order of the chunks, the values of `IHDR`,
/// the size limits of ``Bitmap``, and the checksum of every chunk. Bytes after `IEND` are kept and
/// ignored, as decoders do.
public struct PNGFile: Sendable {
  /// The whole file.
  public let bytes: [UInt8]
  /// The complete chunks in the order of the file: `IHDR` first, and `IEND` last unless it is
  /// missing.
  public let chunks: [Chunk]
  let header: PNGHeader
  /// A Boolean value that indicates whether the file ends after its image data without `IEND`.
  let isEndMissing: Bool

  /// Parses the structure of a PNG file.
  ///
  /// A file that ends after its image data without `IEND` is accepted; see ``warnings``.
  ///
  /// - Parameter bytes: The whole file.
  /// - Throws: ``ImagingError/emptyFile``, ``ImagingError/notPNG``,
  ///   ``ImagingError/otherFormat(_:)``, ``ImagingError/truncatedPNG(byteCount:)``,
  ///   ``ImagingError/damagedPNG(chunk:damage:)``, ``ImagingError/unsupportedPNG(chunk:)``,
  ///   ``ImagingError/invalidSize(width:height:)`` or ``ImagingError/tooLarge(width:height:)``.
  public init(_ bytes: [UInt8]) throws(ImagingError) {
    var parser = PNGParser(bytes)
    header = try parser.parse()
    chunks = parser.chunks
    isEndMissing = parser.isEndMissing
    self.bytes = bytes
  }

  /// The width of the image in pixels, as `IHDR` declares it.
  public var width: Int { header.width }

  /// The height of the image in pixels, as `IHDR` declares it.
  public var height: Int { header.height }

  /// The bits of a sample, or of a palette index: 1, 2, 4, 8 or 16.
  public var bitDepth: Int { Int(header.bitDepth) }

  /// The eight bytes that every PNG starts with (PNG specification, section 5.2).
  public static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The maximum number of bytes in a chunk, 2³¹ − 1 (PNG specification, section 5.3).
  public static let maximumChunkSize = 0x7FFF_FFFF

  /// A chunk of a file: a length, a type, data and a checksum.
  public struct Chunk: Sendable, Hashable {
    /// The four letters of the type, such as `IDAT`.
    public let type: String
    /// The range of the data in the file, in bytes.
    public let dataRange: Range<Int>

    /// The range of the whole chunk: 4 bytes of length, 4 of type, the data, 4 of checksum.
    public var range: Range<Int> { dataRange.lowerBound - 8..<dataRange.upperBound + 4 }
  }
}

extension PNGFile: CustomStringConvertible, CustomReflectable {
  /// The size of the image and of the file, as in “PNG 2×1, 153 bytes”.
  public var description: String { "PNG \(width)×\(height), \(bytes.count) bytes" }

  /// The chunks without their data, since test frameworks print mirrors and would print every byte.
  public var customMirror: Mirror {
    Mirror(self, children: ["width": width, "height": height, "chunks": chunks])
  }
}

extension PNGFile: Hashable {
  /// Returns a Boolean value that indicates whether two files have the same bytes.
  public static func == (first: PNGFile, second: PNGFile) -> Bool {
    // The standard library compares arrays element by element, which is slow in debug builds.
    first.bytes.withUnsafeBytes { a in
      second.bytes.withUnsafeBytes { b in
        a.count == b.count && tintype_equal(a.baseAddress, b.baseAddress, a.count)
      }
    }
  }

  /// Hashes the digest of the bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(Digest128.of(bytes)) }
}

extension PNGFile {
  /// A defect of a file whose pixels can be decoded nevertheless.
  public enum Warning: Hashable, Sendable {
    /// The file ends after its image data, without the chunk `IEND` or within a chunk before it.
    case missingEnd
  }

  /// The defects in the file's structure; empty for most files.
  ///
  /// Whether the image data of a truncated file are complete is determined when they are decoded:
  /// if they are not, ``ImagingError/truncatedPNG(byteCount:)`` is thrown.
  public var warnings: [Warning] { isEndMissing ? [.missingEnd] : [] }

  /// The bytes; if the end is missing, with the chunk `IEND` instead of the bytes after the last
  /// complete chunk.
  var completedBytes: [UInt8] {
    guard isEndMissing, let end = chunks.last?.range.upperBound else { return bytes }
    return bytes[..<end] + Self.end
  }

  /// The chunk `IEND` with its length and its checksum.
  static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
}

extension PNGFile.Warning: CustomStringConvertible {
  /// The warning as the end of a sentence that begins with the file's name.
  public var description: String {
    switch self {
    case .missingEnd: "ends without the chunk IEND; its image data is complete"
    }
  }
}

extension PNGFile {
  /// The declared color space of the samples.
  ///
  /// `cICP` takes precedence over `iCCP`, which takes precedence over `sRGB`, and that over `gAMA`
  /// and `cHRM` (PNG specification, third edition, section 4.3, “Color spaces”). A chunk after the
  /// image data, or one with invalid data, counts as absent.
  public var colorSpace: PNGColorSpace {
    codePoints ?? profile ?? standardSpace ?? gamma ?? .unstated
  }

  /// A Boolean value that indicates whether no pixel can be transparent: a color type without
  /// alpha, and no `tRNS`.
  public var isOpaque: Bool {
    header.colorType != .rgba && header.colorType != .grayAlpha
      && !chunks.contains { $0.type == "tRNS" }
  }

  /// Returns the data of a chunk before the image data, of the given length.
  private func colorData(of type: String, count: Int? = nil) -> [UInt8]? {
    let chunk = chunks.prefix { $0.type != "IDAT" }.first { $0.type == type }
    guard let chunk, count == nil || chunk.dataRange.count == count else { return nil }
    return Array(bytes[chunk.dataRange])
  }

  private var codePoints: PNGColorSpace? {
    guard let data = colorData(of: "cICP", count: 4), data[3] <= 1 else { return nil }
    // The primaries of BT.709, the transfer function of sRGB, RGB, and full range.
    if data == [1, 13, 0, 1] { return .sRGB }
    return .codePoints(
      primaries: data[0], transfer: data[1], matrix: data[2], isFullRange: data[3] == 1)
  }

  /// A name of 1 to 79 Latin-1 bytes, a zero, the compression method 0, and the profile.
  private var profile: PNGColorSpace? {
    guard let data = colorData(of: "iCCP") else { return nil }
    let name = data.prefix(80).prefix { $0 != 0 }
    let isPrintable = name.allSatisfy { (32...126).contains($0) || $0 >= 161 }
    guard (1...79).contains(name.count), isPrintable, data.count > name.count + 2,
      data[name.count + 1] == 0
    else { return nil }
    return .profile(name: String(String.UnicodeScalarView(name.map { Unicode.Scalar($0) })))
  }

  private var standardSpace: PNGColorSpace? {
    guard let data = colorData(of: "sRGB", count: 1), data[0] <= 3 else { return nil }
    return .sRGB
  }

  private var gamma: PNGColorSpace? {
    // In 100,000ths; 0 is not a valid exponent.
    let exponent = colorData(of: "gAMA", count: 4).map { Int($0.bigEndian32(at: 0)) }
      .flatMap { $0 > 0 ? $0 : nil }
    let primaries = colorData(of: "cHRM", count: 32).map { data in
      (0..<8).map { Int(data.bigEndian32(at: $0 * 4)) }
    }
    guard exponent != nil || primaries != nil else { return nil }
    // White, red, green and blue, x and y each, in 100,000ths; encoders round them differently.
    let standard = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]
    let hasOtherPrimaries = primaries.map { !zip($0, standard).allSatisfy { abs($0 - $1) <= 100 } }
    if exponent.map({ abs($0 - 45_455) <= 50 }) ?? true, hasOtherPrimaries != true { return .sRGB }
    return .gamma(
      exponent.map { Double($0) / 100_000 }, hasOtherPrimaries: hasOtherPrimaries ?? false)
  }
}
