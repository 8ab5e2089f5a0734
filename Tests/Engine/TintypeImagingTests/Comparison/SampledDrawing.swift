// SPDX-License-Identifier: MIT

import TintypeImaging

/// A small image with antialiased edges, drawn with 4 × 4 samples per pixel, as a rasterizer does.
struct SampledDrawing {
  var width: Int
  var height: Int
  /// A function that returns the opaque color at a point, 0xRRGGBB.
  var color: (Double, Double) -> UInt32

  static let samples = 4

  func bitmap() throws -> Bitmap {
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width { pixels.append(pixel(x, y)) }
    }
    return try Bitmap(width: width, height: height, pixels: pixels)
  }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    var sums: [UInt32] = [0, 0, 0]
    for row in 0..<Self.samples {
      for column in 0..<Self.samples {
        let found = color(
          Double(x) + (Double(column) + 0.5) / Double(Self.samples),
          Double(y) + (Double(row) + 0.5) / Double(Self.samples))
        for index in 0..<3 { sums[index] += found >> (16 - 8 * UInt32(index)) & 0xFF }
      }
    }
    let count = UInt32(Self.samples * Self.samples)
    let means = sums.map { ($0 + count / 2) / count }
    return 0xFF00_0000 | means[0] << 16 | means[1] << 8 | means[2]
  }
}

extension SampledDrawing {
  /// Returns a disc on a plain background.
  static func disc(
    atX x: Double, y: Double = 32, radius: Double = 20, color: UInt32 = 0x2266CC,
    ground: UInt32 = 0xFFFFFF
  ) -> SampledDrawing {
    SampledDrawing(width: 64, height: 64) { px, py in
      (px - x) * (px - x) + (py - y) * (py - y) <= radius * radius ? color : ground
    }
  }

  /// Returns slanted strokes like those of letters, `stroke` pixels wide.
  static func strokes(
    shift: Double = 0, stroke: Double = 1.6, color: UInt32 = 0x222222
  ) -> SampledDrawing {
    SampledDrawing(width: 64, height: 32) { px, py in
      let place = (px - shift + py * 0.3).truncatingRemainder(dividingBy: 6)
      return place < stroke && py > 8 && py < 24 && px > 8 && px < 56 ? color : 0xF4F4F8
    }
  }
}

extension Bitmap {
  /// Returns a copy in which some pixels have another value.
  func changing(_ x: Range<Int>, _ y: Range<Int>, to pixel: UInt32) throws -> Bitmap {
    var pixels = pixels
    for row in y {
      for column in x { pixels[row * width + column] = pixel }
    }
    return try Bitmap(width: width, height: height, pixels: pixels)
  }
}
