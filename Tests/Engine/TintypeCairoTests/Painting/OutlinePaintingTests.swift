// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents
import TintypeImaging

@Suite struct OutlinePaintingTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try CairoRenderer.standard()
  }

  private static let rect = Rect(x: 2, y: 3, width: 40, height: 30)

  private func rounded(
    _ topLeading: Double, _ topTrailing: Double, _ bottomTrailing: Double, _ bottomLeading: Double,
    _ style: RoundedCornerStyle = .circular
  ) -> Outline {
    .roundedBox(
      Self.rect,
      RectangleCornerRadii(
        topLeading: topLeading, bottomLeading: bottomLeading, bottomTrailing: bottomTrailing,
        topTrailing: topTrailing), style)
  }

  private func filled(_ outline: Outline) throws -> Bitmap {
    try renderer.paint(scene(44, 36, .fill(outline, black)))
  }

  @Test("A rounded box with equal radii equals a box with a corner radius")
  func equalRadiiAreThoseOfABox() throws {
    for radius in [0.0, 5, 15] {
      let same = try filled(rounded(radius, radius, radius, radius))
      #expect(same.distance(from: try filled(.box(Self.rect, cornerRadius: radius))) <= 18)
    }
  }

  @Test("Each corner of a rounded box has its own radius")
  func eachCornerHasItsRadius() throws {
    let bitmap = try filled(rounded(0, 4, 8, 14))
    let corners = [(2, 3), (41, 3), (41, 32), (2, 32)].map { bitmap.alpha($0.0, $0.1) }
    #expect(corners[0] == 255)
    #expect(corners[1...].allSatisfy { $0 < 255 })
    // The opaque parts of the first and the last row.
    #expect((2..<42).filter { bitmap.alpha($0, 3) == 255 }.count > 34)
    let last = (2..<42).filter { bitmap.alpha($0, 32) == 255 }
    #expect(last.first.map { (10...16).contains($0) } == true)
    #expect(last.last.map { (33...37).contains($0) } == true)
  }

  @Test("Radii that do not fit are reduced by a common factor")
  func radiiThatDoNotFitShrinkByOneFactor() throws {
    // 40 and 20 on a side of 30 become 20 and 10.
    #expect(try filled(rounded(40, 0, 0, 20)) == filled(rounded(20, 0, 0, 10)))
    #expect(try filled(rounded(1e9, 1e9, 1e9, 1e9)) == filled(rounded(15, 15, 15, 15)))
    #expect(try filled(rounded(-5, 0, 0, 0)) == filled(.box(Self.rect, cornerRadius: 0)))
  }

  @Test("A continuous corner begins earlier than a circular one and has the same midpoint")
  func aContinuousCornerSetsInEarlierAndPassesTheSameMiddle() throws {
    let circular = try filled(rounded(10, 10, 10, 10))
    let continuous = try filled(rounded(10, 10, 10, 10, .continuous))
    // In the first row, a circular corner begins 10 pixels from the corner, a continuous one before.
    let full = [circular, continuous].map { bitmap in
      (2..<42).filter { bitmap.alpha($0, 3) == 255 }.count
    }
    #expect(full[1] < full[0])
    for middle in 2..<12 {
      #expect(abs(circular.alpha(middle, middle + 1) - continuous.alpha(middle, middle + 1)) <= 18)
    }
    #expect(continuous.totalAlpha < circular.totalAlpha)
    // Without space along both edges, a continuous corner is circular.
    let square = Rect(x: 2, y: 3, width: 30, height: 30)
    let radii = RectangleCornerRadii(
      topLeading: 15, bottomLeading: 15, bottomTrailing: 15, topTrailing: 15)
    #expect(
      try filled(.roundedBox(square, radii, .continuous)).distance(
        from: filled(.roundedBox(square, radii, .circular))) <= 18)
  }

  /// The mean distance of the first pixel of a row, in pixels, in recordings of a button of 375 × 46
  /// points with a corner radius of 23 points, at three pixels per point.
  private static let recordedInsets = [
    0: 77.5, 1: 61.9, 2: 55.1, 3: 50.3, 5: 43.2, 10: 32.8, 20: 20, 30: 11.9, 40: 6.6, 50: 3.5,
    60: 1.7, 68: 0.1,
  ]

  @Test("A corner of half the height is continuous along the other edge, as in recordings")
  func halfHeight() throws {
    let radii = RectangleCornerRadii(
      topLeading: 69, bottomLeading: 69, bottomTrailing: 69, topTrailing: 69)
    let box = Outline.roundedBox(Rect(x: 0, y: 0, width: 400, height: 138), radii, .continuous)
    let bitmap = try renderer.paint(scene(400, 138, .fill(box, black)))
    for (row, recorded) in Self.recordedInsets.sorted(by: { $0.key < $1.key }) {
      let inset = (0..<200).reduce(0) { $0 + 1 - Double(bitmap.alpha($1, row)) / 255 }
      #expect(abs(inset - recorded) <= 1.3, "\(row): \(inset)")
    }
  }

  @Test("An inside stroke of a rounded box stays inside")
  func linesInsideOfARoundedBoxStayInside() throws {
    for style in RoundedCornerStyle.allCases {
      for radii in [rounded(12, 3, 0, 7, style), rounded(15, 15, 15, 15, style)] {
        let area = try filled(radii)
        for width in [1.0, 4, 9, 40] {
          let line = try renderer.paint(scene(44, 36, stroke(radii, width: width, inside: true)))
          #expect(line.inkedRows == area.inkedRows)
          for y in 0..<36 {
            for x in 0..<44 { #expect(line.alpha(x, y) <= area.alpha(x, y) + 18) }
          }
          #expect(width < 40 || line.distance(from: area) <= 18)
        }
      }
    }
  }

  @Test("A path is filled and clipped by its fill rule")
  func aDrawingHasItsRule() throws {
    let path = Path { path in
      for inset in [0.0, 10] {
        path.move(to: Point(x: inset, y: inset))
        path.addLine(to: Point(x: 30 - inset, y: inset))
        path.addLine(to: Point(x: 30 - inset, y: 30 - inset))
        path.addLine(to: Point(x: inset, y: 30 - inset))
        path.closeSubpath()
      }
    }
    let origin = Point(x: 3, y: 3)
    #expect(try filled(.path(path, origin: origin, rule: .evenOdd)).alpha(18, 18) == 0)
    #expect(try filled(.path(path, origin: origin, rule: .nonZero)).alpha(18, 18) == 255)
    let clipped = try renderer.paint(
      scene(
        44, 36, .beginGroup(.clip(.path(path, origin: origin, rule: .evenOdd))),
        box(0, 0, 44, 36), .endGroup))
    #expect(clipped == (try filled(.path(path, origin: origin, rule: .evenOdd))))
  }

  // MARK: Dashes

  private func dashed(
    _ lengths: [Double], phase: Double = 0, cap: StrokeStyle.LineCap = .butt
  ) throws -> [Int] {
    let path = Path { path in
      path.move(to: .zero)
      path.addLine(to: Point(x: 40, y: 0))
    }
    let style = StrokeStyle(lineWidth: 2, lineCap: cap, dash: lengths, dashPhase: phase)
    let bitmap = try renderer.paint(
      scene(
        40, 6,
        .stroke(
          .path(path, origin: Point(x: 0, y: 3)),
          PaintCommand.Stroke(paint: .color(black), style: style, isInside: false))))
    return (0..<40).map { bitmap.alpha($0, 3) }
  }

  @Test("Dashes alternate with gaps")
  func dashesAndGapsFollowEachOther() throws {
    func ink(_ ranges: Range<Int>...) -> [Int] {
      (0..<40).map { x in ranges.contains { $0.contains(x) } ? 255 : 0 }
    }
    #expect(try dashed([10, 5]) == ink(0..<10, 15..<25, 30..<40))
    #expect(try dashed([10, 5], phase: 3) == ink(0..<7, 12..<22, 27..<37))
    #expect(try dashed([10, 5], phase: -3) == ink(0..<0, 3..<13, 18..<28, 33..<40))
    #expect(try dashed([10, 5], phase: 3 + 15e6) == dashed([10, 5], phase: 3))
    #expect(try dashed([10]) == ink(0..<10, 20..<30))
    #expect(try dashed([0, 10], cap: .square) == ink(0..<1, 9..<11, 19..<21, 29..<31, 39..<40))
  }

  @Test(
    "Dashes that cannot be drawn are ignored",
    arguments: [
      [0], [0, 0], [-1, 5], [.nan], [3, .nan], [.infinity, 2], [1e-9], [1e-300, 1e-300],
    ] as [[Double]])
  func dashesThatCannotBeDrawnAreIgnored(lengths: [Double]) throws {
    #expect(try dashed(lengths) == Array(repeating: 255, count: 40))
  }

  @Test("Any dash phase is drawn", arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func anyPhaseIsDrawn(phase: Double) throws {
    #expect(try dashed([10, 5], phase: phase).contains(255))
  }

  /// Each end is half a circle of the line's width, also in an inside stroke.
  @Test("Dashes inside a rounded box have round caps of the line's width")
  func dashesInsideOfARoundedBoxHaveEndsOfTheirWidth() throws {
    for style in RoundedCornerStyle.allCases {
      let stroke = PaintCommand.Stroke(
        paint: .color(black), style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [6, 6]),
        isInside: true)
      let bitmap = try renderer.paint(
        scene(44, 36, .stroke(rounded(3, 3, 3, 3, style), stroke)))
      // Along the center of the top line: dashes of 10 and gaps of 2.
      let row = (10..<34).map { bitmap.alpha($0, 4) }
      #expect(row.filter { $0 == 255 }.count >= 14)
      #expect(row.contains { $0 < 60 })
      #expect(bitmap.alpha(22, 9) == 0)
    }
  }

  @Test("A miter join beyond its limit is cut off")
  func aPointedCornerIsCutOffBeyondItsLimit() throws {
    let path = Path { path in
      path.move(to: Point(x: 0, y: 20))
      path.addLine(to: Point(x: 10, y: 0))
      path.addLine(to: Point(x: 20, y: 20))
    }
    func top(_ limit: Double) throws -> Int? {
      let style = StrokeStyle(lineWidth: 4, miterLimit: limit)
      let bitmap = try renderer.paint(
        scene(
          44, 36,
          .stroke(
            .path(path, origin: Point(x: 10, y: 10)),
            PaintCommand.Stroke(paint: .color(black), style: style, isInside: false))))
      return bitmap.inkedRows.first
    }
    #expect(try top(10) == 5)
    #expect(try top(1) == 9)
    #expect(try top(.nan) == top(10))
    #expect(try top(-4) == top(1))
    #expect(try top(.infinity) == top(10))
  }
}
