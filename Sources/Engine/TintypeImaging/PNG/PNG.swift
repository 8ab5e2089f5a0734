// SPDX-License-Identifier: MIT

import CTintypePixels

/// Encodes and decodes images in the PNG format.
public enum PNG {}

extension PNG {
  /// Decodes a PNG of any color type, bit depth and interlacing.
  ///
  /// 16-bit samples are rounded to 8 bits. The samples are interpreted as sRGB and returned as
  /// stored: no gamma or profile is applied; ``PNGFile/colorSpace`` returns the declared color
  /// space. For an animated file, this is the default image.
  ///
  /// - Parameter file: The file.
  /// - Returns: The image, premultiplied.
  /// - Throws: ``ImagingError/damagedPNG(chunk:damage:)`` or
  ///   ``ImagingError/undecodablePNG(reason:)``.
  public static func decode(_ file: PNGFile) throws(ImagingError) -> Bitmap {
    Bitmap(
      checkedWidth: file.width, height: file.height,
      pixels: try PNGDecoder(file, isStraight: false).pixels())
  }

  /// Decodes the bytes of a PNG file.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The image, premultiplied.
  /// - Throws: Any error that ``PNGFile/init(_:)`` and ``decode(_:)-(PNGFile)`` throw.
  public static func decode(_ bytes: [UInt8]) throws(ImagingError) -> Bitmap {
    try decode(PNGFile(bytes))
  }

  /// Decodes a PNG without premultiplying colors: transparent pixels keep theirs.
  ///
  /// - Parameter file: The file.
  /// - Returns: The image, straight.
  /// - Throws: Any error that ``decode(_:)-(PNGFile)`` throws.
  package static func decodeStraight(_ file: PNGFile) throws(ImagingError) -> StraightBitmap {
    StraightBitmap(
      width: file.width, height: file.height,
      pixels: try PNGDecoder(file, isStraight: true).pixels())
  }
}

extension PNG {
  /// Encodes a bitmap as a PNG file.
  ///
  /// The file contains the chunks `IHDR`, `sRGB`, `pHYs`, `PLTE` and `tRNS` if there is a palette,
  /// one `IDAT`, and `IEND`.
  ///
  /// Up to 256 colors are stored as a palette, or as gray if all of them are opaque grays, with 1,
  /// 2, 4 or 8 bits per pixel. More colors are stored as 8-bit RGB if they are opaque, otherwise as
  /// RGBA. Images are not interlaced.
  ///
  /// Scanlines are not filtered, except for RGB scanlines that repeat the previous one. Images of
  /// user interfaces are smallest and fastest to decode this way. If bands of the image are smaller
  /// with filters, as with gradients and photos, each row has the filter with the least
  /// residual. The same bitmap results in the same bytes on every machine with the same version of
  /// libdeflate, which compresses them.
  ///
  /// - Parameters:
  ///   - bitmap: The image.
  ///   - scale: Pixels per point. A point is 1/72 inch, so scale 2 is stored as 144 pixels per
  ///     inch, which `pHYs` stores as 5,669 per meter.
  /// - Returns: The file.
  /// - Throws: ``ImagingError/invalidScale(_:)`` unless the scale is finite and results in 1 to 2³¹
  ///   − 1 pixels per meter.
  public static func encode(_ bitmap: Bitmap, scale: Double = 1) throws(ImagingError) -> PNGFile {
    try encode(bitmap, scale: scale) { Zlib.compress($0, level: $1) }
  }

  /// Encodes an image that is not kept, such as an image of differences, in less time than
  /// ``encode(_:scale:)``, but into more bytes.
  ///
  /// - Parameters:
  ///   - bitmap: The image.
  ///   - scale: Pixels per point.
  /// - Returns: The file.
  /// - Throws: ``ImagingError/invalidScale(_:)``.
  package static func encodeQuickly(
    _ bitmap: Bitmap, scale: Double = 1
  ) throws(ImagingError) -> PNGFile {
    try encode(bitmap, scale: scale) { bytes, _ in
      Zlib.compress(bytes, level: Zlib.quickLevel)
    }
  }

  /// Encodes an image, and compresses its pixels with a function.
  ///
  /// - Parameters:
  ///   - bitmap: The image.
  ///   - scale: Pixels per point.
  ///   - compress: Returns the zlib stream of bytes.
  /// - Returns: The file.
  /// - Throws: ``ImagingError/invalidScale(_:)``.
  package static func encode(
    _ bitmap: Bitmap, scale: Double, compressing compress: ([UInt8]) -> [UInt8]
  ) throws(ImagingError) -> PNGFile {
    try encode(bitmap, scale: scale) { bytes, _ in compress(bytes) }
  }

  private static func encode(
    _ bitmap: Bitmap, scale: Double, _ compress: PNGLayout.Compression
  ) throws(ImagingError) -> PNGFile {
    let density = try pixelsPerMeter(scale: scale)
    let layout = PNGLayout(of: bitmap)
    var writer = PNGWriter()
    try writer.append("IHDR", layout.header(width: bitmap.width, height: bitmap.height))
    try writer.append("sRGB", [0])  // The rendering intent “perceptual”.
    try writer.append("pHYs", density.bigEndianBytes + density.bigEndianBytes + [1])
    try layout.appendPalette(to: &writer)
    try writer.append("IDAT", layout.compressed(bitmap, by: compress))
    try writer.append("IEND", [])
    return try PNGFile(writer.bytes)
  }

  static func pixelsPerMeter(scale: Double) throws(ImagingError) -> UInt32 {
    let inch = 0.0254
    let density = (72 * scale / inch).rounded()
    guard density >= 1, density <= Double(Int32.max) else { throw .invalidScale(scale) }
    return UInt32(density)
  }
}

extension PNG {
  /// A frame of an animation, and its display time.
  public struct Frame: Sendable, Hashable {
    /// The whole image as a viewer shows it.
    public var bitmap: Bitmap
    /// The numerator of the display time in seconds; the denominator is ``delayDenominator``.
    public var delayNumerator: UInt16
    /// The denominator of the display time; 0 counts as 100.
    public var delayDenominator: UInt16

    /// Creates a frame.
    ///
    /// - Parameters:
    ///   - bitmap: The whole image.
    ///   - delayNumerator: The display time, in fractions of a second.
    ///   - delayDenominator: The number of these fractions in a second, 1,000 by default; 0 counts
    ///     as 100.
    public init(bitmap: Bitmap, delayNumerator: UInt16, delayDenominator: UInt16 = 1000) {
      self.bitmap = bitmap
      self.delayNumerator = delayNumerator
      self.delayDenominator = delayDenominator
    }

    /// The display time in seconds.
    public var delay: Double {
      Double(delayNumerator) / Double(delayDenominator == 0 ? 100 : delayDenominator)
    }
  }
}

extension PNGFile {
  /// A Boolean value that indicates whether the file is animated: it has a chunk `acTL` before its
  /// image data.
  public var isAnimated: Bool { animation != nil }

  /// The number of frames that the file declares: 1 without an animation.
  public var frameCount: Int { animation?.frameCount ?? 1 }

  /// The number of plays that the file declares, 0 for endless; `nil` without an animation.
  public var playCount: Int? { animation?.playCount }

  /// The content of `acTL` (PNG specification, third edition, section 11.3.6.1).
  private var animation: (frameCount: Int, playCount: Int)? {
    let chunk = chunks.prefix { $0.type != "IDAT" }.first { $0.type == "acTL" }
    guard let chunk, chunk.dataRange.count == 8 else { return nil }
    let data = Array(bytes[chunk.dataRange])
    let frameCount = Int(data.bigEndian32(at: 0))
    return frameCount > 0 ? (frameCount, Int(data.bigEndian32(at: 4))) : nil
  }
}

extension PNG {
  /// Encodes an animation whose first frame is also the default image.
  ///
  /// It is stored as 8-bit RGB if every frame is opaque, otherwise as RGBA. Of each frame, only the
  /// smallest rectangle is stored that contains all differences from the previous frame.
  ///
  /// - Parameters:
  ///   - frames: The frames, at least one, all of the same size.
  ///   - plays: The number of plays, from 0, for endless, to 2³¹ − 1; other numbers are clamped to
  ///     that range.
  ///   - scale: Pixels per point, as in ``encode(_:scale:)``.
  /// - Returns: The file.
  /// - Throws: ``ImagingError/noFrames``, ``ImagingError/frameSizeMismatch(index:size:expected:)``,
  ///   ``ImagingError/animationTooLarge(frameCount:width:height:)`` or
  ///   ``ImagingError/invalidScale(_:)``.
  public static func encode(
    frames: [Frame], plays: Int = 0, scale: Double = 1
  ) throws(ImagingError) -> PNGFile {
    let density = try pixelsPerMeter(scale: scale)
    guard let first = frames.first?.bitmap else { throw .noFrames }
    try check(frames, size: first.size)
    let layout = PNGLayout(
      isOpaque: frames.allSatisfy { $0.bitmap.withPixels { tintype_is_opaque($0, $1) } })

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
      let data = layout.compressed(previous == nil ? frame.bitmap : frame.bitmap.part(rect)) {
        Zlib.compress($0, level: $1)
      }
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
    // Every written file can be read again.
    let (area, overflows) = (size.width * size.height)
      .multipliedReportingOverflow(by: frames.count)
    guard !overflows, area <= Bitmap.maximumPixelCount else {
      throw .animationTooLarge(frameCount: frames.count, width: size.width, height: size.height)
    }
  }
}

extension Bitmap {
  /// Returns the smallest rectangle that contains all differences from a bitmap of the same size,
  /// or one pixel if there are none.
  fileprivate func changedRect(from previous: Bitmap?) -> PixelRect {
    guard let previous else { return PixelRect(x: 0, y: 0, width: width, height: height) }
    return BitmapComparison(reference: previous, actual: self).bounds
      ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
  }

  /// Returns the pixels of a rectangle within the bitmap.
  fileprivate func part(_ rect: PixelRect) -> Bitmap {
    var part: [UInt32] = []
    part.reserveCapacity(rect.width * rect.height)
    for y in rect.y..<rect.y + rect.height {
      part += pixels[y * width + rect.x..<y * width + rect.x + rect.width]
    }
    return Bitmap(checkedWidth: rect.width, height: rect.height, pixels: part)
  }
}
