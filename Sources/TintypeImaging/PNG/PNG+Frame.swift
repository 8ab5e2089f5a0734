// SPDX-License-Identifier: MIT

extension PNG {
  /// One picture of an animation, and how long it is shown.
  public struct Frame: Sendable, Hashable {
    /// The whole picture as a viewer shows it.
    public var bitmap: Bitmap
    /// The time that the frame is shown is this number divided by ``delayDenominator``, in seconds.
    public var delayNumerator: UInt16
    /// What ``delayNumerator`` is divided by; 0 counts as 100.
    public var delayDenominator: UInt16

    /// Creates a frame.
    ///
    /// - Parameters:
    ///   - bitmap: The whole picture.
    ///   - delayNumerator: The time that the frame is shown, in parts of a second.
    ///   - delayDenominator: How many of these parts are a second, 1,000 by default; 0 counts as 100.
    public init(bitmap: Bitmap, delayNumerator: UInt16, delayDenominator: UInt16 = 1000) {
      self.bitmap = bitmap
      self.delayNumerator = delayNumerator
      self.delayDenominator = delayDenominator
    }

    /// How long the frame is shown, in seconds.
    public var delay: Double {
      Double(delayNumerator) / Double(delayDenominator == 0 ? 100 : delayDenominator)
    }
  }
}

extension PNGFile {
  /// Whether the file is an animation: whether it has a chunk `acTL` before its image data.
  public var isAnimated: Bool { animation != nil }

  /// How many frames the file declares: 1 without an animation.
  public var frameCount: Int { animation?.frameCount ?? 1 }

  /// How often the file asks for its animation to be played, 0 for without end; `nil` without one.
  public var playCount: Int? { animation?.playCount }

  /// What `acTL` says (PNG specification, third edition, section 11.3.6.1).
  private var animation: (frameCount: Int, playCount: Int)? {
    let chunk = chunks.prefix { $0.type != "IDAT" }.first { $0.type == "acTL" }
    guard let chunk, chunk.dataRange.count == 8 else { return nil }
    let data = Array(bytes[chunk.dataRange])
    let frameCount = Int(data.bigEndian32(at: 0))
    return frameCount > 0 ? (frameCount, Int(data.bigEndian32(at: 4))) : nil
  }
}
