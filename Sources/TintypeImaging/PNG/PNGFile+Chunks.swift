// SPDX-License-Identifier: MIT

extension PNGFile {
  /// The data of the first chunk of a type, or `nil` if there is none.
  package func data(of type: String) -> [UInt8]? {
    chunks.first { $0.type == type }.map { Array(bytes[$0.dataRange]) }
  }

  /// The XXH3-128 of every byte of the file but those of the chunks of one type.
  ///
  /// Left out are their lengths, types, data and checksums, so that a chunk can hold the digest of
  /// the file around it: ``inserting(_:_:)`` and ``removing(_:)`` do not change it.
  ///
  /// - Parameter type: The four letters of the type; one that is not there leaves out nothing.
  /// - Returns: The digest, with seed 0.
  package func digest(excluding type: String) -> Digest128 {
    var ranges: [Range<Int>] = []
    var start = 0
    for chunk in chunks where chunk.type == type {
      ranges.append(start..<chunk.range.lowerBound)
      start = chunk.range.upperBound
    }
    ranges.append(start..<bytes.count)
    return Digest128.of(bytes, ranges: ranges)
  }

  /// The file with one more chunk before the first `IDAT`, in place of all of the same type.
  ///
  /// - Parameters:
  ///   - type: The four letters of an ancillary type: the first in lower case, the third in upper
  ///     case.
  ///   - data: The data of the chunk, at most ``maximumChunkSize`` bytes.
  /// - Returns: The new file.
  /// - Throws: ``ImagingError/invalidChunkType(_:)`` or
  ///   ``ImagingError/chunkTooLarge(type:byteCount:)``, or what ``init(_:)`` throws for a type
  ///   whose place or number the specification limits.
  package func inserting(_ type: String, _ data: [UInt8]) throws(ImagingError) -> PNGFile {
    try PNGChunkType.checkInsertable(type)
    var writer = PNGWriter()
    var isInserted = false
    for chunk in chunks where chunk.type != type {
      if chunk.type == "IDAT", !isInserted {
        try writer.append(type, data)
        isInserted = true
      }
      writer.append(chunk, of: self)
    }
    writer.appendRest(of: self)
    return try PNGFile(writer.bytes)
  }

  /// The file without the chunks of one type.
  ///
  /// Critical chunks stay: without one of them the file is no PNG.
  ///
  /// - Parameter type: The four letters of an ancillary type.
  /// - Returns: The new file, or this one if it has no such chunk.
  package func removing(_ type: String) -> PNGFile {
    guard !PNGChunkType.isCritical(type) else { return self }
    var writer = PNGWriter()
    for chunk in chunks where chunk.type != type { writer.append(chunk, of: self) }
    writer.appendRest(of: self)
    // With an ancillary chunk less, no rule that held before is broken.
    return (try? PNGFile(writer.bytes)) ?? self
  }

  /// The file with the chunks alone that make its pixels, and with `sRGB`; `nil` where that would not
  /// be the picture that ``PNG/decode(_:)`` reads in every program: with more than 8 bits a channel,
  /// interlaced, or animated.
  package var pixelsAlone: PNGFile? {
    guard let header = data(of: "IHDR"), header.count == 13, header[8] <= 8, header[12] == 0,
      !chunks.contains(where: { $0.type == "acTL" })
    else { return nil }
    var writer = PNGWriter()
    for chunk in chunks where PNGChunkType.isCritical(chunk.type) || chunk.type == "tRNS" {
      writer.append(chunk, of: self)
      // The rendering intent “perceptual”, before the palette and the pixels.
      if chunk.type == "IHDR", (try? writer.append("sRGB", [0])) == nil { return nil }
    }
    if isEndMissing, (try? writer.append("IEND", [])) == nil { return nil }
    return try? PNGFile(writer.bytes)
  }

  /// Pixels a metre, or `nil` where the file does not say or says different numbers for x and y.
  ///
  /// From the chunk `pHYs` (PNG specification, “pHYs physical pixel dimensions”): two numbers of
  /// four bytes and a unit, 1 for the metre. 72 pixels an inch are 2,835 a metre.
  package var pixelsPerMetre: Int? {
    guard let data = data(of: "pHYs"), data.count == 9, data.last == 1 else { return nil }
    let x = data.bigEndian32(at: 0)
    return x == data.bigEndian32(at: 4) ? Int(x) : nil
  }
}

extension PNGFile {
  /// The chunk of a file that shows a preview instead of its pixels.
  ///
  /// It is ancillary, private, and unsafe to copy (PNG specification, section 5.4), and has no data.
  package static let previewChunk = "tyPV"

  /// Whether the file is a compact reference, whose image data is a preview.
  package var isPreview: Bool { chunks.contains { $0.type == Self.previewChunk } }
}
