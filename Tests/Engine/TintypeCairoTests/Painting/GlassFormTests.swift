// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents
import TintypeImaging

@Suite("The form and the appearance of glass") struct GlassFormTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try CairoRenderer.standard()
  }

  private func optics(shadow: Double = 0.5) -> GlassOptics {
    GlassOptics(
      edge: 6, refraction: 4, line: 2, highlight: 1, shadowOpacity: shadow, shadowRadius: 2,
      shadowOffset: 0)
  }

  private func glass(
    _ outline: Outline, _ optics: GlassOptics, tint: ResolvedColor = clear
  ) -> PaintCommand {
    .fill(
      outline,
      .backdrop(PaintCommand.Backdrop(blurRadius: 0, saturation: 1, tint: tint, glass: optics)))
  }

  /// A right triangle with a side of a length, whose right angle is at the top left.
  private func triangle(_ side: Double) -> Outline {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addLine(to: Point(x: side, y: 0))
    path.addLine(to: Point(x: 0, y: side))
    path.closeSubpath()
    return .path(path, origin: Point(x: 10, y: 10))
  }

  @Test("The shadow of glass follows a path")
  func shadow() throws {
    let bitmap = try renderer.paint(
      scene(80, 80, background: white, commands: [glass(triangle(60), optics())]))
    // In the corner of the frame that the triangle does not cover.
    #expect(bitmap.channels(65, 65) == [255, 255, 255, 255])
    // Beside the middle of the long side, and beside the upper side.
    #expect(bitmap.channels(41, 41)[0] < 250)
    #expect(bitmap.channels(30, 8)[0] < 240)
    #expect(bitmap.channels(20, 20) == [255, 255, 255, 255])
  }

  @Test("The bright line of glass follows a path")
  func highlight() throws {
    let bitmap = try renderer.paint(
      scene(80, 80, background: black, commands: [glass(triangle(60), optics(shadow: 0))]))
    #expect(bitmap.channels(39, 39)[0] > 60)
    #expect(bitmap.channels(30, 30)[0] == 0)
    #expect(bitmap.channels(60, 60)[0] == 0)
  }

  @Test("A path has nearly the distances of the rectangle that it is")
  func precision() throws {
    func painted(_ outline: Outline) throws -> Bitmap {
      try renderer.paint(
        scene(
          60, 50, background: blue,
          commands: [box(10, 10, 20, 20, white), glass(outline, optics())]))
    }
    var path = Path()
    path.addRect(Rect(x: 0, y: 0, width: 30, height: 24))
    let exact = try painted(.box(Rect(x: 12, y: 12, width: 30, height: 24), cornerRadius: 0))
    let other = try painted(.path(path, origin: Point(x: 12, y: 12)))
    for y in 0..<50 {
      for x in 0..<60 {
        // On the diagonals of the corners, two sides are equally near.
        let (toSide, toEnd) = (min(x - 12, 41 - x), min(y - 12, 35 - y))
        if toSide >= 0, toSide == toEnd { continue }
        let difference = zip(exact.channels(x, y), other.channels(x, y)).map { abs($0 - $1) }.max()
        #expect(difference ?? 0 <= 24, "\(x), \(y)")
      }
    }
  }

  @Test("Corners with different radii have shadows of their own")
  func corners() throws {
    let radii = RectangleCornerRadii(
      topLeading: 20, bottomLeading: 0, bottomTrailing: 20, topTrailing: 0)
    let bitmap = try renderer.paint(
      scene(
        80, 80, background: white,
        commands: [
          glass(
            .roundedBox(Rect(x: 20, y: 20, width: 40, height: 40), radii, .circular), optics())
        ]))
    #expect(bitmap.channels(20, 20)[0] > bitmap.channels(60, 19)[0] + 20)
    #expect(bitmap.channels(60, 60)[0] > bitmap.channels(19, 60)[0] + 20)
  }

  @Test("The shadow of glass is rotated with its shape")
  func rotation() throws {
    let turn = Transform2D(rotation: Angle(degrees: 45), about: Point(x: 40, y: 40))
    let bitmap = try renderer.paint(
      scene(
        80, 80, background: white,
        commands: [
          .beginGroup(.transform(turn)),
          glass(.box(Rect(x: 25, y: 25, width: 30, height: 30), cornerRadius: 0), optics()),
          .endGroup,
        ]))
    // The corner is above the center, and the corners of the frame are empty.
    #expect(bitmap.channels(40, 16)[0] < 250)
    #expect(bitmap.channels(22, 22) == [255, 255, 255, 255])
  }

  @Test("A path merges with a near shape")
  func merging() throws {
    var merged = optics(shadow: 0)
    merged.others = [
      GlassOptics.Shape(rect: Rect(x: 44, y: 10, width: 20, height: 20), cornerRadius: 10),
      GlassOptics.Shape(
        rect: Rect(x: 10, y: 44, width: 20, height: 20), cornerRadius: 0,
        outline: .ellipse(Rect(x: 10, y: 44, width: 20, height: 12))),
    ]
    merged.spacing = 10
    let bitmap = try renderer.paint(
      scene(80, 80, background: white, commands: [glass(triangle(30), merged, tint: black)]))
    #expect(bitmap.channels(15, 15)[0] < 90)
    #expect(bitmap.channels(54, 20)[0] < 90)
    #expect(bitmap.channels(20, 50)[0] < 90)
    #expect(bitmap.channels(70, 70)[0] == 255)
  }

  @Test(
    "Glass of any path is painted",
    arguments: [
      [Point(x: 0, y: 0)], [Point(x: 0, y: 0), Point(x: 10, y: 0)],
      [Point(x: 0, y: 0), Point(x: 0.01, y: 0), Point(x: 0, y: 0.01)],
      [Point(x: -5000, y: -5000), Point(x: 9000, y: -5000), Point(x: 0, y: 9000)],
    ])
  func paths(points: [Point]) throws {
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    path.closeSubpath()
    var wide = optics()
    wide.edge = 4000
    let bitmap = try renderer.paint(
      scene(
        40, 40, background: red,
        commands: [glass(.path(path, origin: Point(x: 5, y: 5)), wide)]))
    #expect(bitmap.channels(39, 0)[3] == 255)
  }

  // MARK: Adaptation

  private static let darkGlass = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5)
  private static let lightGlass = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5)

  /// Returns the pixel of a glyph in front of glass that is light unless its backdrop is dark.
  private func content(
    of backdrop: ResolvedColor, darkens: Bool = true, color: ResolvedColor,
    behind: [PaintCommand] = []
  ) throws -> [Int] {
    var adaptive = optics(shadow: 0)
    adaptive.highlight = 0
    adaptive.adaptation = GlassOptics.Adaptation(
      tint: darkens ? Self.darkGlass : Self.lightGlass, highlight: 0, darkens: darkens)
    let rect = Rect(x: 4, y: 4, width: 32, height: 32)
    return try renderer.paint(
      scene(
        40, 40, background: backdrop,
        commands: [
          glass(
            .box(rect, cornerRadius: 4), adaptive, tint: darkens ? Self.lightGlass : Self.darkGlass),
          .beginGroup(.glassContent),
        ] + behind + [box(16, 16, 8, 8, color), .endGroup, box(0, 0, 2, 2, color)])
    ).channels(20, 20)
  }

  @Test(
    "Content in front of light glass is inverted if the luma of the backdrop is below 0.4",
    arguments: [(0.0, 255), (0.39, 255), (0.41, 0), (1.0, 0)])
  func lightGlass(white: Double, expected: Int) throws {
    let backdrop = ResolvedColor(red: white, green: white, blue: white)
    #expect(try content(of: backdrop, color: black)[0] == expected)
  }

  @Test(
    "Content in front of dark glass is inverted if the luma of the backdrop is above 0.6",
    arguments: [(0.0, 255), (0.59, 255), (0.61, 0), (1.0, 0)])
  func darkGlass(value: Double, expected: Int) throws {
    let backdrop = ResolvedColor(red: value, green: value, blue: value)
    #expect(try content(of: backdrop, darkens: false, color: white)[0] == expected)
  }

  @Test("Colors of content, and grays in front of them, remain")
  func colors() throws {
    #expect(try content(of: black, color: red) == [255, 0, 0, 255])
    let badge = try content(of: black, color: white, behind: [box(12, 12, 16, 16, red)])
    #expect(badge == [255, 255, 255, 255])
    #expect(try content(of: black, color: black, behind: [box(8, 8, 2, 2, red)])[0] == 255)
  }
}
