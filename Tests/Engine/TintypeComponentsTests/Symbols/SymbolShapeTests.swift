// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents

@Suite("The shapes of standard symbols")
struct SymbolShapeTests {
  private func drawing(_ name: String, weight: Font.Weight = .regular) throws -> SymbolDrawing {
    try #require(SymbolSet.standard.drawing(name, weight: weight, scale: .medium), "\(name)")
  }

  /// Returns the opacity and the level of the topmost painted layer of an area at a point; `nil` if
  /// there is none, or if it is cut out.
  private func layer(_ drawing: SymbolDrawing, at point: Point) -> SymbolDrawing.Layer? {
    let top = drawing.layers.last { layer in
      layer.style == .fill && layer.path.contains(point, eoFill: layer.fillRule == .evenOdd)
    }
    return top?.mode == .paint ? top : nil
  }

  @Test(
    "The slash of a symbol has a gap, and runs between its upper left and lower right corners",
    arguments: [Font.Weight.light, .regular, .bold])
  func slash(weight: Font.Weight) throws {
    let plain = try drawing("wifi", weight: weight).contentBox
    let slashed = try drawing("wifi.slash", weight: weight)
    let line = try #require(slashed.layers.last)
    let gap = try #require(slashed.layers.dropLast().last)
    guard case .stroke(let inner) = line.style, case .stroke(let outer) = gap.style else {
      Issue.record("The slash is not a line")
      return
    }
    #expect(gap.mode == .erase && gap.path == line.path)
    #expect((outer.lineWidth - inner.lineWidth) / 2 > 1)
    let box = line.path.boundingRect
    #expect(abs(box.minY - plain.minY) < 2 && abs(box.maxY - plain.maxY) < 2)
    #expect(abs(box.minX - plain.minX) < 3.5 && abs(box.maxX - plain.maxX) < 3.5)
  }

  @Test("The badge of a symbol is its primary level, and all other parts are its secondary level")
  func badgeLevels() throws {
    for name in [
      "person.crop.circle.badge.plus", "person.crop.circle.fill.badge.plus",
      "person.badge.plus", "bell.badge",
    ] {
      let painted = try drawing(name).layers.filter { $0.mode == .paint }
      #expect(painted.last?.level == 0, "\(name)")
      #expect(painted.dropLast().allSatisfy { $0.level == 1 }, "\(name)")
    }
  }

  @Test("A person is cut out of a filled circle with a badge")
  func personInFilledCircle() throws {
    let drawing = try drawing("person.crop.circle.fill.badge.plus")
    #expect(layer(drawing, at: Point(x: 12, y: 9)) == nil)
    #expect(layer(drawing, at: Point(x: 5, y: 9))?.level == 1)
  }

  @Test("A bolt is as wide as 0.65 of its height, as measured on iOS 26")
  func bolt() throws {
    let box = try drawing("bolt.fill").contentBox
    #expect(abs(box.width / box.height - 0.65) < 0.02)
  }

  @Test("The person of a circle is its primary level, inside of the ring")
  func person() throws {
    let drawing = try drawing("person.crop.circle", weight: .bold)
    #expect(drawing.layers.map(\.level) == [1, 0, 0])
    guard case .stroke(let ring) = drawing.layers[0].style else {
      Issue.record("The ring is not a line")
      return
    }
    let inside = 9.15 - ring.lineWidth / 2
    for layer in drawing.layers.dropFirst() {
      let box = layer.path.boundingRect
      #expect(box.maxY - 12 < inside && 12 - box.minX < inside && box.maxX - 12 < inside)
    }
  }

  @Test(
    "The head of an arrow in a circle is smaller than a third of the symbol, and the arc is open")
  func clockwise() throws {
    for name in ["arrow.clockwise", "arrow.counterclockwise"] {
      let drawing = try drawing(name)
      let arc = drawing.layers[0].path.boundingRect
      let head = drawing.layers[1].path.boundingRect
      #expect(max(head.width, head.height) < arc.height / 2.5, "\(name)")
      // The arc begins at the side of the circle, a quarter before the arrow.
      let isMirrored = name.contains("counter")
      let corner = Point(x: isMirrored ? 6.2 : 17.8, y: 7.4)
      #expect(isMirrored ? head.minX > corner.x : head.maxX < corner.x, "\(name)")
    }
  }

  @Test("The teeth of a gear are separate in the boldest weight at the size of body text")
  func gear() throws {
    let teeth = try #require(try drawing("gear", weight: .bold).layers.last)
    guard case .stroke(let style) = teeth.style else {
      Issue.record("The teeth are not lines")
      return
    }
    // A tooth is a line, and twelve teeth are around the ring.
    let distance = 2 * Double.pi * 7.7 / 12
    let unit = 17 * 1.2 / 24
    #expect((distance - style.lineWidth) * unit > 1)
  }

  @Test("The head of a pin is filled")
  func pin() throws {
    let drawing = try drawing("mappin")
    #expect(layer(drawing, at: Point(x: 11, y: 8)) != nil)
  }
}
