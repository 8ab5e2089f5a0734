// SPDX-License-Identifier: MIT

internal import TintypeImaging

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
        self = Self(exif: Array(data.dropFirst(6))) ?? .up
        return
      }
      position = end
    }
  }
}
