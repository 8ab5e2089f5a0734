// SPDX-License-Identifier: MIT

/// A color of text, in sRGB.
package struct TerminalColor: Hashable, Sendable {
  /// The color as 0xRRGGBB.
  package var rgb: UInt32

  /// Creates a color from 0xRRGGBB.
  package init(rgb: UInt32) { self.rgb = rgb & 0xFF_FFFF }

  private var channels: [Int] { [16, 8, 0].map { Int(rgb >> UInt32($0) & 0xFF) } }

  /// The number of the nearest color in the palette of xterm: a cube with six levels, and grays.
  var paletteNumber: Int {
    let levels = [0, 95, 135, 175, 215, 255]
    func nearest(_ value: Int, _ steps: [Int]) -> Int {
      steps.indices.min { abs(steps[$0] - value) < abs(steps[$1] - value) } ?? 0
    }
    func distance(_ other: [Int]) -> Int {
      zip(channels, other).map { ($0 - $1) * ($0 - $1) }.reduce(0, +)
    }
    let cube = channels.map { nearest($0, levels) }
    let grays = (0..<24).map { 8 + 10 * $0 }
    let gray = nearest(channels.reduce(0, +) / 3, grays)
    let isGray =
      distance([grays[gray], grays[gray], grays[gray]]) < distance(cube.map { levels[$0] })
    return isGray ? 232 + gray : 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
  }

  /// Returns the parameters of the sequence that selects the color.
  func parameters(_ depth: ColorDepth, isBackground: Bool) -> [String] {
    let code = isBackground ? "48" : "38"
    switch depth {
    case .none: return []
    case .palette: return [code, "5", "\(paletteNumber)"]
    case .full: return [code, "2"] + channels.map { "\($0)" }
    }
  }
}

/// The style of text.
package struct TextStyle: Hashable, Sendable {
  package var isBold = false
  package var isFaint = false
  package var isInverse = false
  /// The color of the text; `nil` for the terminal's own.
  package var foreground: TerminalColor?
  /// The color behind the text; `nil` for the terminal's own.
  package var background: TerminalColor?

  /// Creates a style.
  package init(
    isBold: Bool = false, isFaint: Bool = false, isInverse: Bool = false,
    foreground: TerminalColor? = nil, background: TerminalColor? = nil
  ) {
    self.isBold = isBold
    self.isFaint = isFaint
    self.isInverse = isInverse
    self.foreground = foreground
    self.background = background
  }

  package static let plain = TextStyle()
  package static let bold = TextStyle(isBold: true)
  package static let faint = TextStyle(isFaint: true)
  package static let inverse = TextStyle(isInverse: true)

  /// Returns the sequence that selects the style and resets all others.
  func sequence(_ depth: ColorDepth) -> String {
    var codes = ["0"]
    if isBold { codes.append("1") }
    if isFaint { codes.append("2") }
    if isInverse { codes.append("7") }
    codes += foreground?.parameters(depth, isBackground: false) ?? []
    codes += background?.parameters(depth, isBackground: true) ?? []
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}

/// A text with one style.
package struct StyledText: Hashable, Sendable {
  /// The text, without control characters.
  package var text: String
  package var style: TextStyle

  /// Creates a text.
  package init(_ text: String, _ style: TextStyle = .plain) {
    (self.text, self.style) = (text, style)
  }
}
