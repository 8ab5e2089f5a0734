// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeImaging

/// An image that is drawn pixel by pixel.
struct Drawing {
  let width: Int
  let height: Int
  var pixels: [UInt32]

  init(_ width: Int, _ height: Int, _ background: UInt32 = 0xFFFF_FFFF) {
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: background, count: width * height)
  }

  var bitmap: Bitmap { get throws { try Bitmap(width: width, height: height, pixels: pixels) } }

  subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// Fills a rectangle, clipped to the image.
  mutating func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ pixel: UInt32) {
    draw(x, y, width, height) { _, _ in pixel }
  }

  /// Draws text-like pixels that are the same for the same seed.
  mutating func write(_ x: Int, _ y: Int, _ width: Int, _ height: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let ink = (0..<width * height).map { _ in UInt32.random(in: 0...15, using: &generator) }
    draw(x, y, width, height) { column, row in
      // The edges are dark and depend on the seed, so that the whole rectangle changes visibly.
      let isEdge = column == 0 || row == 0 || column == width - 1 || row == height - 1
      let gray = isEdge ? 0x20 + UInt32(seed % 16) : ink[row * width + column] * 16
      return 0xFF00_0000 | gray << 16 | gray << 8 | gray
    }
  }

  /// Draws each pixel of a rectangle from its column and row inside the rectangle.
  mutating func draw(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32
  ) {
    for row in 0..<height where (0..<self.height).contains(y + row) {
      for column in 0..<width where (0..<self.width).contains(x + column) {
        self[x + column, y + row] = pixel(column, row)
      }
    }
  }

  /// Returns areas of few colors with blended edges, like antialiased shapes.
  ///
  /// The areas are the same for the same seed; the edges depend on `shift`, which is from 0 to 255.
  static func smoothed(
    _ width: Int, _ height: Int, seed: UInt64, shift: UInt32, isOpaque: Bool
  ) -> Drawing {
    var generator = SeededGenerator(seed: seed)
    let colors: [UInt32] = (0..<4).map { index in
      let alpha: UInt32 = isOpaque || index < 2 ? 255 : .random(in: 0...255, using: &generator)
      let channels = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &generator) }
      return alpha << 24 | channels[0] << 16 | channels[1] << 8 | channels[2]
    }
    let side = 7
    let columns = width / side + 2
    let areas = (0..<columns * (height / side + 2)).map { _ in
      colors[Int.random(in: 0..<colors.count, using: &generator)]
    }
    var drawing = Drawing(width, height)
    drawing.draw(0, 0, width, height) { x, y in
      let area = areas[y / side * columns + x / side]
      guard x % side == side - 1 else { return area }
      let next = areas[y / side * columns + x / side + 1]
      return blend(area, next, (shift + UInt32(y / side * 40)) % 256)
    }
    return drawing
  }

  private static func blend(_ first: UInt32, _ second: UInt32, _ part: UInt32) -> UInt32 {
    [0, 8, 16, 24].reduce(0) { sum, place in
      let a = first >> UInt32(place) & 0xFF
      let b = second >> UInt32(place) & 0xFF
      return sum | ((a * (255 - part) + b * part) / 255) << UInt32(place)
    }
  }
}
