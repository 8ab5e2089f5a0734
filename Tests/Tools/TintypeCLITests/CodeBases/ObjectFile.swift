// SPDX-License-Identifier: MIT

/// A relocatable ELF file with symbols, as a compiler writes one.
struct ObjectFile {
  /// The kind of a symbol.
  enum Kind: UInt16 {
    case used = 0
    case defined = 1
  }

  var symbols: [(name: String, kind: Kind)] = []
  /// A text in the file that no symbol names.
  var content = ""

  /// The bytes of the file (System V ABI, chapter 4): header, names, symbols, content, sections.
  var bytes: [UInt8] {
    var (names, table): ([UInt8], [UInt8]) = ([0], [UInt8](repeating: 0, count: 24))
    for symbol in symbols {
      table += little(UInt32(names.count)) + [0x10, 0] + little(symbol.kind.rawValue)
      table += [UInt8](repeating: 0, count: 16)
      names += Array(symbol.name.utf8) + [0]
    }
    let header = 64
    let (start, end) = (header + names.count, header + names.count + table.count)
    let sections = end + content.utf8.count
    var bytes: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + [UInt8](repeating: 0, count: 9)
    bytes += little(UInt16(1)) + little(UInt16(62)) + little(UInt32(1))
    bytes += little(UInt64(0)) + little(UInt64(0)) + little(UInt64(sections)) + little(UInt32(0))
    bytes += [64, 0, 0, 0, 0, 0, 64, 0, 3, 0, 1, 0].map { UInt8($0) }
    bytes += names + table + Array(content.utf8)
    bytes += [UInt8](repeating: 0, count: 64)
    bytes += section(kind: 3, offset: header, size: names.count, link: 0)
    bytes += section(kind: 2, offset: start, size: table.count, link: 1)
    return bytes
  }

  private func section(kind: UInt32, offset: Int, size: Int, link: UInt32) -> [UInt8] {
    little(UInt32(0)) + little(kind) + little(UInt64(0)) + little(UInt64(0))
      + little(UInt64(offset)) + little(UInt64(size)) + little(link) + little(UInt32(0))
      + little(UInt64(1)) + little(UInt64(24))
  }

  private func little(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }
}
