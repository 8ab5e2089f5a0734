// SPDX-License-Identifier: MIT

/// The tables of a TrueType or OpenType font that are used here.
///
/// The formats are specified in OpenType 1.9, “Organization of an OpenType font”, “fvar”, “GSUB”
/// and “name”. Files in other formats have no tables.
struct FontTables {
  /// The tags of the tables.
  private var tags: Set<String> = []
  private var fvar: [UInt8] = []
  private var names: [UInt8] = []
  private var unitsPerEm = 1000.0
  private var gap = 0.0
  private var capitals: Double?
  /// The tags of the features in the table `GSUB`.
  private(set) var glyphFeatures: Set<String> = []

  /// Reads the table directory; returns `nil` if a table extends beyond the end of the file.
  ///
  /// FreeType ignores such a table and opens the font without it: a truncated file would measure
  /// text and paint nothing.
  ///
  /// - Parameters:
  ///   - size: The number of bytes in the file.
  ///   - read: A closure that reads a range of bytes within the file.
  init?(size: Int, read: (Range<Int>) -> [UInt8]?) {
    func bytes(at offset: Int, count: Int) -> [UInt8]? {
      offset >= 0 && offset <= size - count ? read(offset..<offset + count) : nil
    }
    var directory = 0
    guard let start = bytes(at: 0, count: 4) else { return nil }
    if start.number(at: 0, bytes: 4) == 0x7474_6366 {  // A collection: the first font is used.
      guard let first = bytes(at: 12, count: 4)?.number(at: 0, bytes: 4) else { return nil }
      directory = first
    }
    let formats = [0x0001_0000, 0x4F54_544F, 0x7472_7565]
    guard let format = bytes(at: directory, count: 4)?.number(at: 0, bytes: 4) else { return nil }
    guard formats.contains(format) else { return }
    guard let count = bytes(at: directory + 4, count: 2)?.number(at: 0, bytes: 2), count > 0,
      let records = bytes(at: directory + 12, count: count * 16)
    else { return nil }
    for record in stride(from: 0, to: count * 16, by: 16) {
      guard let tag = records.tag(at: record),
        let offset = records.number(at: record + 8, bytes: 4),
        let length = records.number(at: record + 12, bytes: 4), offset + length <= size
      else { return nil }
      tags.insert(tag)
      switch tag {
      // Valid tables are far smaller than the limit.
      case "fvar": fvar = bytes(at: offset, count: min(length, 1 << 20)) ?? []
      case "head":
        unitsPerEm = max(bytes(at: offset, count: 20)?.signed(at: 18) ?? 1000, 1)
      case "hhea": gap = bytes(at: offset, count: 10)?.signed(at: 8) ?? 0
      case "OS/2":
        // Only the versions since 2 contain the height of capital letters.
        let values = bytes(at: offset, count: min(length, 90)) ?? []
        if values.number(at: 0, bytes: 2) ?? 0 >= 2 { capitals = values.signed(at: 88) }
      case "name": names = bytes(at: offset, count: min(length, 1 << 20)) ?? []
      case "GSUB":
        // The list begins with the number of its records, of a tag and an offset each.
        guard let header = bytes(at: offset, count: 10), let list = header.number(at: 6, bytes: 2),
          let count = bytes(at: offset + list, count: 2)?.number(at: 0, bytes: 2),
          let features = bytes(at: offset + list + 2, count: count * 6)
        else { continue }
        glyphFeatures = Set((0..<count).compactMap { features.tag(at: $0 * 6) })
      default: continue
      }
    }
  }

  /// Returns a Boolean value that indicates whether the font has a table.
  func contains(_ table: String) -> Bool { tags.contains(table) }

  /// The axes of a variable font; `nil` if their table is damaged, empty if there is no such table.
  var axes: [FontFile.Axis]? {
    guard contains("fvar") else { return [] }
    guard let start = fvar.number(at: 4, bytes: 2), let count = fvar.number(at: 8, bytes: 2),
      let size = fvar.number(at: 10, bytes: 2), size >= 20
    else { return nil }
    var axes: [FontFile.Axis] = []
    for index in 0..<count {
      let record = start + index * size
      guard let tag = fvar.tag(at: record), let minimum = fvar.fixed(at: record + 4),
        let usual = fvar.fixed(at: record + 8), let maximum = fvar.fixed(at: record + 12),
        minimum <= usual, usual <= maximum, !axes.contains(where: { $0.tag == tag })
      else { return nil }
      axes.append(FontFile.Axis(tag: tag, range: minimum...maximum, defaultValue: usual))
    }
    return axes
  }

  /// The additional distance between lines, as a multiple of the font size.
  var lineGap: Double { gap / unitsPerEm }

  /// The height of capital letters, as a multiple of the font size; `nil` if the file has none.
  var capHeight: Double? { capitals.map { $0 / unitsPerEm } }

  /// The typographic family name, or the family name with at most four styles.
  var familyName: String? { name(16) ?? name(1) }

  /// The full name.
  var fullName: String? { name(4) }

  /// The PostScript name.
  var postScriptName: String? { name(6) }

  /// Returns an English name for the Windows platform, which every font should have.
  private func name(_ wanted: Int) -> String? {
    guard let count = names.number(at: 2, bytes: 2), let storage = names.number(at: 4, bytes: 2)
    else { return nil }
    for index in 0..<count {
      let record = 6 + index * 12
      guard names.number(at: record, bytes: 2) == 3,
        names.number(at: record + 4, bytes: 2) == 0x409,
        names.number(at: record + 6, bytes: 2) == wanted,
        let length = names.number(at: record + 8, bytes: 2),
        let offset = names.number(at: record + 10, bytes: 2)
      else { continue }
      let start = storage + offset
      let units = stride(from: start, to: start + length - 1, by: 2)
        .compactMap { names.number(at: $0, bytes: 2) }
      let name = String(decoding: units.map { UInt16($0) }, as: UTF16.self)
      if !name.isEmpty, !name.utf8.contains(0) { return name }
    }
    return nil
  }
}

extension [UInt8] {
  /// Returns an unsigned big-endian number; `nil` beyond the end.
  fileprivate func number(at offset: Int, bytes: Int) -> Int? {
    guard offset >= 0, offset <= count - bytes else { return nil }
    return self[offset..<offset + bytes].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns a signed number of two bytes.
  fileprivate func signed(at offset: Int) -> Double? {
    number(at: offset, bytes: 2).map { Double(Int16(truncatingIfNeeded: $0)) }
  }

  /// Returns a signed number with 16 fractional bits.
  fileprivate func fixed(at offset: Int) -> Double? {
    number(at: offset, bytes: 4).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
  }

  fileprivate func tag(at offset: Int) -> String? {
    guard offset >= 0, offset <= count - 4 else { return nil }
    return String(decoding: self[offset..<offset + 4], as: Unicode.ASCII.self)
  }
}
