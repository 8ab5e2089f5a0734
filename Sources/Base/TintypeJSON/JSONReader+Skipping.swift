// SPDX-License-Identifier: MIT

// The loops over all bytes of a text. They have local variables and no other calls, because string
// catalogs have megabytes, and debug builds are not optimized.

extension JSONReader {
  /// Returns the position after white space.
  static func end(ofSpace start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let count = bytes.count
    var index = start
    while index < count {
      let byte = bytes[index]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { break }
      index += 1
    }
    return index
  }

  /// Returns the position of the next quotation mark, backslash or control character.
  static func end(ofPlainText start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let count = bytes.count
    var index = start
    while index < count {
      let byte = bytes[index]
      if byte == 0x22 || byte == 0x5C || byte < 0x20 { break }
      index += 1
    }
    return index
  }

  /// Returns the position after a value in an object, which is found by brackets and quotation marks;
  /// `nil` if it is empty or the text ends before it.
  static func end(ofValue start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let count = bytes.count
    var (index, depth) = (start, 0)
    while index < count {
      let byte = bytes[index]
      if depth == 0, byte == 0x2C || byte == 0x7D || byte == 0x5D { break }
      index += 1
      if byte == 0x22 {
        while index < count {
          let byte = bytes[index]
          index += 1
          if byte == 0x22 { break }
          if byte == 0x5C { index += 1 }
        }
      } else if byte == 0x7B || byte == 0x5B {
        depth += 1
        continue
      } else if byte == 0x7D || byte == 0x5D {
        depth -= 1
      } else {
        continue
      }
      if depth == 0 { break }
    }
    return start < index && index < count ? index : nil
  }
}
