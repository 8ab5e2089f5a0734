// SPDX-License-Identifier: MIT

import TintypeImaging

/// The size at which a part of an image is shown in a box of cells.
package struct ImageFit: Hashable, Sendable {
  /// The size in pixels.
  package var pixels: PixelSize
  /// The size in cells, which contain the pixels.
  package var cells: TerminalSize
  /// The factor between the part and its pixels.
  package var scale: Double

  /// The largest factor by which small parts are magnified.
  private static let maximumScale = 16.0

  /// Determines the largest size that fits.
  ///
  /// A factor above 1 is an integer, so that all pixels have the same size.
  ///
  /// - Parameters:
  ///   - size: The size of the part.
  ///   - box: The available cells.
  ///   - cell: The size of a cell in pixels.
  package init(_ size: PixelSize, in box: TerminalSize, cell: PixelSize) {
    let cell = PixelSize(width: max(1, cell.width), height: max(1, cell.height))
    let (width, height) = (Double(max(1, size.width)), Double(max(1, size.height)))
    let available = (
      width: Double(max(1, box.columns) * cell.width),
      height: Double(max(1, box.rows) * cell.height)
    )
    let largest = min(available.width / width, available.height / height)
    scale = largest < 1 ? largest : min(largest.rounded(.down), Self.maximumScale)
    pixels = PixelSize(
      width: max(1, Int((width * scale).rounded())), height: max(1, Int((height * scale).rounded()))
    )
    cells = TerminalSize(
      columns: (pixels.width + cell.width - 1) / cell.width,
      rows: (pixels.height + cell.height - 1) / cell.height)
  }
}

extension Bitmap {
  /// Returns a part in another size, on the cells that contain it.
  ///
  /// Translucent pixels are blended with white. Pixels outside of this bitmap are transparent.
  ///
  /// - Parameters:
  ///   - part: The part, which may extend beyond the bitmap.
  ///   - fit: The size of the part in the terminal.
  ///   - cell: The size of a cell in pixels.
  /// - Returns: The pixels of all cells; `nil` if they exceed the limits of bitmaps.
  package func fitted(_ part: PixelRect, to fit: ImageFit, cell: PixelSize) -> Bitmap? {
    let (width, height) = (fit.cells.columns * cell.width, fit.cells.rows * cell.height)
    guard let small = cut(part)?.resized(width: fit.pixels.width, height: fit.pixels.height),
      small.size == fit.pixels, width >= small.width, height >= small.height,
      var result = try? Bitmap(width: width, height: height)
    else { return nil }
    let inside = visible(part, scale: fit.scale)
    let size = fit.pixels
    result.withUnsafeMutableBytes { bytes in
      let output = bytes.bindMemory(to: UInt32.self)
      small.withUnsafeBytes { bytes in
        let input = bytes.bindMemory(to: UInt32.self)
        for y in inside.y where y < size.height {
          for x in inside.x where x < size.width {
            output[y * width + x] = Self.onWhite(input[y * size.width + x])
          }
        }
      }
    }
    return result
  }

  /// Returns the columns and rows of a scaled part that this bitmap covers.
  private func visible(_ part: PixelRect, scale: Double) -> (x: Range<Int>, y: Range<Int>) {
    func range(_ start: Int, _ length: Int, of side: Int) -> Range<Int> {
      let first = max(0, Int((Double(-start) * scale).rounded()))
      let end = Int((Double(min(side - start, length)) * scale).rounded(.up))
      return first..<max(first, end)
    }
    return (range(part.x, part.width, of: width), range(part.y, part.height, of: height))
  }

  /// Returns a part, which is transparent outside of this bitmap.
  private func cut(_ part: PixelRect) -> Bitmap? {
    guard part != PixelRect(x: 0, y: 0, width: width, height: height) else { return self }
    guard var result = try? Bitmap(width: part.width, height: part.height) else { return nil }
    let (left, right) = (max(0, part.x), min(width, part.x + part.width))
    let (top, bottom) = (max(0, part.y), min(height, part.y + part.height))
    guard left < right, top < bottom else { return result }
    result.withUnsafeMutableBytes { output in
      withUnsafeBytes { input in
        for y in top..<bottom {
          let from = (y * width + left) * 4
          let to = ((y - part.y) * part.width + left - part.x) * 4
          let count = (right - left) * 4
          UnsafeMutableRawBufferPointer(rebasing: output[to..<to + count])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: input[from..<from + count]))
        }
      }
    }
    return result
  }

  /// Returns the bitmap in another size; a magnified pixel is a square.
  private func resized(width: Int, height: Int) -> Bitmap? {
    guard width > self.width || height > self.height else {
      return averaged(width: width, height: height)
    }
    guard var result = try? Bitmap(width: width, height: height) else { return nil }
    let (columns, rows) = (self.width, self.height)
    result.withUnsafeMutableBytes { bytes in
      let output = bytes.bindMemory(to: UInt32.self)
      withUnsafeBytes { bytes in
        let input = bytes.bindMemory(to: UInt32.self)
        for y in 0..<height {
          let row = y * rows / height * columns
          for x in 0..<width { output[y * width + x] = input[row + x * columns / width] }
        }
      }
    }
    return result
  }

  /// Returns a premultiplied pixel in front of white, which is opaque.
  private static func onWhite(_ pixel: UInt32) -> UInt32 {
    let rest = 255 - pixel >> 24
    guard rest > 0 else { return pixel }
    // The sums do not exceed 255 for valid pixels; others are limited.
    func channel(_ shift: UInt32) -> UInt32 { min(255, pixel >> shift & 0xFF + rest) << shift }
    return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
  }
}
