// SPDX-License-Identifier: MIT

import PixelKernels

/// How the pixels of a picture are stored in a file, and their scanlines, filtered or not, and
/// compressed.
struct PNGLayout {
  private var layout: pk_png_layout

  /// The layout with the fewest bits a pixel that holds every pixel of a bitmap.
  init(of bitmap: Bitmap) {
    layout = bitmap.withPixels { pk_png_layout_of($0, $1) }
  }

  /// 8-bit RGB, which holds every opaque picture, or RGBA, which holds any.
  init(isOpaque: Bool) {
    layout = pk_png_layout()
    layout.colour_type = (isOpaque ? PNGHeader.ColourType.rgb : .rgba).rawValue
    layout.depth = 8
  }

  /// The data of `IHDR`.
  func header(width: Int, height: Int) -> [UInt8] {
    UInt32(truncatingIfNeeded: width).bigEndianBytes
      + UInt32(truncatingIfNeeded: height).bigEndianBytes
      + [layout.depth, layout.colour_type, 0, 0, 0]
  }

  /// Appends `PLTE`, and `tRNS` if not all of its colours are opaque.
  func appendPalette(to writer: inout PNGWriter) throws(ImagingError) {
    guard layout.colour_count > 0 else { return }
    var colours = [UInt8](repeating: 0, count: layout.colour_count * 3)
    var alphas = [UInt8](repeating: 0, count: layout.colour_count)
    let translucent = withUnsafePointer(to: layout) {
      pk_png_write_palette($0, &colours, &alphas)
    }
    try writer.append("PLTE", colours)
    if translucent > 0 { try writer.append("tRNS", Array(alphas.prefix(translucent))) }
  }

  /// The zlib stream of a bitmap that the layout holds.
  func compressed(_ bitmap: Bitmap) -> [UInt8] {
    let rows = scanlines(of: bitmap, in: 0..<bitmap.height)
    guard isFilterable else { return Zlib.compress(rows, level: Self.indexedLevel) }
    let usesFilters = shouldFilter(bitmap)
    return Zlib.compress(
      usesFilters ? filtered(rows, width: bitmap.width) : rows, level: Zlib.standardLevel)
  }

  /// Scanlines of few bits are fewer, so that there is time to search longer.
  private static let indexedLevel: Int32 = 8

  /// Whether filters can help: neighbours in a palette, or in a byte, are not alike.
  private var isFilterable: Bool { layout.colour_type != 3 && layout.depth == 8 }

  /// Compares what is left of some bands of the picture with filters and without, by a quick
  /// compression.
  private func shouldFilter(_ bitmap: Bitmap) -> Bool {
    let bandHeight = 16
    // One band of twelve, and of small pictures more.
    let pixels = bitmap.width * bitmap.height
    let step = bandHeight * min(12, max(1, pixels / 20_000))
    var plain: [UInt8] = []
    var withFilters: [UInt8] = []
    for top in stride(from: 0, to: bitmap.height, by: step) {
      let rows = scanlines(of: bitmap, in: top..<min(top + bandHeight, bitmap.height))
      plain += rows
      withFilters += filtered(rows, width: bitmap.width)
    }
    // A longer search finds more where nothing is filtered.
    return Zlib.compress(withFilters, level: 1).count * 12 < Zlib.compress(plain, level: 1).count
      * 11
  }

  private func scanlines(of bitmap: Bitmap, in rows: Range<Int>) -> [UInt8] {
    withUnsafePointer(to: layout) { layout in
      let size = rows.count * (1 + pk_png_row_size(layout, bitmap.width))
      return [UInt8](unsafeUninitializedCapacity: size) { output, initializedCount in
        pk_use_large_pages(output.baseAddress, size)
        bitmap.withPixels { pixels, _ in
          pk_png_write_rows(
            layout, pixels.map { $0 + rows.lowerBound * bitmap.width }, bitmap.width, rows.count,
            output.baseAddress)
        }
        initializedCount = size
      }
    }
  }

  /// Scanlines filtered row by row; as they are without memory for a row.
  private func filtered(_ rows: [UInt8], width: Int) -> [UInt8] {
    let size = withUnsafePointer(to: layout) { pk_png_row_size($0, width) }
    let height = rows.count / (1 + size)
    let step = max(1, size / width)
    let output = [UInt8](unsafeUninitializedCapacity: rows.count) { output, initializedCount in
      pk_use_large_pages(output.baseAddress, rows.count)
      let isDone = rows.withUnsafeBufferPointer {
        pk_png_filter_rows($0.baseAddress, size, height, step, output.baseAddress)
      }
      initializedCount = isDone ? rows.count : 0
    }
    return output.isEmpty ? rows : output
  }
}
