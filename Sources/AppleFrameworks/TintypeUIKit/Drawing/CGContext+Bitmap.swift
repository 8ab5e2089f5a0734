// SPDX-License-Identifier: MIT

import Foundation
internal import TintypeScene

extension CGContext {
  /// Creates a context that draws into memory, with the origin at the lower left.
  ///
  /// The first drawing replaces the former contents. The result is `nil` for a layout
  /// that Core Graphics does not support either.
  ///
  /// - Parameters:
  ///   - data: The memory, which must exist as long as the context; `nil` for memory of the context.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: The bits of a component, which are 8.
  ///   - bytesPerRow: The bytes of a row; 0 for as many as required.
  ///   - space: The color space.
  ///   - bitmapInfo: The layout of pixels.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard bitsPerComponent == 8 || bitsPerComponent == 0,
      let bitmap = BitmapMemory(
        data, width: width, height: height, bytesPerRow: bytesPerRow, space: space,
        info: CGBitmapInfo(rawValue: bitmapInfo))
    else { return nil }
    self.init()
    self.bitmap = bitmap
  }

  /// The width in pixels; 0 for a context without memory.
  public var width: Int { bitmap?.width ?? 0 }
  /// The height in pixels; 0 for a context without memory.
  public var height: Int { bitmap?.height ?? 0 }
  /// The bytes of a row; 0 for a context without memory.
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
  /// The color space; `nil` for a context without memory.
  public var colorSpace: CGColorSpace? { bitmap?.space }
  /// The layout of pixels.
  public var bitmapInfo: CGBitmapInfo { bitmap?.info ?? [] }

  /// The pixels that were drawn; `nil` for a context without memory.
  public var data: UnsafeMutableRawPointer? {
    updateMemory()
    return bitmap?.memory
  }

  /// Returns the image that was drawn; `nil` for a context without memory.
  public func makeImage() -> CGImage? {
    guard let bitmap else { return nil }
    // Proof of safety: the context is used on this thread only.
    nonisolated(unsafe) let drawing = flipped(height: CGFloat(bitmap.height))
    let (size, isOpaque) = (CGSize(width: bitmap.width, height: bitmap.height), bitmap.isOpaque)
    return assumingMainActor {
      ViewPainter.current?.image(of: drawing, size: size, scale: 1, isOpaque: isOpaque)
    }
  }

  /// Writes the pixels into the memory.
  func updateMemory() {
    if let bitmap, let image = makeImage() { bitmap.write(image.pixels.pixels) }
  }
}

/// The memory of a context.
final class BitmapMemory {
  let width, height, bytesPerRow: Int
  let space: CGColorSpace
  let info: CGBitmapInfo
  let memory: UnsafeMutableRawPointer
  /// A Boolean value that indicates whether the memory is that of the app.
  let isForeign: Bool
  /// The shift of each byte of a pixel in `0xAARRGGBB`; `nil` for gray.
  private let shifts: [UInt32]?

  var isOpaque: Bool { [.none, .noneSkipFirst, .noneSkipLast].contains(info.alphaInfo) }

  init?(
    _ data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int,
    space: CGColorSpace, info: CGBitmapInfo
  ) {
    let sides = 1...ImageData.maximumSide
    let (red, green, blue, alpha): (UInt32, UInt32, UInt32, UInt32) = (16, 8, 0, 24)
    let isLittle = info.intersection(.byteOrderMask) == .byteOrder32Little
    switch (space.model, info.alphaInfo) {
    case (_, .alphaOnly): shifts = [alpha]
    case (.monochrome, .none): shifts = nil
    case (.rgb, .premultipliedLast), (.rgb, .noneSkipLast):
      shifts = isLittle ? [alpha, blue, green, red] : [red, green, blue, alpha]
    case (.rgb, .premultipliedFirst), (.rgb, .noneSkipFirst):
      shifts = isLittle ? [blue, green, red, alpha] : [alpha, red, green, blue]
    default: return nil
    }
    let least = width.multipliedReportingOverflow(by: shifts?.count ?? 1).partialValue
    guard sides ~= width, sides ~= height, bytesPerRow == 0 || bytesPerRow >= least,
      !info.contains(.floatComponents)
    else { return nil }
    let row = bytesPerRow == 0 ? least : bytesPerRow
    let (size, isTooLarge) = row.multipliedReportingOverflow(by: height)
    guard !isTooLarge, data != nil || size <= 1 << 30 else { return nil }
    (self.width, self.height, self.bytesPerRow) = (width, height, row)
    (self.space, self.info, isForeign) = (space, info, data != nil)
    memory = data ?? .allocate(byteCount: size, alignment: 16)
    if data == nil { memory.initializeMemory(as: UInt8.self, repeating: 0, count: size) }
  }

  deinit {
    if !isForeign { memory.deallocate() }
  }

  /// Writes pixels, each as `0xAARRGGBB`.
  func write(_ pixels: [UInt32]) {
    guard pixels.count == width * height else { return }
    for y in 0..<height {
      var byte = (memory + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for pixel in pixels[y * width..<(y + 1) * width] {
        if let shifts {
          for shift in shifts {
            byte.pointee = UInt8(truncatingIfNeeded: pixel >> shift)
            byte += 1
          }
        } else {
          // The luma of Rec. 709.
          let luma =
            2126 * (pixel >> 16 & 0xFF) + 7152 * (pixel >> 8 & 0xFF) + 722 * (pixel & 0xFF)
          byte.pointee = UInt8(luma / 10_000)
          byte += 1
        }
      }
    }
  }
}
