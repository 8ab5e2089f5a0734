// SPDX-License-Identifier: MIT

@testable import TintypeTerminal

/// The screen of a terminal that performs the sequences of a program, without colors: a space with
/// a background is displayed as “█”.
struct TerminalEmulator {
  private var size: TerminalSize
  private var cells: [[Character?]]
  private var row = 0
  private var column = 0
  private var rest: [UInt8] = []
  /// A Boolean value that indicates whether text has a background color.
  private var hasBackground = false
  /// The number of completely received screens, by the synchronized updates (mode 2026).
  private(set) var frames = 0
  private(set) var isAlternate = false
  /// The protocols of received images.
  var images: Set<ImageProtocol> = []
  /// The queries that the program has sent, which a terminal would answer.
  private(set) var queries: [String] = []

  init(size: TerminalSize) {
    self.size = size
    cells = Self.empty(size)
  }

  private static func empty(_ size: TerminalSize) -> [[Character?]] {
    Array(repeating: Array(repeating: " ", count: size.columns), count: size.rows)
  }

  mutating func resize(_ size: TerminalSize) {
    self.size = size
    cells = Self.empty(size)
    (row, column) = (0, 0)
  }

  /// The lines of the screen, without spaces at their ends and without empty lines at the end.
  var text: String {
    var lines = cells.map { line in
      var text = String(line.compactMap(\.self))
      while text.last == " " { text.removeLast() }
      return text
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Performs the bytes of a program.
  mutating func receive(_ bytes: some Sequence<UInt8>) {
    rest += bytes
    while let length = step() { rest.removeFirst(length) }
  }

  /// Performs the first character or sequence; returns `nil` if it is incomplete.
  private mutating func step() -> Int? {
    guard let first = rest.first else { return nil }
    switch first {
    case 0x1B: return sequence()
    case 0x0D:
      column = 0
      return 1
    case 0x0A:
      moveDown()
      return 1
    case 0..<0x20: return 1
    default:
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      guard rest.count >= length else { return nil }
      for character in String(decoding: rest.prefix(length), as: UTF8.self) { put(character) }
      return length
    }
  }

  private mutating func moveDown() {
    row += 1
    guard row >= size.rows else { return }
    cells.removeFirst()
    cells.append(Array(repeating: " ", count: size.columns))
    row = size.rows - 1
  }

  private mutating func put(_ character: Character) {
    let width = TextWidth.of(character)
    if column + width > size.columns {
      column = 0
      moveDown()
    }
    guard cells.indices.contains(row) else { return }
    guard width > 0 else {
      if column > 0, let base = cells[row][column - 1] {
        cells[row][column - 1] = Character("\(base)\(character)")
      }
      return
    }
    cells[row][column] = hasBackground && character == " " ? "█" : character
    if width == 2 { cells[row][column + 1] = nil }
    column += width
  }

  private mutating func sequence() -> Int? {
    guard rest.count > 1 else { return nil }
    switch rest[1] {
    case UInt8(ascii: "["):
      guard let end = rest.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
        return nil
      }
      control(String(decoding: rest[2..<end], as: UTF8.self), rest[end])
      return end + 1
    case UInt8(ascii: "_"), UInt8(ascii: "P"), UInt8(ascii: "]"):
      let isCommand = rest[1] == UInt8(ascii: "]")
      let end = rest.indices.dropFirst(2).first {
        isCommand && rest[$0] == 0x07
          || rest[$0] == 0x1B && $0 + 1 < rest.count && rest[$0 + 1] == UInt8(ascii: "\\")
      }
      guard let end else { return nil }
      string(rest[1], String(decoding: rest[2..<end], as: UTF8.self))
      return end + (rest[end] == 0x07 ? 1 : 2)
    default: return 2
    }
  }

  private mutating func string(_ introducer: UInt8, _ body: String) {
    switch introducer {
    case UInt8(ascii: "_"):
      if body.hasPrefix("Ga=T") { images.insert(.kitty) }
      if body.contains("a=q") { queries.append("kitty") }
    case UInt8(ascii: "P"): images.insert(.sixel)
    default:
      if body.hasPrefix("1337;File=") { images.insert(.iterm2) }
    }
  }

  private mutating func control(_ parameters: String, _ final: UInt8) {
    switch (Character(Unicode.Scalar(final)), parameters) {
    case ("H", _):
      let numbers = parameters.split(separator: ";").map { Int($0) ?? 1 }
      row = (numbers.first ?? 1) - 1
      column = (numbers.count > 1 ? numbers[1] : 1) - 1
    case ("K", _):
      for index in column..<size.columns where cells.indices.contains(row) {
        cells[row][index] = " "
      }
    case ("m", _):
      let numbers = parameters.split(separator: ";")
      hasBackground = numbers.contains("48") || numbers.first != "0" && hasBackground
    case ("J", "2"): cells = Self.empty(size)
    case ("h", "?1049"):
      cells = Self.empty(size)
      isAlternate = true
    case ("l", "?1049"):
      cells = Self.empty(size)
      (row, column) = (0, 0)
      isAlternate = false
    case ("l", "?2026"): frames += 1
    case ("c", ""): queries.append("attributes")
    default: break
    }
  }
}
