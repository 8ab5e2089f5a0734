// SPDX-License-Identifier: MIT

import TintypeCairo
import TintypeComponents
import TintypeImaging

/// Paints fixtures.
struct FixturePainter {
  private let renderer: CairoRenderer

  init() throws {
    renderer = try CairoRenderer.standard()
  }

  /// A picture in one size and one variant.
  func paint(_ size: FixtureSize, _ variant: FixtureVariant) throws -> Bitmap {
    switch size {
    case .phone: try paint(PhoneFixture(variant: variant), size, variant)
    case .desktop: try paint(DesktopFixture(variant: variant), size, variant)
    case .page: try paint(PageFixture(variant: variant), size, variant)
    }
  }

  /// One of many phone screens.
  func paintPhone(number: Int, _ variant: FixtureVariant) throws -> Bitmap {
    try paint(PhoneFixture(variant: variant, number: number), .phone, variant)
  }

  private func paint(
    _ component: some Component, _ size: FixtureSize, _ variant: FixtureVariant
  ) throws -> Bitmap {
    let scene = try Scene(
      of: component, in: .fixed(size.points),
      traits: Traits(colorScheme: variant.colorScheme, displayScale: size.scale),
      measuring: renderer)
    var bitmap = try renderer.paint(scene)
    if variant == .onePixel { changeOnePixel(of: &bitmap) }
    return bitmap
  }

  private func changeOnePixel(of bitmap: inout Bitmap) {
    let index = (bitmap.height / 2 * bitmap.width + bitmap.width / 2) * 4
    bitmap.withUnsafeMutableBytes { bytes in
      // Blue and green: what was light becomes a red dot, what was dark a cyan one.
      for channel in index..<index + 2 where bytes.indices.contains(channel) {
        bytes[channel] = 255 - bytes[channel]
      }
    }
  }
}
