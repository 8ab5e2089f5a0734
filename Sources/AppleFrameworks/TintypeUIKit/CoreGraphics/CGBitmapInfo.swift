// SPDX-License-Identifier: MIT

/// The position of the alpha component in a pixel.
@nonexhaustive(warn)
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none = 0
  /// After the colors, which are multiplied by it.
  case premultipliedLast = 1
  /// Before the colors, which are multiplied by it.
  case premultipliedFirst = 2
  /// After the colors.
  case last = 3
  /// Before the colors.
  case first = 4
  /// Unused, after the colors.
  case noneSkipLast = 5
  /// Unused, before the colors.
  case noneSkipFirst = 6
  /// Alpha without colors.
  case alphaOnly = 7
}

/// The layout of pixels in memory: a value of ``CGImageAlphaInfo`` and the order of bytes.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a layout.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the alpha component.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components that are numbers with a fraction.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Units of 16 bits, the lowest byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Units of 32 bits, the lowest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Units of 16 bits, the highest byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Units of 32 bits, the highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

  /// The position of the alpha component.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: intersection(.alphaInfoMask).rawValue) ?? .none
  }
}

extension CGImage {
  /// The position of the alpha component, `.premultipliedLast`.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The layout of pixels in memory.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
}
