// SPDX-License-Identifier: MIT

import TintypeCairo
import TintypeComponents
import TintypeImaging

typealias Outline = PaintCommand.Outline
typealias Paint = PaintCommand.Paint

let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
let green = ResolvedColor(red: 0, green: 1, blue: 0)

/// Returns a rectangle as an outline.
func outline(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Outline {
  .box(Rect(x: x, y: y, width: width, height: height), cornerRadius: 0)
}

/// Returns a gradient of colors at locations.
func gradient(_ stops: (ResolvedColor, Double)...) -> ResolvedGradient {
  ResolvedGradient(
    stops: stops.map { ResolvedGradient.Stop(color: $0.0, location: $0.1) })
}

/// Returns a translation.
func moved(_ x: Double, _ y: Double) -> PaintCommand.Effect {
  .transform(Transform2D(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y))
}

/// Returns a scene with commands and images.
func scene(
  _ width: Double,
  _ height: Double,
  scale: Double = 1,
  background: ResolvedColor? = nil,
  images: [ImageData] = [],
  commands: [PaintCommand]
) -> Scene {
  var result = scene(width, height, scale: scale, background: background)
  result.commands = commands.map { Scene.Command(node: 0, paint: $0) }
  for image in images { result.images[image.reference] = image }
  return result
}

/// Returns an image whose pixels all differ, opaque by default.
func testImage(_ width: Int, _ height: Int, alpha: UInt32 = 255) throws -> ImageData {
  let pixels = (0..<width * height).map { index -> UInt32 in
    let (x, y) = (UInt32(index % width), UInt32(index / width))
    let (red, green) = (x * alpha / UInt32(width), y * alpha / UInt32(height))
    return alpha << 24 | red << 16 | green << 8 | (x ^ y) & 1 * alpha
  }
  guard let image = ImageData(pixelWidth: width, pixelHeight: height, pixels: pixels) else {
    throw RenderingError.imageMissing(digest: "", width: width, height: height)
  }
  return image
}

extension Bitmap {
  /// Returns the premultiplied red, green, blue and opacity of a pixel.
  func channels(_ x: Int, _ y: Int) -> [Int] {
    let pixel = self[x, y] ?? 0
    return [16, 8, 0, 24].map { Int(pixel >> $0 & 0xFF) }
  }

  /// The sum of the opacities of all pixels.
  var totalAlpha: Int { pixels.reduce(0) { $0 + Int($1 >> 24) } }

  /// Returns the largest difference of any channel from another bitmap of the same size.
  func distance(from other: Bitmap) -> Int {
    zip(pixels, other.pixels).reduce(0) { maximum, pair in
      [0, 8, 16, 24].reduce(maximum) { maximum, shift in
        max(maximum, abs(Int(pair.0 >> shift & 0xFF) - Int(pair.1 >> shift & 0xFF)))
      }
    }
  }
}
