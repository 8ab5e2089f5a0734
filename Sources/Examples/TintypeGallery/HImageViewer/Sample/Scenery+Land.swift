// SPDX-License-Identifier: MIT

extension HImageViewerKit.PhotoCanvas {
  private typealias Ridge = HImageViewerKit.Ridge

  private static func wave(_ place: Int, _ period: Int, _ phase: Int = 0) -> Int {
    HImageViewerKit.wave(place, period: period, phase: phase)
  }

  /// The time of day in the photos of the lake.
  enum Daytime {
    case morning
    case evening
  }

  /// Paints mountains with their reflection in a lake.
  mutating func paintLake(_ daytime: Daytime) {
    let isMorning = daytime == .morning
    let shore = unitHeight * 56 / 100
    rows(
      from: 0, to: shore, Tone(isMorning ? 0x2F6FB5 : 0x4A3B84),
      Tone(isMorning ? 0xDCEBF4 : 0xFFB27A))
    let sun = (x: isMorning ? 765 : 300, y: shore * (isMorning ? 30 : 62) / 100)
    glow(x: sun.x, y: sun.y, radius: 330, Tone(0xFFF4D8), share: 190)
    disc(x: sun.x, y: sun.y, radius: isMorning ? 32 : 44, Tone(0xFFFAEA))
    let far = Ridge(seed: 77, step: 120, from: shore * 16 / 100, to: shore * 62 / 100)
    ground(
      Tone(isMorning ? 0xC9D8E6 : 0xD98FA0), Tone(isMorning ? 0x9DB5CC : 0xA86A92), depth: 200
    ) { shore - far.height($0) }
    let near = Ridge(seed: 4_242, step: 165, from: shore * 14 / 100, to: shore * 88 / 100)
    // Snow covers the high slopes.
    ground(
      Tone(isMorning ? 0xF7FAFD : 0xFFD9C4), Tone(isMorning ? 0x6C87A3 : 0x6E4A7C), depth: 130
    ) { shore - near.height($0) }
    let hill = Ridge(seed: 9, step: 250, from: 26, to: shore * 26 / 100)
    ground(
      Tone(isMorning ? 0x35664F : 0x4A2F56), Tone(isMorning ? 0x1E4437 : 0x2E1D3D), depth: 90
    ) { shore - hill.height($0) }
    for index in 0..<46 {
      let x = index * 22 + Self.wave(index * 37, 61) / 24
      pine(x: x, foot: shore + 4, tall: 26 + Self.wave(index * 53, 97) / 8, isMorning)
    }
    mirror(below: shore, tint: Tone(isMorning ? 0x1F4C6B : 0x3A2450), share: 46)
  }

  private mutating func pine(x: Int, foot: Int, tall: Int, _ isMorning: Bool) {
    let pigment = Tone(isMorning ? 0x163A30 : 0x241730)
    for part in 0..<3 {
      let top = foot - tall + tall * part / 5
      let wide = tall * (2 + part) / 18
      outline([(x, top), (x + wide, top + tall * 2 / 5), (x - wide, top + tall * 2 / 5)], pigment)
    }
    box(x: x - 1, y: foot - tall / 3, width: 3, height: tall / 3, pigment)
  }

  /// Paints sand dunes under a clear sky.
  mutating func paintDunes() {
    let unitHeight = unitHeight
    rows(from: 0, to: unitHeight, Tone(0x5E9BCB), Tone(0xF4DDBB))
    disc(x: 250, y: unitHeight * 20 / 100, radius: 42, Tone(0xFFFBEF))
    glow(x: 250, y: unitHeight * 20 / 100, radius: 280, Tone(0xFFF6DC), share: 150)
    let waves: [(top: Int, deep: Int, level: Int, tall: Int, period: Int, phase: Int)] = [
      (0xE9B77E, 0xD79A5E, 44, 10, 900, 120), (0xDC9A55, 0xB9743A, 56, 16, 1250, 640),
      (0xE8AE68, 0xA85F2C, 70, 20, 1500, 1150), (0xC9813F, 0x6E3818, 88, 16, 1900, 420),
    ]
    for dune in waves {
      let level = unitHeight * dune.level / 100
      ground(Tone(dune.top), Tone(dune.deep), depth: unitHeight * 30 / 100) { x in
        level - Self.wave(x, dune.period, dune.phase) * unitHeight * dune.tall / 25_600
      }
    }
  }

  /// Paints rows of flowers that converge at the horizon.
  mutating func paintTulips() {
    let horizon = unitHeight * 42 / 100
    rows(from: 0, to: horizon, Tone(0x6FB1E4), Tone(0xEAF5FA))
    for (x, y, size) in [(180, 22, 60), (240, 18, 76), (310, 24, 54), (690, 34, 40), (740, 32, 52)]
    {
      disc(x: x, y: horizon * y * 2 / 100, radius: size, Tone(0xFFFFFF), share: 180)
    }
    rows(from: horizon, to: unitHeight, Tone(0x6E9B4B), Tone(0x3E6B2C))
    let colors = [0xE5383B, 0xFFC53A, 0xF06AA7, 0xFF7A2F, 0xFAF3EA, 0x9B4DCA, 0xE5383B, 0xFFC53A]
    for (index, color) in colors.enumerated() {
      let left = -900 + index * 360
      outline(
        [
          (500 + (left - 500) / 40, horizon), (500 + (left + 250 - 500) / 40, horizon),
          (left + 250, unitHeight + 10), (left, unitHeight + 10),
        ],
        Tone(color))
    }
    mill(x: 690, foot: horizon + 8)
  }

  private mutating func mill(x: Int, foot: Int) {
    let dark = Tone(0x4A2F25)
    outline([(x - 34, foot), (x - 20, foot - 130), (x + 20, foot - 130), (x + 34, foot)], dark)
    outline([(x - 24, foot - 128), (x, foot - 166), (x + 24, foot - 128)], Tone(0x2F1D18))
    box(x: x - 7, y: foot - 30, width: 14, height: 30, Tone(0xE8C9A0))
    let hub = (x: x, y: foot - 132)
    for (dx, dy) in [(92, 62), (-62, 92), (-92, -62), (62, -92)] {
      outline(
        [
          (hub.x - dy / 40, hub.y + dx / 40), (hub.x + dx, hub.y + dy),
          (hub.x + dx - dy / 6, hub.y + dy + dx / 6),
          (hub.x + dx / 5 - dy / 6, hub.y + dy / 5 + dx / 6),
        ], Tone(0xF3E9DC), share: 235)
    }
    disc(x: hub.x, y: hub.y, radius: 7, dark)
  }

  /// Paints firs in the mist, with nearer and darker rows.
  mutating func paintForest() {
    let unitHeight = unitHeight
    rows(from: 0, to: unitHeight, Tone(0xC7D9D6), Tone(0xF1F3E6))
    glow(x: 640, y: unitHeight * 22 / 100, radius: 420, Tone(0xFFF9DF), share: 220)
    var noise = Noise(state: 31 | 1)
    for row in 0..<5 {
      let level = unitHeight * (34 + row * 14) / 100
      let pigment = Tone(0xA9C2BC).mixed(with: Tone(0x12352F), row * 256 / 4)
      ground(pigment, pigment.mixed(with: Tone(0xE6ECE2), 90), depth: 220) { x in
        level + 34 - Self.wave(x, 700 + row * 90, row * 330) * 60 / 256
      }
      let wide = 34 + row * 13
      for index in 0..<(1000 / wide + 2) {
        let x = index * wide + noise.next(below: wide)
        let tall = 90 + row * 44 + noise.next(below: 60)
        let foot = level + 60 - Self.wave(x, 700 + row * 90, row * 330) * 60 / 256
        for part in 0..<4 {
          let top = foot - tall + tall * part / 5
          let half = tall * (2 + part) / 24
          outline([(x, top), (x + half, top + tall / 3), (x - half, top + tall / 3)], pigment)
        }
      }
    }
  }

  /// Paints northern lights above a ridge in the snow.
  mutating func paintNorthernLights() {
    let unitHeight = unitHeight
    rows(from: 0, to: unitHeight, Tone(0x060B24), Tone(0x16405A))
    var noise = Noise(state: 2_024 | 1)
    for _ in 0..<70 {
      let (x, y) = (noise.next(below: 1000), noise.next(below: unitHeight * 6 / 10))
      disc(x: x, y: y, radius: 2 + noise.next(below: 3), Tone(0xFFFFFF), share: 200)
    }
    let curtains: [(color: Int, level: Int, swing: Int, period: Int, phase: Int)] = [
      (0x7B4BD6, 20, 16, 820, 100), (0x2FE0A0, 30, 20, 980, 520), (0x8CF5C4, 42, 14, 760, 300),
    ]
    for curtain in curtains {
      veil(Tone(curtain.color), share: 150) { x in
        unitHeight * curtain.level / 100
          - Self.wave(x, curtain.period, curtain.phase) * unitHeight * curtain.swing / 25_600
      } tall: { x in
        unitHeight * (20 + Self.wave(x, 310, curtain.phase) / 26) / 100
      }
    }
    let ridge = Ridge(seed: 515, step: 142, from: unitHeight * 8 / 100, to: unitHeight * 34 / 100)
    ground(Tone(0xBFD9E8), Tone(0x24425E), depth: 150) { unitHeight - ridge.height($0) }
    ground(Tone(0x0C1A30), Tone(0x060D1C), depth: 80) { x in
      unitHeight * 90 / 100 - Self.wave(x, 640, 80) * 50 / 256
    }
  }
}
