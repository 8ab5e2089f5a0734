// SPDX-License-Identifier: MIT

/// The four letters that name a chunk, and what their case says (PNG specification, section 5.4).
struct PNGChunkType {
  let name: String
  /// Decoders must understand the chunk to show the picture.
  let isCritical: Bool

  /// Reads four bytes of a file.
  init(_ bytes: ArraySlice<UInt8>) throws(ImagingError) {
    let letters = Array(bytes)
    guard letters.count == 4, letters.allSatisfy(Self.isLetter) else {
      let digits = String(letters.bigEndian32(at: 0), radix: 16, uppercase: true)
      let padded = String(repeating: "0", count: 8 - digits.count) + digits
      throw .damagedPNG(chunk: "0x" + padded, damage: .typeName)
    }
    name = String(decoding: letters, as: UTF8.self)
    isCritical = Self.isUpperCase(letters[0])
  }

  /// Throws unless a chunk of this type may be added to a file: it must be ancillary, and the third
  /// letter, which is reserved, upper-case.
  static func checkInsertable(_ type: String) throws(ImagingError) {
    let letters = Array(type.utf8)
    guard letters.count == 4, letters.allSatisfy(isLetter),
      !isUpperCase(letters[0]), isUpperCase(letters[2])
    else { throw .invalidChunkType(type) }
  }

  /// Whether a type names a critical chunk; what is no type counts as one.
  static func isCritical(_ type: String) -> Bool { type.utf8.first.map(isUpperCase) ?? true }

  private static func isUpperCase(_ byte: UInt8) -> Bool { byte & 0x20 == 0 }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
