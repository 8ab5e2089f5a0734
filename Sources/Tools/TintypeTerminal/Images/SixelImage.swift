// SPDX-License-Identifier: MIT

import TintypeImaging

/// The encoder of sixel images: columns of six pixels, in bands from top to bottom.
package enum SixelImage {
  /// The number of colors that all terminals with sixel graphics have.
  private static let colorCount = 256

  /// Returns the bytes that show an image at the cursor, which moves.
  ///
  /// Colors are chosen by median cut. Transparent pixels keep the background.
  package static func bytes(_ bitmap: Bitmap) -> [UInt8] {
    let reduced = bitmap.reduced(colors: colorCount - 1)
    let (width, height) = (reduced.width, reduced.height)
    var numbers: [UInt32: Int] = [:]
    var palette: [UInt8] = []
    // The color register of each pixel; -1 for a transparent one.
    let registers = zip(reduced.pixels, bitmap.pixels).map { pixel, original -> Int in
      guard original >> 24 >= 128 else { return -1 }
      if let number = numbers[pixel] { return number }
      let number = numbers.count
      numbers[pixel] = number
      palette += Array("#\(number);2;\(percent(pixel >> 16));\(percent(pixel >> 8));".utf8)
      palette += Array("\(percent(pixel))".utf8)
      return number
    }
    // The second parameter keeps the background of pixels that are not set.
    var bytes = Array("\u{1B}P0;1;0q\"1;1;\(width);\(height)".utf8) + palette
    var masks = [UInt8](repeating: 0, count: numbers.count * width)
    for top in stride(from: 0, to: height, by: 6) {
      var used: Set<Int> = []
      for y in top..<min(top + 6, height) {
        for x in 0..<width {
          let register = registers[y * width + x]
          guard register >= 0 else { continue }
          masks[register * width + x] |= 1 << UInt8(y - top)
          used.insert(register)
        }
      }
      for register in used.sorted() {
        let range = register * width..<(register + 1) * width
        bytes += Array("#\(register)".utf8)
        append(masks[range], to: &bytes)
        bytes.append(UInt8(ascii: "$"))
        masks.replaceSubrange(range, with: repeatElement(0, count: width))
      }
      bytes.append(UInt8(ascii: "-"))
    }
    return bytes + [0x1B, 0x5C]
  }

  /// Appends columns of six pixels, with runs of the same column as a count.
  private static func append(_ masks: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    var rest = masks
    // Columns at the end that are not set need not be written.
    while rest.last == 0 { rest.removeLast() }
    while let first = rest.first {
      let run = rest.prefix { $0 == first }.count
      let column = first + 0x3F
      if run > 3 {
        bytes += Array("!\(run)".utf8) + [column]
      } else {
        bytes += repeatElement(column, count: run)
      }
      rest = rest.dropFirst(run)
    }
  }

  private static func percent(_ channel: UInt32) -> Int { (Int(channel & 0xFF) * 100 + 127) / 255 }
}
