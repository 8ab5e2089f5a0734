// SPDX-License-Identifier: MIT

/// The first directory of the TIFF structure in Exif data (Exif 2.3, section 4.5.2).
struct ExifDirectory {
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
