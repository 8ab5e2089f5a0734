// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents
import TintypeImaging
import TintypeScene

@Suite("Projections are painted")
struct ProjectionPaintingTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try CairoRenderer.standard()
  }

  private func paint(
    _ projection: Projection2D, scale: Double = 1, _ commands: PaintCommand...
  ) throws -> Bitmap {
    try renderer.paint(
      scene(
        40, 40, scale: scale,
        commands: [.beginGroup(.projection(projection))] + commands + [.endGroup]))
  }

  /// A square of 20 points, turned around a vertical axis through the center of the canvas.
  private func turned(_ sine: Double) -> Projection2D {
    let cosine = (1 - sine * sine).squareRoot()
    return Projection2D(Transform2D(a: cosine, b: 0, c: 0, d: 1, tx: 0, ty: 0), g: sine / 20)
      .about(Point(x: 20, y: 20))
  }

  @Test(
    "A projection by whole pixels paints the same pixels at another place", arguments: [1.0, 2])
  func translation(scale: Double) throws {
    let projection = Projection2D(Transform2D(translationX: 5, y: 3))
    let content = line("Moved", x: 2, y: 20)
    #expect(
      try paint(projection, scale: scale, content)
        == renderer.paint(
          scene(40, 40, scale: scale, .beginGroup(moved(5, 3)), content, .endGroup)))
  }

  @Test("The side that is turned away is shorter than the near one")
  func perspective() throws {
    let bitmap = try paint(turned(0.5), box(10, 10, 20, 20, red))
    let columns = bitmap.inkedColumns
    let heights = [columns[2], columns[columns.count - 3]].map { x in
      (0..<40).count { bitmap.alpha(x, $0) == 255 }
    }
    // The height 20 is divided by 1 ± 0.5 · 10 / 20 at the edges.
    #expect(heights[0] >= 24 && heights[0] <= 26 && heights[1] >= 15 && heights[1] <= 17)
    #expect(bitmap.channels(20, 20) == [255, 0, 0, 255])
  }

  @Test("Slanted edges are antialiased")
  func edges() throws {
    let bitmap = try paint(turned(0.5), box(10, 10, 20, 20, red))
    let edge = (0..<40).flatMap { x in (0..<20).map { bitmap.alpha(x, $0) } }
    #expect(Set(edge).count > 10)
  }

  @Test("Colors are premultiplied")
  func premultiplied() throws {
    let translucent = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5)
    let bitmap = try paint(turned(0.7), box(10, 10, 20, 20, translucent))
    #expect(
      bitmap.pixels.allSatisfy { pixel in
        [pixel >> 16, pixel >> 8, pixel].allSatisfy { $0 & 255 <= pixel >> 24 }
      })
  }

  @Test(
    "A plane behind the eye, without an area or with infinite numbers is not painted",
    arguments: [
      Projection2D(.identity, i: -1),
      Projection2D(.identity, i: 0),
      Projection2D(Transform2D(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0), g: 0.01),
      Projection2D(Transform2D(a: 1e200, b: 0, c: 0, d: 1e200, tx: 0, ty: 0), g: 1e200),
    ])
  func degenerate(projection: Projection2D) throws {
    #expect(try paint(projection, box(10, 10, 20, 20)).inkedRows.isEmpty)
  }

  @Test("A plane that passes the eye is painted up to the canvas")
  func horizon() throws {
    // w is 0 at y = 30: what is below is behind the eye.
    let projection = Projection2D(.identity, h: -1 / 30.0)
    let bitmap = try paint(projection, box(-1e5, -1e5, 2e5, 2e5, blue))
    #expect(bitmap.channels(20, 20) == [0, 0, 255, 255])
  }
}
