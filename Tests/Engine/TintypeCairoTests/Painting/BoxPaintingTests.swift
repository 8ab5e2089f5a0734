// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents
import TintypeImaging

@Suite struct BoxPaintingTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try CairoRenderer.standard()
  }

  /// Expected columns: from floor(x · scale + 0.5) to floor((x + width) · scale + 0.5).
  @Test(
    "The edges of boxes are on whole pixels",
    arguments: [
      (0.0, 4.0, 1.0, 0, 4), (0.49, 4, 1, 0, 4), (0.5, 4, 1, 1, 5), (-2, 4, 1, 0, 2),
      (-2.5, 4, 1, 0, 2), (-0.51, 2, 1, 0, 1), (1, 2, 2, 2, 6), (0.25, 1, 2, 1, 3),
      (0.24, 1, 2, 0, 2), (1.0 / 3, 1, 3, 1, 4), (0.5, 0.5, 3, 2, 3), (0.1, 0.3, 3, 0, 1),
    ] as [(Double, Double, Double, Int, Int)])
  func edgesOfBoxesAreOnWholePixels(
    x: Double, width: Double, scale: Double, first: Int, end: Int
  ) throws {
    let across = try renderer.paint(scene(10, 10, scale: scale, box(x, 0, width, 1)))
    #expect(across.inkedColumns == Array(first..<end))
    let down = try renderer.paint(scene(10, 10, scale: scale, box(0, x, 1, width)))
    #expect(down.inkedRows == Array(first..<end))
    #expect(Set(across.pixels) == [0, 0xFF00_0000])
  }

  @Test("Adjacent boxes have no gap", arguments: [1.0, 2, 3, 1.7]) func adjacentBoxesHaveNoGap(
    scale: Double
  ) throws {
    var commands: [PaintCommand] = []
    for index in 0..<30 { commands.append(box(Double(index) / 3, 0, 1.0 / 3, 10)) }
    var image = scene(10, 10, scale: scale)
    image.commands = commands.map { Scene.Command(node: 0, paint: $0) }
    #expect(Set(try renderer.paint(image).pixels) == [0xFF00_0000])
  }

  /// Symmetry is not exact: cairo samples fifteen rows in a pixel, and one of them may be on either
  /// side of a curve.
  @Test("Rounded outlines are symmetric to one sample", arguments: [8.0, 17, 31, 40, 100])
  func roundOutlinesAreSymmetricalToOneSample(side: Double) throws {
    let rect = Rect(x: 2, y: 2, width: side, height: side)
    let box = PaintCommand.Outline.box(rect, cornerRadius: side / 4)
    let outlines = [box, .ellipse(rect)]
    let commands =
      outlines.map { PaintCommand.fill($0, black) }
      + outlines.map { stroke($0, width: 2, inside: true) }
      + outlines.map { stroke($0, width: 1, inside: false) }
    for command in commands {
      let bitmap = try renderer.paint(scene(side + 4, side + 4, command))
      let end = bitmap.width - 1
      for y in 0...end {
        for x in 0...end {
          #expect(abs(bitmap.alpha(x, y) - bitmap.alpha(end - x, y)) <= 18)
          #expect(abs(bitmap.alpha(x, y) - bitmap.alpha(x, end - y)) <= 18)
        }
      }
    }
  }

  @Test("A corner radius is limited to half of the shorter side")
  func aRadiusIsAtMostHalfOfTheShorterSide() throws {
    let capsule = try renderer.paint(scene(20, 10, box(0, 0, 20, 10, radius: 5)))
    #expect(capsule == (try renderer.paint(scene(20, 10, box(0, 0, 20, 10, radius: 500)))))
    #expect(capsule.alpha(0, 0) == 0)
  }

  @Test("The background of a device is opaque")
  func theBackgroundOfADeviceIsOpaque() throws {
    let text = Text("Hi")
    for (traits, pixel) in [(Traits(), UInt32.max), (Traits(colorScheme: .dark), 0xFF00_0000)] {
      let scene = try Scene(
        of: text, in: .device(.iPhone13, size: Size(width: 40, height: 40)), traits: traits,
        measuring: renderer)
      #expect(try renderer.paint(scene)[0, 0] == pixel)
    }
    let fitting = try Scene(of: text.padding(4), in: .sizeThatFits, measuring: renderer)
    #expect(try renderer.paint(fitting)[0, 0] == 0)
  }

  @Test(
    "Boxes, paths and texts with any number are painted or omitted",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 4e6, 1e18])
  func anyNumberIsPaintedOrLeftOut(number: Double) throws {
    let rects = [
      Rect(x: number, y: number, width: number, height: number),
      Rect(x: -number, y: 0, width: number * 2, height: 9),
    ]
    var commands: [PaintCommand] = [line("Ab", x: number, y: number), line("Ab", size: number)]
    for rect in rects {
      let path = Path { path in
        path.addLine(to: rect.origin)
        path.addCurve(to: rect.origin, control1: .zero, control2: rect.origin)
        path.closeSubpath()
      }
      for outline in [
        .box(rect, cornerRadius: number), .ellipse(rect), .path(path, origin: rect.origin),
      ] as [PaintCommand.Outline] {
        commands += [.fill(outline, black), stroke(outline, width: number, inside: true)]
        commands.append(stroke(outline, width: number, inside: false))
      }
    }
    for command in commands { #expect(try renderer.paint(scene(9, 9, command)).width == 9) }
  }
}
