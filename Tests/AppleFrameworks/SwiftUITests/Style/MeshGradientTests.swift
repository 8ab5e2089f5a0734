// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Mesh gradients")
struct MeshGradientTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  /// Returns the channels of pixels of a view of 40 × 20 points, in red, green, blue and opacity.
  private func pixels(of view: some View, _ places: [(Double, Double)]) -> [[Int]] {
    var result: [[Int]] = []
    if let image = transparentImage(of: view.frame(width: 40, height: 20)) {
      let bitmap = image.bitmap
      result = places.map { x, y in
        let pixel = bitmap[Int(x * Double(bitmap.width)), Int(y * Double(bitmap.height))] ?? 0
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

  /// Returns a mesh over the whole area with red on the left and blue on the right.
  private func across(
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) -> MeshGradient {
    MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [Self.red, Self.blue, Self.red, Self.blue], smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  private static let points: [SIMD2<Float>] = [
    [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.3], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
  ]
  private static let colors: [Color] = [
    .red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint,
  ]

  @Test("Colors are interpolated between the points of the grid")
  func colorsBetweenPoints() {
    for mesh in [across(), across(smoothsColors: false)] {
      let pixels = pixels(of: mesh, [(0, 0.5), (0.25, 0.1), (0.5, 0.9), (0.999, 0.5)])
      #expect(pixels.count == 4)
      for (pixel, expected) in zip(pixels, [0, 0.25, 0.5, 1]) {
        #expect(abs(Double(pixel[2]) - expected * 255) < 5)
        #expect(abs(pixel[0] + pixel[2] - 255) <= 1)
        #expect(pixel[3] == 255)
      }
    }
  }

  @Test("Colors are interpolated by cubic curves or linearly")
  func smoothColors() {
    func mesh(smoothsColors: Bool) -> MeshGradient {
      MeshGradient(
        width: 3, height: 2, points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]],
        colors: [.black, .white, .black, .black, .white, .black], smoothsColors: smoothsColors)
    }
    let place = [(0.25, 0.5)]
    #expect(abs(pixels(of: mesh(smoothsColors: false), place)[0][0] - 128) < 5)
    // A cubic curve with the slope of the first pair of colors at the start, and none at the end.
    #expect(abs(pixels(of: mesh(smoothsColors: true), place)[0][0] - 159) < 5)
  }

  @Test("Colors can be interpolated in a perceptual color space")
  func perceptualColors() {
    let middle = pixels(of: across(colorSpace: .perceptual), [(0.5, 0.5)])[0]
    for (channel, expected) in zip(middle, [0x8C, 0x53, 0xA2, 0xFF]) {
      #expect(abs(channel - expected) <= 2)
    }
    let ends = pixels(of: across(colorSpace: .perceptual), [(0, 0.5), (0.999, 0.5)])
    #expect(ends[0][0] > 250 && ends[1][2] > 250)
  }

  @Test("A color that fades out keeps its hue")
  func transparentColors() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [Self.red, .clear, Self.red, .clear])
    let pixel = pixels(of: mesh, [(0.5, 0.5)])[0]
    #expect(abs(pixel[3] - 128) < 5)
    #expect(pixel == [pixel[3], 0, 0, pixel[3]])
  }

  @Test("The background is visible outside of the mesh, whose outline is antialiased")
  func background() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [0.51, 0], [0, 1], [0.49, 1]],
      colors: [Self.red, Self.red, Self.red, Self.red], background: Self.blue)
    let row = (0..<40).map { (Double($0) / 40, 0.5) }
    let all = pixels(of: mesh, row)
    #expect(all[0] == [255, 0, 0, 255])
    #expect(all[39] == [0, 0, 255, 255])
    #expect(all.allSatisfy { $0[0] + $0[2] >= 254 && $0[3] == 255 })
    var hasMixture = false
    run(.image, on: mesh.frame(width: 40, height: 20)) { image in
      hasMixture = image.bitmap.pixels.contains { 20..<235 ~= $0 & 0xFF }
    }
    #expect(hasMixture)
  }

  @Test("Control points bend the curves between points")
  func controlPoints() {
    func point(_ x: Float, _ y: Float, bend: Float) -> MeshGradient.BezierPoint {
      MeshGradient.BezierPoint(
        position: [x, y], leadingControlPoint: [x - 0.3, y + bend], topControlPoint: [x, y - 0.3],
        trailingControlPoint: [x + 0.3, y + bend], bottomControlPoint: [x, y + 0.3])
    }
    func mesh(bend: Float) -> MeshGradient {
      MeshGradient(
        width: 2, height: 2,
        bezierPoints: [
          point(0, 0, bend: bend), point(1, 0, bend: bend), point(0, 1, bend: 0),
          point(1, 1, bend: 0),
        ], colors: [Self.red, Self.red, Self.red, Self.red], background: Self.blue)
    }
    #expect(pixels(of: mesh(bend: 0), [(0.5, 0.1)])[0] == [255, 0, 0, 255])
    // The upper edge is a curve through (0.5, 0.3).
    #expect(
      pixels(of: mesh(bend: 0.4), [(0.5, 0.2), (0.5, 0.4)]) == [
        [0, 0, 255, 255], [255, 0, 0, 255],
      ])
  }

  @Test("A mesh fills shapes and texts, and has the levels of other styles")
  func styles() {
    let fill = pixels(of: Ellipse().fill(across()), [(0.5, 0.5), (0, 0)])
    #expect(fill[0][3] == 255 && fill[1][3] == 0)
    let secondary = pixels(of: Rectangle().fill(across().secondary), [(0.5, 0.5)])
    #expect(abs(secondary[0][3] - 128) <= 1)
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .meshGradient(across()))
    }
    let places = [(0.1, 0.5), (0.5, 0.2), (0.9, 0.9)]
    #expect(pixels(of: canvas, places) == pixels(of: across(), places))
  }

  @Test("A mesh is part of the outline")
  func description() {
    let text = outline(of: across(smoothsColors: false).frame(width: 4, height: 4))
    #expect(
      text.contains("meshGradient(2 × 2: #FF0000 0 0, #0000FF 1 0, #FF0000 0 1, #0000FF 1 1)"))
    #expect(text.contains("linear"))
  }

  @Test(
    "A mesh with a wrong number of points or colors is an error",
    arguments: [
      (2, 2, 3, 4), (2, 2, 4, 5), (1, 4, 4, 4), (4, 1, 4, 4), (0, 0, 0, 0), (-2, -2, 4, 4),
      (Int.max, 2, 4, 4),
    ])
  func wrongCounts(width: Int, height: Int, points: Int, colors: Int) {
    let mesh = MeshGradient(
      width: width, height: height, points: Array(repeating: [0, 0], count: points),
      colors: Array(repeating: .red, count: colors))
    let message = issues(of: mesh)
    #expect(message.contains("has the size \(width) × \(height), but \(points) points"))
    #expect(message.contains("MeshGradient"))
  }

  @Test("A point without a place is an error", arguments: [Float.nan, .infinity])
  func invalidPoint(coordinate: Float) {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, coordinate], [0, 1], [1, 1]],
      colors: [.red, .red, .red, .red])
    #expect(issues(of: mesh).contains("points[1].y"))
  }

  @Test("A mesh of a million points is painted")
  func manyPoints() {
    let side = 1000
    let points = (0..<side * side).map { index -> SIMD2<Float> in
      [Float(index % side) / Float(side - 1), Float(index / side) / Float(side - 1)]
    }
    let colors = (0..<side * side).map { index in
      Color.Resolved(red: Float(index % side) / Float(side - 1), green: 0, blue: 0)
    }
    let mesh = MeshGradient(width: side, height: side, points: points, resolvedColors: colors)
    let pixels = pixels(of: mesh, [(0, 0), (0.5, 0.5), (0.999, 0.999)])
    #expect(pixels.map { $0[3] } == [255, 255, 255])
    #expect(pixels[0][0] < 5 && abs(pixels[1][0] - 128) < 5 && pixels[2][0] > 250)
  }

  @Test("A mesh whose patches overlap thousands of times is an error")
  func overlaps() {
    let side = 200
    let points = (0..<side * side).map { index -> SIMD2<Float> in
      [Float((index + index / side) % 2), Float(index / side % 2)]
    }
    let mesh = MeshGradient(
      width: side, height: side, points: points,
      colors: Array(repeating: .red, count: side * side))
    #expect(issues(of: mesh).contains("overlap so often"))
  }

  @Test("Mesh gradients are painted")
  func painting() {
    func mesh(
      smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) -> MeshGradient {
      MeshGradient(
        width: 3, height: 3, points: Self.points, colors: Self.colors,
        smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
    let inset = MeshGradient(
      width: 3, height: 3,
      points: [
        [0.1, 0.1], [0.5, 0.2], [0.9, 0.1], [0.2, 0.5], [0.5, 0.5], [0.8, 0.5], [0.1, 0.9],
        [0.5, 0.8], [0.9, 0.9],
      ], colors: Self.colors, background: .black)
    let view = VStack(spacing: 8) {
      HStack(spacing: 8) {
        mesh()
        mesh(smoothsColors: false)
      }
      HStack(spacing: 8) {
        mesh(colorSpace: .perceptual)
        inset
      }
      HStack(spacing: 8) {
        mesh().clipShape(.rect(cornerRadius: 20)).rotationEffect(.degrees(20)).padding(20)
        Text("Mesh").font(.system(size: 60, weight: .bold)).foregroundStyle(mesh())
          .frame(maxWidth: .infinity)
      }
    }
    assertSnapshot(of: view, as: .image(layout: .fixed(width: 400, height: 480)))
  }
}
