// SPDX-License-Identifier: MIT

/// A parser of the bytes that a terminal sends: keys, and answers to queries.
///
/// A sequence can be split at any byte. An incomplete sequence is kept, however long the rest
/// takes, because its rest would otherwise be taken for keys. Only the escape key itself needs a
/// timeout.
package struct InputParser: Sendable {
  private var buffer: [UInt8] = []
  /// A Boolean value that indicates whether the last byte was an escape character that
  /// ``endEscape()`` reported as a key.
  private var followsEscape = false
  private var isPasting = false

  /// The maximum length of a sequence; longer ones are discarded.
  package static let limit = 4096

  /// Creates a parser at the beginning of the input.
  package init() {}

  /// A Boolean value that indicates whether the input ends in an escape character, which is either
  /// a key or the beginning of a sequence.
  package var endsInEscape: Bool { !isPasting && buffer == [Byte.escape] }

  /// Parses bytes, and returns the complete events.
  package mutating func parse(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    buffer += bytes
    if followsEscape, let first = buffer.first {
      followsEscape = false
      // The rest of a sequence that arrived late must not be taken for keys.
      if Byte.isIntroducer(first) { buffer.insert(Byte.escape, at: 0) }
    }
    var events: [TerminalEvent] = []
    var rest = buffer[...]
    while !rest.isEmpty {
      let step = isPasting ? paste(rest) : Self.step(rest)
      guard step.length > 0 else { break }
      rest = rest.dropFirst(step.length)
      guard let event = step.event else { continue }
      if case .paste = event, !isPasting {
        isPasting = true
      } else {
        isPasting = false
        events.append(event)
      }
    }
    buffer = Array(rest)
    return events
  }

  /// Returns the escape key if the input ends in an escape character that began no sequence.
  package mutating func endEscape() -> TerminalEvent? {
    guard endsInEscape else { return nil }
    buffer = []
    followsEscape = true
    return .key(.escape)
  }

  /// The first event of some bytes.
  struct Step: Hashable {
    /// The number of bytes; 0 if the bytes are incomplete.
    var length: Int
    /// The event; `nil` for bytes without a meaning.
    var event: TerminalEvent?

    static let incomplete = Step(length: 0)
  }

  /// Returns the end of pasted text, whose contents are discarded.
  private func paste(_ bytes: ArraySlice<UInt8>) -> Step {
    let end: [UInt8] = [Byte.escape] + Array("[201~".utf8)
    guard let start = bytes.firstIndex(of: Byte.escape) else { return Step(length: bytes.count) }
    guard start == bytes.startIndex else { return Step(length: start - bytes.startIndex) }
    if bytes.starts(with: end) { return Step(length: end.count, event: .paste) }
    return end.starts(with: bytes) ? .incomplete : Step(length: 1)
  }

  private static func step(_ bytes: ArraySlice<UInt8>) -> Step {
    guard let first = bytes.first else { return .incomplete }
    switch first {
    case Byte.escape: return ControlSequence.step(bytes)
    case 0x0D, 0x0A: return Step(length: 1, event: .key(.enter))
    case 0x09: return Step(length: 1, event: .key(.tab))
    case 0x08, 0x7F: return Step(length: 1, event: .key(.backspace))
    case 0x01...0x1A:
      let letter = Character(Unicode.Scalar(first + 0x60))
      return Step(length: 1, event: .key(.control(letter)))
    case 0x00...0x1F: return Step(length: 1)
    default: return character(bytes)
    }
  }

  /// Returns the first character, which has up to four bytes of UTF-8.
  private static func character(_ bytes: ArraySlice<UInt8>) -> Step {
    let length: Int
    switch bytes.first ?? 0 {
    case 0x20...0x7E: length = 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return Step(length: 1)
    }
    let available = bytes.prefix(length)
    guard available.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else { return Step(length: 1) }
    guard available.count == length else { return .incomplete }
    guard let text = String(validating: available, as: UTF8.self), let character = text.first
    else { return Step(length: 1) }
    return Step(length: length, event: .key(.character(character)))
  }
}

/// The bytes that begin and end sequences.
enum Byte {
  static let escape: UInt8 = 0x1B
  static let bell: UInt8 = 0x07

  /// Returns whether an escape character before the byte begins a sequence.
  static func isIntroducer(_ byte: UInt8) -> Bool { Array("[O]P_^X".utf8).contains(byte) }
}
