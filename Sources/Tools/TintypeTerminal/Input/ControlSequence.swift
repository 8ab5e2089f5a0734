// SPDX-License-Identifier: MIT

/// The sequences of ECMA-48 that begin with an escape character.
enum ControlSequence {
  /// Returns the first sequence of some bytes, which begin with an escape character.
  static func step(_ bytes: ArraySlice<UInt8>) -> InputParser.Step {
    guard let introducer = bytes.dropFirst().first else { return .incomplete }
    switch introducer {
    case UInt8(ascii: "["): return control(bytes)
    case UInt8(ascii: "O"):
      guard let final = bytes.dropFirst(2).first else { return .incomplete }
      return InputParser.Step(length: 3, event: key(final, parameters: []).map { .key($0) })
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      return string(introducer, bytes)
    case Byte.escape:
      // The escape key, pressed before another sequence.
      return InputParser.Step(length: 1, event: .key(.escape))
    default:
      // A key with the option key has no meaning.
      return InputParser.Step(length: 2)
    }
  }

  // MARK: Control sequences

  private static func control(_ bytes: ArraySlice<UInt8>) -> InputParser.Step {
    let body = bytes.dropFirst(2)
    let parameters = body.prefix { (0x20...0x3F).contains($0) }
    let length = 2 + parameters.count
    guard length < InputParser.limit else { return InputParser.Step(length: length) }
    guard let final = body.dropFirst(parameters.count).first else { return .incomplete }
    // Another byte ends the sequence, and is read again.
    guard (0x40...0x7E).contains(final) else { return InputParser.Step(length: length) }
    return InputParser.Step(length: length + 1, event: event(final, parameters))
  }

  private static func event(_ final: UInt8, _ parameters: ArraySlice<UInt8>) -> TerminalEvent? {
    let text = String(decoding: parameters, as: UTF8.self)
    let mark = text.first.flatMap { "<=>?".contains($0) ? $0 : nil }
    let numbers = (mark == nil ? text[...] : text.dropFirst())
      .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    switch (Character(Unicode.Scalar(final)), mark) {
    case ("c", "?"): return .reply(.attributes(numbers))
    case ("t", nil):
      guard numbers.count == 3, numbers[0] == 6 else { return nil }
      return .reply(.cellSize(width: numbers[2], height: numbers[1]))
    case ("~", nil) where numbers.first == 200: return .paste
    case (_, nil): return key(final, parameters: numbers).map { .key($0) }
    default: return nil
    }
  }

  private static func key(_ final: UInt8, parameters: [Int]) -> Key? {
    switch Character(Unicode.Scalar(final)) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .beginning
    case "F": .end
    case "M": .enter
    case "Z": .backTab
    case "~":
      switch parameters.first {
      case 1, 7: .beginning
      case 3: .delete
      case 4, 8: .end
      case 5: .pageUp
      case 6: .pageDown
      default: nil
      }
    default: nil
    }
  }

  // MARK: Strings

  private static func string(_ introducer: UInt8, _ bytes: ArraySlice<UInt8>) -> InputParser.Step {
    // A control character ends the string, so that a key combination that looks like its beginning
    // does not disable the keyboard.
    let body = bytes.dropFirst(2).prefix { $0 >= 0x20 && $0 != 0x7F }
    let length = 2 + body.count
    guard length < InputParser.limit else { return InputParser.Step(length: length) }
    let rest = bytes.dropFirst(length)
    guard let end = rest.first else { return .incomplete }
    if end == Byte.bell {
      return InputParser.Step(length: length + 1, event: reply(introducer, body))
    }
    guard end == Byte.escape else { return InputParser.Step(length: length) }
    guard let next = rest.dropFirst().first else { return .incomplete }
    guard next == UInt8(ascii: "\\") else { return InputParser.Step(length: length) }
    return InputParser.Step(length: length + 2, event: reply(introducer, body))
  }

  private static func reply(_ introducer: UInt8, _ body: ArraySlice<UInt8>) -> TerminalEvent? {
    let text = String(decoding: body, as: UTF8.self)
    switch Character(Unicode.Scalar(introducer)) {
    case "_" where text.hasPrefix("G"):
      return .reply(.graphics(isSupported: text.split(separator: ";").last == "OK"))
    case "P" where text.hasPrefix(">|"): return .reply(.version(String(text.dropFirst(2))))
    case "]":
      let start = "1337;ReportCellSize="
      guard text.hasPrefix(start) else { return nil }
      let numbers = text.dropFirst(start.count).split(separator: ";").map { Double($0) ?? 0 }
      guard numbers.count >= 2 else { return nil }
      // Newer versions add the number of pixels in a point.
      let scale = numbers.count > 2 && numbers[2] > 0 ? numbers[2] : 1
      return .reply(.itermCellSize(width: numbers[1] * scale, height: numbers[0] * scale))
    default: return nil
    }
  }
}
