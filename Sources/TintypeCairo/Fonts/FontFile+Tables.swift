// SPDX-License-Identifier: MIT

import Foundation

extension FontFile {
  /// Whether all tables of a TrueType or OpenType font lie within the file.
  ///
  /// FreeType leaves out a table that does not and opens the font without it: half a file would
  /// measure text and paint nothing. Files in other formats have no such list, and pass.
  static func hasAllTables(_ data: Data) -> Bool {
    func number(at offset: Int, bytes: Int) -> Int? {
      guard offset >= 0, offset <= data.count - bytes else { return nil }
      let start = data.startIndex + offset
      return data[start..<start + bytes].reduce(0) { $0 << 8 | Int($1) }
    }
    var directory = 0
    if number(at: 0, bytes: 4) == 0x7474_6366 {  // A collection: the first font in it.
      guard let first = number(at: 12, bytes: 4) else { return false }
      directory = first
    }
    let formats = [0x0001_0000, 0x4F54_544F, 0x7472_7565]
    guard let format = number(at: directory, bytes: 4) else { return false }
    guard formats.contains(format) else { return true }
    guard let count = number(at: directory + 4, bytes: 2), count > 0 else { return false }
    return (0..<count).allSatisfy { index in
      let record = directory + 12 + index * 16
      guard let offset = number(at: record + 8, bytes: 4),
        let length = number(at: record + 12, bytes: 4)
      else { return false }
      return offset + length <= data.count
    }
  }
}
