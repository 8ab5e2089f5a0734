// SPDX-License-Identifier: MIT

import TintypeImaging

/// A plain comparison of the pixels that two images share, with which the kernels must agree.
struct NaiveComparison {
  let reference: Bitmap
  let actual: Bitmap
  let width: Int
  let height: Int

  init(_ reference: Bitmap, _ actual: Bitmap) {
    self.reference = reference
    self.actual = actual
    width = min(reference.width, actual.width)
    height = min(reference.height, actual.height)
  }

  /// Returns the positions of the differing pixels and, separately, of the antialiased pixels.
  func differing(
    by tolerance: Tolerance
  ) -> (counted: [(x: Int, y: Int)], smoothed: [(x: Int, y: Int)]) {
    var counted: [(x: Int, y: Int)] = []
    var smoothed: [(x: Int, y: Int)] = []
    for y in 0..<height {
      for x in 0..<width where differs(x, y, by: tolerance) {
        if tolerance.masks.contains(where: { $0.holds(x, y) }) { continue }
        if tolerance.ignoresAntialiasing
          && (isSmoothed(reference, x, y) || isSmoothed(actual, x, y))
        {
          smoothed.append((x, y))
        } else {
          counted.append((x, y))
        }
      }
    }
    return (counted, smoothed)
  }

  /// Returns the largest difference of a channel.
  func distance(_ x: Int, _ y: Int) -> Int {
    let a = channels(reference.pixels[y * reference.width + x])
    let b = channels(actual.pixels[y * actual.width + x])
    return zip(a, b).map { abs($0 - $1) }.max() ?? 0
  }

  private func differs(_ x: Int, _ y: Int, by tolerance: Tolerance) -> Bool {
    if tolerance.mode == .exact {
      return Double(distance(x, y)) / 255 > tolerance.threshold
    }
    let limit = 35_215 * tolerance.threshold * tolerance.threshold
    return yiq(
      reference.pixels[y * reference.width + x], actual.pixels[y * actual.width + x],
      at: y * width + x
    ).distance > limit
  }

  /// Returns the channels in the order blue, green, red and alpha, as in memory.
  private func channels(_ pixel: UInt32) -> [Int] {
    (0..<4).map { Int(pixel >> (8 * UInt32($0)) & 0xFF) }
  }

  private func straight(_ pixel: UInt32) -> [Double] {
    let premultiplied = channels(pixel)
    let alpha = premultiplied[3]
    guard alpha > 0 else { return [0, 0, 0, 0] }
    return premultiplied.prefix(3).map { Double(min(255, ($0 * 255 + alpha / 2) / alpha)) }
      + [Double(alpha)]
  }

  private func yiq(
    _ first: UInt32, _ second: UInt32, at place: Int
  ) -> (brightness: Double, distance: Double) {
    guard first != second else { return (0, 0) }
    let a = straight(first)
    let b = straight(second)
    let step = Double(4 * place)
    let backdrop = [step / 2.618033988749895, step / 1.618033988749895, step].map {
      48 + 159 * Double(Int($0) % 2)
    }
    let d = (0..<3).map { channel in
      a[3] == 255 && b[3] == 255
        ? a[channel] - b[channel]
        : (a[channel] * a[3] - b[channel] * b[3] - backdrop[channel] * (a[3] - b[3])) / 255
    }
    let y = d[2] * 0.29889531 + d[1] * 0.58662247 + d[0] * 0.11448223
    let i = d[2] * 0.59597799 - d[1] * 0.27417610 - d[0] * 0.32180189
    let q = d[2] * 0.21147017 - d[1] * 0.52261711 + d[0] * 0.31114694
    return (y, 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q)
  }

  private func neighbors(_ x: Int, _ y: Int) -> [(x: Int, y: Int)] {
    (x - 1...x + 1).flatMap { column in (y - 1...y + 1).map { (column, $0) } }
      .filter { $0 != (x, y) && (0..<width).contains($0.0) && (0..<height).contains($0.1) }
  }

  private func isSmoothed(_ image: Bitmap, _ x: Int, _ y: Int) -> Bool {
    func pixel(_ place: (x: Int, y: Int)) -> UInt32 {
      image.pixels[place.y * image.width + place.x]
    }
    let around = neighbors(x, y)
    let brightness = around.map {
      yiq(pixel((x, y)), pixel($0), at: y * width + x).brightness
    }
    let equal = brightness.filter { $0 == 0 }.count + (around.count < 8 ? 1 : 0)
    guard equal <= 2, let least = brightness.min(), let most = brightness.max(), least < 0, most > 0
    else { return false }
    return [least, most].contains { extreme in
      guard let index = brightness.firstIndex(of: extreme) else { return false }
      return isArea(reference, around[index]) && isArea(actual, around[index])
    }
  }

  private func isArea(_ image: Bitmap, _ place: (x: Int, y: Int)) -> Bool {
    func pixel(_ place: (x: Int, y: Int)) -> UInt32 {
      image.pixels[place.y * image.width + place.x]
    }
    let around = neighbors(place.x, place.y)
    return around.filter { pixel($0) == pixel(place) }.count + (around.count < 8 ? 1 : 0) > 2
  }
}

extension PixelRect {
  func holds(_ x: Int, _ y: Int) -> Bool {
    (self.x..<self.x + width).contains(x) && (self.y..<self.y + height).contains(y)
  }
}
