// SPDX-License-Identifier: MIT

import TintypeImaging

/// The encoder of screens, which writes only the differences from the previous screen.
package struct ScreenWriter {
  /// The protocol for images.
  package let images: ImageProtocol
  /// The number of colors.
  package let colors: ColorDepth
  private var shown: Screen?
  /// The number of images that kitty's protocol shows.
  private var imageCount = 0

  /// The first identifier of an image, which differs from those of other programs.
  private static let firstImage = 0x7479_0000

  /// Creates a writer for a terminal with unknown contents.
  package init(images: ImageProtocol, colors: ColorDepth) {
    (self.images, self.colors) = (images, colors)
  }

  /// Discards the previous screen, after the terminal was resized or used by another program.
  package mutating func reset() { shown = nil }

  /// Returns the bytes that change the terminal's contents to a screen.
  package mutating func update(to screen: Screen) -> [UInt8] {
    var bytes = Array("\u{1B}[?2026h".utf8)
    let isNew = shown?.size != screen.size
    if isNew { bytes += Array("\u{1B}[0m\u{1B}[2J".utf8) }
    let hasNewImages = isNew || shown?.images != screen.images
    if hasNewImages { bytes += deletion }
    // Writing text to the rows of images removes those of protocols without deletion.
    let covered = hasNewImages ? Set((shown?.images ?? []).flatMap(\.rows)) : []
    for (index, row) in screen.rows.enumerated() {
      let isSame = !isNew && shown?.rows[index] == row && !covered.contains(index)
      if !isSame { bytes += Array(text(of: row, at: index).utf8) }
    }
    if hasNewImages {
      for (index, image) in screen.images.enumerated() {
        bytes += encode(image, Self.firstImage + index)
      }
      imageCount = screen.images.count
    }
    shown = screen
    return bytes + Array("\u{1B}[?2026l".utf8)
  }

  private func text(of row: Screen.Row, at index: Int) -> String {
    var text = "\u{1B}[\(index + 1);1H\u{1B}[0m\u{1B}[K"
    var (column, style) = (0, TextStyle.plain)
    for placed in row.texts {
      if placed.column != column { text += "\u{1B}[\(index + 1);\(placed.column + 1)H" }
      if placed.text.style != style { text += placed.text.style.sequence(colors) }
      text += placed.text.text
      (column, style) = (placed.column + TextWidth.of(placed.text.text), placed.text.style)
    }
    return style == .plain ? text : text + "\u{1B}[0m"
  }

  private var deletion: [UInt8] {
    guard images == .kitty, imageCount > 0 else { return [] }
    return (0..<imageCount).flatMap { KittyImage.deletion(id: Self.firstImage + $0) }
  }

  private func encode(_ image: Screen.PlacedImage, _ id: Int) -> [UInt8] {
    let position = Array("\u{1B}[\(image.row + 1);\(image.column + 1)H".utf8)
    switch images {
    case .blocks, .none: return []
    case .sixel: return position + SixelImage.bytes(image.bitmap)
    case .kitty, .iterm2:
      guard let png = try? PNG.encode(image.bitmap).bytes else { return [] }
      return position
        + (images == .kitty
          ? KittyImage.bytes(png, id: id, cells: image.cells)
          : ItermImage.bytes(png, cells: image.cells))
    }
  }

  /// The bytes that remove all images, before the terminal is restored.
  package mutating func removal() -> [UInt8] {
    defer { imageCount = 0 }
    return deletion
  }
}

extension Screen.PlacedImage {
  /// The rows that the image covers.
  fileprivate var rows: Range<Int> { row..<row + max(0, cells.rows) }
}
