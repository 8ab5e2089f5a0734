// SPDX-License-Identifier: MIT

extension HImageViewerKit.PhotoCanvas {

  private static func wave(_ place: Int, _ period: Int, _ phase: Int = 0) -> Int {
    HImageViewerKit.wave(place, period: period, phase: phase)
  }

  /// Paints balloons above hills in the morning.
  mutating func paintBalloons() {
    let unitHeight = unitHeight
    rows(from: 0, to: unitHeight, Tone(0x7DB9E8), Tone(0xFFE7C7))
    for (level, color) in [(76, 0xB9A7C6), (84, 0x8F86B0), (92, 0x5D5F87)] {
      ground(Tone(color), Tone(color).mixed(with: Tone(0xFFE7C7), 60), depth: 260) { x in
        unitHeight * level / 100 - Self.wave(x, 560 + level * 3, level * 7) * 90 / 256
      }
    }
    balloon(x: 330, y: unitHeight * 36 / 100, radius: 190, [0xE63946, 0xFFB703, 0xF1FAEE])
    balloon(x: 760, y: unitHeight * 26 / 100, radius: 96, [0x3A86FF, 0xF1FAEE, 0x8338EC])
    balloon(x: 655, y: unitHeight * 60 / 100, radius: 62, [0xFF7F51, 0xFFD9A0, 0x9B2226])
  }

  private mutating func balloon(x: Int, y: Int, radius: Int, _ colors: [Int]) {
    let neck = y + radius * 128 / 100
    // Each stripe is a narrower shape in front of the previous one.
    for (index, share) in [100, 78, 52, 24].enumerated() {
      let pigment = Tone(colors[index % colors.count])
      let points = (0..<40).map { step -> (x: Int, y: Int) in
        let (dx, dy) = Self.circle[step]
        return (x + dx * radius * share / 100_000, y + dy * radius / 1000)
      }
      outline(points, pigment)
      let wide = radius * share / 100
      outline(
        [
          (x - wide * 88 / 100, y + radius * 47 / 100),
          (x + wide * 88 / 100, y + radius * 47 / 100),
          (x + wide * 20 / 100, neck), (x - wide * 20 / 100, neck),
        ], pigment)
    }
    glow(x: x - radius * 2 / 5, y: y - radius * 2 / 5, radius: radius, Tone(0xFFFFFF), share: 90)
    let basket = radius / 6
    for side in [-1, 1] {
      outline(
        [
          (x + side * radius / 5, neck), (x + side * radius / 5 + 3, neck),
          (x + side * basket + 3, neck + radius / 4), (x + side * basket, neck + radius / 4),
        ], Tone(0x5B3A29))
    }
    box(
      x: x - basket, y: neck + radius / 4, width: 2 * basket + 3, height: radius / 4,
      Tone(0x7A4B2A))
  }

  /// A circle with a radius of 1000 units around the origin, in 40 points, each rotated by 9°.
  private static let circle: [(x: Int, y: Int)] = {
    var point = (x: 1_000_000, y: 0)
    return (0..<40).map { _ in
      let now = (x: point.x / 1000, y: point.y / 1000)
      point = (
        (point.x * 987_688 - point.y * 156_434) / 1_000_000,
        (point.x * 156_434 + point.y * 987_688) / 1_000_000
      )
      return now
    }
  }()

  /// Paints a city at night with lit windows.
  mutating func paintSkyline() {
    rows(from: 0, to: unitHeight, Tone(0x101A44), Tone(0xC0587E))
    glow(x: 770, y: unitHeight * 20 / 100, radius: 220, Tone(0xF2C6C0), share: 120)
    disc(x: 770, y: unitHeight * 20 / 100, radius: 62, Tone(0xFDF3D0))
    var noise = Noise(state: 88 | 1)
    for row in 0..<3 {
      let pigment = Tone([0x5B3A72, 0x33295C, 0x15183A][row])
      var x = -20
      while x < 1000 {
        let wide = 90 + noise.next(below: 70)
        let tall = unitHeight * (58 - row * 13 + noise.next(below: 18) - 9) / 100
        let top = unitHeight - tall
        box(x: x, y: top, width: wide, height: tall, pigment)
        if noise.next(below: 3) == 0 {
          box(x: x + wide / 2 - 3, y: top - 60, width: 6, height: 60, pigment)
        }
        windows(x: x, top: top, wide: wide, share: 90 + row * 70, &noise)
        x += wide + noise.next(below: 16)
      }
    }
  }

  private mutating func windows(
    x: Int, top: Int, wide: Int, share: Int, _ noise: inout Noise
  ) {
    for y in stride(from: top + 22, to: unitHeight, by: 36) {
      for left in stride(from: x + 14, to: x + wide - 22, by: 26) where noise.next(below: 5) < 3 {
        let color = noise.next(below: 4) == 0 ? 0xFFF3CF : 0xFFC75F
        box(x: left, y: y, width: 13, height: 18, Tone(color), share: share)
      }
    }
  }

  /// Paints boats in front of colored houses and their reflection.
  mutating func paintHarbor() {
    let shore = unitHeight * 62 / 100
    rows(from: 0, to: shore, Tone(0x4C9BD6), Tone(0xE3F1F7))
    ground(Tone(0x7FA36B), Tone(0x54764A), depth: 200) { x in
      shore * 52 / 100 - Self.wave(x, 900, 260) * 130 / 256
    }
    let colors = [0xE76F51, 0xF4A261, 0xE9C46A, 0x2A9D8F, 0xF1EDE4, 0xD1495B, 0x5FA8D3, 0xF2CC8F]
    for (index, color) in colors.enumerated() {
      let (x, tall) = (index * 126 - 4, shore * (46 + Self.wave(index * 71, 113) / 16) / 100)
      box(x: x, y: shore - tall, width: 127, height: tall, Tone(color))
      outline(
        [(x - 4, shore - tall), (x + 63, shore - tall - 66), (x + 131, shore - tall)],
        Tone(0x8C3B2E))
      for level in stride(from: shore - tall + 36, to: shore - 50, by: 74) {
        for left in [x + 24, x + 74] {
          box(x: left, y: level, width: 28, height: 42, Tone(0x34495E))
          box(x: left + 3, y: level + 3, width: 22, height: 16, Tone(0xCFE6F2))
        }
      }
    }
    boat(x: 250, water: shore + 6, 0xFFFFFF)
    boat(x: 700, water: shore + 10, 0xFFD166)
    mirror(below: shore + 14, tint: Tone(0x1B5A7A), share: 90)
  }

  private mutating func boat(x: Int, water: Int, _ sail: Int) {
    outline(
      [(x - 90, water - 30), (x + 95, water - 30), (x + 66, water + 12), (x - 66, water + 12)],
      Tone(0x2B2D42))
    box(x: x - 3, y: water - 250, width: 7, height: 222, Tone(0x5B4636))
    outline([(x + 8, water - 240), (x + 8, water - 46), (x + 88, water - 46)], Tone(sail))
    outline([(x - 8, water - 210), (x - 8, water - 46), (x - 66, water - 46)], Tone(0xF6EFE2))
  }

  /// Paints slices of fruit on a table.
  mutating func paintOranges() {
    rows(from: 0, to: unitHeight, Tone(0x1E9AA0), Tone(0x157A86))
    let slices: [(x: Int, y: Int, radius: Int, peel: Int, flesh: Int)] = [
      (230, 24, 200, 0xF08A24, 0xFFB347), (720, 20, 165, 0xE5533D, 0xFF8066),
      (520, 60, 215, 0xF2B705, 0xFFDD55), (90, 74, 150, 0xE5533D, 0xFF8066),
      (900, 66, 170, 0xF08A24, 0xFFB347), (300, 101, 160, 0x7CB518, 0xC5E063),
      (760, 104, 150, 0xF2B705, 0xFFDD55),
    ]
    for slice in slices {
      let y = unitHeight * slice.y / 100
      disc(x: slice.x + 12, y: y + 16, radius: slice.radius, Tone(0x0B4A52), share: 110)
      disc(x: slice.x, y: y, radius: slice.radius, Tone(slice.peel))
      disc(x: slice.x, y: y, radius: slice.radius * 90 / 100, Tone(0xFFF6E3))
      for segment in 0..<8 {
        let (from, to) = (Self.circle[segment * 5 % 40], Self.circle[(segment * 5 + 4) % 40])
        let middle = Self.circle[(segment * 5 + 2) % 40]
        let reach = slice.radius * 82 / 100
        let (cx, cy) = (
          slice.x + middle.x * slice.radius / 9000, y + middle.y * slice.radius / 9000
        )
        outline(
          [
            (cx, cy), (slice.x + from.x * reach / 1000, y + from.y * reach / 1000),
            (slice.x + middle.x * reach * 105 / 100_000, y + middle.y * reach * 105 / 100_000),
            (slice.x + to.x * reach / 1000, y + to.y * reach / 1000),
          ], Tone(slice.flesh))
      }
    }
  }

  /// Paints sand, surf and the sea from above.
  mutating func paintBeach() {
    let unitHeight = unitHeight
    rows(from: 0, to: unitHeight, Tone(0xF6E2BC), Tone(0xEED3A0))
    let edges: [(color: Int, deep: Int, level: Int, phase: Int)] = [
      (0xE0C08A, 0xD9B57C, 40, 60), (0xFFFFFF, 0xEAF8F6, 44, 60), (0x9FE3DC, 0x6CCFCB, 48, 90),
      (0xFFFFFF, 0xD8F3F0, 62, 300), (0x46BFC2, 0x1F8FA6, 65, 330), (0x1C86A0, 0x0F5C7E, 86, 500),
    ]
    for edge in edges {
      ground(Tone(edge.color), Tone(edge.deep), depth: 300) { x in
        unitHeight * edge.level / 100 + x * 12 / 100
          - Self.wave(x, 430, edge.phase) * 70 / 256 - Self.wave(x, 170, edge.phase) * 22 / 256
      }
    }
    for (x, y, color) in [(210, 15, 0xE63946), (560, 22, 0x1D6FB8), (830, 12, 0xFFB703)] {
      parasol(x: x, y: unitHeight * y / 100, Tone(color))
    }
  }

  private mutating func parasol(x: Int, y: Int, _ pigment: Tone) {
    disc(x: x + 24, y: y + 24, radius: 84, Tone(0x9C7B45), share: 120)
    box(x: x + 74, y: y + 60, width: 60, height: 120, Tone(0xFFFFFF))
    disc(x: x, y: y, radius: 84, pigment)
    for segment in stride(from: 0, to: 40, by: 10) {
      let (from, middle, to) = (
        Self.circle[segment], Self.circle[segment + 2], Self.circle[(segment + 5) % 40]
      )
      outline(
        [
          (x, y), (x + from.x * 84 / 1000, y + from.y * 84 / 1000),
          (x + middle.x * 85 / 1000, y + middle.y * 85 / 1000),
          (x + to.x * 84 / 1000, y + to.y * 84 / 1000),
        ], Tone(0xFFF8EC))
    }
    disc(x: x, y: y, radius: 8, Tone(0x5B4636))
  }

  /// Paints a lighthouse on a cliff at dusk.
  mutating func paintLighthouse() {
    let unitHeight = unitHeight
    let sea = unitHeight * 70 / 100
    rows(from: 0, to: sea, Tone(0x35508F), Tone(0xFFC49B))
    glow(x: 250, y: sea, radius: 420, Tone(0xFFE9B8), share: 200)
    disc(x: 250, y: sea, radius: 80, Tone(0xFFF1CF), above: sea)
    mirror(below: sea, tint: Tone(0x24406E), share: 80)
    ground(Tone(0x4E6B4A), Tone(0x2B2A33), depth: 170) { x in
      x < 420 ? unitHeight + 40 : sea + 150 - min(x - 420, 200) - Self.wave(x, 210, 30) * 24 / 256
    }
    let (x, foot) = (720, sea - 40)
    let top = unitHeight * 20 / 100
    outline([(x, top), (x - 420, top - 60), (x - 420, top + 60)], Tone(0xFFF3C4), share: 96)
    for stripe in 0..<5 {
      let (from, to) = (
        top + (foot - top) * stripe / 5, top + (foot - top) * (stripe + 1) / 5
      )
      let (wide, wider) = (44 + stripe * 6, 44 + (stripe + 1) * 6)
      outline(
        [(x - wide, from), (x + wide, from), (x + wider, to), (x - wider, to)],
        Tone(stripe % 2 == 0 ? 0xF7F3EE : 0xD1342F))
    }
    box(x: x - 58, y: top - 8, width: 116, height: 14, Tone(0x2B2A33))
    box(x: x - 32, y: top - 62, width: 64, height: 54, Tone(0xFFE9A8))
    outline([(x - 46, top - 60), (x, top - 116), (x + 46, top - 60)], Tone(0x8E1F1C))
  }
}
