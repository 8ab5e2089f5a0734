// SPDX-License-Identifier: MIT

/// A key that was pressed in a terminal.
package enum Key: Hashable, Sendable {
  /// A printable character.
  case character(Character)
  /// The control key with a letter, such as `c` for the interrupt key.
  case control(Character)
  case enter
  case escape
  case tab
  /// The shift key with the tabulator key.
  case backTab
  case backspace
  case up, down, left, right
  case pageUp, pageDown
  /// The key that moves to the beginning of a line.
  case beginning
  /// The key that moves to the end of a line.
  case end
  /// The key that deletes the next character.
  case delete
}

/// An answer of a terminal to a query.
package enum TerminalReply: Hashable, Sendable {
  /// The primary device attributes, such as 4 for sixel images.
  case attributes([Int])
  /// The size of a cell in pixels.
  case cellSize(width: Int, height: Int)
  /// The answer to a query of kitty's image protocol.
  case graphics(isSupported: Bool)
  /// The name and the version of the terminal.
  case version(String)
  /// The size of a cell in points, which only terminals with iTerm2's image protocol report.
  case itermCellSize(width: Double, height: Double)
}

/// An event of a terminal.
package enum TerminalEvent: Hashable, Sendable {
  case key(Key)
  /// Text was pasted; its contents are discarded, because they are not keys that a user pressed.
  case paste
  case reply(TerminalReply)
  /// The size of the terminal has changed, or its contents were lost.
  case resized
  /// The process received a request to stop until it is continued.
  case suspended
  /// The process received a signal that ends it.
  case ended(signal: Int32)
  /// The terminal was closed.
  case closed
}
