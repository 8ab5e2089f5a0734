// SPDX-License-Identifier: MIT

import CTintypePixels
import TintypeImaging
import TintypeScene

/// The pixels of a scene as it is painted, which show the contrast of text in one color on a background
/// in one color.
///
/// Most text of a screen is such text, so that the scene is not painted again for it.
struct FlatPixels {
  private let bitmap: Bitmap
  /// The color behind transparent pixels, 0xFFRRGGBB.
  private let below: UInt32
  /// Pixels per point.
  let scale: Double

  /// Paints a scene, unless its pixels are known.
  ///
  /// A transparent canvas gets the system's background.
  init(
    of scene: Scene, painted known: Bitmap? = nil, painting paint: (Scene) throws -> Bitmap
  ) throws {
    (scale, below) = (scene.canvas.scale, scene.systemBackground.pixel)
    func count(_ points: Double) -> Double { (points * scene.canvas.scale + 0.5).rounded(.down) }
    if let known, Double(known.width) == count(scene.canvas.size.width),
      Double(known.height) == count(scene.canvas.size.height)
    {
      bitmap = known
    } else {
      bitmap = try paint(scene.onSystemBackground)
    }
  }

  /// Returns the contrast of text or a graphic in an area.
  ///
  /// - Parameters:
  ///   - ink: The color of the text, 0xAARRGGBB, not premultiplied.
  ///   - area: The area, which nothing but the text is painted over.
  /// - Returns: The contrast; `nil` if the area has other colors than the text, one background, and
  ///   mixtures of both.
  func contrast(of ink: UInt32, in area: Rect) -> TextContrast? {
    guard let box = bitmap.box(of: area, scale: scale) else { return nil }
    let result = bitmap.pixels.withUnsafeBufferPointer {
      tintype_flat_contrast($0.baseAddress, bitmap.width, box, ink, below)
    }
    return result.covered > 0 ? TextContrast(result) : nil
  }
}

extension FlatPixels {
  /// Returns whether all pixels of a part are pixels of the scene.
  func contains(_ size: PixelSize, at origin: Point) -> Bool {
    guard let start = start(of: origin) else { return false }
    return start.x + size.width <= bitmap.width && start.y + size.height <= bitmap.height
  }

  /// Calls a closure with the pixels from a position on, which the caller has checked, the width of
  /// the whole image, and the color behind transparent pixels.
  func withPixels<Result>(
    from origin: Point, _ body: (UnsafePointer<UInt32>?, Int, UInt32) -> Result
  ) -> Result {
    let start = start(of: origin) ?? (0, 0)
    return bitmap.pixels.withUnsafeBufferPointer { pixels in
      body(pixels.baseAddress.map { $0 + (start.y * bitmap.width + start.x) }, bitmap.width, below)
    }
  }

  /// Returns the pixel at a position, in pixels; `nil` if it is outside of the image.
  private func start(of origin: Point) -> (x: Int, y: Int)? {
    let (x, y) = ((origin.x * scale).rounded(), (origin.y * scale).rounded())
    guard x >= 0, y >= 0, x < Double(bitmap.width), y < Double(bitmap.height) else { return nil }
    return (Int(x), Int(y))
  }
}

extension Scene {
  /// The color behind the content: a transparent canvas gets the system's background in the color
  /// scheme of the scene, on which components are shown.
  fileprivate var systemBackground: ResolvedColor {
    let level = canvas.colorScheme == .dark ? 0.0 : 1.0
    let system = ResolvedColor(red: level, green: level, blue: level)
    return canvas.background?.composited(over: system) ?? system
  }

  /// The scene on an opaque canvas.
  var onSystemBackground: Scene {
    var scene = self
    scene.canvas.background = systemBackground
    return scene
  }
}

extension Bitmap {
  /// Returns the pixels of an area in points; `nil` if it has none.
  func box(of area: Rect, scale: Double) -> tintype_pixel_box? {
    func edge(_ points: Double, _ limit: Int) -> Int {
      let pixels = (points * scale).rounded(.down)
      return pixels.isFinite ? Int(min(max(pixels, 0), Double(limit))) : 0
    }
    let (left, top) = (edge(area.minX, width), edge(area.minY, height))
    let right = min(edge(area.maxX, width) + 1, width)
    let bottom = min(edge(area.maxY, height) + 1, height)
    guard left < right, top < bottom else { return nil }
    return tintype_pixel_box(left: left, top: top, right: right, bottom: bottom)
  }
}
