// SPDX-License-Identifier: MIT

import CTintypeCairo
import TintypeImaging

/// PNG files as cairo writes and reads them by libpng: every filter tried, zlib's default level.
///
/// Many programs paint and keep pictures that way, so it is what others are measured by.
enum CairoPNG {
  /// Writes a picture.
  static func encode(_ bitmap: Bitmap) throws -> [UInt8] {
    var copy = bitmap
    let (width, height) = (Int32(bitmap.width), Int32(bitmap.height))
    return try copy.withUnsafeMutableBytes { pixels in
      let surface = cairo_image_surface_create_for_data(
        pixels.baseAddress?.assumingMemoryBound(to: UInt8.self), TINTYPE_CAIRO_FORMAT_ARGB32,
        width, height, width * 4)
      defer { cairo_surface_destroy(surface) }
      var bytes: [UInt8] = []
      let status = withUnsafeMutablePointer(to: &bytes) { bytes in
        cairo_surface_write_to_png_stream(
          surface,
          { closure, data, length in
            closure?.assumingMemoryBound(to: [UInt8].self).pointee.append(
              contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
            return TINTYPE_CAIRO_STATUS_SUCCESS
          }, bytes)
      }
      try check(status)
      return bytes
    }
  }

  /// Reads a picture, and forgets it.
  static func decode(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBytes { bytes in
      var rest = bytes
      let surface = withUnsafeMutablePointer(to: &rest) { rest in
        cairo_image_surface_create_from_png_stream(
          { closure, data, length in
            guard let rest = closure?.assumingMemoryBound(to: UnsafeRawBufferPointer.self),
              rest.pointee.count >= Int(length), let data
            else { return TINTYPE_CAIRO_STATUS_READ_ERROR }
            UnsafeMutableRawBufferPointer(start: data, count: Int(length)).copyMemory(
              from: UnsafeRawBufferPointer(rebasing: rest.pointee.prefix(Int(length))))
            rest.pointee = UnsafeRawBufferPointer(rebasing: rest.pointee.dropFirst(Int(length)))
            return TINTYPE_CAIRO_STATUS_SUCCESS
          }, rest)
      }
      defer { cairo_surface_destroy(surface) }
      try check(cairo_surface_status(surface))
    }
  }

  private static func check(_ status: cairo_status_t) throws {
    guard status == TINTYPE_CAIRO_STATUS_SUCCESS else {
      throw BenchmarkError.mismatch(String(cString: cairo_status_to_string(status)))
    }
  }
}
