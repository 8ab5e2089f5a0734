// SPDX-License-Identifier: MIT

import TintypeImaging

/// A query of a terminal's image protocol and of the size of its cells.
package struct TerminalQuery: Hashable, Sendable {
  private var attributes: [Int]?
  private var hasGraphics = false
  private var hasItermCells = false
  private var version = ""
  /// The size of a cell in pixels; `nil` if the terminal has not reported it.
  package private(set) var cellSize: PixelSize?

  /// The bytes of the query.
  ///
  /// Each terminal answers the last part, the primary device attributes, so that the answer to it
  /// ends the wait for the others.
  package static let request = Array(
    ("\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\" + "\u{1B}[>q"
      + "\u{1B}]1337;ReportCellSize\u{7}" + "\u{1B}[16t" + "\u{1B}[c").utf8)

  /// The time in milliseconds to wait for the answers.
  package static let timeout: Int32 = 1000

  /// Creates a query without answers.
  package init() {}

  /// A Boolean value that indicates whether all answers have arrived.
  package var isComplete: Bool { attributes != nil }

  /// Adds an answer.
  package mutating func add(_ reply: TerminalReply) {
    switch reply {
    case .attributes(let numbers): attributes = numbers
    case .graphics(let isSupported): hasGraphics = isSupported
    case .version(let text): version = text
    case .cellSize(let width, let height): setCellSize(Double(width), Double(height))
    case .itermCellSize(let width, let height):
      hasItermCells = true
      if cellSize == nil { setCellSize(width, height) }
    }
  }

  private mutating func setCellSize(_ width: Double, _ height: Double) {
    // Other sizes would result in huge images.
    guard (2...200).contains(width), (2...400).contains(height) else { return }
    cellSize = PixelSize(width: Int(width.rounded()), height: Int(height.rounded()))
  }

  /// The protocol that the terminal supports, by its answers.
  package var imageProtocol: ImageProtocol {
    // iTerm2 supports its own protocol completely, and parts of the others.
    if version.hasPrefix("iTerm2") { return .iterm2 }
    if hasGraphics { return .kitty }
    if hasItermCells || version.hasPrefix("WezTerm") { return .iterm2 }
    return attributes?.dropFirst().contains(4) == true ? .sixel : .blocks
  }
}

extension Terminal {
  /// Queries the terminal, and waits for the answers.
  ///
  /// Keys that are pressed in the meantime are kept.
  ///
  /// - Parameter timeout: The maximum time in milliseconds without any answer.
  /// - Returns: The answers; a terminal that does not answer supports only half blocks.
  package func query(timeout: Int32 = TerminalQuery.timeout) -> TerminalQuery {
    write(TerminalQuery.request)
    var query = TerminalQuery()
    var others: [TerminalEvent] = []
    while !query.isComplete, let event = next(timeout: timeout) {
      if case .reply(let reply) = event {
        query.add(reply)
      } else {
        others.append(event)
        // The timeout would begin again with each event.
        if others.count > 100 { break }
      }
      if case .closed = event { break }
      if case .ended = event { break }
    }
    putBack(others)
    return query
  }
}
