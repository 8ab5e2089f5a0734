// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents
import TintypeImaging

@Suite struct EffectDeterminismTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try CairoRenderer.standard()
  }

  private static let colors = gradient((red, 0), (green, 0.4), (clear, 0.7), (blue, 1))
  private static let center = Point(x: 30, y: 20)
  private static let frame = Rect(x: 4, y: 4, width: 52, height: 32)

  private static let gradients: [PaintCommand] = [
    .fill(
      .box(frame, cornerRadius: 6),
      .linearGradient(colors, from: Point(x: 4, y: 4), to: Point(x: 50, y: 36))),
    .fill(
      .ellipse(Rect(x: 10, y: 8, width: 20, height: 24)),
      .radialGradient(
        colors, center: Point(x: 20, y: 20), startRadius: Size(width: 2, height: 3),
        endRadius: Size(width: 10, height: 12))),
    .stroke(
      .roundedBox(frame, RectangleCornerRadii(topLeading: 9, bottomTrailing: 14), .continuous),
      PaintCommand.Stroke(
        paint: .angularGradient(colors, center: center, startDegrees: 20, endDegrees: 330),
        style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [6, 5]), isInside: true)),
  ]

  private static let effects: [PaintCommand] = [
    .beginGroup(.shadow(PaintCommand.Shadow(color: black, radius: 5, x: 1, y: 3))),
    box(8, 6, 20, 12, radius: 4, red), .endGroup,
    .beginGroup(.blur(radius: 3)), box(34, 6, 16, 10, blue), .endGroup,
    .beginGroup(.clip(.ellipse(frame))), box(4, 20, 20, 16, green), .endGroup,
    .beginGroup(.blend(.multiply)), box(20, 10, 20, 20, red), .endGroup,
    .beginGroup(
      .colorMatrix(
        ColorMatrix(values: [
          0.3, 0.6, 0.1, 0, 0, 0.3, 0.6, 0.1, 0, 0.1, 0.3, 0.6, 0.1, 0, 0, 0, 0, 0, 0.7, 0,
        ]))), box(30, 24, 12, 10, radius: 3, blue), .endGroup,
    .fill(
      .box(Rect(x: 10, y: 14, width: 30, height: 16), cornerRadius: 5),
      .backdrop(PaintCommand.Backdrop(blurRadius: 4, saturation: 1.8, tint: clear))),
  ]

  private static func images(_ reference: ImageReference) -> [PaintCommand] {
    func placed(_ frame: Rect, _ interpolation: ImageInterpolation) -> PaintCommand {
      .image(
        PaintCommand.ImagePlacement(image: reference, frame: frame, interpolation: interpolation))
    }
    let turn = Transform2D(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 20, ty: -14)
    return [
      placed(Rect(x: 2, y: 2, width: 26, height: 17), .medium),
      placed(Rect(x: 30, y: 2, width: 7, height: 5), .high),
      placed(Rect(x: 30, y: 9, width: 26, height: 14), .high),
      .beginGroup(.transform(turn)), placed(Rect(x: 20, y: 22, width: 22, height: 15), .medium),
      .endGroup,
    ]
  }

  /// These digests change if any pixel changes on any machine.
  ///
  /// Review the images before updating the digests.
  @Test(
    "Painted gradients, effects and images have the known digests",
    arguments: [
      ("gradients", "e1981c60ff17800369ca6822eccd046f"),
      ("effects", "9dad946decd855efac10cb5dc3cc8669"),
      ("images", "d96f51214e4a83cf11dd080c1d0ab562"),
    ])
  func paintedGradientsEffectsAndImagesHaveKnownDigests(name: String, digest: String) throws {
    let image = try testImage(18, 12, alpha: 230)
    let commands =
      switch name {
      case "gradients": Self.gradients
      case "effects": Self.effects
      default: Self.images(image.reference)
      }
    let scene = scene(
      60, 40, scale: 2, background: white, images: [image], commands: commands)
    let actual = try renderer.paint(scene).digest.description
    #expect(actual == digest)
  }
}
