// SPDX-License-Identifier: MIT

import TintypeImaging

/// The contents of a terminal's screen.
package struct Screen: Hashable, Sendable {
  package let size: TerminalSize
  /// The rows from top to bottom.
  package private(set) var rows: [Row]
  /// The images, which cover cells without text.
  package private(set) var images: [PlacedImage] = []

  /// A row with its texts from left to right.
  package struct Row: Hashable, Sendable {
    /// The texts that do not overlap, each with its first column.
    var texts: [PlacedText] = []
    /// The number of columns that have text.
    var end = 0
  }

  /// A text and its first column.
  struct PlacedText: Hashable, Sendable {
    var column: Int
    var text: StyledText
  }

  /// An image, scaled to the pixels of its cells.
  package struct PlacedImage: Hashable, Sendable {
    package var column: Int
    package var row: Int
    package var cells: TerminalSize
    package var bitmap: Bitmap
  }

  /// Creates an empty screen.
  package init(size: TerminalSize) {
    self.size = size
    rows = Array(repeating: Row(), count: max(0, size.rows))
  }

  /// Adds a text after the texts of a row, cut at the right edge of the screen.
  ///
  /// - Parameters:
  ///   - text: The text, without control characters.
  ///   - row: The row; rows outside of the screen are ignored.
  ///   - column: The first column; `nil` for the end of the row.
  package mutating func add(_ text: StyledText, row: Int, column: Int? = nil) {
    guard rows.indices.contains(row) else { return }
    let start = max(column ?? 0, rows[row].end)
    let fitting = TextWidth.cut(text.text, to: size.columns - start)
    guard !fitting.isEmpty else { return }
    rows[row].texts.append(PlacedText(column: start, text: StyledText(fitting, text.style)))
    rows[row].end = start + TextWidth.of(fitting)
  }

  /// Adds several texts at the end of a row.
  package mutating func add(_ texts: [StyledText], row: Int, column: Int? = nil) {
    for (index, text) in texts.enumerated() {
      add(text, row: row, column: index == 0 ? column : nil)
    }
  }

  /// Adds an image, as characters or as pixels.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels of whole cells.
  ///   - cells: The size in cells.
  ///   - row: The first row.
  ///   - column: The first column.
  ///   - isText: A Boolean value that indicates whether the image is shown as half blocks.
  package mutating func add(
    _ bitmap: Bitmap, cells: TerminalSize, row: Int, column: Int, isText: Bool
  ) {
    guard isText else {
      images.append(PlacedImage(column: column, row: row, cells: cells, bitmap: bitmap))
      return
    }
    for (index, texts) in HalfBlocks.rows(bitmap).enumerated() {
      add(texts, row: row + index, column: column)
    }
  }
}

extension Screen {
  /// The text of the screen without styles, and without spaces at the ends of rows.
  package var text: String {
    rows.map { row in
      var line = ""
      var end = 0
      for placed in row.texts {
        line += String(repeating: " ", count: placed.column - end) + placed.text.text
        end = placed.column + TextWidth.of(placed.text.text)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
