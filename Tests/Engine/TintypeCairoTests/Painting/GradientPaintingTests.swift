// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents
import TintypeImaging

@Suite struct GradientPaintingTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try CairoRenderer.standard()
  }

  private func filled(_ width: Double, _ height: Double, _ paint: Paint) throws -> Bitmap {
    try renderer.paint(scene(width, height, .fill(outline(0, 0, width, height), paint)))
  }

  private func across(_ gradient: ResolvedGradient, _ width: Double) -> Paint {
    .linearGradient(gradient, from: .zero, to: Point(x: width, y: 0))
  }

  private func around(
    _ gradient: ResolvedGradient, from start: Double, to end: Double
  ) -> Paint {
    .angularGradient(
      gradient, center: Point(x: 20, y: 20), startDegrees: start, endDegrees: end)
  }

  @Test("Each pixel has the gradient's color at its center")
  func eachPixelHasGradientsColorAtItsCenter() throws {
    let bitmap = try filled(255, 2, across(gradient((black, 0), (white, 1)), 255))
    for x in [0, 1, 100, 254] { #expect(bitmap.channels(x, 1) == [x + 1, x + 1, x + 1, 255]) }
    let down = try filled(
      2, 51, .linearGradient(gradient((black, 0), (white, 1)), from: .zero, to: Point(x: 0, y: 51)))
    #expect(down.channels(0, 10) == [53, 53, 53, 255])
    #expect(down.channels(1, 10) == down.channels(0, 10))
  }

  @Test("The first and the last color extend beyond the ends of a linear gradient")
  func firstAndLastColorExtendBeyondEndsOfLinearGradient() throws {
    let paint = Paint.linearGradient(
      gradient((red, 0), (blue, 1)), from: Point(x: 10, y: 0), to: Point(x: 20, y: 0))
    let bitmap = try filled(30, 1, paint)
    #expect((0..<10).allSatisfy { bitmap[$0, 0] == 0xFFFF_0000 })
    #expect((20..<30).allSatisfy { bitmap[$0, 0] == 0xFF00_00FF })
  }

  @Test("Gradient colors are interpolated premultiplied")
  func colorsAreMixedPremultiplied() throws {
    // A red that fades out stays red, whatever the color of its transparent end.
    let bitmap = try filled(10, 1, across(gradient((red, 0), (clear, 1)), 10))
    for x in 0..<10 {
      let channels = bitmap.channels(x, 0)
      #expect(channels == [channels[3], 0, 0, channels[3]])
    }
    #expect(bitmap.alpha(0, 0) == 242)
  }

  @Test("Stops at equal locations make a hard edge")
  func equalPlacesAreAHardEdge() throws {
    let bitmap = try filled(
      20, 1, across(gradient((red, 0), (red, 0.5), (blue, 0.5), (blue, 1)), 20))
    #expect((0..<10).allSatisfy { bitmap[$0, 0] == 0xFFFF_0000 })
    #expect((10..<20).allSatisfy { bitmap[$0, 0] == 0xFF00_00FF })
    // An edge within a pixel is antialiased: the pixel at index 8 is half covered.
    let within = try filled(
      20, 1, across(gradient((black, 0), (black, 0.425), (white, 0.425), (white, 1)), 20))
    #expect((7...9).map { within.channels($0, 0)[0] } == [0, 128, 255])
  }

  @Test("A gradient without colors paints nothing, and one with a single color fills the area")
  func gradientWithoutColorsPaintsNothingAndOneWithSingleColor() throws {
    for paint in [across(gradient(), 9), around(gradient(), from: 0, to: 360)] {
      #expect(try filled(9, 9, paint).totalAlpha == 0)
    }
    let end = Size(width: 4, height: 4)
    for paint in [
      across(gradient((red, 0.5)), 9), around(gradient((red, 0.5)), from: 0, to: 90),
      .radialGradient(gradient((red, 1)), center: .zero, startRadius: .zero, endRadius: end),
    ] {
      #expect(Set(try filled(9, 9, paint).pixels) == [0xFFFF_0000])
    }
  }

  @Test("Stops out of order are moved to the location of their predecessor")
  func stopsOutOfOrderAreMovedToTheirPredecessor() throws {
    let wrong = gradient((red, 0), (green, 0.6), (blue, 0.2), (black, 1))
    let right = gradient((red, 0), (green, 0.6), (blue, 0.6), (black, 1))
    #expect(try filled(40, 1, across(wrong, 40)) == filled(40, 1, across(right, 40)))
  }

  @Test("A linear gradient of zero length shows its last color")
  func linearGradientOfZeroLengthShowsItsLastColor() throws {
    #expect(
      Set(try filled(9, 9, across(gradient((red, 0), (blue, 1)), 0)).pixels) == [0xFF00_00FF])
  }

  @Test("A radial gradient is symmetric and increases outward")
  func aRadialGradientIsSymmetricalAndGrowsOutwards() throws {
    let bitmap = try filled(
      40, 20,
      .radialGradient(
        gradient((black, 0), (white, 1)), center: Point(x: 20, y: 10), startRadius: .zero,
        endRadius: Size(width: 20, height: 10)))
    for y in 0..<20 {
      for x in 0..<40 {
        #expect(bitmap[x, y] == bitmap[39 - x, y])
        #expect(bitmap[x, y] == bitmap[x, 19 - y])
      }
    }
    let row = (20..<40).map { bitmap.channels($0, 10)[0] }
    #expect(row == row.sorted())
    #expect(bitmap[0, 0] == 0xFFFF_FFFF)
    // Half a pixel from the center in both directions: √(0.025² + 0.05²) of the way.
    #expect(row.first == 14)
  }

  @Test("A radial gradient begins at its start radius")
  func aRadialGradientBeginsAtItsFirstRadius() throws {
    let bitmap = try filled(
      40, 1,
      .radialGradient(
        gradient((red, 0), (blue, 1)), center: Point(x: 0, y: 0.5),
        startRadius: Size(width: 10, height: 10), endRadius: Size(width: 30, height: 30)))
    #expect((0..<10).allSatisfy { bitmap[$0, 0] == 0xFFFF_0000 })
    #expect((30..<40).allSatisfy { bitmap[$0, 0] == 0xFF00_00FF })
    #expect(abs(bitmap.channels(19, 0)[0] - bitmap.channels(20, 0)[2]) <= 1)
  }

  @Test("A radial gradient with equal radii has a hard edge")
  func equalRadiiAreAnEdge() throws {
    let radius = Size(width: 10, height: 10)
    let bitmap = try filled(
      20, 1,
      .radialGradient(
        gradient((red, 0), (blue, 1)), center: Point(x: 0, y: 0.5), startRadius: radius,
        endRadius: radius))
    #expect(bitmap[8, 0] == 0xFFFF_0000)
    #expect(bitmap[11, 0] == 0xFF00_00FF)
  }

  /// Degrees increase clockwise from the right: down is 90.
  @Test("An angular gradient runs clockwise from the right")
  func anAngularGradientRunsClockwiseFromTheRight() throws {
    let bitmap = try filled(40, 40, around(gradient((black, 0), (white, 1)), from: 0, to: 360))
    let places = [(39, 20), (20, 39), (0, 19), (19, 0)].map { bitmap.channels($0.0, $0.1)[0] }
    for (value, expected) in zip(places, [1, 63, 128, 191]) { #expect(abs(value - expected) <= 3) }
    // The ends meet above the right: the pixels at the edge have half of each.
    #expect(bitmap.channels(39, 18)[0] > 245)
  }

  @Test("The rest of a turn is filled half with the last and half with the first color")
  func restOfTurnIsFilledHalfWithLastAndHalfWithFirstColor() throws {
    let bitmap = try filled(40, 40, around(gradient((red, 0), (blue, 1)), from: 0, to: 180))
    #expect(bitmap[5, 5] == 0xFF00_00FF)
    #expect(bitmap[35, 5] == 0xFFFF_0000)
    let backwards = try filled(40, 40, around(gradient((red, 0), (blue, 1)), from: 180, to: 0))
    #expect(backwards[35, 5] == 0xFF00_00FF)
    #expect(backwards[5, 5] == 0xFFFF_0000)
  }

  @Test("Only the last turn of an angular gradient is visible")
  func turnsBeyondTheLastAreNotSeen() throws {
    let colors = gradient((red, 0), (green, 0.5), (blue, 1))
    let last = gradient((green, 0), (blue, 1))
    let twice = try filled(40, 40, around(colors, from: 0, to: 720))
    #expect(twice.distance(from: try filled(40, 40, around(last, from: 0, to: 360))) <= 1)
  }

  @Test("The seam of an angular gradient is antialiased")
  func theSeamIsSmooth() throws {
    let bitmap = try filled(40, 40, around(gradient((black, 0), (white, 1)), from: 30, to: 390))
    let column = (20..<40).map { bitmap.channels(29, $0)[0] }
    #expect(column.contains { (60...200).contains($0) })
  }

  @Test("A gradient is translated with its group")
  func aGradientMovesWithItsGroup() throws {
    let paint = around(gradient((red, 0), (blue, 1)), from: 0, to: 300)
    let direct = try renderer.paint(scene(60, 60, .fill(outline(5, 5, 40, 40), paint)))
    let shifted = try renderer.paint(
      scene(
        60, 60, .beginGroup(moved(7, 3)),
        .fill(
          outline(-2, 2, 40, 40),
          .angularGradient(
            gradient((red, 0), (blue, 1)), center: Point(x: 13, y: 17), startDegrees: 0,
            endDegrees: 300)),
        .endGroup))
    #expect(direct == shifted)
  }

  @Test("A stroke can be painted with a gradient")
  func aLineIsPaintedWithAGradientToo() throws {
    let style = PaintCommand.Stroke(
      paint: across(gradient((red, 0), (red, 0.5), (blue, 0.5), (blue, 1)), 20),
      style: StrokeStyle(lineWidth: 2), isInside: true)
    let bitmap = try renderer.paint(scene(20, 10, .stroke(outline(0, 0, 20, 10), style)))
    #expect(bitmap[0, 5] == 0xFFFF_0000)
    #expect(bitmap[19, 5] == 0xFF00_00FF)
    #expect(bitmap[10, 5] == 0)
  }

  @Test(
    "A gradient with any number is painted or omitted",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, 1e-300, -1e9])
  func anyNumberIsPaintedOrLeftOut(number: Double) throws {
    let place = Point(x: number, y: 3)
    let size = Size(width: number, height: 4)
    let colors = [
      gradient((red, 0), (blue, 1)), gradient((red, number), (blue, 1)),
      gradient((red, 0), (green, number), (blue, number), (black, 1)),
    ]
    for colors in colors {
      for paint in [
        .linearGradient(colors, from: place, to: .zero),
        .linearGradient(colors, from: .zero, to: Point(x: 9, y: number)),
        .radialGradient(colors, center: place, startRadius: .zero, endRadius: size),
        .radialGradient(colors, center: .zero, startRadius: size, endRadius: .zero),
        .angularGradient(colors, center: place, startDegrees: 0, endDegrees: 90),
        .angularGradient(colors, center: .zero, startDegrees: number, endDegrees: 0),
      ] as [Paint] {
        let bitmap = try filled(9, 9, paint)
        #expect(bitmap.width == 9)
        if number.isNaN { #expect(bitmap.totalAlpha == 0) }
      }
    }
  }
}
