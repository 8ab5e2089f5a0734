// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Modes, masks and filters of canvases")
struct CanvasModeTests {
  /// Returns the pixels of a view of 40 × 20 points, in red, green, blue and opacity, from left to
  /// right.
  private func pixels(
    at x: [Double], _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> [[Int]] {
    var result: [[Int]] = []
    let view = Canvas(renderer: draw).frame(width: 40, height: 20)
    if let image = transparentImage(of: view) {
      let bitmap = image.bitmap
      result = x.map { x in
        let pixel = bitmap[Int(x / 40 * Double(bitmap.width)), bitmap.height / 2] ?? 0
        return [16, 8, 0, 24].map { Int(pixel >> $0 & 0xFF) }
      }
    }
    return result
  }

  private func run<Value, Format>(
    _ strategy: Snapshotting<Value, Format>, on view: Value, _ body: @escaping (Format) -> Void
  ) {
    strategy.snapshot(view).run(body)
  }

  private func box(_ x: CGFloat, _ width: CGFloat) -> Path {
    Path(CGRect(x: x, y: 0, width: width, height: 20))
  }

  private let red = GraphicsContext.Shading.color(red: 1, green: 0, blue: 0)
  private let blue = GraphicsContext.Shading.color(red: 0, green: 0, blue: 1)

  @Test("A filled path replaces only what is in its area")
  func fills() {
    for mode in [GraphicsContext.BlendMode.clear, .copy, .sourceOut, .destinationIn] {
      let alphas = pixels(at: [5, 15, 35]) { context, _ in
        context.fill(box(0, 40), with: red)
        context.blendMode = mode
        context.fill(box(10, 10), with: .color(white: 0, opacity: 0))
      }.map { $0[3] }
      #expect(alphas == [255, 0, 255])
    }
  }

  @Test("A stroked path replaces only its line")
  func strokes() {
    let alphas = pixels(at: [5, 10, 35]) { context, _ in
      context.fill(box(0, 40), with: red)
      context.blendMode = .clear
      context.stroke(
        Path { path in
          path.move(to: CGPoint(x: 10, y: 0))
          path.addLine(to: CGPoint(x: 10, y: 20))
        }, with: blue, lineWidth: 4)
    }.map { $0[3] }
    #expect(alphas == [255, 0, 255])
  }

  @Test("A layer replaces everything in the clip")
  func layers() {
    let alphas = pixels(at: [5, 15, 35]) { context, _ in
      context.fill(box(0, 40), with: red)
      context.clip(to: box(0, 30))
      context.blendMode = .destinationIn
      context.drawLayer { $0.fill(box(10, 10), with: blue) }
    }
    #expect(alphas == [[0, 0, 0, 0], [255, 0, 0, 255], [255, 0, 0, 255]])
  }

  @Test("A mode has the color of its formula")
  func modes() {
    func color(_ mode: GraphicsContext.BlendMode) -> [Int] {
      pixels(at: [20]) { context, _ in
        context.fill(box(0, 40), with: .color(red: 0.2, green: 0.4, blue: 0.6))
        context.blendMode = mode
        context.fill(box(0, 40), with: .color(white: 0.5))
      }[0]
    }
    // A gray has no hue and no saturation: the color is a gray of the luminosity of the backdrop.
    for mode in [GraphicsContext.BlendMode.hue, .saturation, .color] {
      #expect(Set(color(mode).prefix(3)).count == 1)
    }
    #expect(color(.luminosity)[2] > color(.luminosity)[0])
    #expect(color(.plusDarker) == [0, 0, 26, 255])
    #expect(color(.xor)[3] == 0)
    #expect(color(.destinationAtop) == [51, 102, 153, 255])
    #expect(color(.sourceIn) == [128, 128, 128, 255])
  }

  @Test("An inverse clip shows what is outside of the path")
  func inverseClips() {
    let alphas = pixels(at: [5, 15, 35]) { context, _ in
      context.clip(to: box(10, 10), options: .inverse)
      context.fill(box(0, 30), with: red)
    }.map { $0[3] }
    #expect(alphas == [255, 0, 0])
  }

  @Test("A clip to a layer has the opacity of its content")
  func layerClips() {
    func alphas(_ options: GraphicsContext.ClipOptions) -> [Int] {
      pixels(at: [5, 15, 35]) { context, _ in
        context.clipToLayer(opacity: 0.5, options: options) { layer in
          layer.fill(box(10, 10), with: .color(.black))
          layer.fill(box(30, 10), with: .color(white: 0, opacity: 0.5))
        }
        context.fill(box(0, 40), with: red)
      }.map { $0[3] }
    }
    for (options, expected) in [([], [0, 128, 64]), (.inverse, [255, 127, 191])]
      as [(GraphicsContext.ClipOptions, [Int])]
    {
      let found = alphas(options)
      #expect(found.count == expected.count)
      for (alpha, expected) in zip(found, expected) { #expect(abs(alpha - expected) <= 1) }
    }
  }

  @Test("A blend mode inside of a mask applies to the content behind it")
  func blendedMasks() {
    let colors = pixels(at: [5, 15]) { context, _ in
      context.fill(box(0, 40), with: red)
      context.clip(to: box(10, 10), options: .inverse)
      context.blendMode = .multiply
      context.fill(box(0, 40), with: blue)
    }
    #expect(colors == [[0, 0, 0, 255], [255, 0, 0, 255]])
  }

  @Test("The bounding rectangle of the clips is in the coordinate space of the transform")
  func clipBounds() {
    var rects: [CGRect] = []
    _ = pixels(at: [0]) { context, _ in
      rects = [context.clipBoundingRect]
      context.translateBy(x: 10, y: 0)
      context.clip(to: box(0, 10))
      rects.append(context.clipBoundingRect)
      context.scaleBy(x: 2, y: 2)
      context.clip(to: box(0, 1), options: .inverse)
      rects.append(context.clipBoundingRect)
    }
    #expect(
      rects == [
        CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 0, y: 0, width: 10, height: 20),
        CGRect(x: 0, y: 0, width: 5, height: 10),
      ])
  }

  @Test("A color matrix computes each component from the old ones")
  func colorMatrices() {
    var matrix = ColorMatrix()
    #expect(matrix == ColorMatrix())
    (matrix.r1, matrix.b1, matrix.g5) = (0, 1, 0.2)
    let color = pixels(at: [20]) { context, _ in
      context.addFilter(.colorMatrix(matrix))
      context.fill(box(0, 40), with: red)
    }[0]
    #expect(color == [0, 51, 255, 255])
  }

  @Test("An alpha threshold removes faint pixels and fills the others with a color")
  func alphaThresholds() {
    let colors = pixels(at: [5, 15]) { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: Color(red: 0, green: 0, blue: 1)))
      context.fill(box(0, 10), with: .color(white: 0.5, opacity: 0.4))
      context.fill(box(10, 10), with: .color(white: 0.5, opacity: 0.6))
    }
    // The filter applies to each drawing.
    #expect(colors == [[0, 0, 0, 0], [0, 0, 255, 255]])
  }

  @Test("A transform filter moves the drawing")
  func transforms() {
    let alphas = pixels(at: [5, 25]) { context, _ in
      let move = CGAffineTransform(translationX: 20, y: 0)
      context.addFilter(.projectionTransform(ProjectionTransform(move)))
      context.fill(box(0, 10), with: red)
    }.map { $0[3] }
    #expect(alphas == [0, 255])
  }

  @Test("A projection is divided by its distance")
  func projections() {
    let alphas = pixels(at: [15, 25]) { context, _ in
      var matrix = ProjectionTransform()
      matrix.m33 = 0.5
      context.addFilter(.projectionTransform(matrix))
      context.fill(box(0, 10), with: red)
    }.map { $0[3] }
    #expect(alphas == [255, 0])
  }

  @Test("A linear filter is a warning")
  func unpaintableFilters() {
    let view = Canvas { context, size in
      context.addFilter(.blur(radius: 1), options: .linearColor)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    #expect(issues(of: view).contains("linearColor"))
  }

  @Test("The operators and the modes of hues are drawn like this")
  func appearance() {
    let modes: [GraphicsContext.BlendMode] = [
      .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor, .hue,
      .saturation, .color, .luminosity, .plusDarker,
    ]
    let view = LazyVGrid(columns: Array(repeating: GridItem(.fixed(48)), count: 4)) {
      ForEach(modes.indices, id: \.self) { index in
        Canvas { context, size in
          context.drawLayer { layer in
            layer.fill(
              Path(ellipseIn: CGRect(x: 2, y: 2, width: 30, height: 30)),
              with: .color(red: 0.9, green: 0.5, blue: 0.1))
            layer.blendMode = modes[index]
            layer.fill(
              Path(ellipseIn: CGRect(x: 16, y: 16, width: 30, height: 30)),
              with: .color(red: 0.1, green: 0.4, blue: 0.9, opacity: 0.8))
          }
        }
        .frame(height: 48)
      }
    }
    .padding(8)
    assertSnapshot(of: view, as: .image(layout: .fixed(width: 240, height: 200)))
  }
}
