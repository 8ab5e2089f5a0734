// SPDX-License-Identifier: MIT

import TintypeTerminal

/// A command of a review, which a key selects.
enum ReviewCommand: Hashable, Sendable {
  /// Decide on the displayed cause, or on the single change.
  case accept, reject
  /// Decide on the displayed image only.
  case acceptImage, rejectImage
  /// Continue with the next unit without a decision.
  case skip
  case undo
  /// Display another image of the cause.
  case image(Int)
  /// Display another cause.
  case unit(Int)
  /// Magnify another region.
  case region(Int)
  /// Magnify the first region, or display the whole image.
  case zoom
  case pane(ReviewState.Pane)
  case nextPane
  /// Move a text by a number of lines.
  case scroll(Int)
  case help, summary
  /// Apply the decisions, in the summary.
  case apply
  /// Leave the summary, the help, or the magnified region.
  case back
  case quit
  /// Quit by the interrupt key.
  case interrupt
  /// Stop the process by the suspend key.
  case suspend
  /// Draw everything again.
  case redraw

  /// Returns the command of a key; `nil` for a key without a command.
  init?(_ key: Key) {
    switch key {
    case .character(let character):
      guard let command = Self.characters[character] else { return nil }
      self = command
    case .down, .right: self = .image(1)
    case .up, .left: self = .image(-1)
    case .tab: self = .unit(1)
    case .backTab: self = .unit(-1)
    case .pageDown: self = .scroll(10)
    case .pageUp: self = .scroll(-10)
    case .escape, .backspace: self = .back
    case .control("c"): self = .interrupt
    case .control("z"): self = .suspend
    case .control("l"): self = .redraw
    case .control, .enter, .beginning, .end, .delete: return nil
    }
  }

  private static let characters: [Character: ReviewCommand] = [
    "a": .accept, "x": .reject, "A": .acceptImage, "X": .rejectImage, "s": .skip, "u": .undo,
    "j": .image(1), "k": .image(-1), "J": .unit(1), "K": .unit(-1),
    "n": .region(1), "p": .region(-1), "z": .zoom,
    "v": .nextPane, "0": .pane(.automatic), "1": .pane(.before), "2": .pane(.after),
    "3": .pane(.difference),
    "?": .help, "w": .summary, "y": .apply, "b": .back, "q": .quit,
  ]
}
