// SPDX-License-Identifier: MIT

import CTintypePixels

/// The orientation of stored pixels relative to their display, with the values of Exif.
package enum ImageOrientation: UInt8, Hashable, Sendable, CaseIterable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8

  /// A Boolean value that indicates whether width and height are exchanged.
  package var isTurned: Bool { rawValue >= Self.leftMirrored.rawValue }

  /// Returns the rows of an image as they are displayed.
  ///
  /// - Parameters:
  ///   - pixels: The stored rows.
  ///   - width: The stored width.
  ///   - height: The stored height.
  /// - Returns: As many pixels.
  package func displayed(_ pixels: [UInt32], width: Int, height: Int) -> [UInt32] {
    guard self != .up, pixels.count == width * height else { return pixels }
    func index(_ x: Int, _ y: Int) -> Int {
      let (column, row) = stored(x, y, width: width, height: height)
      return row * width + column
    }
    let first = index(0, 0)
    let (right, down) = (index(1, 0) - first, index(0, 1) - first)
    return [UInt32](unsafeUninitializedCapacity: pixels.count) { displayed, count in
      tintype_turn_pixels(
        pixels, first, right, down, isTurned ? height : width, isTurned ? width : height,
        displayed.baseAddress)
      count = pixels.count
    }
  }

  /// Returns the stored column and row of a displayed pixel.
  private func stored(_ x: Int, _ y: Int, width: Int, height: Int) -> (Int, Int) {
    switch self {
    case .up: (x, y)
    case .upMirrored: (width - 1 - x, y)
    case .down: (width - 1 - x, height - 1 - y)
    case .downMirrored: (x, height - 1 - y)
    case .left: (width - 1 - y, x)
    case .right: (y, height - 1 - x)
    case .leftMirrored: (y, x)
    case .rightMirrored: (width - 1 - y, height - 1 - x)
    }
  }
}

extension ImageOrientation {
  /// Reads the orientation in Exif data, which is a TIFF structure; `nil` if there is none.
  package init?(exif bytes: [UInt8]) {
    guard let value = ExifDirectory(bytes)?.value(of: 0x0112) else { return nil }
    self.init(rawValue: UInt8(clamping: value))
  }
}

extension ImageOrientation: CustomStringConvertible {
  /// The value of Exif with its meaning, as in “6 (rotated by 90° clockwise)”.
  package var description: String {
    let meaning =
      switch self {
      case .up: "upright"
      case .upMirrored: "mirrored"
      case .down: "rotated by 180°"
      case .downMirrored: "mirrored vertically"
      case .leftMirrored: "mirrored and rotated by 90° counterclockwise"
      case .right: "rotated by 90° clockwise"
      case .rightMirrored: "mirrored and rotated by 90° clockwise"
      case .left: "rotated by 90° counterclockwise"
      }
    return "\(rawValue) (\(meaning))"
  }
}
