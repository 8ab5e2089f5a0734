// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeReports
import TintypeSnapshots
import TintypeTerminal

/// An interactive review in a terminal.
struct ReviewSession {
  let terminal: Terminal
  let environment: TerminalEnvironment
  /// The protocol that the user selected; `nil` to query the terminal.
  let images: ImageProtocol?
  let files: ReviewFiles
  let file: ReviewFile

  /// The end of a review.
  enum Ending: Hashable {
    case quit
    /// The user confirmed the decisions.
    case apply
    case interrupted
    case ended(signal: Int32)
  }

  /// The size of a cell in pixels, if the terminal does not report it.
  private static let usualCell = PixelSize(width: 10, height: 20)

  /// Displays the review, and performs keys until it ends.
  ///
  /// Each decision is written to the file at once, so that no decision is lost if the connection
  /// ends.
  ///
  /// - Parameter state: The state at the beginning, and at the end.
  /// - Returns: The end of the review.
  /// - Throws: ``TerminalError`` if the terminal's modes cannot be changed, or `FileError` if the
  ///   decisions cannot be written.
  func run(_ state: inout ReviewState) throws -> Ending {
    try terminal.begin()
    defer { terminal.end() }
    let (selected, cell) = properties()
    var writer = ScreenWriter(images: selected, colors: environment.colors)
    defer { terminal.write(writer.removal()) }
    var cache: (image: ReviewImage, content: ReviewContent)?
    while true {
      let content = state.currentImage.map { image in
        if let cache, cache.image == image { return cache.content }
        return files.content(of: image)
      }
      if let image = state.currentImage, let content { cache = (image, content) }
      let (size, reported) = terminal.size
      let screen = ReviewScreen(
        state: state, content: content ?? .text([]),
        terminal: ReviewScreen.Properties(
          size: size, images: selected,
          cell: selected == .blocks ? HalfBlocks.cell : cell ?? reported ?? Self.usualCell))
      terminal.write(writer.update(to: screen.draw()))
      guard let event = terminal.next() else { continue }
      switch event {
      case .reply, .paste: break
      case .closed: return .ended(signal: 0)
      case .ended(let signal): return .ended(signal: signal)
      case .resized: writer.reset()
      case .suspended:
        try terminal.suspend()
        writer.reset()
      case .key(let key):
        guard let command = ReviewCommand(key) else { break }
        let before = state.decisions
        let effect = state.perform(command)
        if state.decisions != before { try file.write(state.decisions, for: state.list) }
        switch effect {
        case nil: break
        case .quit: return .quit
        case .interrupt: return .interrupted
        case .apply: return .apply
        case .redraw: writer.reset()
        case .suspend:
          terminal.write(writer.removal())
          try terminal.suspend()
          writer.reset()
        }
      }
    }
  }

  /// Returns the protocol for images, and the size of a cell that the terminal reports.
  private func properties() -> (ImageProtocol, PixelSize?) {
    let known = images ?? environment.imageProtocol
    // These protocols do not depend on the answers.
    if let known, [.blocks, .none].contains(known) { return (known, nil) }
    let query = terminal.query()
    return (known ?? query.imageProtocol, query.cellSize)
  }
}
