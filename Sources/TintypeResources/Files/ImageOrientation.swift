// SPDX-License-Identifier: MIT

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
    let columns = isTurned ? height : width
    let rows = isTurned ? width : height
    var displayed: [UInt32] = []
    displayed.reserveCapacity(width * height)
    pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<rows {
        for x in 0..<columns {
          let (column, row) = stored(x, y, width: width, height: height)
          displayed.append(pixels[row * width + column])
        }
      }
    }
    return displayed
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
  /// Reads the orientation in the Exif data of a JPEG file; `up` if there is none.
  init(jpeg bytes: [UInt8]) {
    self = .up
    var position = 2
    // Segments: 0xFF, the marker, and the length of two bytes with the data.
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      let end = position + 2 + length
      // The pixels begin after the marker SOS.
      guard marker != 0xDA, length >= 2, end <= bytes.count else { return }
      let data = bytes[position + 4..<end]
      if marker == 0xE1, data.starts(with: Array("Exif\0\0".utf8)) {
        let directory = ExifDirectory(Array(data.dropFirst(6)))
        self = directory?.value(of: 0x0112).flatMap { Self(rawValue: UInt8(clamping: $0)) } ?? .up
        return
      }
      position = end
    }
  }
}

/// The first directory of the TIFF structure in Exif data (Exif 2.3, section 4.5.2).
private struct ExifDirectory {
  private let bytes: [UInt8]
  private let isBigEndian: Bool
  private let start: Int

  init?(_ bytes: [UInt8]) {
    let header = ExifDirectory(bytes, isBigEndian: bytes.first == UInt8(ascii: "M"), start: 0)
    guard let offset = header.number(at: 4, size: 4) else { return nil }
    self = ExifDirectory(bytes, isBigEndian: header.isBigEndian, start: offset)
  }

  private init(_ bytes: [UInt8], isBigEndian: Bool, start: Int) {
    (self.bytes, self.isBigEndian, self.start) = (bytes, isBigEndian, start)
  }

  /// Returns the value of a tag that contains a number of two bytes.
  func value(of tag: Int) -> Int? {
    guard let count = number(at: start, size: 2) else { return nil }
    for index in 0..<count {
      let entry = start + 2 + index * 12
      guard let found = number(at: entry, size: 2) else { return nil }
      if found == tag { return number(at: entry + 8, size: 2) }
    }
    return nil
  }

  private func number(at position: Int, size: Int) -> Int? {
    guard position >= 0, position + size <= bytes.count else { return nil }
    let part = bytes[position..<position + size]
    return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
  }
}
