// SPDX-License-Identifier: MIT

import Foundation

extension SampleArt {
  static func flowers(_ text: SampleText) -> [Layer] {
    var art = SampleArt()
    let flowers: [(x: Double, y: Double, foot: Double, hex: UInt32, petals: Int, size: Double)] = [
      (64, 148, 110, 0xE5576B, 7, 34), (126, 92, 146, 0x8C6BC4, 9, 40),
      (204, 128, 172, 0xF2994A, 8, 38), (262, 186, 206, 0x3F7FBF, 6, 30),
      (104, 226, 136, 0xF6C945, 8, 24), (198, 234, 180, 0xE98BB0, 7, 26),
    ]
    art.layer(text("Stems")) { art in
      for flower in flowers {
        let middle = CGPoint(x: (flower.x + flower.foot * 2) / 3, y: (flower.y + 380) / 2)
        art.add(
          .pen, 0x4F8A5B, 4, .none,
          [
            CGPoint(x: flower.foot, y: 390), middle, CGPoint(x: flower.x, y: flower.y + 30),
            CGPoint(x: flower.x, y: flower.y),
          ])
        art.add(
          .fill, 0x6FB07A, 2, .none,
          Curves.petal(
            at: CGPoint(x: (middle.x + flower.x) / 2, y: (middle.y + flower.y + 30) / 2),
            length: 44, width: 16,
            angle: flower.x < 160 ? -0.4 : -0.1))
      }
      for x in stride(from: 6.0, through: 314, by: 14) {
        let height = 34 + 14 * sin(x * 0.9)
        art.add(
          .pen, 0x86BE86, 2.4, .none,
          [
            CGPoint(x: x, y: 384), CGPoint(x: x + 2, y: 384 - height * 0.6),
            CGPoint(x: x + 7 * sin(x * 0.31), y: 384 - height),
          ])
      }
    }
    art.layer(text("Blossoms")) { art in
      for flower in flowers {
        let center = CGPoint(x: flower.x, y: flower.y)
        for index in 0..<flower.petals {
          art.add(
            .fill, flower.hex, 2, .none,
            Curves.petal(
              at: center, length: flower.size, width: flower.size * 0.52,
              angle: Double(index) / Double(flower.petals) - 0.25))
        }
        art.add(.fill, 0xFFF3D6, 2, .none, Curves.circle(center, radius: flower.size * 0.24))
        art.add(.pen, 0xC98A2B, 1.6, .none, Curves.arc(center, radius: flower.size * 0.24))
      }
    }
    return art.layers
  }

  static func night(_ text: SampleText) -> [Layer] {
    var art = SampleArt()
    art.layer(text("Sky")) { art in
      let colors: [UInt32] = [0x2F4C8C, 0x4169AE, 0x6F98CF, 0x9DBDE2]
      for index in 0..<16 {
        let y = 12 + Double(index) * 15
        art.add(
          .pen, colors[index % colors.count], 4, .none,
          Curves.wave(
            from: CGPoint(x: -10, y: y), width: 340, height: 8, periods: 1.6,
            phase: Double(index) * 0.06))
      }
      for (x, y, size) in [(120.0, 116.0, 44.0), (206, 168, 30)] {
        let center = CGPoint(x: x, y: y)
        art.add(.fill, 0x16264F, 2, .none, Curves.circle(center, radius: size + 4))
        for (hex, start) in [(0x9DBDE2 as UInt32, 0.0), (0x4169AE, 0.33), (0xF3E3A1, 0.66)] {
          art.add(
            .pen, hex, 4, .none,
            Curves.spiral(center, radii: 3...size, from: start, turns: 1.5))
        }
      }
    }
    art.layer(text("Stars"), blend: .screen) { art in
      let stars = [
        (262.0, 58.0, 17.0), (42, 50, 9), (190, 40, 7), (292, 132, 8), (36, 178, 7), (150, 214, 6),
      ]
      for (x, y, size) in stars {
        let center = CGPoint(x: x, y: y)
        art.add(.marker, 0xF9E27D, size * 0.5, .none, Curves.arc(center, radius: size * 1.5))
        art.add(.fill, 0xFFF4C2, 2, .none, Curves.circle(center, radius: size))
      }
    }
    art.layer(text("Hill")) { art in
      for (y, hex, phase) in [(268.0, 0x24476B as UInt32, 0.1), (304, 0x1A3350, 0.55)] {
        let edge = Curves.wave(
          from: CGPoint(x: -20, y: y), width: 360, height: 16, periods: 1.1, phase: phase)
        art.add(.fill, hex, 2, .none, Curves.area(below: edge))
      }
      for (x, length, width) in [(64.0, 232.0, 46.0), (88, 150, 34)] {
        art.add(
          .fill, 0x0D1D2E, 2, .none,
          Curves.petal(
            at: CGPoint(x: x, y: 384), length: length, width: width, angle: -0.25))
      }
      for (x, y) in [(176.0, 322.0), (202, 330), (232, 318), (258, 332), (284, 322)] {
        art.add(
          .fill, 0x0D1D2E, 2, .none,
          Curves.corners([
            CGPoint(x: x - 9, y: y + 18), CGPoint(x: x - 9, y: y), CGPoint(x: x, y: y - 10),
            CGPoint(x: x + 9, y: y), CGPoint(x: x + 9, y: y + 18),
          ]))
        art.add(.pen, 0xF9E27D, 5, .none, [CGPoint(x: x, y: y + 7)])
      }
    }
    return art.layers
  }

  static func balloon(_ text: SampleText) -> [Layer] {
    var art = SampleArt()
    art.layer(text("Clouds"), opacity: 0.9) { art in
      let clouds = [
        (38.0, 92.0, 1.0), (252, 68, 0.8), (236, 272, 1.2), (46, 310, 0.9),
      ]
      for (x, y, scale) in clouds {
        for (dx, dy, radius) in [(-24.0, 6.0, 15.0), (0, -4, 22), (26, 4, 17), (4, 8, 18)] {
          art.add(
            .fill, 0xFFFFFF, 2, .none,
            Curves.circle(
              CGPoint(x: x + dx * scale, y: y + dy * scale), radius: radius * scale))
        }
      }
    }
    art.layer(text("Balloon")) { art in
      let foot = CGPoint(x: 160, y: 262)
      for x in [-17.0, 17] {
        art.add(
          .pen, 0x6B4B3A, 1.6, .none,
          [CGPoint(x: foot.x + x * 1.4, y: 236), CGPoint(x: foot.x + x * 0.8, y: 288)])
      }
      let stripes: [(Double, UInt32)] = [
        (1, 0xD9485F), (0.72, 0xF2994A), (0.44, 0xF6C945), (0.18, 0xFFF3D6),
      ]
      for (share, hex) in stripes {
        art.add(.fill, hex, 2, .none, envelope(foot: foot, share: share))
      }
      art.add(.pen, 0xA83248, 2, .none, envelope(foot: foot, share: 1))
      art.add(
        .fill, 0x9A6A45, 2, .none,
        Curves.corners([
          CGPoint(x: 143, y: 286), CGPoint(x: 143, y: 286), CGPoint(x: 177, y: 286),
          CGPoint(x: 173, y: 310), CGPoint(x: 147, y: 310), CGPoint(x: 143, y: 286),
        ]))
      for y in [292.0, 299, 305] {
        art.add(.pen, 0x6B4B3A, 1.2, .none, [CGPoint(x: 145, y: y), CGPoint(x: 175, y: y)])
      }
      art.add(
        .marker, 0xFFFFFF, 8, .none,
        Curves.arc(
          CGPoint(x: 160, y: 146), radius: 78, from: 0.56, to: 0.68))
    }
    art.layer(text("Birds")) { art in
      for (x, y) in [(36.0, 200.0), (54, 186), (284, 196)] {
        art.add(
          .pen, 0x3C5A73, 1.8, .none,
          [
            CGPoint(x: x - 9, y: y - 3), CGPoint(x: x - 5, y: y - 6), CGPoint(x: x, y: y),
            CGPoint(x: x, y: y), CGPoint(x: x + 5, y: y - 6), CGPoint(x: x + 9, y: y - 3),
          ])
      }
    }
    return art.layers
  }

  /// Returns the outline of a balloon whose width is a share of the full width.
  private static func envelope(foot: CGPoint, share: Double) -> [CGPoint] {
    (0...18).map { index in
      let angle = Double(index) / 18 * 2 * Double.pi
      let y = -cos(angle)
      // Narrow at the bottom, round at the top.
      let width = sin(angle) * (y > 0 ? 1 - 0.62 * y * y : 1)
      return CGPoint(
        x: ((foot.x + 92 * share * width) * 100).rounded() / 100,
        y: ((146 + 100 * y) * 100).rounded() / 100)
    }
  }
}
