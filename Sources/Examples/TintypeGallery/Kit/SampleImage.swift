// SPDX-License-Identifier: MIT

import TintypeComponents

/// Computed images, so that sheets need no image files: hills below a sky with a sun.
///
/// All arithmetic uses integers, so the pixels are the same on every machine.
enum SampleImage {
  /// Returns the image for a number, 240 × 180 pixels; there are twelve images, used cyclically.
  static func landscape(seed: Int) -> ImageData? {
    let count = landscapes.count
    return count > 0 ? landscapes[(seed % count + count) % count] : nil
  }

  private static let landscapes = (0..<12).compactMap { Landscape(seed: $0).image }
}

/// The elements of a landscape; some lengths are in units of 1/256 pixel, where stated.
private struct Landscape {
  private static let width = 240
  private static let height = 180

  private let palette: Palette
  private let sun: (x: Int, y: Int, radius: Int)
  /// The upper edge of each chain of hills per column, the farthest first, in units of 1/256 pixel.
  private let hills: [[Int]]

  init(seed: Int) {
    palette = Palette.all[seed % Palette.all.count]
    var noise = Noise(seed: UInt32(truncatingIfNeeded: seed))
    sun = (
      40 + noise.next(below: Self.width - 80), 30 + noise.next(below: 50),
      10 + noise.next(below: 10)
    )
    let chains = 3 + seed % 2
    hills = (0..<chains).map { chain in
      let top = 78 + chain * (72 / chains)
      let tall = 44 - chain * 7
      let steps = [96 >> (chain / 2), 34, 11].map { max($0, 4) }
      let values = steps.map { step in
        (0...(Self.width / step + 1)).map { _ in noise.next(below: 256) }
      }
      return (0..<Self.width).map { x in
        var sum = 0
        for (octave, step) in steps.enumerated() {
          sum += Self.smooth(values[octave], x, step) * tall >> (octave * 2)
        }
        return top * 256 - sum / 2 + tall * 64
      }
    }
  }

  /// Returns a value between two adjacent values, on a curve that is level at both.
  private static func smooth(_ values: [Int], _ x: Int, _ step: Int) -> Int {
    let place = x / step
    let part = (x % step) * 256 / step
    let eased = part * part * (768 - 2 * part) / 65_536
    return values[place] + (values[place + 1] - values[place]) * eased / 256
  }

  var image: ImageData? {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(Self.width * Self.height)
    let colors = hills.indices.map { chain in
      palette.far.mixed(with: palette.near, chain * 256 / max(hills.count - 1, 1))
    }
    for y in 0..<Self.height {
      let sky = palette.high.mixed(with: palette.low, min(y * 256 / 120, 256))
      for x in 0..<Self.width {
        var color = withSun(sky, x, y)
        for (chain, edges) in hills.enumerated() {
          let covered = (y + 1) * 256 - edges[x]
          guard covered > 0 else { continue }
          // Hills fade toward their bases.
          let mist = min(covered / 160, 72)
          color = color.mixed(
            with: colors[chain].mixed(with: palette.low, mist), min(covered, 256))
        }
        pixels.append(color.pixel)
      }
    }
    return ImageData(
      pixelWidth: Self.width, pixelHeight: Self.height, scale: 2, pixels: pixels)
  }

  private func withSun(_ sky: Tone, _ x: Int, _ y: Int) -> Tone {
    let (dx, dy) = (x - sun.x, y - sun.y)
    let distance = dx * dx + dy * dy
    let radius = sun.radius * sun.radius
    let glow = radius * 14
    guard distance < glow else { return sky }
    let shine = (glow - distance) * 110 / glow
    let color = sky.mixed(with: palette.sun, shine)
    // In squared distances, one pixel at the edge is 2 · radius wide.
    let inside = (radius - distance) * 256 / (2 * sun.radius) + 128
    return inside > 0 ? color.mixed(with: palette.sun, min(inside, 256)) : color
  }
}

/// The colors of a time of day.
private struct Palette {
  let high: Tone
  let low: Tone
  let sun: Tone
  let far: Tone
  let near: Tone

  init(_ high: Int, _ low: Int, _ sun: Int, _ far: Int, _ near: Int) {
    self.high = Tone(high)
    self.low = Tone(low)
    self.sun = Tone(sun)
    self.far = Tone(far)
    self.near = Tone(near)
  }

  static let all = [
    Palette(0x3B6FB6, 0xF6D7B0, 0xFFF3D6, 0x8FA3B8, 0x22394D),
    Palette(0x5B3A8C, 0xFF9E6D, 0xFFE3A3, 0xA0588A, 0x2A1A45),
    Palette(0x4FA9E0, 0xDDF1F7, 0xFFFFFF, 0x86B5A2, 0x1F5B46),
    Palette(0xF08A5D, 0xFFE0A6, 0xFFF8E1, 0xC9795B, 0x5A2633),
    Palette(0x0F1F4B, 0x5C6FB0, 0xF3F1DE, 0x3D4F8C, 0x0A1330),
    Palette(0x76C7C0, 0xF9F3CF, 0xFFFBEA, 0x9CB76F, 0x3E5C27),
    Palette(0xB983C9, 0xFFD6E0, 0xFFF5F0, 0xA98BC4, 0x4A3470),
  ]
}
