// SPDX-License-Identifier: MIT

import Foundation

/// The tables of a TrueType or OpenType font, as far as they are read here.
///
/// OpenType 1.9, “Organization of an OpenType font”, “fvar” and “name”. Files in other formats have no
/// tables.
struct FontTables {
  private let data: Data
  private var ranges: [String: Range<Int>] = [:]

  /// Reads which tables there are; `nil` unless all of them lie within the file.
  ///
  /// FreeType leaves out a table that does not and opens the font without it: half a file would
  /// measure text and paint nothing.
  init?(_ data: Data) {
    self.data = data
    var directory = 0
    if number(at: 0, bytes: 4) == 0x7474_6366 {  // A collection: the first font in it.
      guard let first = number(at: 12, bytes: 4) else { return nil }
      directory = first
    }
    let formats = [0x0001_0000, 0x4F54_544F, 0x7472_7565]
    guard let format = number(at: directory, bytes: 4) else { return nil }
    guard formats.contains(format) else { return }
    guard let count = number(at: directory + 4, bytes: 2), count > 0 else { return nil }
    for index in 0..<count {
      let record = directory + 12 + index * 16
      guard let tag = tag(at: record), let offset = number(at: record + 8, bytes: 4),
        let length = number(at: record + 12, bytes: 4), offset + length <= data.count
      else { return nil }
      ranges[tag] = offset..<offset + length
    }
  }

  /// Whether there is a table.
  func contains(_ table: String) -> Bool { ranges[table] != nil }

  /// The axes of a variable font; `nil` if their table is damaged, none if there is no such table.
  var axes: [FontFile.Axis]? {
    guard let table = ranges["fvar"]?.lowerBound else { return [] }
    guard let start = number(at: table + 4, bytes: 2), let count = number(at: table + 8, bytes: 2),
      let size = number(at: table + 10, bytes: 2), size >= 20
    else { return nil }
    var axes: [FontFile.Axis] = []
    for index in 0..<count {
      let record = table + start + index * size
      guard let tag = tag(at: record), let minimum = fixed(at: record + 4),
        let usual = fixed(at: record + 8), let maximum = fixed(at: record + 12),
        minimum <= usual, usual <= maximum, !axes.contains(where: { $0.tag == tag })
      else { return nil }
      axes.append(FontFile.Axis(tag: tag, range: minimum...maximum, defaultValue: usual))
    }
    return axes
  }

  /// The family that all weights and widths share, else the family of four styles at most.
  var familyName: String? { name(16) ?? name(1) }

  /// A name in English for Windows, which every font should have.
  private func name(_ wanted: Int) -> String? {
    guard let table = ranges["name"]?.lowerBound, let count = number(at: table + 2, bytes: 2),
      let storage = number(at: table + 4, bytes: 2)
    else { return nil }
    for index in 0..<count {
      let record = table + 6 + index * 12
      guard number(at: record, bytes: 2) == 3, number(at: record + 4, bytes: 2) == 0x409,
        number(at: record + 6, bytes: 2) == wanted,
        let length = number(at: record + 8, bytes: 2),
        let offset = number(at: record + 10, bytes: 2)
      else { continue }
      let start = table + storage + offset
      let units = stride(from: start, to: start + length - 1, by: 2)
        .compactMap { number(at: $0, bytes: 2) }
      let name = String(decoding: units.map { UInt16($0) }, as: UTF16.self)
      if !name.isEmpty, !name.utf8.contains(0) { return name }
    }
    return nil
  }

  // MARK: Numbers

  private func number(at offset: Int, bytes: Int) -> Int? {
    guard offset >= 0, offset <= data.count - bytes else { return nil }
    let start = data.startIndex + offset
    return data[start..<start + bytes].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A signed number with 16 bits behind the point.
  private func fixed(at offset: Int) -> Double? {
    number(at: offset, bytes: 4).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
  }

  private func tag(at offset: Int) -> String? {
    guard let number = number(at: offset, bytes: 4) else { return nil }
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    return String(decoding: bytes, as: Unicode.ASCII.self)
  }
}
