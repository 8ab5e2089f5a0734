// SPDX-License-Identifier: MIT

@_exported public import Foundation

/// The pixels of a camera or a video, which Linux does not deliver.
public final class CVBuffer: NSObject, @unchecked Sendable {
  // Instances do not exist, so they share nothing.
  private override init() {}
}

/// An image of a video.
public typealias CVImageBuffer = CVBuffer
/// The pixels of an image in memory.
public typealias CVPixelBuffer = CVBuffer
/// The result of a function: 0, or the code of an error.
public typealias CVReturn = Int32
/// A code of four characters.
public typealias OSType = UInt32

/// The options with which pixels are locked.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates options from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The pixels are not changed.
  public static let readOnly = Self(rawValue: 1)
}

/// The result of a function without an error.
public let kCVReturnSuccess: CVReturn = 0
/// The result of a function with an error.
public let kCVReturnError: CVReturn = -6660
/// Pixels of 8 bits each for blue, green, red and alpha.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Pixels of 8 bits each for alpha, red, green and blue.
public let kCVPixelFormatType_32ARGB: OSType = 0x20
// Proof of safety: the texts of the keys are immutable.
/// The key of the format of pixels.
public nonisolated(unsafe) let kCVPixelBufferPixelFormatTypeKey = NSString(
  string: "PixelFormatType")
/// The key of the width.
public nonisolated(unsafe) let kCVPixelBufferWidthKey = NSString(string: "Width")
/// The key of the height.
public nonisolated(unsafe) let kCVPixelBufferHeightKey = NSString(string: "Height")

/// Returns the width: 0.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// Returns the height: 0.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// Returns the length of a row, in bytes: 0.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// Returns the address of the pixels: always `nil`.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
  nil
}

/// Fails, because there are no pixels.
@discardableResult
public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn {
  kCVReturnError
}

/// Fails, because there are no pixels.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn {
  kCVReturnError
}
