// SPDX-License-Identifier: MIT

import CTintypePixels

/// The storage format of an image's pixels in a file, with their filtered and compressed scanlines.
struct PNGLayout {
  /// A function that returns the zlib stream of bytes at one of libdeflate's levels.
  typealias Compression = ([UInt8], Int32) -> [UInt8]

  private var layout: tintype_png_layout

  /// Creates the layout with the fewest bits per pixel that can store every pixel of a bitmap.
  init(of bitmap: Bitmap) { layout = bitmap.withPixels { tintype_png_layout_of($0, $1) } }

  /// Creates the layout of 8-bit RGB, for opaque images, or RGBA, for all images.
  init(isOpaque: Bool) {
    layout = tintype_png_layout()
    layout.color_type = (isOpaque ? PNGHeader.ColorType.rgb : .rgba).rawValue
    layout.depth = 8
  }

  /// The data of `IHDR`.
  func header(width: Int, height: Int) -> [UInt8] {
    UInt32(truncatingIfNeeded: width).bigEndianBytes
      + UInt32(truncatingIfNeeded: height).bigEndianBytes
      + [layout.depth, layout.color_type, 0, 0, 0]
  }

  /// Appends `PLTE`, and `tRNS` if not all of its colors are opaque.
  func appendPalette(to writer: inout PNGWriter) throws(ImagingError) {
    guard layout.color_count > 0 else { return }
    var colors = [UInt8](repeating: 0, count: layout.color_count * 3)
    var alphas = [UInt8](repeating: 0, count: layout.color_count)
    let translucent = withUnsafePointer(to: layout) {
      tintype_png_write_palette($0, &colors, &alphas)
    }
    try writer.append("PLTE", colors)
    if translucent > 0 { try writer.append("tRNS", Array(alphas.prefix(translucent))) }
  }

  /// Returns the zlib stream of a bitmap that the layout can store.
  func compressed(_ bitmap: Bitmap, by compress: Compression) -> [UInt8] {
    let all = 0..<bitmap.height
    guard isFilterable else {
      return compress(scanlines(of: bitmap, in: all), Self.indexedLevel)
    }
    if shouldFilter(bitmap, compress) {
      let rows = filtered(scanlines(of: bitmap, in: all), width: bitmap.width)
      return compress(rows, Zlib.standardLevel)
    }
    return compress(
      scanlines(of: bitmap, in: all, marksRepeats: marksRepeats), Zlib.standardLevel)
  }

  /// The compression level of indexed scanlines; they are short, so there is time for a longer
  /// search.
  private static let indexedLevel: Int32 = 8

  /// A Boolean value that indicates whether rows that repeat the previous one are marked instead of
  /// stored.
  ///
  /// Runs of three-byte colors decompress slowly, zeros fast. Images of user interfaces, which are
  /// mostly empty, decode in half the time, for one percent more bytes.
  private var marksRepeats: Bool { layout.color_type == 2 }

  /// A Boolean value that indicates whether filters can help: neighbors in a palette, or within a
  /// byte, are not similar.
  private var isFilterable: Bool { layout.color_type != 3 && layout.depth == 8 }

  /// Compares the compressed sizes of some bands of the image with and without filters.
  private func shouldFilter(_ bitmap: Bitmap, _ compress: Compression) -> Bool {
    let bandHeight = 16
    // One of twelve bands, and more of small images.
    let pixels = bitmap.width * bitmap.height
    let step = bandHeight * min(12, max(1, pixels / 40_000))
    let bands = stride(from: 0, to: bitmap.height, by: step).map {
      $0..<min($0 + bandHeight, bitmap.height)
    }
    var plain: [UInt8] = []
    for band in bands { plain += scanlines(of: bitmap, in: band, marksRepeats: marksRepeats) }
    let plainCount = compress(plain, Zlib.standardLevel).count
    // Flat colors and text compress to a fortieth or less.
    guard plainCount >= plain.count / 40 else { return false }
    var withFilters: [UInt8] = []
    for band in bands {
      withFilters += filtered(scanlines(of: bitmap, in: band), width: bitmap.width)
    }
    // Bands hide repetitions across the whole image, of which there are more without filters.
    return compress(withFilters, Zlib.standardLevel).count * 100 < plainCount * 94
  }

  private func scanlines(
    of bitmap: Bitmap, in rows: Range<Int>, marksRepeats: Bool = false
  ) -> [UInt8] {
    withUnsafePointer(to: layout) { layout in
      let size = rows.count * (1 + tintype_png_row_size(layout, bitmap.width))
      return [UInt8](unsafeUninitializedCapacity: size) { output, initializedCount in
        tintype_use_large_pages(output.baseAddress, size)
        bitmap.withPixels { pixels, _ in
          tintype_png_write_rows(
            layout, pixels.map { $0 + rows.lowerBound * bitmap.width }, bitmap.width, rows.count,
            marksRepeats, output.baseAddress)
        }
        initializedCount = size
      }
    }
  }

  /// Returns scanlines that are filtered row by row, or unfiltered if memory for a row cannot be
  /// allocated.
  private func filtered(_ rows: [UInt8], width: Int) -> [UInt8] {
    let size = withUnsafePointer(to: layout) { tintype_png_row_size($0, width) }
    let height = rows.count / (1 + size)
    let step = max(1, size / width)
    let output = [UInt8](unsafeUninitializedCapacity: rows.count) { output, initializedCount in
      tintype_use_large_pages(output.baseAddress, rows.count)
      let isDone = rows.withUnsafeBufferPointer {
        tintype_png_filter_rows($0.baseAddress, size, height, step, output.baseAddress)
      }
      initializedCount = isDone ? rows.count : 0
    }
    return output.isEmpty ? rows : output
  }
}
