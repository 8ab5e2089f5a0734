// SPDX-License-Identifier: MIT

import Foundation

/// Layers with strokes that are computed, so that they are the same each time.
struct SampleArt {
  private(set) var layers: [Layer] = []
  private var lastID = 0

  mutating func layer(
    _ name: String, opacity: Double = 1, blend: LayerBlend = .normal,
    draw: (inout SampleArt) -> Void
  ) {
    layers.append(Layer(id: layers.count + 1, name: name, opacity: opacity, blend: blend))
    draw(&self)
  }

  mutating func add(
    _ tool: Tool, _ hex: UInt32, _ width: Double = 2, _ symmetry: Symmetry = .none,
    _ points: [CGPoint]
  ) {
    guard let index = layers.indices.last else { return }
    lastID += 1
    layers[index].strokes.append(
      Stroke(
        id: lastID, tool: tool, ink: Ink(hex: hex), width: width, symmetry: symmetry,
        points: points))
  }

  // MARK: Sketches

  static func waves(_ text: SampleText) -> [Layer] {
    var art = SampleArt()
    art.layer(text("Sky")) { art in
      let bands: [(Double, UInt32)] = [(60, 0xFBD3A6), (110, 0xF8B88B), (158, 0xF29A7E)]
      for (y, hex) in bands {
        let edge = Curves.wave(
          from: CGPoint(x: -20, y: y), width: 360, height: 7, periods: 1.5, phase: y / 90)
        art.add(.fill, hex, 2, .none, Curves.area(below: edge))
      }
      let sun = CGPoint(x: 206, y: 152)
      art.add(.fill, 0xFFF3D6, 2, .none, Curves.circle(sun, radius: 46))
      for radius in [58.0, 70, 82] {
        art.add(.pen, 0xFFF3D6, 1.6, .none, Curves.arc(sun, radius: radius, from: 0.5, to: 1))
      }
    }
    art.layer(text("Sea")) { art in
      let colors: [UInt32] = [0x7FB7C4, 0x559FB3, 0x35839F, 0x216886, 0x144E6D, 0x0C3853]
      for (index, hex) in colors.enumerated() {
        let edge = Curves.wave(
          from: CGPoint(x: -30, y: 186 + Double(index) * 34), width: 380,
          height: 9 + Double(index) * 1.6, periods: 3.2 - Double(index) * 0.3,
          phase: Double(index) * 0.37)
        art.add(.fill, hex, 2, .none, Curves.area(below: edge))
        art.add(.pen, 0xEAF6F4, 1.4 + Double(index) * 0.4, .none, edge)
        let foam = edge.map { CGPoint(x: $0.x, y: $0.y + 9) }
        art.add(.marker, 0xEAF6F4, 1.4, .none, foam)
      }
    }
    return art.layers
  }

  static func mandala(_ text: SampleText) -> [Layer] {
    var art = SampleArt()
    let center = CGPoint(x: 160, y: 190)
    art.layer(text("Petals")) { art in
      let petals: [(Double, Double, UInt32, Double)] = [
        (146, 58, 0x5B4B9A, 0.0625), (118, 60, 0xB4568F, 0), (88, 42, 0xF08A7A, 0.0625),
        (60, 30, 0xF6C56F, 0), (34, 18, 0xFFF1D0, 0.0625),
      ]
      for (length, width, hex, angle) in petals {
        art.add(
          .fill, hex, 2, .mandala,
          Curves.petal(at: center, length: length, width: width, angle: angle))
      }
    }
    art.layer(text("Ornaments")) { art in
      for (length, width, angle) in [(128.0, 34.0, 0.0625), (100, 36, 0), (72, 22, 0.0625)] {
        art.add(
          .pen, 0xFFF1D0, 1.4, .mandala,
          Curves.petal(at: center, length: length, width: width, angle: angle))
      }
      for (distance, width, angle) in [(132.0, 9.0, 0.0), (156, 5, 0.0625), (146, 4, 0.025)] {
        let turn = angle * 2 * Double.pi
        art.add(
          .pen, 0xF6C56F, width, .mandala,
          [CGPoint(x: center.x + distance * cos(turn), y: center.y + distance * sin(turn))])
      }
      art.add(
        .pen, 0x9FB4E8, 1.6, .mandala, Curves.arc(center, radius: 140, from: 0.02, to: 0.105))
      art.add(.fill, 0x1B2145, 2, .none, Curves.circle(center, radius: 10))
      art.add(.pen, 0xF6C56F, 2, .none, Curves.arc(center, radius: 10))
    }
    return art.layers
  }

  static func mountains(_ text: SampleText) -> [Layer] {
    var art = SampleArt()
    art.layer(text("Sky")) { art in
      art.add(.fill, 0xF9EDE3, 2, .none, Curves.circle(CGPoint(x: 104, y: 96), radius: 40))
      for (y, x, length) in [(72.0, 150.0, 110.0), (94, 190, 90), (126, 30, 120)] {
        let cloud = Curves.wave(
          from: CGPoint(x: x, y: y), width: length, height: 3, periods: 1.2)
        art.add(.marker, 0xFFFFFF, 10, .none, cloud)
      }
    }
    art.layer(text("Ridges")) { art in
      let ridges: [(UInt32, [Double])] = [
        (0xDDB7C0, [190, 150, 178, 126, 168, 140, 186, 160]),
        (0xB48FA8, [226, 196, 222, 178, 214, 190, 168, 208]),
        (0x84698F, [262, 240, 214, 256, 230, 262, 236, 250]),
        (0x554B74, [300, 286, 306, 270, 298, 276, 252, 284]),
        (0x2E2E54, [350, 328, 338, 344, 316, 332, 340, 318]),
      ]
      for (hex, heights) in ridges {
        let points = heights.enumerated().map { index, y in
          CGPoint(x: -20 + Double(index) * 52, y: y)
        }
        art.add(.fill, hex, 2, .none, Curves.area(below: Curves.corners(points)))
      }
    }
    art.layer(text("Birds")) { art in
      for (x, y, size) in [(222.0, 84.0, 12.0), (250, 70, 9), (246, 98, 8), (274, 88, 6)] {
        art.add(
          .pen, 0x2E2E54, 1.8, .none,
          [
            CGPoint(x: x - size, y: y - size * 0.4), CGPoint(x: x - size * 0.5, y: y - size * 0.7),
            CGPoint(x: x, y: y), CGPoint(x: x, y: y),
            CGPoint(x: x + size * 0.5, y: y - size * 0.7),
            CGPoint(x: x + size, y: y - size * 0.4),
          ])
      }
    }
    return art.layers
  }
}
