// SPDX-License-Identifier: MIT

import CTintypePixels
import TintypeImaging

/// The chunks of a PNG, to be changed at will; written again, their lengths and checksums are right.
struct ChunkList {
  struct Chunk {
    var type: [UInt8]
    var data: [UInt8]
  }

  var chunks: [Chunk] = []

  init() {}

  /// Reads what can be read of a file.
  init(_ bytes: [UInt8]) {
    var position = PNGFile.signature.count
    while position + 12 <= bytes.count {
      let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - position - 12 else { return }
      let start = position + 8
      chunks.append(
        Chunk(
          type: Array(bytes[position + 4..<start]), data: Array(bytes[start..<start + length])))
      position = start + length + 4
    }
  }

  mutating func append(_ type: String, _ data: [UInt8]) {
    chunks.append(Chunk(type: Array(type.utf8), data: data))
  }

  /// The file.
  var bytes: [UInt8] {
    var bytes = PNGFile.signature
    for chunk in chunks {
      let covered = chunk.type + chunk.data
      bytes += Self.bigEndian(chunk.data.count) + covered
      bytes += Self.bigEndian(Int(pk_crc32(0, covered, covered.count)))
    }
    return bytes
  }

  /// The places of the chunks of a type.
  func indices(of type: String) -> [Int] {
    chunks.indices.filter { chunks[$0].type == Array(type.utf8) }
  }

  static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
