// SPDX-License-Identifier: MIT

extension PNGFile {
  /// Returns the data of the first chunk of a type, or `nil` if there is none.
  package func data(of type: String) -> [UInt8]? {
    chunks.first { $0.type == type }.map { Array(bytes[$0.dataRange]) }
  }

  /// Returns the XXH3-128 of all bytes of the file except the chunks of one type.
  ///
  /// The lengths, types, data and checksums of these chunks are excluded, so that a chunk can
  /// contain the digest of the surrounding file: ``inserting(_:_:)`` and ``removing(_:)`` do not
  /// change it.
  ///
  /// - Parameter type: The four letters of the type; an absent type excludes nothing.
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

  /// Returns the file with an additional chunk before the first `IDAT`, replacing all chunks of the
  /// same type.
  ///
  /// - Parameters:
  ///   - type: The four letters of an ancillary type: the first in lower case, the third in upper
  ///     case.
  ///   - data: The data of the chunk, at most ``maximumChunkSize`` bytes.
  /// - Returns: The new file.
  /// - Throws: ``ImagingError/invalidChunkType(_:)`` or
  ///   ``ImagingError/chunkTooLarge(type:byteCount:)``, or any error that ``init(_:)`` throws for a
  ///   type whose position or number the specification restricts.
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

  /// Returns the file without the chunks of one type.
  ///
  /// Critical chunks are kept: without any of them, the file is not a valid PNG.
  ///
  /// - Parameter type: The four letters of an ancillary type.
  /// - Returns: The new file, or this one if it has no such chunk.
  package func removing(_ type: String) -> PNGFile {
    guard !PNGChunkType.isCritical(type) else { return self }
    var writer = PNGWriter()
    for chunk in chunks where chunk.type != type { writer.append(chunk, of: self) }
    writer.appendRest(of: self)
    // Removing an ancillary chunk breaks no rule.
    return (try? PNGFile(writer.bytes)) ?? self
  }

  /// The file with only the chunks that define its pixels, and with `sRGB`.
  ///
  /// `nil` if other programs would not decode the image that ``PNG/decode(_:)`` returns: for more
  /// than 8 bits per channel, interlaced, and animated files.
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

  /// Pixels per meter, or `nil` if the file does not declare it or declares different numbers for x
  /// and y.
  ///
  /// The source is the chunk `pHYs` (PNG specification, “pHYs physical pixel dimensions”): two
  /// numbers of four bytes and a unit, 1 for the meter. 72 pixels per inch are 2,835 per meter.
  package var pixelsPerMeter: Int? {
    guard let data = data(of: "pHYs"), data.count == 9, data.last == 1 else { return nil }
    let x = data.bigEndian32(at: 0)
    return x == data.bigEndian32(at: 4) ? Int(x) : nil
  }
}

extension PNGFile {
  /// The chunk type that marks a file whose image data are a preview.
  ///
  /// It is ancillary, private, and unsafe to copy (PNG specification, section 5.4), and has no
  /// data.
  package static let previewChunk = "tyPV"

  /// A Boolean value that indicates whether the file is a compact reference, whose image data are a
  /// preview.
  package var isPreview: Bool { chunks.contains { $0.type == Self.previewChunk } }
}
