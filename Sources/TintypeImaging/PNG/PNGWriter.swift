// SPDX-License-Identifier: MIT

/// Puts a PNG file together, chunk by chunk.
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

  /// Appends a chunk as it stands in another file.
  mutating func append(_ chunk: PNGFile.Chunk, of file: PNGFile) {
    bytes += file.bytes[chunk.range]
  }

  /// Appends what follows the last chunk of another file.
  mutating func appendRest(of file: PNGFile) {
    if let end = file.chunks.last?.range.upperBound { bytes += file.bytes[end...] }
  }
}
