// SPDX-License-Identifier: MIT

/// A path below a folder, as the bytes that the system uses.
///
/// File names need not be UTF-8. Two names that are equal as `String` values may name two files.
struct BytePath: Hashable, Sendable, Comparable {
  var bytes: [UInt8]

  init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns the path with another component.
  func appending(_ part: BytePath) -> BytePath {
    if bytes.isEmpty { return part }
    return BytePath(
      bytes.last == UInt8(ascii: "/")
        ? bytes + part.bytes : bytes + [UInt8(ascii: "/")] + part.bytes)
  }

  /// A Boolean value that indicates whether the name ends in `.png`, in any case.
  var isPNG: Bool {
    bytes.count > 4
      && bytes.suffix(4).map { $0 == UInt8(ascii: ".") ? $0 : $0 | 0x20 } == [
        UInt8(ascii: "."), UInt8(ascii: "p"), UInt8(ascii: "n"), UInt8(ascii: "g"),
      ]
  }

  /// The path as text; bytes that are not UTF-8 are written as `\xFF`.
  var text: String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    return bytes.reduce(into: "") { text, byte in
      if byte < 0x80 {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "\\x" + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  /// Calls the closure with the path as a null-terminated C string.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes + [0]).withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        bytes.baseAddress.map(body) ?? "".withCString(body)
      }
    }
  }

  /// Compares the bytes, so that the order depends on neither a locale nor a version of Unicode.
  static func < (one: BytePath, other: BytePath) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes)
  }
}
