// SPDX-License-Identifier: MIT

/// The content of the chunk `IHDR` (PNG specification, section 11.2, “IHDR image header”).
struct PNGHeader: Sendable, Hashable {
  /// The size of the chunk's data in bytes.
  static let size = 13

  let width: Int
  let height: Int
  /// The bits of a sample, or of a palette index.
  let bitDepth: UInt8
  let colorType: ColorType
  /// A Boolean value that indicates whether the rows are stored in seven passes (PNG specification,
  /// section 8, “Interlacing”).
  let isInterlaced: Bool

  enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    var bitDepths: [UInt8] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }
  }

  /// Parses and checks the chunk's data.
  init(_ data: ArraySlice<UInt8>) throws(ImagingError) {
    let data = Array(data)
    guard data.count == Self.size else { throw .damagedPNG(chunk: "IHDR", damage: .length) }
    let width = Int(data.bigEndian32(at: 0))
    let height = Int(data.bigEndian32(at: 4))
    try Bitmap.checkSize(width: width, height: height)
    guard let colorType = ColorType(rawValue: data[9]),
      colorType.bitDepths.contains(data[8]),
      // Compression and filter methods 0; interlace method 0 or 1.
      data[10] == 0, data[11] == 0, data[12] <= 1
    else { throw .damagedPNG(chunk: "IHDR", damage: .values) }
    (self.width, self.height) = (width, height)
    bitDepth = data[8]
    self.colorType = colorType
    isInterlaced = data[12] == 1
  }

  /// A lower bound for the size of the uncompressed scanlines in bytes, with or without
  /// interlacing.
  var minimumScanlineBytes: Int {
    // At most 100 million pixels of 64 bits: no overflow if `Int` has 64 bits.
    width * height * colorType.channels * Int(bitDepth) / 8
  }
}

extension [UInt8] {
  /// Returns the big-endian number in the four bytes at an offset; bytes beyond the end count as 0.
  func bigEndian32(at offset: Int) -> UInt32 {
    var (number, position) = (UInt32(0), offset)
    let size = count
    while position < offset + 4 {
      number = number << 8
      if position >= 0, position < size { number |= UInt32(self[position]) }
      position += 1
    }
    return number
  }
}

extension UInt32 {
  /// The four bytes of the number, the most significant first.
  var bigEndianBytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }
}
