// SPDX-License-Identifier: MIT

/// The division of a QR code's codewords into blocks with error correction, of ISO/IEC 18004,
/// table 9.
struct QRBlocks {
  private let rawCount: Int
  private let blockCount: Int
  private let correctionCount: Int

  /// The number of codewords for data.
  var dataCount: Int { rawCount - blockCount * correctionCount }

  init(version: Int, level: QRCode.Level) {
    let count = version / 7 + 2
    let alignment = version < 2 ? 0 : (25 * count - 10) * count - 55 + (version < 7 ? 0 : 36)
    rawCount = ((16 * version + 128) * version + 64 - alignment) / 8
    correctionCount = Self.correctionCounts[level.index][version - 1]
    blockCount = Self.blockCounts[level.index][version - 1]
  }

  /// Returns the codewords of data and error correction, one of each block in turn.
  func interleaved(_ data: [UInt8]) -> [UInt8] {
    let divisor = GaloisField.divisor(degree: correctionCount)
    let shortCount = rawCount / blockCount - correctionCount
    let shortBlocks = blockCount - rawCount % blockCount
    var start = 0
    let blocks = (0..<blockCount).map { index in
      let end = start + shortCount + (index < shortBlocks ? 0 : 1)
      defer { start = end }
      return Array(data[start..<end])
    }
    let corrections = blocks.map { GaloisField.remainder(of: $0, by: divisor) }
    let interleavedData = (0...shortCount).flatMap { index in
      blocks.compactMap { index < $0.count ? $0[index] : nil }
    }
    return interleavedData
      + (0..<correctionCount).flatMap { index in corrections.map { $0[index] } }
  }

  private static let correctionCounts = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30,
      26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
      28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30,
      30,
      30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  private static let blockCounts = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
      15,
      16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
      26,
      28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34,
      34,
      35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37,
      40,
      42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]
}

/// The field of 256 elements modulo x⁸ + x⁴ + x³ + x² + 1, for Reed–Solomon codes.
enum GaloisField {
  static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var product = 0
    for bit in (0..<8).reversed() {
      product = product << 1 ^ (product >> 7) * 0x11D
      if b >> bit & 1 == 1 { product ^= Int(a) }
    }
    return UInt8(truncatingIfNeeded: product)
  }

  /// The product of (x − 2ⁱ) for i below the degree, without the leading 1.
  static func divisor(degree: Int) -> [UInt8] {
    var (result, root) = ([UInt8](repeating: 0, count: degree - 1) + [1], UInt8(1))
    for _ in 0..<degree {
      for index in 0..<degree {
        result[index] = product(result[index], root) ^ (index + 1 < degree ? result[index + 1] : 0)
      }
      root = product(root, 2)
    }
    return result
  }

  static func remainder(of data: [UInt8], by divisor: [UInt8]) -> [UInt8] {
    data.reduce(into: [UInt8](repeating: 0, count: divisor.count)) { rest, byte in
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for index in divisor.indices { rest[index] ^= product(divisor[index], factor) }
    }
  }
}
