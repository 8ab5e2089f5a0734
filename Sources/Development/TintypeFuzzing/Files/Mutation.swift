// SPDX-License-Identifier: MIT

import CTintypePixels
import TintypeBase
import TintypeImaging

/// Changes files at random: as bytes, as chunks with corrected checksums, and as scanlines that are
/// compressed again.
struct Mutation {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Returns one of the files, changed in one to four ways.
  mutating func next(of files: [[UInt8]]) -> [UInt8] {
    var bytes = files[generator.uniform(below: files.count)]
    for _ in 0...generator.uniform(below: 4) {
      switch generator.uniform(below: 9) {
      case 0: flip(&bytes)
      case 1: bytes.removeLast(min(bytes.count, generator.uniform(below: 40)))
      // The chunk IEND, or a part of it.
      case 8: bytes.removeLast(min(bytes.count, 1 + generator.uniform(below: 12)))
      case 2, 3: bytes = changedScanlines(bytes)
      default:
        var list = ChunkList(bytes)
        changeChunk(&list)
        bytes = list.bytes
      }
    }
    return bytes
  }

  private mutating func flip(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    for _ in 0...generator.uniform(below: 3) {
      bytes[generator.uniform(below: bytes.count)] ^= 1 << UInt8(generator.uniform(below: 8))
    }
  }

  private mutating func changeChunk(_ list: inout ChunkList) {
    guard !list.chunks.isEmpty else { return }
    let index = generator.uniform(below: list.chunks.count)
    switch generator.uniform(below: 9) {
    case 0: list.chunks.remove(at: index)
    case 1:
      list.chunks.insert(list.chunks[index], at: generator.uniform(below: list.chunks.count + 1))
    case 2: list.chunks.swapAt(index, generator.uniform(below: list.chunks.count))
    case 3:
      let data = list.chunks[index].data
      list.chunks[index].data.removeLast(min(data.count, 1 + generator.uniform(below: 9)))
    case 4: list.chunks[index].data += generator.bytes(generator.uniform(below: 9))
    case 5: list.chunks.insert(randomChunk(), at: index)
    case 6: changeHeader(&list)
    default: flip(&list.chunks[index].data)
    }
  }

  private mutating func randomChunk() -> ChunkList.Chunk {
    let types = [
      "PLTE", "tRNS", "IDAT", "IEND", "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "pHYs", "acTL",
      "fcTL", "fdAT", "tySN", "zTXt", "sBIT", "bKGD", "hIST",
    ]
    let type = types[generator.uniform(below: types.count)]
    return ChunkList.Chunk(
      type: Array(type.utf8), data: generator.bytes(generator.uniform(below: 40)))
  }

  /// Changes the size, depth, color type or interlacing for the same data.
  private mutating func changeHeader(_ list: inout ChunkList) {
    guard let index = list.indices(of: "IHDR").first, list.chunks[index].data.count == 13 else {
      return
    }
    switch generator.uniform(below: 5) {
    case 0:
      list.chunks[index].data.replaceSubrange(
        2..<4, with: [0, UInt8(generator.uniform(below: 40))])
    case 1:
      list.chunks[index].data.replaceSubrange(
        6..<8, with: [0, UInt8(generator.uniform(below: 40))])
    case 2: list.chunks[index].data[8] = [1, 2, 4, 8, 16, 3][generator.uniform(below: 6)]
    case 3: list.chunks[index].data[9] = UInt8(generator.uniform(below: 7))
    default: list.chunks[index].data[12] ^= 1
    }
  }

  /// Changes filters and samples, adds or removes samples, and splits the data into one or several
  /// chunks.
  private mutating func changedScanlines(_ bytes: [UInt8]) -> [UInt8] {
    var list = ChunkList(bytes)
    let places = list.indices(of: "IDAT")
    let data = places.flatMap { list.chunks[$0].data }
    guard let first = places.first, var rows = try? Zlib.decompress(data, limit: 100_000) else {
      return bytes
    }
    switch generator.uniform(below: 4) {
    case 0: flip(&rows)
    case 1: rows.removeLast(min(rows.count, generator.uniform(below: 9)))
    case 2: rows += generator.bytes(generator.uniform(below: 9))
    default:
      for _ in 0...generator.uniform(below: 20) where !rows.isEmpty {
        rows[generator.uniform(below: rows.count)] = UInt8(generator.uniform(below: 6))
      }
    }
    for place in places.reversed() { list.chunks.remove(at: place) }
    var rest = Zlib.compress(rows)
    var parts: [ChunkList.Chunk] = []
    repeat {
      let count =
        generator.uniform(below: 2) == 0
        ? rest.count : min(rest.count, generator.uniform(below: 20))
      parts.append(ChunkList.Chunk(type: Array("IDAT".utf8), data: Array(rest[..<count])))
      rest.removeFirst(count)
    } while !rest.isEmpty
    list.chunks.insert(contentsOf: parts, at: min(first, list.chunks.count))
    return list.bytes
  }
}

/// The editable chunks of a PNG; lengths and checksums are recomputed when it is written.
struct ChunkList {
  struct Chunk {
    var type: [UInt8]
    var data: [UInt8]
  }

  var chunks: [Chunk] = []

  init() {}

  /// Reads the valid chunks of a file.
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
      bytes += Self.bigEndian(Int(tintype_crc32(0, covered, covered.count)))
    }
    return bytes
  }

  /// Returns the indices of the chunks of a type.
  func indices(of type: String) -> [Int] {
    chunks.indices.filter { chunks[$0].type == Array(type.utf8) }
  }

  static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
