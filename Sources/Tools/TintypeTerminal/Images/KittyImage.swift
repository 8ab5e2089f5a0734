// SPDX-License-Identifier: MIT

import TintypeImaging

/// The encoder of kitty's graphics protocol.
package enum KittyImage {
  /// The maximum length of a chunk's data, by the protocol.
  static let chunkLength = 4096

  /// Returns the bytes that show an image at the cursor, which does not move.
  ///
  /// - Parameters:
  ///   - file: The image as a PNG file.
  ///   - id: The identifier of the image, by which it is deleted.
  ///   - cells: The size of the image.
  /// - Returns: The bytes.
  package static func bytes(_ file: [UInt8], id: Int, cells: TerminalSize) -> [UInt8] {
    let data = Base64.encode(file)
    var bytes: [UInt8] = []
    var start = 0
    repeat {
      let end = min(start + chunkLength, data.count)
      let first = "a=T,f=100,t=d,i=\(id),c=\(cells.columns),r=\(cells.rows),C=1,q=2,"
      let header = "\u{1B}_G\(start == 0 ? first : "")m=\(end < data.count ? 1 : 0);"
      bytes += Array(header.utf8) + data[start..<end] + [0x1B, 0x5C]
      start = end
    } while start < data.count
    return bytes
  }

  /// Returns the bytes that delete an image.
  package static func deletion(id: Int) -> [UInt8] {
    Array("\u{1B}_Ga=d,d=I,i=\(id),q=2\u{1B}\\".utf8)
  }
}

/// The encoder of the inline images of iTerm2.
package enum ItermImage {
  /// Returns the bytes that show an image at the cursor, which moves.
  ///
  /// - Parameters:
  ///   - file: The image as a PNG file.
  ///   - cells: The size of the image.
  /// - Returns: The bytes.
  package static func bytes(_ file: [UInt8], cells: TerminalSize) -> [UInt8] {
    let header =
      "\u{1B}]1337;File=inline=1;size=\(file.count);width=\(cells.columns);height=\(cells.rows)"
      + ";preserveAspectRatio=0;doNotMoveCursor=1:"
    return Array(header.utf8) + Base64.encode(file) + [0x07]
  }
}

/// The encoder of base 64 (RFC 4648), which Foundation would have to be loaded for.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the bytes as text, padded to a multiple of four characters.
  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let rest = bytes.count - index
      let second = rest > 1 ? bytes[index + 1] : 0
      let third = rest > 2 ? bytes[index + 2] : 0
      let bits = UInt32(bytes[index]) << 16 | UInt32(second) << 8 | UInt32(third)
      text.append(digits[Int(bits >> 18)])
      text.append(digits[Int(bits >> 12 & 63)])
      text.append(rest > 1 ? digits[Int(bits >> 6 & 63)] : 0x3D)
      text.append(rest > 2 ? digits[Int(bits & 63)] : 0x3D)
      index += 3
    }
    return text
  }
}
