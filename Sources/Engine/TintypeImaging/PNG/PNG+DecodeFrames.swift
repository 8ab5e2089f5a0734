// SPDX-License-Identifier: MIT

import CTintypePixels

extension PNG {
  /// Decodes every frame of an animated PNG as a viewer shows it, or the image of any other PNG.
  ///
  /// A default image that is not part of the animation is not a frame.
  ///
  /// - Parameter file: The file.
  /// - Returns: At least one frame, each with the whole canvas. The only frame of a file without
  ///   animation has no delay.
  /// - Throws: ``ImagingError/animationTooLarge(frameCount:width:height:)`` if all frames together
  ///   exceed ``Bitmap/maximumPixelCount``, ``ImagingError/damagedPNG(chunk:damage:)`` if frames
  ///   are missing, out of order or outside of the canvas, and any error that
  ///   ``decode(_:)-(PNGFile)`` throws.
  package static func decodeFrames(_ file: PNGFile) throws(ImagingError) -> [Frame] {
    do throws(ImagingError) {
      return try composedFrames(of: file)
    } catch {
      // A file without `IEND` is truncated, so missing frames were truncated as well.
      throw file.isEndMissing ? .truncatedPNG(byteCount: file.bytes.count) : error
    }
  }

  private static func composedFrames(of file: PNGFile) throws(ImagingError) -> [Frame] {
    guard file.isAnimated else { return [Frame(bitmap: try decode(file), delayNumerator: 0)] }
    let (area, overflows) = (file.width * file.height)
      .multipliedReportingOverflow(by: file.frameCount)
    guard !overflows, area <= Bitmap.maximumPixelCount else {
      throw .animationTooLarge(
        frameCount: file.frameCount, width: file.width, height: file.height)
    }
    let parts = try PNGFramePart.parts(of: file)
    var canvas = try Bitmap(width: file.width, height: file.height)
    var frames: [Frame] = []
    for part in parts {
      let control = part.control
      let before = canvas
      canvas.put(
        try part.image(of: file), at: control.rect, isBlended: control.blending == .over)
      frames.append(
        Frame(
          bitmap: canvas, delayNumerator: control.delayNumerator,
          delayDenominator: control.delayDenominator))
      switch control.disposal {
      case .keep: break
      case .restore where !(frames.count == 1): canvas = before
      // Before the first frame, there is nothing to restore.
      case .restore, .clear:
        let nothing = try Bitmap(width: control.rect.width, height: control.rect.height)
        canvas.put(nothing, at: control.rect, isBlended: false)
      }
    }
    return frames
  }
}

/// A frame as the file stores it.
private struct PNGFramePart {
  let control: PNGFrameControl
  /// The ranges of its compressed data.
  var data: [Range<Int>] = []

  /// Reads the frames, whose chunks have consecutive sequence numbers.
  static func parts(of file: PNGFile) throws(ImagingError) -> [PNGFramePart] {
    var parts: [PNGFramePart] = []
    var next: UInt32 = 0
    let canvas = PixelSize(width: file.width, height: file.height)
    for chunk in file.chunks {
      switch chunk.type {
      case "fcTL":
        let control = try PNGFrameControl(Array(file.bytes[chunk.dataRange]), canvas: canvas)
        try check(control.sequenceNumber, next, of: chunk)
        next &+= 1
        parts.append(PNGFramePart(control: control))
      case "fdAT":
        guard chunk.dataRange.count >= 4 else {
          throw .damagedPNG(chunk: chunk.type, damage: .length)
        }
        let start = chunk.dataRange.lowerBound
        try check(file.bytes.bigEndian32(at: start), next, of: chunk)
        next &+= 1
        guard !parts.isEmpty else { throw .damagedPNG(chunk: chunk.type, damage: .misplaced) }
        parts[parts.count - 1].data.append(start + 4..<chunk.dataRange.upperBound)
      case "IDAT":
        // Without a preceding frame, it is the default image.
        guard let control = parts.last?.control else { continue }
        guard control.rect.width == canvas.width, control.rect.height == canvas.height else {
          throw .damagedPNG(chunk: "fcTL", damage: .values)
        }
        parts[parts.count - 1].data.append(chunk.dataRange)
      default: break
      }
    }
    guard parts.count == file.frameCount else {
      throw .damagedPNG(chunk: "acTL", damage: .values)
    }
    guard parts.allSatisfy({ !$0.data.isEmpty }) else {
      throw .damagedPNG(chunk: "fdAT", damage: .missing)
    }
    return parts
  }

  private static func check(
    _ number: UInt32, _ expected: UInt32, of chunk: PNGFile.Chunk
  ) throws(ImagingError) {
    if number != expected { throw .damagedPNG(chunk: chunk.type, damage: .misplaced) }
  }

  /// Decodes the frame as a separate PNG file.
  func image(of file: PNGFile) throws(ImagingError) -> Bitmap {
    var writer = PNGWriter()
    let kind = file.bytes[file.chunks[0].dataRange].dropFirst(8)
    try writer.append(
      "IHDR",
      UInt32(truncatingIfNeeded: control.rect.width).bigEndianBytes
        + UInt32(truncatingIfNeeded: control.rect.height).bigEndianBytes + kind)
    for chunk in file.chunks where chunk.type == "PLTE" || chunk.type == "tRNS" {
      writer.append(chunk, of: file)
    }
    for range in data { try writer.append("IDAT", Array(file.bytes[range])) }
    try writer.append("IEND", [])
    return try PNG.decode(PNGFile(writer.bytes))
  }
}

extension Bitmap {
  /// Writes an image to a part of this bitmap with the same size.
  fileprivate mutating func put(_ image: Bitmap, at rect: PixelRect, isBlended: Bool) {
    let width = width
    let start = rect.y * width + rect.x
    guard rect.x + image.width <= width, rect.y + image.height <= height else { return }
    pixels.withUnsafeMutableBufferPointer { canvas in
      image.withPixels { pixels, _ in
        tintype_put(
          pixels, image.width, image.height, isBlended, canvas.baseAddress.map { $0 + start },
          width)
      }
    }
  }
}
