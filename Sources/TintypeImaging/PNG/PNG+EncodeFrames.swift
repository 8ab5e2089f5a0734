// SPDX-License-Identifier: MIT

import CTintypePixels

extension PNG {
  /// Encodes an animation, whose first frame is also the picture of viewers that know none.
  ///
  /// 8-bit RGB if every frame is opaque, else RGBA. Of each frame only the smallest rectangle is
  /// stored that holds what differs from the frame before.
  ///
  /// - Parameters:
  ///   - frames: The frames, at least one, all of the same size.
  ///   - plays: How often the animation is played, from 0, which stands for without end, to
  ///     2³¹ − 1; other numbers are moved into that range.
  ///   - scale: Pixels a point, as in ``encode(_:scale:)``.
  /// - Returns: The file.
  /// - Throws: ``ImagingError/noFrames``,
  ///   ``ImagingError/frameSizeMismatch(index:size:expected:)``,
  ///   ``ImagingError/animationTooLarge(frameCount:width:height:)`` or
  ///   ``ImagingError/invalidScale(_:)``.
  public static func encode(
    frames: [Frame], plays: Int = 0, scale: Double = 1
  ) throws(ImagingError) -> PNGFile {
    let density = try pixelsPerMetre(scale: scale)
    guard let first = frames.first?.bitmap else { throw .noFrames }
    try check(frames, size: first.size)
    let layout = PNGLayout(
      isOpaque: frames.allSatisfy { $0.bitmap.withPixels { pk_is_opaque($0, $1) } })

    var writer = PNGWriter()
    try writer.append("IHDR", layout.header(width: first.width, height: first.height))
    let playCount = UInt32(truncatingIfNeeded: min(max(plays, 0), 0x7FFF_FFFF))
    try writer.append(
      "acTL", UInt32(truncatingIfNeeded: frames.count).bigEndianBytes + playCount.bigEndianBytes)
    try writer.append("sRGB", [0])
    try writer.append("pHYs", density.bigEndianBytes + density.bigEndianBytes + [1])
    var sequenceNumber: UInt32 = 0
    var previous: Bitmap?
    for frame in frames {
      let rect = frame.bitmap.changedRect(from: previous)
      let control = PNGFrameControl(
        sequenceNumber: sequenceNumber, rect: rect, delayNumerator: frame.delayNumerator,
        delayDenominator: frame.delayDenominator)
      try writer.append("fcTL", control.data)
      sequenceNumber += 1
      let data = layout.compressed(previous == nil ? frame.bitmap : frame.bitmap.part(rect))
      if previous == nil {
        try writer.append("IDAT", data)
      } else {
        try writer.append("fdAT", sequenceNumber.bigEndianBytes + data)
        sequenceNumber += 1
      }
      previous = frame.bitmap
    }
    try writer.append("IEND", [])
    return try PNGFile(writer.bytes)
  }

  private static func check(_ frames: [Frame], size: PixelSize) throws(ImagingError) {
    for (index, frame) in frames.enumerated() where frame.bitmap.size != size {
      throw .frameSizeMismatch(index: index, size: frame.bitmap.size, expected: size)
    }
    // What is written can be read again.
    let (area, overflows) = (size.width * size.height)
      .multipliedReportingOverflow(by: frames.count)
    guard !overflows, area <= Bitmap.maximumPixelCount else {
      throw .animationTooLarge(frameCount: frames.count, width: size.width, height: size.height)
    }
  }
}

extension Bitmap {
  /// The smallest rectangle that holds what differs from a bitmap of the same size, or one pixel
  /// where nothing does.
  fileprivate func changedRect(from previous: Bitmap?) -> PixelRect {
    guard let previous else { return PixelRect(x: 0, y: 0, width: width, height: height) }
    return BitmapComparison(reference: previous, actual: self).bounds
      ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
  }

  /// The pixels of a rectangle that lies within the bitmap.
  fileprivate func part(_ rect: PixelRect) -> Bitmap {
    var part: [UInt32] = []
    part.reserveCapacity(rect.width * rect.height)
    for y in rect.y..<rect.y + rect.height {
      part += pixels[y * width + rect.x..<y * width + rect.x + rect.width]
    }
    return Bitmap(checkedWidth: rect.width, height: rect.height, pixels: part)
  }
}
