// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeCairo
import TintypeComponents
import TintypeImaging

@Suite("The painting of glass") struct GlassPaintingTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try CairoRenderer.standard()
  }

  private func optics(
    edge: Double = 8, refraction: Double = 6, line: Double = 0, highlight: Double = 0,
    shadow: Double = 0
  ) -> GlassOptics {
    GlassOptics(
      edge: edge, refraction: refraction, line: line, highlight: highlight, shadowOpacity: shadow,
      shadowRadius: 4, shadowOffset: 2)
  }

  private func glass(
    _ outline: Outline, _ optics: GlassOptics, blur: Double = 0, tint: ResolvedColor = clear
  ) -> PaintCommand {
    .fill(
      outline,
      .backdrop(
        PaintCommand.Backdrop(blurRadius: blur, saturation: 1, tint: tint, glass: optics)))
  }

  private func capsule(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Outline {
    .box(Rect(x: x, y: y, width: width, height: height), cornerRadius: height / 2)
  }

  @Test("Glass shows the backdrop moved outward at its edge and unmoved in its middle")
  func refraction() throws {
    // A line below the glass, 4 points from its upper edge, is refracted toward the edge.
    let behind = [box(0, 0, 60, 40, white), box(0, 14, 60, 2, black)]
    let plain = try renderer.paint(
      scene(60, 40, background: white, commands: behind))
    let bitmap = try renderer.paint(
      scene(
        60, 40, background: white,
        commands: behind + [glass(outline(0, 10, 60, 30), optics())]))
    #expect(plain.channels(30, 14)[0] == 0)
    #expect(bitmap.channels(30, 11)[0] < 200)
    #expect((20..<36).allSatisfy { bitmap[30, $0] == plain[30, $0] })
    #expect((0..<10).allSatisfy { bitmap[30, $0] == plain[30, $0] })
  }

  @Test("The edge of glass is brightest at the top left and the bottom right")
  func highlight() throws {
    let bitmap = try renderer.paint(
      scene(
        44, 44, background: black,
        commands: [glass(capsule(2, 2, 40, 40), optics(line: 3, highlight: 1))]))
    func brightness(_ x: Int, _ y: Int) -> Int { bitmap.channels(x, y)[0] }
    // On the circle, 19 pixels from its center.
    let (topLeft, bottomRight) = (brightness(10, 7), brightness(33, 36))
    let (topRight, bottomLeft) = (brightness(37, 10), brightness(6, 33))
    #expect(topLeft > topRight + 20)
    #expect(bottomRight > bottomLeft + 20)
    #expect(brightness(22, 22) == 0)
  }

  @Test("The shadow of glass is outside of its shape, and darker below than above")
  func shadow() throws {
    let bitmap = try renderer.paint(
      scene(
        80, 60, background: white, commands: [glass(capsule(20, 20, 40, 20), optics(shadow: 0.5))]))
    #expect(bitmap.channels(40, 30) == [255, 255, 255, 255])
    #expect(bitmap.channels(40, 42)[0] < bitmap.channels(40, 17)[0])
    #expect(bitmap.channels(40, 17)[0] < 255)
    #expect(bitmap.channels(2, 2) == [255, 255, 255, 255])
  }

  @Test("Merged glass fills the gap between near shapes")
  func merging() throws {
    var merged = optics()
    let other = Rect(x: 34, y: 10, width: 20, height: 20)
    merged.others = [GlassOptics.Shape(rect: other, cornerRadius: 10)]
    func gap(_ optics: GlassOptics) throws -> Int {
      let bitmap = try renderer.paint(
        scene(
          60, 40, background: white,
          commands: [glass(capsule(10, 10, 20, 20), optics, tint: black)]))
      #expect(bitmap.channels(20, 20)[0] == 0)
      return bitmap.channels(32, 20)[0]
    }
    merged.spacing = 8
    #expect(try gap(merged) == 0)
    merged.spacing = 0
    #expect(try gap(merged) == 255)
  }

  @Test("Outside of a shape, its shadow is the same as that of two shapes in its place")
  func twice() throws {
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<60 {
      func random(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &generator)) / 2
      }
      let rect = Rect(
        x: random(0...60), y: random(0...60), width: random(8...80), height: random(8...60))
      let radius = random(0...60)
      var once = GlassOptics(
        edge: 8, refraction: 6, line: 0, highlight: 0, shadowOpacity: 0.9,
        shadowRadius: random(1...20), shadowOffset: random(-10...10))
      func painted() throws -> Bitmap {
        try renderer.paint(
          scene(
            90, 80, background: white, commands: [glass(.box(rect, cornerRadius: radius), once)]))
      }
      let first = try painted()
      once.others = [GlassOptics.Shape(rect: rect, cornerRadius: radius)]
      once.spacing = 0
      let second = try painted()
      #expect(first != (try renderer.paint(scene(90, 80, background: white, commands: []))))
      for y in 0..<80 {
        for x in 0..<90 {
          let isOutside =
            Double(x) + 2 < rect.minX || Double(x) - 1 > rect.maxX || Double(y) + 2 < rect.minY
            || Double(y) - 1 > rect.maxY
          if isOutside, first[x, y] != second[x, y] { Issue.record("\(rect), \(x), \(y)") }
        }
      }
    }
  }

  @Test("Along a straight edge, glass shows the same column of a striped backdrop everywhere")
  func stripes() throws {
    // The columns in the middle have one shift, those of the corners have each their own.
    let stripes = (0..<20).map { box(0, Double($0) * 3, 90, 1.5, $0 % 2 == 0 ? black : blue) }
    let bitmap = try renderer.paint(
      scene(
        90, 60, background: white, commands: stripes + [glass(capsule(5, 5, 80, 50), optics())]))
    for y in 0..<60 {
      #expect((32..<58).allSatisfy { bitmap[$0, y] == bitmap[32, y] }, "row \(y)")
    }
    let rows = Set((6..<14).map { bitmap[40, $0] })
    #expect(rows.count > 4)
  }

  @Test(
    "Glass of any size is painted",
    arguments: [
      Rect.zero, Rect(x: 5, y: 5, width: 0, height: 20),
      Rect(x: 5, y: 5, width: 0.01, height: 0.01),
      Rect(x: -4000, y: -4000, width: 9000, height: 9000),
      Rect(x: 1e12, y: 0, width: 1e12, height: 10), Rect(x: 5, y: 5, width: -10, height: 10),
    ])
  func sizes(rect: Rect) throws {
    let values = optics(edge: 4000, refraction: 4000, line: 2, highlight: 1, shadow: 0.2)
    let bitmap = try renderer.paint(
      scene(
        30, 30, background: red,
        commands: [
          glass(.box(rect, cornerRadius: 1e9), values, blur: 300), glass(.ellipse(rect), values),
          .beginGroup(moved(3, 2)), glass(.box(rect, cornerRadius: 4), values), .endGroup,
        ]))
    #expect(bitmap.channels(15, 15)[3] == 255)
  }

  @Test("Glass in front of fifty layers of glass is painted, and is the same each time")
  func layers() throws {
    let layers = (0..<50).map { index in
      glass(
        capsule(Double(index), Double(index), 120 - Double(index), 80 - Double(index)),
        optics(line: 1, highlight: 0.5, shadow: 0.1), blur: 6,
        tint: ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.05))
    }
    let picture = scene(
      130, 90, background: blue, commands: [box(20, 20, 40, 20, red)] + layers)
    #expect(try renderer.paint(picture) == renderer.paint(picture))
  }

  @Test("Glass has the same pixels wherever it is on the canvas")
  func places() throws {
    func painted(_ x: Double, _ y: Double, in group: Bool) throws -> Bitmap {
      let fill = glass(
        capsule(group ? 12 : 12 + x, group ? 12 : 12 + y, 40, 20),
        optics(line: 1.2, highlight: 0.8, shadow: 0.2), blur: 3)
      return try renderer.paint(
        scene(
          90, 70, background: white,
          commands: [box(20 + x, 15 + y, 10, 10, blue)]
            + (group ? [.beginGroup(moved(x, y)), fill, .endGroup] : [fill])))
    }
    let first = try painted(0, 0, in: false)
    for isGroup in [false, true] {
      let second = try painted(21, 17, in: isGroup)
      for y in 0..<48 {
        #expect((0..<64).allSatisfy { first[$0, y] == second[$0 + 21, y + 17] })
      }
    }
  }
}
