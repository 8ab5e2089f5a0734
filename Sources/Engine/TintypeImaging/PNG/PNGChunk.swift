// SPDX-License-Identifier: MIT

import CTintypePixels

/// The four letters that name a chunk, and the properties that their case defines (PNG
/// specification, section 5.4).
struct PNGChunkType {
  let name: String
  /// A Boolean value that indicates whether decoders must understand the chunk to show the image.
  let isCritical: Bool

  /// Reads four bytes of a file.
  init(_ bytes: ArraySlice<UInt8>) throws(ImagingError) {
    let letters = Array(bytes)
    guard letters.count == 4, Self.isLetter(letters[0]), Self.isLetter(letters[1]),
      Self.isLetter(letters[2]), Self.isLetter(letters[3])
    else {
      let digits = String(letters.bigEndian32(at: 0), radix: 16, uppercase: true)
      let padded = String(repeating: "0", count: 8 - digits.count) + digits
      throw .damagedPNG(chunk: "0x" + padded, damage: .typeName)
    }
    name = String(decoding: letters, as: UTF8.self)
    isCritical = Self.isUpperCase(letters[0])
  }

  /// Checks that a chunk of this type may be added to a file: it must be ancillary, and its third
  /// letter, which is reserved, upper-case.
  static func checkInsertable(_ type: String) throws(ImagingError) {
    let letters = Array(type.utf8)
    guard letters.count == 4, letters.allSatisfy(isLetter),
      !isUpperCase(letters[0]), isUpperCase(letters[2])
    else { throw .invalidChunkType(type) }
  }

  /// Returns whether a type names a critical chunk; an invalid type counts as critical.
  static func isCritical(_ type: String) -> Bool { type.utf8.first.map(isUpperCase) ?? true }

  private static func isUpperCase(_ byte: UInt8) -> Bool { byte & 0x20 == 0 }

  private static func isLetter(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    // From “a” to “z”, in digits because each call of `UInt8(ascii:)` takes longer than this.
    return letter >= 0x61 && letter <= 0x7A
  }
}

/// Composes a PNG file chunk by chunk.
struct PNGWriter {
  private(set) var bytes = PNGFile.signature

  /// Appends a chunk with its length and checksum (PNG specification, section 5.3).
  mutating func append(_ type: String, _ data: [UInt8]) throws(ImagingError) {
    guard let length = UInt32(exactly: data.count), data.count <= PNGFile.maximumChunkSize else {
      throw .chunkTooLarge(type: type, byteCount: data.count)
    }
    bytes.reserveCapacity(bytes.count + data.count + 12)
    bytes += length.bigEndianBytes
    let start = bytes.count
    bytes += type.utf8
    bytes += data
    bytes += PNGChecksum.of(bytes, in: start..<bytes.count).bigEndianBytes
  }

  /// Appends a chunk of another file unchanged.
  mutating func append(_ chunk: PNGFile.Chunk, of file: PNGFile) {
    bytes += file.bytes[chunk.range]
  }

  /// Appends the bytes that follow the last chunk of another file.
  mutating func appendRest(of file: PNGFile) {
    if let end = file.chunks.last?.range.upperBound { bytes += file.bytes[end...] }
  }
}

/// The checksums of chunks: CRC-32 (PNG specification, section 5.5).
enum PNGChecksum {
  /// Returns the checksum of a chunk whose type and data fill a range of the bytes.
  static func of(_ bytes: [UInt8], in range: Range<Int>) -> UInt32 {
    bytes.withUnsafeBytes { buffer in
      let part = UnsafeRawBufferPointer(rebasing: buffer[range.clamped(to: buffer.indices)])
      return tintype_crc32(0, part.baseAddress, part.count)
    }
  }
}
