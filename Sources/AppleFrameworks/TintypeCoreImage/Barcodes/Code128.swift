// SPDX-License-Identifier: MIT

/// A barcode Code 128 of ISO/IEC 15417, in the character sets B and C.
enum Code128 {
  /// Returns the modules from left to right, in which `true` is dark; `nil` if a byte is not a
  /// visible ASCII character or a space, or if there are none.
  static func modules(of message: [UInt8]) -> [Bool]? {
    guard !message.isEmpty, message.allSatisfy({ 32...126 ~= $0 }) else { return nil }
    let isNumeric = message.count.isMultiple(of: 2) && message.allSatisfy { 48...57 ~= $0 }
    let values = isNumeric ? pairs(of: message) : message.map { Int($0) - 32 }
    let start = isNumeric ? 105 : 104
    var sum = start
    for (index, value) in values.enumerated() { sum += (index + 1) * value }
    return ([start] + values + [sum % 103, 106]).flatMap { modules(of: $0) }
  }

  private static func pairs(of digits: [UInt8]) -> [Int] {
    stride(from: 0, to: digits.count, by: 2).map { index in
      Int(digits[index] - 48) * 10 + Int(digits[index + 1] - 48)
    }
  }

  private static func modules(of value: Int) -> [Bool] {
    patterns[value].enumerated().flatMap { index, width in
      [Bool](repeating: index.isMultiple(of: 2), count: width.wholeNumberValue ?? 0)
    }
  }

  /// The widths of bars and spaces of each value.
  private static let patterns = """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132
    122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212
    322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311
    112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321
    331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214
    112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212
    124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113
    411311 113141 114131 311141 411131 211412 211214 211232 2331112
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
}
