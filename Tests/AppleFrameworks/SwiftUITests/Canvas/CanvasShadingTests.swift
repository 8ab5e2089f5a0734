// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Shadings of canvases")
struct CanvasShadingTests {
  /// Returns the red of pixels of a canvas of 40 × 20 points, from left to right.
  private func reds(
    at x: [Double], _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> [Int] {
    var result: [Int] = []
    let view = Canvas(renderer: draw).frame(width: 40, height: 20)
    if let image = transparentImage(of: view) {
      let bitmap = image.bitmap
      result = x.map {
        Int((bitmap[Int($0 / 40 * Double(bitmap.width)), bitmap.height / 2] ?? 0) >> 16 & 0xFF)
      }
    }
    return result
  }

  private func run<Value, Format>(
    _ strategy: Snapshotting<Value, Format>, on view: Value, _ body: @escaping (Format) -> Void
  ) {
    strategy.snapshot(view).run(body)
  }

  private let gradient = Gradient(colors: [
    Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 0, blue: 0),
  ])
  private let all = Path(CGRect(x: 0, y: 0, width: 40, height: 20))

  private func linear(_ options: GraphicsContext.GradientOptions) -> [Int] {
    reds(at: [2, 8, 12, 18, 22, 38]) { [gradient, all] context, _ in
      context.fill(
        all,
        with: .linearGradient(
          gradient, startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 20, y: 0),
          options: options))
    }
  }

  /// Returns whether numbers are equal but for the position within a pixel.
  private func isClose(_ numbers: [Int], _ expected: [Int]) -> Bool {
    zip(numbers, expected).allSatisfy { abs($0 - $1) <= 8 }
  }

  @Test("A linear gradient ends, repeats, or repeats forth and back")
  func linearGradients() {
    #expect(isClose(linear([]), [0, 0, 57, 210, 255, 255]))
    #expect(isClose(linear(.repeat), [57, 210, 57, 210, 57, 210]))
    #expect(isClose(linear(.mirror), [198, 45, 57, 210, 198, 210]))
  }

  @Test("A radial gradient repeats")
  func radialGradients() {
    let reds = reds(at: [2, 8, 12, 38]) { [gradient, all] context, _ in
      context.fill(
        all,
        with: .radialGradient(
          gradient, center: CGPoint(x: 0, y: 10), startRadius: 10, endRadius: 20,
          options: .repeat))
    }
    #expect(isClose(reds, [57, 210, 57, 210]))
  }

  @Test("A gradient in a linear color space is brighter in the middle")
  func linearColors() {
    func middle(_ options: GraphicsContext.GradientOptions) -> Int {
      reds(at: [20]) { [gradient, all] context, _ in
        context.fill(
          all,
          with: .linearGradient(
            gradient, startPoint: .zero, endPoint: CGPoint(x: 40, y: 0), options: options))
      }[0]
    }
    #expect(abs(middle([]) - 128) <= 4)
    #expect(abs(middle(.linearColor) - 188) <= 4)
  }

  @Test("A palette fills with its first shading, and an empty one with nothing")
  func palettes() {
    let reds = reds(at: [5, 25]) { context, _ in
      let colors: [GraphicsContext.Shading] = [.color(white: 1), .color(white: 0)]
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .palette(colors))
      context.fill(Path(CGRect(x: 20, y: 0, width: 20, height: 20)), with: .palette([]))
    }
    #expect(reds == [255, 0])
  }

  @Test("The backdrop is the content behind the path")
  func backdrops() {
    let reds = reds(at: [5, 25]) { context, _ in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(red: 1, green: 0, blue: 0))
      context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 20)), with: .backdrop)
    }
    #expect(reds == [255, 0])
  }

  @Test("A tiled image begins at its origin")
  func tiledImages() throws {
    let tile = HStack(spacing: 0) {
      Color(red: 1, green: 0, blue: 0)
      Color(red: 0, green: 0, blue: 0)
    }
    let renderer = ImageRenderer(content: tile.frame(width: 8, height: 4))
    let image = Image(uiImage: try #require(renderer.uiImage))
    let reds = reds(at: [3, 7, 11, 15]) { [all] context, _ in
      context.fill(all, with: .tiledImage(image, origin: CGPoint(x: 1, y: 0)))
    }
    #expect(reds == [255, 0, 255, 0])
  }

  @Test("A symbol has the shading of its resolved image")
  func imageShadings() {
    func image(_ shading: GraphicsContext.Shading?) -> some View {
      Canvas { context, size in
        var star = context.resolve(Image(systemName: "star.fill"))
        #expect(star.shading == nil)
        star.shading = shading
        context.draw(star, at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
      .frame(width: 40, height: 20)
    }
    var images: [AnyHashable] = []
    for view in [AnyView(image(.color(.red))), AnyView(image(nil).foregroundStyle(.red))] {
      run(.image, on: view) { images.append(AnyHashable($0.bitmap)) }
    }
    #expect(images.count == 2 && images[0] == images[1])
  }

  @Test("A style in a rectangle has its positions in the rectangle instead of the frame")
  func placedStyles() {
    let style = LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
      .in(CGRect(x: 10, y: 0, width: 10, height: 20))
    let reds = reds(at: [2, 8, 12, 18, 22, 38]) { [all] context, _ in
      context.fill(all, with: .style(style))
    }
    #expect(isClose(reds, [0, 0, 57, 210, 255, 255]))
    #expect(outline(of: Rectangle().fill(style)).contains(" in 10 0  10 × 20"))
  }
}
