// SPDX-License-Identifier: MIT

/// A way to show images in a terminal.
package enum ImageProtocol: String, Hashable, Sendable, CaseIterable {
  /// The graphics protocol of kitty.
  case kitty
  /// The inline images of iTerm2.
  case iterm2
  /// The sixel graphics of DEC terminals.
  case sixel
  /// Characters whose upper and lower halves are the pixels.
  case blocks
  /// No images.
  case none
}

/// The number of colors of a terminal's text.
package enum ColorDepth: Hashable, Sendable {
  /// No colors.
  case none
  /// The palette of 256 colors of xterm.
  case palette
  /// 24 bits.
  case full
}

/// The environment variables that describe a terminal.
package struct TerminalEnvironment: Hashable, Sendable {
  private let variables: [String: String]

  /// Creates the description from the variables of the process.
  package init(_ variables: [String: String]) { self.variables = variables }

  private var name: String { variables["TERM"] ?? "" }

  /// A Boolean value that indicates whether the terminal can position text.
  package var canPosition: Bool { !name.isEmpty && name != "dumb" }

  /// The number of colors.
  package var colors: ColorDepth {
    guard canPosition, (variables["NO_COLOR"] ?? "").isEmpty else { return .none }
    let isFull =
      ["truecolor", "24bit"].contains(variables["COLORTERM"]) || name.hasSuffix("-direct")
    return isFull ? .full : .palette
  }

  /// The protocol that follows from the variables alone; `nil` if the terminal must be queried.
  package var imageProtocol: ImageProtocol? {
    if colors == .none { return ImageProtocol.none }
    // A multiplexer answers queries itself, or passes images on that it does not know the size of.
    let isMultiplexed =
      variables["TMUX"] != nil || variables["STY"] != nil || name.hasPrefix("screen")
      || name.hasPrefix("tmux")
    return isMultiplexed || name == "linux" ? .blocks : nil
  }
}
