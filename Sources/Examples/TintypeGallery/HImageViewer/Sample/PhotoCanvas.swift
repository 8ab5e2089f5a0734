// SPDX-License-Identifier: MIT

import TintypeComponents

extension HImageViewerKit {
  /// The canvas of the sample photos, 1000 units wide at any pixel size.
  ///
  /// All arithmetic uses integers, so the pixels are the same on every machine. Edges are
  /// antialiased over one pixel; lengths are stored in 1/256 of a pixel.
  struct PhotoCanvas {
    let width: Int
    let height: Int
    private var pigments: [Tone]

    /// Creates a canvas of a width and a height in pixels, each at least 1.
    init(width: Int, height: Int) {
      self.width = max(width, 1)
      self.height = max(height, 1)
      pigments = Array(repeating: Tone(0), count: self.width * self.height)
    }

    /// The height in units.
    var unitHeight: Int { height * 1000 / width }

    /// The image, at three pixels per point.
    var image: ImageData? {
      ImageData(pixelWidth: width, pixelHeight: height, scale: 3, pixels: pigments.map(\.pixel))
    }

    /// Returns a length in units as 1/256 of a pixel.
    private func length(_ units: Int) -> Int { units * width * 256 / 1000 }

    private mutating func blend(_ x: Int, _ y: Int, _ pigment: Tone, _ share: Int) {
      guard share > 0, x >= 0, x < width, y >= 0, y < height else { return }
      let index = y * width + x
      pigments[index] = share >= 256 ? pigment : pigments[index].mixed(with: pigment, share)
    }

    /// Returns the pixels that a span in 1/256 of a pixel touches, within a limit.
    private static func pixels(_ from: Int, _ to: Int, below limit: Int) -> Range<Int> {
      let first = min(max(from >> 8, 0), limit)
      return first..<max(min((to >> 8) + 1, limit), first)
    }

    /// Paints rows between two heights in units with a linear gradient.
    mutating func rows(from top: Int, to bottom: Int, _ first: Tone, _ last: Tone) {
      let (start, end) = (length(top), length(bottom))
      guard end > start else { return }
      for y in Self.pixels(start, end - 1, below: height) {
        let share = min(max((y << 8) + 128 - start, 0) * 256 / (end - start), 256)
        let pigment = first.mixed(with: last, share)
        for x in 0..<width { pigments[y * width + x] = pigment }
      }
    }

    /// Paints a disc, or the upper part of one, with antialiased edges.
    mutating func disc(
      x: Int, y: Int, radius: Int, _ pigment: Tone, above bottom: Int? = nil, share: Int = 256
    ) {
      let (cx, cy, radius) = (length(x), length(y), max(length(radius), 1))
      let limit = min(cy + radius, bottom.map(length) ?? Int.max)
      for py in Self.pixels(cy - radius, limit, below: height) {
        for px in Self.pixels(cx - radius, cx + radius, below: width) {
          let (dx, dy) = ((px << 8) + 128 - cx, (py << 8) + 128 - cy)
          // The square of a distance increases by twice the radius over the edge.
          let inside = (radius * radius - dx * dx - dy * dy) / (2 * radius) + 128
          blend(px, py, pigment, min(max(inside, 0), 256) * share / 256)
        }
      }
    }

    /// Paints a glow around a point that decreases with the distance.
    mutating func glow(x: Int, y: Int, radius: Int, _ pigment: Tone, share: Int) {
      let (cx, cy, radius) = (length(x), length(y), max(length(radius), 1))
      let square = radius * radius / 256
      for py in Self.pixels(cy - radius, cy + radius, below: height) {
        for px in Self.pixels(cx - radius, cx + radius, below: width) {
          let (dx, dy) = ((px << 8) + 128 - cx, (py << 8) + 128 - cy)
          let near = 256 - (dx * dx + dy * dy) / max(square, 1)
          if near > 0 { blend(px, py, pigment, near * near / 256 * share / 256) }
        }
      }
    }

    /// Paints the area below an edge, given in units for each horizontal position in units.
    ///
    /// The color changes from the edge to a depth.
    mutating func ground(
      _ top: Tone, _ deep: Tone, depth: Int, edge: (Int) -> Int
    ) {
      let depth = max(length(depth), 1)
      // Adjacent points are joined by a line, so that an edge in integer units has no steps.
      let step = 4
      let count = 1000 / step + 2
      let edges = (0..<count).map { length(edge($0 * step)) }
      for px in 0..<width {
        let place = (px * 2 + 1) * 500 * 256 / width
        let (index, part) = (place / (256 * step), place % (256 * step))
        guard index + 1 < edges.count else { continue }
        let level = edges[index] + (edges[index + 1] - edges[index]) * part / (256 * step)
        for py in Self.pixels(level, height << 8, below: height) {
          let covered = ((py + 1) << 8) - level
          blend(px, py, top.mixed(with: deep, covered * 256 / depth), min(covered, 256))
        }
      }
    }

    /// Paints a convex polygon through points in units.
    mutating func outline(_ points: [(x: Int, y: Int)], _ pigment: Tone, share: Int = 256) {
      let points = points.map { (x: length($0.x), y: length($0.y)) }
      guard let top = points.map(\.y).min(), let bottom = points.map(\.y).max() else { return }
      for py in Self.pixels(top, bottom, below: height) {
        var covered: [Int: Int] = [:]
        for quarter in 0..<4 {
          let y = (py << 8) + quarter * 64 + 32
          var crossings: [Int] = []
          for (index, start) in points.enumerated() {
            let end = points[(index + 1) % points.count]
            guard (start.y <= y) != (end.y <= y) else { continue }
            crossings.append(start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y))
          }
          guard let left = crossings.min(), let right = crossings.max() else { continue }
          for px in Self.pixels(left, right, below: width) {
            let inside = min(right, (px + 1) << 8) - max(left, px << 8)
            covered[px, default: 0] += max(inside, 0) / 4
          }
        }
        for (px, sum) in covered { blend(px, py, pigment, sum * share / 256) }
      }
    }

    /// Paints a rectangle.
    mutating func box(
      x: Int, y: Int, width: Int, height: Int, _ pigment: Tone, share: Int = 256
    ) {
      outline(
        [(x, y), (x + width, y), (x + width, y + height), (x, y + height)], pigment, share: share)
    }

    /// Paints a veil of light below a curve, which becomes brighter toward its lower edge.
    ///
    /// - Parameters:
    ///   - pigment: The color.
    ///   - share: The greatest opacity, in units of 1/256.
    ///   - top: A closure that returns the upper edge at a horizontal position, in units.
    ///   - tall: A closure that returns the height at a horizontal position, in units.
    mutating func veil(
      _ pigment: Tone, share: Int, top: (Int) -> Int, tall: (Int) -> Int
    ) {
      for x in 0..<width {
        let place = x * 1000 / width
        let (start, extent) = (length(top(place)), max(length(tall(place)), 1))
        for y in Self.pixels(start, start + extent - 1, below: height) {
          let part = min(max((y << 8) + 128 - start, 0) * 256 / extent, 256)
          // The light fades within the last fifth.
          let light = part < 205 ? part * share / 205 : (256 - part) * share / 51
          blend(x, y, pigment, light)
        }
      }
    }

    /// Mirrors the area above a height in units below it, with horizontal waves.
    mutating func mirror(below level: Int, tint: Tone, share: Int) {
      let start = min(max(length(level) >> 8, 1), height)
      for y in start..<height {
        let depth = y - start
        let source = max(start - 1 - depth * 5 / 4, 0)
        // The waves become longer and stronger toward the viewer.
        let period = 6 + depth * 400 / width / 12
        let reach = 2 + depth * 400 / width / 12
        let swing = (HImageViewerKit.wave(depth, period: period) - 128) * reach / 128
        for x in 0..<width {
          let from = min(max(x + swing, 0), width - 1)
          let distance = min(256, share + depth * 160 / height)
          pigments[y * width + x] = pigments[source * width + from].mixed(
            with: tint, distance)
        }
      }
    }
  }

  /// Returns a wave's height, 0 to 256, at a position in units.
  ///
  /// The wave is level at its lowest and its highest point and repeats after a period.
  static func wave(_ place: Int, period: Int, phase: Int = 0) -> Int {
    let period = max(period, 2)
    let half = period / 2
    let part = ((place + phase) % period + period) % period
    let rising = (part < half ? part : period - part) * 256 / max(half, 1)
    return rising * rising * (768 - 2 * rising) / 65_536
  }
}
