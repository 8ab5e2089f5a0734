// SPDX-License-Identifier: MIT

import TintypeImaging

/// The rules for any bytes that are read as a PNG, in addition to the absence of crashes.
struct Check {
  /// The number of files with a valid structure, and the number of those that decode.
  private(set) var soundCount = 0
  private(set) var decodedCount = 0
  /// The number of files that libdeflate decodes and libpng rejects: streams with distances beyond
  /// the declared window.
  private(set) var plainOnlyCount = 0
  /// The number of files that decode although their end is missing, and of animations whose frames
  /// decode.
  private(set) var cutCount = 0
  private(set) var animatedCount = 0
  /// The number of compared pairs of files.
  private(set) var comparedCount = 0
  /// The last file that decoded, with which the next one is compared.
  private var previous: [UInt8]?

  /// Reads a file in every way.
  ///
  /// - Returns: The violated rule; `nil` if there is none.
  mutating func run(_ bytes: [UInt8]) -> String? {
    _ = FileFormat(bytes)
    guard let file = try? PNGFile(bytes) else { return nil }
    soundCount += 1
    _ = file.colorSpace.description
    _ = (file.isOpaque, file.pixelsPerMeter, file.playCount)
    if (try? PNGFile(file.removing("tySN").bytes)) == nil {
      return "it is not a PNG after a chunk is removed"
    }
    for isStraight in [false, true] {
      if let fault = compareWays(of: file, isStraight: isStraight) { return fault }
    }
    if let frames = try? PNG.decodeFrames(file), frames.isEmpty { return "it has no frames" }
    let bitmap = try? PNG.decode(file)
    if let fault = checkDepth(of: file, bitmap) ?? checkEnd(of: file, bitmap)
      ?? checkItself(file, bitmap)
    {
      return fault
    }
    guard let bitmap else { return nil }
    decodedCount += 1
    if let fault = compareWithPrevious(bytes) { return fault }
    guard let again = try? PNG.encode(bitmap), (try? PNG.decode(again)) == bitmap else {
      return "its pixels differ after it is written again"
    }
    return nil
  }

  /// Checks that a file has the same 8-bit pixels when it is read with 16 bits per sample.
  private func checkDepth(of file: PNGFile, _ bitmap: Bitmap?) -> String? {
    guard let bitmap, let deep = try? DeepBitmap(file) else { return nil }
    return deep.bitmap == bitmap ? nil : "its 16-bit samples round to different pixels"
  }

  /// Checks that a file without its end has the same pixels with it.
  private mutating func checkEnd(of file: PNGFile, _ bitmap: Bitmap?) -> String? {
    guard file.warnings.contains(.missingEnd), let end = file.chunks.last?.range.upperBound else {
      return nil
    }
    if bitmap != nil { cutCount += 1 }
    var list = ChunkList(Array(file.bytes[..<end]))
    list.append("IEND", [])
    let whole = try? PNG.decode(PNGFile(list.bytes))
    return whole == bitmap ? nil : "its pixels differ after `IEND` is added"
  }

  /// Checks that a file equals itself if it can be decoded, and is an error otherwise.
  private mutating func checkItself(_ file: PNGFile, _ bitmap: Bitmap?) -> String? {
    let frames = try? PNG.decodeFrames(file)
    if file.isAnimated, frames != nil { animatedCount += 1 }
    let isDecodable = bitmap != nil && (!file.isAnimated || frames != nil)
    let comparison = try? PNGComparison(reference: file.bytes, actual: file.bytes, threads: .one)
    guard (comparison != nil) == isDecodable else {
      return isDecodable
        ? "it cannot be compared with itself" : "it cannot be decoded, but can be compared"
    }
    return comparison?.isEqual == false ? "it differs from itself" : nil
  }

  /// Checks that comparing two files is symmetric.
  private mutating func compareWithPrevious(_ bytes: [UInt8]) -> String? {
    defer { previous = bytes }
    guard let previous else { return nil }
    comparedCount += 1
    let there = try? PNGComparison(reference: previous, actual: bytes, threads: .one)
    let back = try? PNGComparison(reference: bytes, actual: previous, threads: .one)
    guard there?.isEqual == back?.isEqual,
      there?.result.differingPixels == back?.result.differingPixels,
      there?.animation?.differingDelays == back?.animation?.differingDelays
    else { return "its comparison with the previous file is not symmetric" }
    _ = there?.analysis
    return nil
  }

  private mutating func compareWays(of file: PNGFile, isStraight: Bool) -> String? {
    // Decoding rejects a file that is too small for its size, before either decoder is used.
    guard isStraight ? (try? PNG.decodeStraight(file)) != nil : (try? PNG.decode(file)) != nil,
      let plain = PNGDecoder(file, isStraight: isStraight).plainPixels()
    else { return nil }
    guard let pixels = try? PNGDecoder(file, isStraight: isStraight).libraryPixels() else {
      plainOnlyCount += 1
      return nil
    }
    return plain == pixels ? nil : "libdeflate and libpng give different pixels"
  }
}
