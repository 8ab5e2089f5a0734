// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeReports
import TintypeTerminal

/// The part of a review's screen with the images or the text of a change.
struct ReviewImageArea {
  /// The available cells.
  let box: Box
  let terminal: ReviewScreen.Properties
  /// The displayed images.
  let pane: ReviewState.Pane
  /// The magnified region; `nil` for the whole image.
  let region: PixelRect?
  /// The number of hidden lines above a text.
  let scroll: Int

  /// A rectangle of cells.
  struct Box: Hashable {
    var row: Int
    var column: Int
    var cells: TerminalSize
  }

  /// The number of columns between images.
  private static let gap = 2

  /// Draws the contents of a change.
  func draw(_ content: ReviewContent, _ screen: inout Screen) {
    guard box.cells.rows > 1 else { return }
    switch content {
    case .unavailable(let reason): draw(reason, in: box, &screen)
    case .text(let lines): drawText(lines, &screen)
    case .images(let before, let after, let difference):
      var sides: [(name: String, side: ReviewContent.Side)] = [("after", after)]
      if let before { sides.insert(("before", before), at: 0) }
      if let difference { sides.append(("difference", difference)) }
      draw(sides, &screen)
    }
  }

  // MARK: Texts

  private func drawText(_ lines: [String], _ screen: inout Screen) {
    let count = box.cells.rows
    let first = max(0, min(scroll, lines.count - count))
    for (index, line) in lines.dropFirst(first).prefix(count).enumerated() {
      let style =
        switch line.first {
        case "+": TextStyle(foreground: TerminalColor(rgb: 0x2E9E5B))
        case "-": TextStyle(foreground: TerminalColor(rgb: 0xD6007F))
        default: TextStyle.plain
        }
      screen.add(StyledText(line, style), row: box.row + index, column: box.column)
    }
  }

  /// Draws a sentence, wrapped between words.
  private func draw(_ text: String, in box: Box, _ screen: inout Screen) {
    var lines: [String] = []
    for word in ShortText.line(text, limit: 1_000).split(separator: " ") {
      if let last = lines.last, TextWidth.of(last) + 1 + TextWidth.of(word) <= box.cells.columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(TextWidth.cut(String(word), to: box.cells.columns))
      }
    }
    for (index, line) in lines.prefix(box.cells.rows).enumerated() {
      screen.add(StyledText(line), row: box.row + index, column: box.column)
    }
  }

  // MARK: Images

  private func draw(_ sides: [(name: String, side: ReviewContent.Side)], _ screen: inout Screen) {
    let bitmaps = sides.compactMap(\.side.bitmap)
    let canvas = PixelSize(
      width: bitmaps.map(\.width).max() ?? 1, height: bitmaps.map(\.height).max() ?? 1)
    let part = Self.part(region, of: canvas)
    let columns = (box.cells.columns + Self.gap) / sides.count - Self.gap
    let isNarrow = !fits(part, columns: columns)
    let shown: [(name: String, side: ReviewContent.Side)]
    switch pane {
    case .automatic: shown = isNarrow ? Array(sides.suffix(1)) : sides
    case .before: shown = Array((sides.filter { $0.name == "before" } + sides).prefix(1))
    case .after: shown = Array((sides.filter { $0.name == "after" } + sides).prefix(1))
    case .difference: shown = Array(sides.suffix(1))
    }
    let width = shown.count == sides.count ? columns : box.cells.columns
    let cells = TerminalSize(columns: width, rows: box.cells.rows - 1)
    let fit = ImageFit(
      PixelSize(width: part.width, height: part.height), in: cells, cell: terminal.cell)
    // Small images are next to each other.
    let step = max(min(width, fit.cells.columns), min(width, 22)) + Self.gap
    for (index, (name, side)) in shown.enumerated() {
      let column = box.column + index * step
      let size = side.bitmap.map { " \($0.width) × \($0.height)" } ?? ""
      let hint = shown.count < sides.count ? "   v: other views" : ""
      screen.add(StyledText(name + size + hint, .faint), row: box.row, column: column)
      let inner = Box(row: box.row + 1, column: column, cells: cells)
      switch side {
      case .unavailable(let reason):
        draw(
          reason,
          in: Box(
            row: inner.row, column: column,
            cells: TerminalSize(columns: step - Self.gap, rows: cells.rows)), &screen)
      case .bitmap(let bitmap):
        guard terminal.images != .none,
          let scaled = bitmap.fitted(part, to: fit, cell: terminal.cell)
        else { continue }
        screen.add(
          scaled, cells: fit.cells, row: inner.row, column: column,
          isText: terminal.images == .blocks)
      }
    }
  }

  /// Returns whether images side by side have at least half the size of a single one.
  private func fits(_ part: PixelRect, columns: Int) -> Bool {
    let size = PixelSize(width: part.width, height: part.height)
    func scale(_ columns: Int) -> Double {
      let cells = TerminalSize(columns: columns, rows: box.cells.rows - 1)
      return ImageFit(size, in: cells, cell: terminal.cell).scale
    }
    return columns > 0 && scale(columns) * 2 >= scale(box.cells.columns)
  }

  /// Returns the displayed part of the canvas: the whole, or a region with its surroundings.
  private static func part(_ region: PixelRect?, of canvas: PixelSize) -> PixelRect {
    let whole = PixelRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
    guard let region else { return whole }
    let margin = max(8, min(200, max(region.width, region.height) / 4))
    let left = min(max(0, region.x - margin), canvas.width - 1)
    let top = min(max(0, region.y - margin), canvas.height - 1)
    let right = max(left + 1, min(canvas.width, region.x &+ region.width &+ margin))
    let bottom = max(top + 1, min(canvas.height, region.y &+ region.height &+ margin))
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
