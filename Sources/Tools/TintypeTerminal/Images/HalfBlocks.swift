// SPDX-License-Identifier: MIT

import TintypeImaging

/// Images as characters whose upper and lower halves are two pixels.
package enum HalfBlocks {
  /// The size of a cell: one column of two pixels.
  package static let cell = PixelSize(width: 1, height: 2)

  /// Returns the rows of an image, each with runs of equal characters.
  ///
  /// - Parameter bitmap: The image, whose pixels are opaque or transparent.
  /// - Returns: One row for two rows of pixels.
  package static func rows(_ bitmap: Bitmap) -> [[StyledText]] {
    stride(from: 0, to: bitmap.height, by: 2).map { y in
      var row: [StyledText] = []
      for x in 0..<bitmap.width {
        let cell = character(bitmap[x, y] ?? 0, bitmap[x, y + 1] ?? 0)
        if row.last?.style == cell.style, row.last?.text.hasSuffix(cell.text) == true {
          row[row.count - 1].text += cell.text
        } else {
          row.append(cell)
        }
      }
      return row
    }
  }

  private static func character(_ upper: UInt32, _ lower: UInt32) -> StyledText {
    func color(_ pixel: UInt32) -> TerminalColor? {
      pixel >> 24 < 128 ? nil : TerminalColor(rgb: pixel & 0xFF_FFFF)
    }
    switch (color(upper), color(lower)) {
    case (nil, nil): return StyledText(" ")
    case (let upper?, nil): return StyledText("▀", TextStyle(foreground: upper))
    case (nil, let lower?): return StyledText("▄", TextStyle(foreground: lower))
    case (let upper?, let lower?):
      return upper == lower
        ? StyledText(" ", TextStyle(background: upper))
        : StyledText("▀", TextStyle(foreground: upper, background: lower))
    }
  }
}
