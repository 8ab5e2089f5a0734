// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeImaging

/// Small valid files of every kind that decoders distinguish.
enum SeedImages {
  static func all() throws -> [[UInt8]] {
    var generator = SeededGenerator(seed: 1)
    var files: [[UInt8]] = []
    for (colorType, depths) in [
      (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]),
      (4, [8, 16]), (6, [8, 16]),
    ] as [(UInt8, [Int])] {
      for depth in depths {
        for isInterlaced in [false, true] {
          for hasExtras in [false, true] {
            files.append(
              file(colorType, depth, isInterlaced, hasExtras, using: &generator))
          }
        }
      }
    }
    for (colorType, depth) in [(0, 16), (2, 8), (3, 2), (4, 8), (6, 16)] as [(UInt8, Int)] {
      for isStillApart in [false, true] {
        files.append(animation(colorType, depth, isStillApart, using: &generator))
      }
    }
    return files + (try encoded(using: &generator))
  }

  /// Returns an animation of two or three frames on a canvas of 6 × 4 pixels, the later frames on
  /// parts of it.
  private static func animation(
    _ colorType: UInt8, _ depth: Int, _ isStillApart: Bool, using generator: inout SeededGenerator
  ) -> [UInt8] {
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1
    func data(_ width: Int, _ height: Int) -> [UInt8] {
      let size = (width * channels * depth + 7) / 8
      return Zlib.compress((0..<height).flatMap { _ in [0] + generator.bytes(size) })
    }
    var list = ChunkList()
    var number = 0
    func control(_ width: Int, _ height: Int, x: Int, y: Int) -> [UInt8] {
      defer { number += 1 }
      return [number, width, height, x, y].flatMap(ChunkList.bigEndian)
        + [
          0, UInt8(generator.uniform(below: 9)), 0, UInt8(generator.uniform(below: 3)),
          UInt8(generator.uniform(below: 3)),
        ]
        + [UInt8(generator.uniform(below: 2))]
    }
    list.append(
      "IHDR",
      ChunkList.bigEndian(6) + ChunkList.bigEndian(4) + [UInt8(depth), colorType, 0, 0, 0])
    list.append("acTL", ChunkList.bigEndian(isStillApart ? 2 : 3) + ChunkList.bigEndian(0))
    if colorType == 3 { list.append("PLTE", generator.bytes(3 << depth)) }
    if !isStillApart { list.append("fcTL", control(6, 4, x: 0, y: 0)) }
    list.append("IDAT", data(6, 4))
    for (width, height, x, y) in [(3, 2, 1, 1), (6, 1, 0, 3)] {
      list.append("fcTL", control(width, height, x: x, y: y))
      list.append("fdAT", ChunkList.bigEndian(number) + data(width, height))
      number += 1
    }
    list.append("IEND", [])
    return list.bytes
  }

  /// Returns a file with random scanlines, which are always valid.
  private static func file(
    _ colorType: UInt8, _ depth: Int, _ isInterlaced: Bool, _ hasExtras: Bool,
    using generator: inout SeededGenerator
  ) -> [UInt8] {
    let width = 1 + generator.uniform(below: 24)
    let height = 1 + generator.uniform(below: 16)
    var list = ChunkList()
    list.append(
      "IHDR",
      ChunkList.bigEndian(width) + ChunkList.bigEndian(height)
        + [UInt8(depth), colorType, 0, 0, isInterlaced ? 1 : 0])
    if hasExtras {
      list.append("gAMA", ChunkList.bigEndian(45_455))
      list.append("iCCP", Array("Display P3".utf8) + [0, 0] + Zlib.compress(generator.bytes(40)))
      list.append("cICP", [1, 13, 0, 1])
    }
    if colorType == 3 { list.append("PLTE", generator.bytes(3 << depth)) }
    if hasExtras, let count = [0: 2, 2: 6, 3: 1 << depth][colorType] {
      list.append("tRNS", generator.bytes(count))
    }
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1
    let passes = isInterlaced ? interlacedPasses(width, height) : [(width, height)]
    var scanlines: [UInt8] = []
    for (width, height) in passes where width > 0 {
      for _ in 0..<height {
        scanlines.append(UInt8(generator.uniform(below: 5)))
        for _ in 0..<(width * channels * depth + 7) / 8 {
          scanlines.append(generator.uniform(below: 3) == 0 ? generator.byte() : 0)
        }
      }
    }
    let data = Zlib.compress(scanlines)
    let middle = hasExtras ? data.count / 2 : data.count
    list.append("IDAT", Array(data[..<middle]))
    if hasExtras { list.append("IDAT", Array(data[middle...])) }
    list.append("IEND", [])
    return list.bytes
  }

  /// Returns the sizes of the seven passes (PNG specification, section 8.2, “Interlace methods”).
  private static func interlacedPasses(_ width: Int, _ height: Int) -> [(Int, Int)] {
    [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ].map { left, top, columns, rows in
      (max(0, width - left + columns - 1) / columns, max(0, height - top + rows - 1) / rows)
    }
  }

  /// Returns files that Tintype writes: palettes, gray, filtered and unfiltered colors, and an
  /// animation.
  private static func encoded(using generator: inout SeededGenerator) throws -> [[UInt8]] {
    var bitmaps: [Bitmap] = []
    for mask in [0x00FF_FFFF, 0x0003_0303, 0x0001_0000, 0xFFFF_FFFF] as [UInt32] {
      let pixels = (0..<30 * 20).map { index -> UInt32 in
        let alpha: UInt32 = mask > 0xFF_FFFF && index % 7 == 0 ? 0 : 255
        return alpha == 0 ? 0 : 0xFF00_0000 | UInt32(truncatingIfNeeded: generator.next()) & mask
      }
      bitmaps.append(try Bitmap(width: 30, height: 20, pixels: pixels))
    }
    let gradient = (0..<3600).map { index -> UInt32 in
      let (x, y) = (UInt32(index % 60), UInt32(index / 60))
      return 0xFF00_0000 | x << 17 | y
    }
    bitmaps.append(try Bitmap(width: 60, height: 60, pixels: gradient))
    let frames = bitmaps.prefix(4).map { PNG.Frame(bitmap: $0, delayNumerator: 40) }
    return try bitmaps.map { try PNG.encode($0).bytes } + [PNG.encode(frames: frames).bytes]
  }
}
