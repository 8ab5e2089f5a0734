// SPDX-License-Identifier: MIT

import TintypeImaging

/// What must hold of any bytes that are read as a PNG, beyond that nothing crashes.
struct Check {
  /// Files with a sound structure, and those of them that decode.
  private(set) var soundCount = 0
  private(set) var decodedCount = 0
  /// Files that decode through libdeflate while libpng refuses them: streams that reach back beyond
  /// the window that they declare.
  private(set) var plainOnlyCount = 0

  /// Reads a file in every way.
  ///
  /// - Returns: What does not hold; `nil` if all does.
  mutating func run(_ bytes: [UInt8]) -> String? {
    guard let file = try? PNGFile(bytes) else { return nil }
    soundCount += 1
    _ = file.colorSpace.description
    _ = (file.isOpaque, file.pixelsPerMetre, file.playCount)
    if (try? PNGFile(file.removing("tySN").bytes)) == nil {
      return "without one of its chunks it is no PNG"
    }
    for isStraight in [false, true] {
      if let fault = compareWays(of: file, isStraight: isStraight) { return fault }
    }
    if let frames = try? PNG.decodeFrames(file), frames.isEmpty { return "it has no frames" }
    guard let bitmap = try? PNG.decode(file) else { return nil }
    decodedCount += 1
    guard let again = try? PNG.encode(bitmap), (try? PNG.decode(again)) == bitmap else {
      return "written again it is another picture"
    }
    return nil
  }

  private mutating func compareWays(of file: PNGFile, isStraight: Bool) -> String? {
    // Neither way is meant to see a file that is too small for its size; decoding refuses it.
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
