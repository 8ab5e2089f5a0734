// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents
import TintypeImaging

@Suite struct EffectPaintingTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try CairoRenderer.standard()
  }

  private func grouped(
    _ effect: PaintCommand.Effect, _ commands: PaintCommand..., side: Double = 40
  ) throws -> Bitmap {
    try renderer.paint(
      scene(side, side, commands: [.beginGroup(effect)] + commands + [.endGroup]))
  }

  // MARK: Shadows

  @Test("A shadow without blur is the offset silhouette")
  func aShadowWithoutABlurIsTheSilhouetteElsewhere() throws {
    let half = ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5)
    let bitmap = try grouped(
      .shadow(PaintCommand.Shadow(color: half, radius: 0, x: 20, y: 10)),
      .fill(.ellipse(Rect(x: 0, y: 0, width: 16, height: 16)), black))
    for y in 0..<16 {
      for x in 0..<16 {
        let alpha = bitmap.alpha(x, y)
        #expect(abs(bitmap.channels(x + 20, y + 10)[0] - alpha / 2) <= 1)
      }
    }
    #expect(bitmap[8, 8] == 0xFF00_0000)
  }

  @Test("A blurred shadow is behind its content and symmetric")
  func blurredShadowIsBehindItsContentAndSymmetric() throws {
    let shadow = PaintCommand.Shadow(color: red, radius: 4, x: 0, y: 0)
    let bitmap = try grouped(.shadow(shadow), box(15, 15, 10, 10, black))
    #expect(bitmap[15, 15] == 0xFF00_0000)
    #expect((1...200).contains(bitmap.channels(13, 20)[0]))
    #expect(bitmap.channels(13, 20)[1] == 0)
    // Symmetric, and limited to the reach of the box filter: standard deviation 4, box 8, reach 11.
    // The outermost column is less than half of a color step.
    for y in 0..<40 {
      for x in 0..<40 { #expect(bitmap[x, y] == bitmap[39 - x, 39 - y]) }
    }
    #expect(bitmap.inkedColumns == Array(5..<35))
  }

  @Test("Content outside the visible area casts a visible shadow")
  func contentOutsideVisibleAreaCastsVisibleShadow() throws {
    let shadow = PaintCommand.Shadow(color: red, radius: 0, x: 100, y: 0)
    #expect(try grouped(.shadow(shadow), box(-90, 5, 10, 10)).inkedColumns == Array(10..<20))
    let clipped = try renderer.paint(
      scene(
        40, 40, .beginGroup(.clip(outline(20, 0, 20, 40))),
        .beginGroup(.shadow(PaintCommand.Shadow(color: red, radius: 6, x: 0, y: 0))),
        box(8, 8, 12, 12), .endGroup, .endGroup))
    #expect(clipped.alpha(20, 14) > 60)
    #expect(clipped.alpha(19, 14) == 0)
  }

  // MARK: Blurs

  @Test("A blur keeps the sum of the opacities", arguments: [2.0, 5, 9, 30, 500])
  func aBlurKeepsTheSumOfOpacities(radius: Double) throws {
    let side = 1200.0
    let sharp = try grouped(.layer, box(590, 595, 20, 10, red), side: side)
    let bitmap = try grouped(.blur(radius: radius), box(590, 595, 20, 10, red), side: side)
    // Rounding to 255ths removes values that are too small.
    if radius <= 9 { #expect(abs(bitmap.totalAlpha - sharp.totalAlpha) < sharp.totalAlpha / 50) }
    #expect(bitmap.alpha(590, 595) < 255)
    #expect(bitmap.channels(600, 600)[0] == bitmap.alpha(600, 600))
  }

  @Test("A blur does not change the center of a large area")
  func theMiddleOfALargeAreaStaysWhenBlurred() throws {
    let bitmap = try grouped(.blur(radius: 6), box(0, 0, 40, 40, red))
    #expect(bitmap[20, 20] == 0xFFFF_0000)
    #expect(abs(bitmap.alpha(0, 20) - 128) < 20)
    #expect(bitmap.alpha(0, 0) < bitmap.alpha(0, 20))
  }

  @Test(
    "A small blur softens an edge at each scale",
    arguments: [(1.0, 1.0), (1.5, 1), (0.5, 2), (0.5, 3)])
  func aSmallBlurSoftensAnEdgeAtEachScale(radius: Double, scale: Double) throws {
    let edge = try renderer.paint(
      scene(20, 20, scale: scale, .beginGroup(.blur(radius: radius)), box(0, 0, 10, 20), .endGroup))
    let middle = Int(10 * scale)
    #expect(edge.alpha(middle, middle) > 0)
    #expect(edge.alpha(middle - 1, middle) < 255)
  }

  @Test("A blur with a tiny or negative radius changes nothing")
  func blurWithTinyOrNegativeRadiusChangesNothing() throws {
    let shape = PaintCommand.fill(.ellipse(Rect(x: 3, y: 3, width: 30, height: 20)), red)
    for radius in [0, -3, 0.1] {
      #expect(try grouped(.blur(radius: radius), shape) == grouped(.layer, shape))
    }
  }

  // MARK: Colors

  @Test("The identity color matrix changes no color")
  func identityColorMatrixChangesNoColor() throws {
    let commands = [
      PaintCommand.fill(
        outline(0, 0, 40, 40),
        .linearGradient(
          gradient((red, 0), (clear, 0.5), (blue, 1)), from: .zero, to: Point(x: 40, y: 37))),
      box(4, 4, 9, 9, ResolvedColor(red: 0.3, green: 0.7, blue: 0.1, opacity: 0.4)),
    ]
    let plain = try grouped(.layer, commands[0], commands[1])
    for matrix in [ColorMatrix.identity, ColorMatrix(values: [2, 3])] {
      #expect(try grouped(.colorMatrix(matrix), commands[0], commands[1]) == plain)
    }
  }

  @Test("A color matrix applies to colors that are not premultiplied")
  func colorMatrixAppliesToColorsThatAreNotPremultiplied() throws {
    let swapped = ColorMatrix(values: [
      0, 0, 1, 0, 0, 0, 1, 0, 0, 0.2, 1, 0, 0, 0, 0, 0, 0, 0, 0.5, 0,
    ])
    let half = ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5)
    #expect(
      try grouped(.colorMatrix(swapped), box(0, 0, 9, 9, red)).channels(4, 4) == [0, 26, 128, 128])
    #expect(
      try grouped(.colorMatrix(swapped), box(0, 0, 9, 9, half)).channels(4, 4) == [0, 13, 64, 64])
  }

  @Test("A color matrix can fill transparent pixels")
  func colorMatrixCanFillTransparentPixels() throws {
    var matrix = ColorMatrix.identity
    matrix.values[4] = 1
    matrix.values[19] = 1
    let bitmap = try grouped(.colorMatrix(matrix), box(0, 0, 2, 2, blue))
    #expect(bitmap[30, 30] == 0xFFFF_0000)
    #expect(bitmap[1, 1] == 0xFFFF_00FF)
  }

  // MARK: Clips and masks

  @Test("A clip on whole pixels is exact")
  func clipOnWholePixelsIsExact() throws {
    let bitmap = try grouped(.clip(outline(10, 5, 7, 9)), box(0, 0, 40, 40))
    #expect(bitmap == (try renderer.paint(scene(40, 40, box(10, 5, 7, 9)))))
  }

  @Test("The edge of a clip is as smooth as the edge of a fill")
  func aClipIsAsSmoothAsAFill() throws {
    let circle = Outline.ellipse(Rect(x: 4, y: 4, width: 30, height: 30))
    let clipped = try grouped(.clip(circle), box(0, 0, 40, 40, white), box(0, 0, 40, 40, red))
    #expect(clipped == (try renderer.paint(scene(40, 40, .fill(circle, red)))))
  }

  @Test("An alpha threshold replaces the pixels in its range by a color, and removes the others")
  func alphaThreshold() throws {
    func gray(_ opacity: Double) -> ResolvedColor {
      ResolvedColor(red: 0.5, green: 0.5, blue: 0.5, opacity: opacity)
    }
    let threshold = PaintCommand.AlphaThreshold(minimum: 0.4, maximum: 0.8, color: red)
    let bitmap = try grouped(
      .alphaThreshold(threshold), box(0, 0, 4, 4, gray(0.3)), box(4, 0, 4, 4, gray(0.5)),
      box(8, 0, 4, 4, gray(0.9)))
    #expect([1, 5, 9, 13].map { bitmap.alpha($0, 1) } == [0, 255, 0, 0])
    #expect(bitmap.channels(5, 1) == [255, 0, 0, 255])
    let all = PaintCommand.AlphaThreshold(minimum: 0, maximum: 1, color: blue)
    #expect(try grouped(.alphaThreshold(all), box(0, 0, 1, 1, red))[30, 30] == 0xFF00_00FF)
  }

  @Test("Content that is blended inside a clip is blended with the content behind it")
  func contentThatIsBlendedInsideClipIsBlendedWithContentBehind() throws {
    for clip in [outline(0, 0, 40, 40), .ellipse(Rect(x: 0, y: 0, width: 40, height: 40))] {
      let bitmap = try renderer.paint(
        scene(
          40, 40, background: white, box(0, 0, 40, 40, red), .beginGroup(.clip(clip)),
          .beginGroup(.blend(.multiply)), box(0, 0, 40, 40, blue), .endGroup, .endGroup))
      #expect(bitmap[20, 20] == 0xFF00_0000)
    }
  }

  @Test("A mask shows content where its first group is opaque")
  func aMaskShowsWhereItsFirstGroupIsOpaque() throws {
    let bitmap = try grouped(
      .mask, .beginGroup(.layer), box(0, 0, 20, 40, red),
      box(20, 0, 10, 40, ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5)), .endGroup,
      box(0, 0, 40, 20, blue), .beginGroup(.layer), box(0, 20, 40, 10, green), .endGroup)
    #expect(bitmap[5, 5] == 0xFF00_00FF)
    #expect(bitmap[5, 25] == 0xFF00_FF00)
    #expect(bitmap[25, 5] == 0x8000_0080)
    #expect(bitmap[35, 5] == 0)
    #expect(bitmap[5, 35] == 0)
  }

  @Test("A mask with an empty or missing group shows nothing")
  func maskWithEmptyOrMissingGroupShowsNothing() throws {
    #expect(try grouped(.mask, box(0, 0, 40, 40)).totalAlpha == 0)
    #expect(
      try grouped(.mask, .beginGroup(.layer), .endGroup, box(0, 0, 40, 40)).totalAlpha == 0)
  }

  // MARK: Opacity

  @Test("Overlapping boxes in a translucent group are uniform")
  func overlappingBoxesInAPaleGroupAreUniform() throws {
    let bitmap = try grouped(.opacity(0.5), box(0, 0, 30, 40, red), box(10, 0, 30, 40, red))
    #expect(Set(bitmap.pixels).count == 1)
  }

  @Test("A thousand nested small groups are painted")
  func aThousandSmallGroupsNestedOrNotArePainted() throws {
    let begin = PaintCommand.beginGroup(.opacity(1))
    let nested = Array(repeating: begin, count: 1000) + [box(2, 2, 5, 5)]
    #expect(try renderer.paint(scene(400, 400, commands: nested))[4, 4] == 0xFF00_0000)
  }

  @Test("Groups that exceed the pixel limit are an error")
  func groupsThatExceedPixelLimitAreError() throws {
    let begin = PaintCommand.beginGroup(.layer)
    let nested = Array(repeating: begin, count: 100) + [box(0, 0, 3000, 3000)]
    let error = failure { _ = try renderer.paint(scene(3000, 3000, commands: nested)) }
    #expect(error == .groupsTooLarge(pixels: 109_000_000))
  }
}
