// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents
import TintypeImaging

@Suite struct StrokePaintingTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try CairoRenderer.standard()
  }

  private static let rect = Rect(x: 4, y: 4, width: 20, height: 12)

  @Test(
    "An inside stroke paints nothing outside its outline",
    arguments: [
      .box(rect, cornerRadius: 0), .box(rect, cornerRadius: 2), .box(rect, cornerRadius: 6),
      .ellipse(rect), .ellipse(Rect(x: 4, y: 4, width: 12, height: 12)),
      .path(
        Path { path in
          path.move(to: .zero)
          path.addLine(to: Point(x: 20, y: 0))
          path.addLine(to: Point(x: 0, y: 12))
          path.closeSubpath()
        }, origin: rect.origin),
    ] as [PaintCommand.Outline])
  func insideStrokePaintsNothingOutsideItsOutline(outline: PaintCommand.Outline) throws {
    let filled = try renderer.paint(scene(28, 20, .fill(outline, black)))
    for width in [1.0, 2, 5, 8, 12, 30] {
      let line = try renderer.paint(scene(28, 20, stroke(outline, width: width, inside: true)))
      #expect(line.inkedRows == filled.inkedRows)
      for y in 0..<20 {
        // The tolerance is one of cairo's samples.
        for x in 0..<28 { #expect(line.alpha(x, y) <= filled.alpha(x, y) + 18) }
      }
    }
  }

  @Test("A stroke is centered on its outline")
  func aStrokeIsCenteredOnItsOutline() throws {
    let outline = PaintCommand.Outline.box(Self.rect, cornerRadius: 0)
    let bitmap = try renderer.paint(scene(28, 20, stroke(outline, width: 2, inside: false)))
    #expect(bitmap.inkedColumns == Array(3...24))
    #expect((3...6).map { bitmap.alpha($0, 10) } == [255, 255, 0, 0])
    let inside = try renderer.paint(scene(28, 20, stroke(outline, width: 2, inside: true)))
    #expect((3...6).map { inside.alpha($0, 10) } == [0, 255, 255, 0])
  }

  @Test("An inside stroke as wide as its box fills the box")
  func anInsideStrokeAsWideAsItsBoxFillsIt() throws {
    let outline = PaintCommand.Outline.box(Self.rect, cornerRadius: 3)
    let filled = try renderer.paint(scene(28, 20, .fill(outline, black)))
    for width in [12.0, 13, 100] {
      let line = try renderer.paint(scene(28, 20, stroke(outline, width: width, inside: true)))
      #expect(line == filled)
    }
  }

  @Test("Dashes of an ellipse begin where the dashes of the same path begin")
  func dashesOfACircleBeginWhereThoseOfItsPathDo() throws {
    let circle = Rect(x: 4, y: 4, width: 20, height: 20)
    var paintings: [Bitmap] = []
    for outline in [
      .ellipse(circle), .path(Path(ellipseIn: circle), origin: .zero),
    ] as [PaintCommand.Outline] {
      // One dash that is a little shorter than a quarter of the circle.
      let style = StrokeStyle(lineWidth: 2, dash: [14, 1000])
      let line = PaintCommand.Stroke(
        paint: .color(black), style: style, isInside: false)
      let bitmap = try renderer.paint(scene(28, 28, .stroke(outline, line)))
      // The quarter below the right end, with one pixel for the slanted edge of the dash.
      #expect(bitmap.inkedColumns == Array(15...24))
      #expect(bitmap.inkedRows == Array(13...24))
      paintings.append(bitmap)
    }
    #expect(paintings[0] == paintings[1])
  }
}
