// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents
import TintypeImaging

@Suite struct ImagePaintingTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try CairoRenderer.standard()
  }

  private func painted(
    _ image: ImageData, _ frame: Rect, source: Rect? = nil,
    _ interpolation: ImageInterpolation = .medium, tint: ResolvedColor? = nil,
    mirrored: Bool = false, side: Double = 40
  ) throws -> Bitmap {
    let placement = PaintCommand.ImagePlacement(
      image: image.reference, frame: frame, source: source, interpolation: interpolation,
      tint: tint, isMirrored: mirrored)
    return try renderer.paint(
      scene(side, side, images: [image], commands: [.image(placement)]))
  }

  private func flat(_ width: Int, _ height: Int, _ pixel: UInt32) throws -> ImageData {
    let pixels = Array(repeating: pixel, count: width * height)
    return try #require(ImageData(pixelWidth: width, pixelHeight: height, pixels: pixels))
  }

  @Test(
    "An image at its own size is copied exactly", arguments: ImageInterpolation.allCases,
    [UInt32(255), 90])
  func atItsOwnSizeAnImageIsCopied(interpolation: ImageInterpolation, alpha: UInt32) throws {
    let image = try testImage(20, 13, alpha: alpha)
    let bitmap = try painted(image, Rect(x: 3, y: 5, width: 20, height: 13), interpolation)
    for y in 0..<13 {
      for x in 0..<20 { #expect(bitmap[x + 3, y + 5] == image.pixels[y * 20 + x]) }
    }
    #expect(bitmap.inkedColumns == Array(3..<23))
    let mirrored = try painted(
      image, Rect(x: 3, y: 5, width: 20, height: 13), interpolation, mirrored: true)
    for x in 0..<20 { #expect(mirrored[x + 3, 9] == bitmap[22 - x, 9]) }
  }

  @Test("The digest of pixels in recorded scenes does not change")
  func digest() throws {
    let image = try #require(
      ImageData(pixelWidth: 2, pixelHeight: 1, pixels: [0xFF00_00FF, 0x8040_4040]))
    #expect(image.reference.digest == "4a594ce5781193cf58fa0eeae4a39127")
  }

  @Test("A part of an image can be painted", arguments: ImageInterpolation.allCases)
  func aPartIsCutOut(interpolation: ImageInterpolation) throws {
    let image = try testImage(20, 13)
    let bitmap = try painted(
      image, Rect(x: 0, y: 0, width: 6, height: 4), source: Rect(x: 5, y: 3, width: 6, height: 4),
      interpolation)
    for y in 0..<4 {
      for x in 0..<6 { #expect(bitmap[x, y] == image.pixels[(y + 3) * 20 + x + 5]) }
    }
  }

  @Test("A part of an image is not mixed with pixels outside the part")
  func partOfImageIsNotMixedWithPixelsOutsidePart() throws {
    var pixels = Array(repeating: UInt32(0xFFFF_0000), count: 100)
    for index in pixels.indices where index % 10 > 4 { pixels[index] = 0xFF00_00FF }
    let image = try #require(ImageData(pixelWidth: 10, pixelHeight: 10, pixels: pixels))
    for interpolation in ImageInterpolation.allCases {
      let bitmap = try painted(
        image, Rect(x: 0, y: 0, width: 40, height: 40),
        source: Rect(x: 0, y: 0, width: 5, height: 10), interpolation)
      #expect(Set(bitmap.pixels) == [0xFFFF_0000])
    }
  }

  @Test(
    "An image of one color keeps its color at any size", arguments: ImageInterpolation.allCases,
    [3.0, 17, 40, 39])
  func imageOfOneColorKeepsItsColorAtAnySize(interpolation: ImageInterpolation, side: Double) throws
  {
    let bitmap = try painted(
      flat(23, 11, 0x8040_2010), Rect(x: 0, y: 0, width: side, height: side), interpolation)
    #expect(Set(bitmap.pixels).subtracting([0]) == [0x8040_2010])
    #expect(bitmap.totalAlpha == Int(side * side) * 0x80)
  }

  /// A pattern as fine as a pixel becomes gray, not a coarser pattern.
  @Test(
    "Downscaling an image does not cause aliasing",
    arguments: [ImageInterpolation.low, .medium, .high])
  func shrinkingDoesNotAlias(interpolation: ImageInterpolation) throws {
    let pixels = (0..<90 * 90).map { index -> UInt32 in
      (index % 90 + index / 90) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000
    }
    let image = try #require(ImageData(pixelWidth: 90, pixelHeight: 90, pixels: pixels))
    for side in [30.0, 22, 7] {
      let bitmap = try painted(image, Rect(x: 0, y: 0, width: side, height: side), interpolation)
      for y in 1..<Int(side) - 1 {
        for x in 1..<Int(side) - 1 { #expect(abs(bitmap.channels(x, y)[0] - 128) < 16) }
      }
    }
  }

  @Test("An image at half of its size has the mean of each four pixels")
  func halfTheSizeIsTheMeanOfFourPixels() throws {
    let image = try #require(
      ImageData(
        pixelWidth: 2, pixelHeight: 2,
        pixels: [0xFFFF_0000, 0xFF00_0000, 0xFF00_0000, 0xFF00_00FF]))
    let bitmap = try painted(image, Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(bitmap.channels(0, 0) == [64, 0, 64, 255])
  }

  @Test("Upscaled pixels are squares without interpolation and blended with it")
  func enlargedPixelsAreSquaresWithoutInterpolationAndMixedWithIt() throws {
    let image = try #require(
      ImageData(pixelWidth: 2, pixelHeight: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF]))
    let frame = Rect(x: 0, y: 0, width: 8, height: 1)
    func row(_ interpolation: ImageInterpolation) throws -> [Int] {
      let bitmap = try painted(image, frame, interpolation)
      return (0..<8).map { bitmap.channels($0, 0)[0] }
    }
    #expect(try row(.none) == [0, 0, 0, 0, 255, 255, 255, 255])
    #expect(try row(.medium) == [0, 0, 32, 96, 159, 223, 255, 255])
    #expect(try row(.low) == row(.medium))
    let high = try row(.high)
    #expect(high == high.sorted())
    #expect(zip(high, high.reversed()).allSatisfy { abs($0 + $1 - 255) <= 1 })
  }

  @Test("The visible part of an image does not depend on clipping by the canvas")
  func visiblePartOfImageDoesNotDependOnClippingByCanvas() throws {
    let image = try testImage(20, 20)
    let all = try painted(image, Rect(x: 0, y: 0, width: 90, height: 70), side: 100)
    let part = try painted(image, Rect(x: -30, y: -20, width: 90, height: 70))
    for y in 0..<40 { for x in 0..<40 { #expect(part[x, y] == all[x + 30, y + 20]) } }
  }

  @Test("A tint keeps only the opacity of an image")
  func aTintKeepsOnlyTheOpacity() throws {
    let half = ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5)
    let bitmap = try painted(
      flat(4, 4, 0x8040_2010), Rect(x: 0, y: 0, width: 9, height: 9), tint: half)
    #expect(bitmap.channels(4, 4) == [64, 0, 0, 64])
  }

  @Test("An image pattern repeats from its tile")
  func aPatternRepeatsFromItsTile() throws {
    let image = try testImage(5, 4)
    let pattern = PaintCommand.ImagePattern(
      image: image.reference, tile: Rect(x: 7, y: 6, width: 5, height: 4))
    let bitmap = try renderer.paint(
      scene(
        40, 40, images: [image], commands: [.fill(outline(2, 3, 30, 30), .image(pattern))]))
    for y in 3..<33 {
      for x in 2..<32 { #expect(bitmap[x, y] == image.pixels[(y + 2) % 4 * 5 + (x + 3) % 5]) }
    }
    #expect(bitmap.inkedColumns == Array(2..<32))
  }

  @Test("An image that is missing from the scene is an error")
  func anImageThatTheSceneDoesNotHoldIsAnError() throws {
    let reference = ImageReference(digest: "abc", pixelWidth: 3, pixelHeight: 4)
    let commands: [PaintCommand] = [
      .image(PaintCommand.ImagePlacement(image: reference, frame: .zero)),
      .fill(
        outline(0, 0, 9, 9),
        .image(PaintCommand.ImagePattern(image: reference, tile: .zero))),
    ]
    for command in commands {
      #expect(
        failure { _ = try renderer.paint(scene(9, 9, command)) }
          == .imageMissing(digest: "abc", width: 3, height: 4))
    }
  }

  @Test(
    "An image with any number in its frame is painted or omitted",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -5, 0, 1e-9])
  func anyNumberIsPaintedOrLeftOut(number: Double) throws {
    let image = try testImage(3, 3)
    let rects = [
      Rect(x: number, y: 1, width: 4, height: 4), Rect(x: 0, y: 0, width: number, height: 3),
      Rect(x: number, y: number, width: number, height: number),
    ]
    for rect in rects {
      for interpolation in ImageInterpolation.allCases {
        #expect(try painted(image, rect, interpolation, side: 9).width == 9)
        let frame = Rect(x: 0, y: 0, width: 9, height: 9)
        #expect(try painted(image, frame, source: rect, interpolation, side: 9).width == 9)
        let pattern = PaintCommand.ImagePattern(
          image: image.reference, tile: frame, source: rect, interpolation: interpolation)
        let patterned = scene(
          9, 9, images: [image], commands: [.fill(outline(0, 0, 9, 9), .image(pattern))])
        #expect(try renderer.paint(patterned).width == 9)
      }
    }
  }
}
