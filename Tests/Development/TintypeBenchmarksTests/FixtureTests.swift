// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging

@testable import TintypeBenchmarks

@Suite("Benchmark images") struct FixtureTests {
  /// The long page is similar to the others and takes seconds.
  static let sizes = [FixtureSize.phone, .desktop]

  /// The share of pixels that a variant may change.
  static let shares: [(FixtureVariant, ClosedRange<Double>)] = [
    (.base, 0...0), (.slight, 0.004...0.02), (.heavy, 0.9...1), (.jitter, 0.001...0.02),
  ]

  @Test("The share of differing pixels is in the range of the variant", arguments: sizes, shares)
  func share(size: FixtureSize, variant: (FixtureVariant, ClosedRange<Double>)) throws {
    let painter = try FixturePainter()
    let base = try painter.paint(size, .base)
    let found = BitmapComparison(reference: base, actual: try painter.paint(size, variant.0))
    #expect(base.width == size.pixels.width)
    #expect(base.height == size.pixels.height)
    #expect(variant.1.contains(found.share))
  }

  @Test("The one-pixel variant differs in exactly one pixel", arguments: sizes)
  func onePixel(size: FixtureSize) throws {
    let painter = try FixturePainter()
    let found = BitmapComparison(
      reference: try painter.paint(size, .base), actual: try painter.paint(size, .onePixel))
    #expect(found.differingPixels == 1)
  }

  @Test("Files of different encoders have the same pixels")
  func writers() throws {
    let bitmap = try FixturePainter().paint(.desktop, .base)
    #expect(try PNG.decode(CairoPNG.encode(bitmap)) == bitmap)
  }
}
