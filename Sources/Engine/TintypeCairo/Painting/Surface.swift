// SPDX-License-Identifier: MIT

import CTintypeCairo
import TintypeImaging

/// A pixel buffer with a cairo context that uses the coordinates of the canvas.
final class Surface {
  let area: PixelArea
  let raw: OpaquePointer
  let context: OpaquePointer
  private let budget: PixelBudget

  /// Creates a surface of transparent pixels.
  init(_ area: PixelArea, alphaOnly: Bool = false, within budget: PixelBudget)
    throws(RenderingError)
  {
    (self.area, self.budget) = (area, budget)
    try budget.take(area)
    let format = alphaOnly ? TINTYPE_CAIRO_FORMAT_A8 : TINTYPE_CAIRO_FORMAT_ARGB32
    do {
      (raw, context) = try Self.prepare(
        cairo_image_surface_create(format, Int32(area.width), Int32(area.height)), area)
    } catch {
      budget.giveBack(area)
      throw error
    }
  }

  /// Creates a surface in the caller's memory, which must remain valid until `finish` is called.
  init(
    _ area: PixelArea, memory: UnsafeMutablePointer<UInt8>?, within budget: PixelBudget
  ) throws(RenderingError) {
    (self.area, self.budget) = (area, budget)
    try budget.take(area)
    (raw, context) = try Self.prepare(
      cairo_image_surface_create_for_data(
        memory, TINTYPE_CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height),
        Int32(area.width * 4)), area)
  }

  private static func prepare(
    _ surface: OpaquePointer?, _ area: PixelArea
  ) throws(RenderingError) -> (OpaquePointer, OpaquePointer) {
    let status = cairo_surface_status(surface)
    guard let surface, status == TINTYPE_CAIRO_STATUS_SUCCESS,
      let context = cairo_create(surface)
    else {
      cairo_surface_destroy(surface)
      throw .cairo(status)
    }
    cairo_surface_set_device_offset(surface, Double(-area.left), Double(-area.top))
    cairo_set_antialias(context, TINTYPE_CAIRO_ANTIALIAS_GOOD)
    return (surface, context)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(raw)
    budget.giveBack(area)
  }

  /// Ends painting: cairo does not write to the memory after this call.
  func finish() {
    cairo_surface_flush(raw)
    cairo_surface_finish(raw)
  }

  /// Throws an error if a cairo operation of the context failed.
  func check() throws(RenderingError) {
    let status = cairo_status(context)
    guard status == TINTYPE_CAIRO_STATUS_SUCCESS else { throw .cairo(status) }
  }

  /// Calls a function that changes the bytes of all rows.
  func withBytes(_ body: (UnsafeMutablePointer<UInt8>, _ stride: Int) -> Bool)
    throws(RenderingError)
  {
    cairo_surface_flush(raw)
    guard let bytes = cairo_image_surface_get_data(raw),
      body(bytes, Int(cairo_image_surface_get_stride(raw)))
    else { throw .libraryFailure(library: "CTintypePixels", reason: "out of memory") }
    cairo_surface_mark_dirty(raw)
  }

  /// Calls a function that changes packed pixels; not valid for surfaces with alpha only.
  func withPixels(_ body: (UnsafeMutablePointer<UInt32>) -> Bool) throws(RenderingError) {
    try withBytes { bytes, _ in
      bytes.withMemoryRebound(to: UInt32.self, capacity: area.width * area.height, body)
    }
  }
}

/// The number of pixels that surfaces may contain at once while a scene is painted.
final class PixelBudget {
  private let total: Int
  private var left: Int

  /// Creates a budget of five canvases, including the canvas itself, and 64 million pixels.
  init(canvas: PixelArea) {
    total = canvas.width * canvas.height * 5 + 64_000_000
    left = total
  }

  fileprivate func take(_ area: PixelArea) throws(RenderingError) {
    let (width, height) = (max(area.width, 0), max(area.height, 0))
    guard width <= Bitmap.maximumSide, height <= Bitmap.maximumSide, width * height <= left else {
      throw .groupsTooLarge(pixels: total)
    }
    left -= width * height
  }

  fileprivate func giveBack(_ area: PixelArea) { left += max(area.width, 0) * max(area.height, 0) }
}
