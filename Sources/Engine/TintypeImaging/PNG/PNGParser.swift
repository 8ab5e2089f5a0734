// SPDX-License-Identifier: MIT

/// Iterates over the chunks of a PNG, and checks the structure before its content is used.
struct PNGParser {
  private let bytes: [UInt8]
  private var position = PNGFile.signature.count
  private(set) var chunks: [PNGFile.Chunk] = []
  /// A Boolean value that indicates whether the file ends after its image data without `IEND`.
  private(set) var isEndMissing = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func parse() throws(ImagingError) -> PNGHeader {
    try checkSignature()
    guard let first = try nextChunk(), first.type == "IHDR" else {
      throw .damagedPNG(chunk: "IHDR", damage: .missing)
    }
    let header = try PNGHeader(bytes[first.dataRange])
    chunks.append(first)
    while chunks.last?.type != "IEND" {
      guard let chunk = try nextChunk() else {
        isEndMissing = true
        break
      }
      try checkPlace(of: chunk)
      chunks.append(chunk)
    }
    for type in header.colorType == .palette ? ["PLTE", "IDAT"] : ["IDAT"] where !has(type) {
      throw .damagedPNG(chunk: type, damage: .missing)
    }
    return header
  }

  private func checkSignature() throws(ImagingError) {
    guard !bytes.isEmpty else { throw .emptyFile }
    let start = bytes.prefix(PNGFile.signature.count)
    guard PNGFile.signature.starts(with: start) else {
      if let format = FileFormat(bytes) { throw .otherFormat(format) }
      throw .notPNG
    }
    guard start.count == PNGFile.signature.count else {
      throw .truncatedPNG(byteCount: bytes.count)
    }
  }

  /// Reads the chunk at the position (PNG specification, section 5.3); returns `nil` if the file is
  /// truncated after its image data.
  private mutating func nextChunk() throws(ImagingError) -> PNGFile.Chunk? {
    guard bytes.count - position >= 8 else {
      try checkCut(in: nil)
      return nil
    }
    let length = Int(bytes.bigEndian32(at: position))
    let type = try PNGChunkType(bytes[position + 4..<position + 8])
    guard length <= PNGFile.maximumChunkSize else {
      throw .damagedPNG(chunk: type.name, damage: .length)
    }
    guard bytes.count - position - 12 >= length else {
      try checkCut(in: type.name)
      return nil
    }

    let chunk = PNGFile.Chunk(type: type.name, dataRange: position + 8..<position + 8 + length)
    // Every chunk is checked: a single flipped bit turns tRNS, which changes pixels, into a type
    // that decoders skip.
    try checkCRC(of: chunk)
    if type.isCritical {
      switch type.name {
      case "IHDR", "PLTE", "IDAT", "IEND": break
      default: throw .unsupportedPNG(chunk: type.name)
      }
    }
    position = chunk.range.upperBound
    return chunk
  }

  /// Checks that a file that is truncated within a chunk may still have all of its image data.
  private func checkCut(in type: String?) throws(ImagingError) {
    let isOfImage =
      switch type {
      case "IDAT": true
      case "fcTL", "fdAT": has("acTL")
      default: false
      }
    if isOfImage || !has("IDAT") { throw .truncatedPNG(byteCount: bytes.count) }
  }

  private func checkCRC(of chunk: PNGFile.Chunk) throws(ImagingError) {
    let covered = chunk.dataRange.lowerBound - 4..<chunk.dataRange.upperBound
    guard PNGChecksum.of(bytes, in: covered) == bytes.bigEndian32(at: covered.upperBound)
    else { throw .damagedPNG(chunk: chunk.type, damage: .checksum) }
  }

  /// Checks the order of chunks (PNG specification, section 5.6) as far as decoding depends on it.
  private func checkPlace(of chunk: PNGFile.Chunk) throws(ImagingError) {
    let isMisplaced =
      switch chunk.type {
      case "IHDR": true
      case "IDAT": chunks.last?.type != "IDAT" && has("IDAT")
      case "PLTE": has("IDAT") || has("PLTE") || has("tRNS")
      case "tRNS": has("IDAT") || has("tRNS")
      default: false
      }
    if isMisplaced { throw .damagedPNG(chunk: chunk.type, damage: .misplaced) }
    if chunk.type == "IEND", !chunk.dataRange.isEmpty {
      throw .damagedPNG(chunk: "IEND", damage: .length)
    }
  }

  private func has(_ type: String) -> Bool {
    var index = chunks.count
    while index > 0 {
      index -= 1
      if chunks[index].type == type { return true }
    }
    return false
  }
}
