// SPDX-License-Identifier: MIT

import Foundation

/// A builder of a small TrueType font with a space and the letter I, which is a bar.
///
/// An em has 1,000 units. The bar is 100 units wide and its advance is 300. At weight 900 the bar
/// is 250 wide and the advance 450; at weight 100 they are 40 and 240. At width 200 the advance
/// is 600.
struct FontBuilder {
  var family = "Bar"
  var style = "Regular"
  var weight = 400
  var isItalic = false
  /// A Boolean value that indicates whether the font has axes.
  ///
  /// The axes are `wght` from 100 to 900, default 400, and `wdth` from 50 to 200, default 100.
  var isVariable = false
  /// Additional tables, which are copied unchanged.
  var extra: [String: [UInt8]] = [:]

  /// The bytes of the font.
  var data: Data {
    var tables: [String: [UInt8]] = [
      "OS/2": os2, "cmap": cmap, "glyf": bar + [0, 0], "head": head, "hhea": hhea,
      "hmtx": words(300, 0, 300, 0, 300, 100), "loca": words(0, 0, 0, 18), "maxp": maxp,
      "name": name, "post": longs(0x30000, 0, 0, 0, 0, 0, 0, 0),
    ]
    if isVariable { tables.merge(["fvar": fvar, "gvar": gvar]) { $1 } }
    tables.merge(extra) { $1 }
    var directory = longs(0x10000) + words(tables.count, 128, 3, tables.count * 16 - 128)
    var body: [UInt8] = []
    let start = 12 + tables.count * 16
    for (tag, bytes) in tables.sorted(by: { $0.key < $1.key }) {
      directory += Array(tag.utf8) + longs(0, start + body.count, bytes.count)
      body += bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    return Data(directory + body)
  }

  private func words(_ numbers: Int...) -> [UInt8] { words(numbers) }

  private func words(_ numbers: [Int]) -> [UInt8] {
    numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  private func longs(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { words($0 >> 16, $0) }
  }

  // MARK: Tables

  private var head: [UInt8] {
    longs(0x10000, 0x10000, 0, 0x5F0F_3CF5) + words(0, 1000) + longs(0, 0, 0, 0)
      + words(0, 0, 1000, 1000, isItalic ? 2 : 0, 8, 2, 0, 0)
  }

  private var hhea: [UInt8] {
    longs(0x10000) + words(800, -200, 0, 450, 0, 0, 1000, 1, 0, 0, 0, 0, 0, 0, 0, 3)
  }

  private var maxp: [UInt8] {
    longs(0x10000) + words(3, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)
  }

  private var os2: [UInt8] {
    words(4, 300, weight, 5, 0) + words(Array(repeating: 0, count: 24)) + Array("NONE".utf8)
      + words(isItalic ? 1 : 0x40, 32, 73, 800, -200, 0, 800, 200, 0, 0, 0, 0, 500, 700, 0, 32, 1)
  }

  /// One subtable in format 4: a segment for the space, one for the I, and the end.
  private var cmap: [UInt8] {
    words(0, 1, 3, 1) + longs(12)
      + words(4, 40, 0, 6, 4, 1, 2, 32, 73, 0xFFFF, 0, 32, 73, 0xFFFF, -31, -71, 1, 0, 0, 0)
  }

  /// A contour of four points.
  private var bar: [UInt8] {
    words(1, 100, 0, 200, 700, 3, 0) + [1, 1, 1, 1] + words(100, 0, 100, 0) + words(0, 700, 0, -700)
  }

  private var name: [UInt8] {
    var records: [UInt8] = []
    var storage: [UInt8] = []
    let names = [(1, family), (2, style), (4, family + " " + style), (6, family + "-" + style)]
    for (id, text) in names {
      let bytes = words(text.utf16.map { Int($0) })
      records += words(3, 1, 0x409, id, bytes.count, storage.count)
      storage += bytes
    }
    return words(0, names.count, 6 + records.count) + records + storage
  }

  private var fvar: [UInt8] {
    func axis(_ tag: String, _ values: Int...) -> [UInt8] {
      Array(tag.utf8) + longs(values[0] << 16, values[1] << 16, values[2] << 16) + words(0, 256)
    }
    return words(1, 0, 16, 2, 2, 20, 0, 12) + axis("wght", 100, 400, 900)
      + axis("wdth", 50, 100, 200)
  }

  /// The horizontal deltas of the bar's four points, its origin and its advance at the axes' ends.
  private var gvar: [UInt8] {
    let one = 0x4000
    let moves: [(peak: [Int], x: [Int])] = [
      ([one, 0], [0, 0, 150, 150, 0, 150]), ([-one, 0], [0, 0, -60, -60, 0, -60]),
      ([0, one], [150, 150, 150, 150, 0, 300]), ([0, -one], [-50, -50, -50, -50, 0, -100]),
    ]
    var headers: [UInt8] = []
    var deltas: [UInt8] = []
    for move in moves {
      // All points; eight horizontal deltas in words, and eight vertical deltas of zero.
      let data = [0, 0x47] + words(move.x + [0, 0]) + [0x87]
      headers += words([data.count, 0xA000] + move.peak)
      deltas += data
    }
    let glyph = words(moves.count, 4 + headers.count) + headers + deltas
    return words(1, 0, 2, 0) + longs(36) + words(3, 1) + longs(36, 0, 0, 0, glyph.count) + glyph
  }
}
