// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import TintypeImaging

/// The size of a terminal in cells.
package struct TerminalSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  /// Creates a size.
  package init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }

  /// The size of terminals that do not report theirs.
  package static let standard = TerminalSize(columns: 80, rows: 24)
  /// The largest supported size; a terminal that reports more is damaged.
  static let maximum = TerminalSize(columns: 1000, rows: 500)
}

extension Terminal {
  /// The current size in cells, and the size of a cell in pixels if the system has it.
  package var size: (cells: TerminalSize, cell: PixelSize?) {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (.standard, nil) }
    let (columns, rows) = (Int(size.ws_col), Int(size.ws_row))
    let cell = PixelSize(
      width: Int(size.ws_xpixel) / columns, height: Int(size.ws_ypixel) / rows)
    let cells = TerminalSize(
      columns: min(columns, TerminalSize.maximum.columns),
      rows: min(rows, TerminalSize.maximum.rows))
    return (cells, cell.width > 0 && cell.height > 0 ? cell : nil)
  }
}
