// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeComponents
import TintypeImaging
import TintypeScene

@testable import TintypeAudits
@testable import TintypeCairo

/// Texts over grounds with many colors.
///
/// The expected contrast follows from images of three components, in floating-point numbers, by the
/// formulas in WCAG 2.2. Audits paint three versions of one scene.
@Suite("Contrast over photos, gradients and materials")
struct TextContrastOracleTests {
  private let renderer: CairoRenderer

  init() throws { renderer = try CairoRenderer.standard() }

  @Test("The ratio is within 0.05 of an independent computation, 1,000 times")
  func ratios() throws {
    var generator = SeededGenerator(seed: 7)
    for index in 0..<1_000 {
      let ink = color(&generator)
      let photo = try photo(&generator)
      let picture = Image(photo).resizable()
      let difference: (measured: Double, expected: Double)
      switch index % 3 {
      case 0: difference = try ratios(of: ink, over: picture)
      case 1:
        difference = try ratios(
          of: ink,
          over: LinearGradient(
            colors: [color(&generator), color(&generator)], startPoint: .topLeading,
            endPoint: .bottomTrailing))
      default:
        difference = try ratios(of: ink, over: picture.overlay { Rectangle().fill(Material.thin) })
      }
      #expect(abs(difference.measured - difference.expected) <= 0.05, "text \(index)")
    }
  }

  private func ratios(
    of ink: Color, over ground: some Component
  ) throws -> (measured: Double, expected: Double) {
    func text(_ color: Color) -> some Component {
      Text("Hm").foregroundColor(color).font(.system(size: 28, weight: .black))
    }
    let screen = try scene(
      ZStack {
        ground; text(ink)
      })
    let line = try #require(PaintedContent(screen).lines.first)
    let pixels = try TextPixels(
      of: screen, [line], painted: FlatPixels(of: screen, painting: renderer.paint),
      painting: renderer.paint)
    let measured = try #require(pixels.contrast(in: line.visible)?.ratio)

    let painted = try renderer.paint(screen)
    let plain = try renderer.paint(try scene(ZStack { ground }))
    let glyphs = try renderer.paint(
      try scene(
        ZStack {
          Color.white; text(.black)
        }))
    var found: [Double] = []
    for index in painted.pixels.indices where glyphs.pixels[index] & 0xFF <= 5 {
      guard painted.pixels[index] != plain.pixels[index] else { continue }
      let part = 255 - Double(glyphs.pixels[index] & 0xFF)
      found.append(
        Self.ratio(
          Self.levels(painted.pixels[index], plain.pixels[index], part),
          Self.levels(plain.pixels[index], plain.pixels[index], 255)))
    }
    found.sort()
    let place = max((found.count + 9) / 10 - 1, 0)
    return (measured, try #require(found.dropFirst(place).first))
  }

  private func scene(_ component: some Component) throws -> Scene {
    try Scene(
      of: component.frame(width: 60, height: 40), in: .fixed(Size(width: 60, height: 40)),
      traits: [.light, .displayScale(2)], measuring: renderer)
  }

  private func color(_ generator: inout SeededGenerator) -> Color {
    func level() -> Double { Double(Int.random(in: 0...255, using: &generator)) / 255 }
    return Color(red: level(), green: level(), blue: level())
  }

  /// A picture of 6 × 4 colors, between which the painter interpolates.
  private func photo(_ generator: inout SeededGenerator) throws -> ImageData {
    let pixels = (0..<24).map { _ in
      UInt32.random(in: 0...0xFFFFFF, using: &generator) | 0xFF00_0000
    }
    return try #require(ImageData(pixelWidth: 6, pixelHeight: 4, pixels: pixels))
  }

  /// The levels from 0 to 1 of the color that covers a part of a pixel.
  private static func levels(_ pixel: UInt32, _ ground: UInt32, _ part: Double) -> [Double] {
    [16, 8, 0].map { shift in
      let (new, old) = (Double(pixel >> shift & 0xFF), Double(ground >> shift & 0xFF))
      return min(max(old + ((new - old) * 255 / part).rounded(), 0), 255) / 255
    }
  }

  /// The contrast ratio of WCAG 2.2.
  private static func ratio(_ ink: [Double], _ ground: [Double]) -> Double {
    func luminance(_ levels: [Double]) -> Double {
      let linear = levels.map { $0 <= 0.04045 ? $0 / 12.92 : power(($0 + 0.055) / 1.055) }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
    let (a, b) = (luminance(ink), luminance(ground))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The 2.4th power.
  private static func power(_ value: Double) -> Double { pow(value, 2.4) }
}
