// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents
import TintypeImaging

@Suite struct TransformPaintingTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try CairoRenderer.standard()
  }

  /// Returns one command of every kind, translated by a number of points.
  private func everything(_ x: Double, _ y: Double, _ image: ImageData) -> [PaintCommand] {
    let rect = Rect(x: 10 + x, y: 10 + y, width: 30, height: 20)
    let shadow = PaintCommand.Shadow(color: black, radius: 3, x: 1, y: 2)
    let placement = PaintCommand.ImagePlacement(
      image: image.reference, frame: Rect(x: 45 + x, y: 5 + y, width: 20, height: 17))
    let tile = Rect(x: 44.5 + x, y: 31 + y, width: 7, height: 5)
    return [
      .beginGroup(.shadow(shadow)), .fill(.box(rect, cornerRadius: 6), red), .endGroup,
      .beginGroup(.clip(.ellipse(rect))), .fill(.box(rect, cornerRadius: 0), blue), .endGroup,
      .beginGroup(.blur(radius: 2)), .fill(outline(12 + x, 32.3 + y, 20, 7), green), .endGroup,
      .image(placement),
      .fill(
        outline(44 + x, 30 + y, 20, 15),
        .image(PaintCommand.ImagePattern(image: image.reference, tile: tile))),
      stroke(.box(rect, cornerRadius: 3), width: 1, inside: true),
      line("Moved", x: 8 + x, y: 55 + y),
    ]
  }

  @Test(
    "A translation by whole pixels equals painting at the new position",
    arguments: [(1.0, 5.0, 9.0), (2, 3.5, -2), (3, 7.0 / 3, 2)] as [(Double, Double, Double)])
  func translationByWholePixelsEqualsPaintingAtNewPosition(scale: Double, x: Double, y: Double)
    throws
  {
    let image = try testImage(12, 10)
    let direct = scene(
      90, 80, scale: scale, background: white, images: [image], commands: everything(x, y, image))
    for effects in [[moved(x, y)], [moved(x - 1, 4), moved(1, y - 4)]] {
      let grouped =
        effects.map { PaintCommand.beginGroup($0) } + everything(0, 0, image)
        + effects.map { _ in PaintCommand.endGroup }
      #expect(
        try renderer.paint(
          scene(90, 80, scale: scale, background: white, images: [image], commands: grouped))
          == renderer.paint(direct))
    }
  }

  @Test("A quarter turn of a box is the turned box")
  func aQuarterTurnOfASquareIsTheSquare() throws {
    let turned = Transform2D(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 0)
    let bitmap = try renderer.paint(
      scene(40, 40, .beginGroup(.transform(turned)), box(2, 5, 10, 20, red), .endGroup))
    #expect(bitmap == (try renderer.paint(scene(40, 40, box(15, 2, 20, 10, red)))))
  }

  @Test("The width of a line is scaled with its group")
  func aLineGrowsWithItsGroup() throws {
    let wide = Transform2D(a: 4, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let bitmap = try renderer.paint(
      scene(
        40, 20, .beginGroup(.transform(wide)), stroke(outline(2, 2, 6, 10), width: 1, inside: true),
        .endGroup))
    #expect((8..<12).allSatisfy { bitmap.alpha($0, 6) == 255 })
    #expect(bitmap.alpha(12, 6) == 0)
    #expect(bitmap.inkedRows == Array(2..<12))
    #expect(bitmap.alpha(20, 3) == 0)
  }

  @Test("An image is rotated with its group")
  func anImageTurnsWithItsGroup() throws {
    let image = try testImage(10, 10)
    let halfTurn = Transform2D(a: -1, b: 0, c: 0, d: -1, tx: 20, ty: 20)
    let placement = PaintCommand.ImagePlacement(
      image: image.reference, frame: Rect(x: 2, y: 2, width: 10, height: 10))
    let bitmap = try renderer.paint(
      scene(
        20, 20, images: [image],
        commands: [.beginGroup(.transform(halfTurn)), .image(placement), .endGroup]))
    for y in 0..<10 {
      for x in 0..<10 { #expect(bitmap[17 - x, 17 - y] == image.pixels[y * 10 + x]) }
    }
  }

  @Test("A group can be painted inside another group")
  func aGroupCanBePaintedInAnother() throws {
    let half = Transform2D(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)
    let double = Transform2D(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    let bitmap = try renderer.paint(
      scene(
        40, 40, .beginGroup(.transform(half)), .beginGroup(.opacity(1)),
        .beginGroup(.transform(double)), box(3, 4, 10, 10), .endGroup, .endGroup, .endGroup,
        box(30, 30, 2, 2)))
    #expect(bitmap == (try renderer.paint(scene(40, 40, box(3, 4, 10, 10), box(30, 30, 2, 2)))))
  }

  @Test(
    "Content with a singular or invalid transform is not painted",
    arguments: [
      Transform2D(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0),
      Transform2D(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
      Transform2D(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      Transform2D(a: 1, b: 0, c: 0, d: 1, tx: .infinity, ty: 0),
      Transform2D(a: 1e300, b: 0, c: 0, d: 1e300, tx: 0, ty: 0),
    ])
  func contentWithSingularOrInvalidTransformIsNotPainted(transform: Transform2D) throws {
    let bitmap = try renderer.paint(
      scene(
        9, 9, .beginGroup(.transform(transform)), .beginGroup(.opacity(0.5)), box(0, 0, 9, 9),
        .endGroup, .beginGroup(.clip(outline(0, 0, 9, 9))), line("Ab"), .endGroup, .endGroup,
        box(0, 0, 1, 1)))
    #expect(bitmap == (try renderer.paint(scene(9, 9, box(0, 0, 1, 1)))))
  }
}
