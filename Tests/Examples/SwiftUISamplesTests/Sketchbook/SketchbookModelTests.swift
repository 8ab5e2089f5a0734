// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
@testable import TintypeSampleSketchbook
import Testing

@MainActor
@Suite("Models of Sketchbook")
struct SketchbookModelTests {
  @Test(
    "A color keeps its components through hue, saturation and brightness",
    arguments: [0xE5576B, 0xF6C945, 0x4FA46E, 0x3F7FBF, 0x8C6BC4, 0x808080, 0x000000, 0xFFFFFF])
  func hsb(hex: UInt32) {
    let ink = Ink(hex: hex)
    let copy = Ink(hue: ink.hue, saturation: ink.saturation, brightness: ink.brightness)
    #expect(copy.hex == ink.hex)
  }

  @Test("Colors belong to families by their hue, and pale or dark ones are neutral")
  func families() {
    let hexes: [UInt32] = [0xE5576B, 0xF6C945, 0x4FA46E, 0x3F7FBF, 0x8C6BC4, 0xFBF4E4, 0x101010]
    #expect(
      hexes.map { Ink(hex: $0).family }
        == [.red, .yellow, .green, .blue, .violet, .neutral, .neutral])
  }

  @Test("A turn by a third of the wheel makes green of red")
  func turn() {
    #expect(Ink(hex: 0xFF0000).turned(by: 1.0 / 3).hex == "#00FF00")
    #expect(Ink(hex: 0xFF0000).turned(by: -1.0 / 3).hex == "#0000FF")
  }

  @Test("A history restores states in order and keeps only its limit")
  func history() {
    var history = History<Int>()
    history.limit = 2
    var value = 0
    for next in 1...3 {
      history.record(value)
      value = next
    }
    history.undo(&value)
    history.undo(&value)
    #expect(value == 1 && !history.canUndo)
    history.redo(&value)
    #expect(value == 2 && history.canRedo)
    history.record(value)
    #expect(!history.canRedo)
  }

  @Test("Symmetries map points around the center of the paper")
  func symmetry() {
    let point = CGPoint(x: 170, y: 190)
    func images(_ symmetry: Symmetry) -> [CGPoint] {
      symmetry.transforms.map { transform in
        let image = point.applying(transform)
        return CGPoint(x: image.x.rounded(), y: image.y.rounded())
      }
    }
    #expect(images(.none) == [point])
    #expect(images(.mirror) == [point, CGPoint(x: 150, y: 190)])
    #expect(images(.cross).count == 4)
    #expect(images(.mandala)[2] == CGPoint(x: 160, y: 200))
  }

  @Test("A stroke of one point is a dot as wide as the stroke")
  func dot() {
    let stroke = Stroke(
      tool: .pen, ink: Ink(hex: 0), width: 10, points: [CGPoint(x: 50, y: 60)])
    #expect(stroke.path.boundingRect == CGRect(x: 45, y: 55, width: 10, height: 10))
  }

  @Test("A star has its points on the edge and alternating depths")
  func star() {
    let shape = OrnamentShape(kind: .star, count: 4, depth: 1, angle: 0)
    let points = shape.points(in: CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(points.count == 8 && abs(points[0].y) < 0.001)
    let center = CGPoint(x: 100, y: 100)
    let distance = hypot(points[1].x - center.x, points[1].y - center.y)
    #expect(abs(distance - 15) < 0.001)
  }

  @Test("The animatable data of a shape are its count, depth and angle")
  func animation() {
    var shape = OrnamentShape(kind: .flower, count: 4, depth: 0, angle: 0)
    var end = shape.animatableData
    end.first = 8
    end.second.first = 1
    end.second.second = 90
    shape.animatableData.interpolate(towards: end, amount: 0.5)
    #expect(shape.count == 6 && shape.depth == 0.5 && shape.angle == 45)
  }

  @Test("The sample sketches are the same each time and have unique strokes")
  func samples() {
    let sketches = Studio.sample().sketches
    #expect(sketches == Studio.sample().sketches)
    for sketch in sketches {
      #expect(Set(sketch.strokes.map(\.id)).count == sketch.strokeCount)
    }
  }
}
