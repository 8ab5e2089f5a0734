// SPDX-License-Identifier: MIT

/// JSON with comments and trailing commas, as Visual Studio Code reads its settings.
enum CommentedJSON {
  /// Returns a text in which spaces replace comments and trailing commas.
  ///
  /// The text has the same length, so positions and lines are equal.
  static func plain(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    var index = 0
    /// The position of a comma that no value has followed.
    var comma: Int?
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index = end(ofStringAt: index, in: bytes)
        comma = nil
      case UInt8(ascii: "/"):
        let end = end(ofCommentAt: index, in: bytes)
        for position in index..<end where bytes[position] != UInt8(ascii: "\n") {
          result[position] = UInt8(ascii: " ")
        }
        if end == index { comma = nil }
        index = max(end, index + 1)
      case UInt8(ascii: ","):
        comma = index
        index += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let comma { result[comma] = UInt8(ascii: " ") }
        comma = nil
        index += 1
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default:
        comma = nil
        index += 1
      }
    }
    return result
  }

  /// Returns the position after the string that begins at a position.
  private static func end(ofStringAt start: Int, in bytes: [UInt8]) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }

  /// Returns the position after the comment that begins at a position; the position itself if no
  /// comment begins there.
  private static func end(ofCommentAt start: Int, in bytes: [UInt8]) -> Int {
    guard start + 1 < bytes.count else { return start }
    var index = start + 2
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      return index
    case UInt8(ascii: "*"):
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
          return index + 2
        }
        index += 1
      }
      return bytes.count
    default: return start
    }
  }
}
