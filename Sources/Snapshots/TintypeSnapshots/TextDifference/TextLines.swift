// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// The lines of a text, by the offsets of their first bytes.
///
/// Users run debug builds, in which the subscript of an array takes several times as long as that
/// of a buffer, which is also bounds-checked there. So this type and the comparison of lines use
/// buffers.
final class TextLines {
  /// The number of lines, which is the number of line feeds in the text plus 1.
  let count: Int
  private let bytes: UnsafePointer<UInt8>
  /// The offsets of the lines, and the offset after the last line.
  private let starts: UnsafeMutableBufferPointer<Int>

  /// Finds the lines of a text.
  ///
  /// - Parameters:
  ///   - bytes: The text followed by a line feed, so that each line ends with one. The bytes must
  ///     outlive the lines.
  ///   - size: The number of bytes, including that line feed.
  init(_ bytes: UnsafePointer<UInt8>, size: Int) {
    var count = 0
    var place = 0
    while place < size, let feed = memchr(bytes + place, 0x0A, size - place) {
      place = UnsafeRawPointer(feed) - UnsafeRawPointer(bytes) + 1
      count += 1
    }
    starts = .allocate(capacity: count + 1)
    starts.initialize(repeating: 0)
    (self.count, self.bytes) = (count, bytes)
    place = 0
    var index = 1
    while index <= count, let feed = memchr(bytes + place, 0x0A, size - place) {
      place = UnsafeRawPointer(feed) - UnsafeRawPointer(bytes) + 1
      starts[index] = place
      index += 1
    }
  }

  deinit { starts.deallocate() }

  /// Returns the address of a line's first byte.
  func start(_ line: Int) -> UnsafePointer<UInt8> { bytes + starts[line] }

  /// Returns the number of bytes of a line, without its line feed.
  func length(_ line: Int) -> Int { starts[line + 1] - starts[line] - 1 }

  /// Returns a line as a string.
  func string(_ line: Int) -> String {
    String(
      decoding: UnsafeBufferPointer(start: bytes + starts[line], count: length(line)), as: UTF8.self
    )
  }

  /// Returns whether a line has the same bytes as a line of the same text or of another one.
  func line(_ line: Int, equals other: Int, of lines: TextLines) -> Bool {
    let length = length(line)
    return length == lines.length(other)
      && memcmp(bytes + starts[line], lines.bytes + lines.starts[other], length) == 0
  }

  /// Returns whether a line has the same bytes as a line of another text, apart from a carriage
  /// return at its end.
  func line(_ line: Int, equalsButForCarriageReturn other: Int, of lines: TextLines) -> Bool {
    let length = length(line) - (endsWithCarriageReturn(line) ? 1 : 0)
    let otherLength = lines.length(other) - (lines.endsWithCarriageReturn(other) ? 1 : 0)
    return length == otherLength
      && memcmp(bytes + starts[line], lines.bytes + lines.starts[other], length) == 0
  }

  /// Returns whether a line ends with a carriage return that is followed by a line feed of the
  /// text.
  func endsWithCarriageReturn(_ line: Int) -> Bool {
    let length = length(line)
    // The line feed of the last line was appended and is not part of the text.
    return line < count - 1 && length > 0 && bytes[starts[line] + length - 1] == 0x0D
  }
}

/// The difference of the line endings of two texts whose lines are equal otherwise.
struct LineEndings: Hashable, Sendable {
  /// The number of lines that end with a carriage return and a line feed in the old text only.
  private(set) var onlyOld = 0
  /// The number of lines that end with a carriage return and a line feed in the new text only.
  private(set) var onlyNew = 0
  /// The number of line feeds in the new text minus that in the old one: -1, 0 or 1.
  private(set) var feeds = 0

  /// Compares two texts; `nil` if they differ in more than their line endings.
  init?(_ old: TextLines, _ new: TextLines) {
    feeds = new.count - old.count
    switch feeds {
    case 0: break
    case 1: guard new.length(new.count - 1) == 0 else { return nil }
    case -1: guard old.length(old.count - 1) == 0 else { return nil }
    default: return nil
    }
    let count = min(old.count, new.count)
    var line = 0
    while line < count {
      if !old.line(line, equals: line, of: new) {
        switch (old.endsWithCarriageReturn(line), new.endsWithCarriageReturn(line)) {
        case (true, false): onlyOld += 1
        case (false, true): onlyNew += 1
        default: return nil
        }
        guard old.line(line, equalsButForCarriageReturn: line, of: new) else { return nil }
      }
      line += 1
    }
  }
}

extension TextDifference {
  /// The advice for texts that differ only in their line endings or in the line feed at the end;
  /// `nil` if they differ in more.
  ///
  /// The message treats the old text as the reference of a snapshot in a file.
  package var note: String? {
    guard let endings else { return nil }
    let advice = "if Git changes them, mark the references “-text” in .gitattributes"
    func lines(_ count: Int) -> String {
      Numbers.counted(count, "line") + (count == 1 ? " ends" : " end")
    }
    var parts: [String] = []
    if endings.onlyOld > 0 {
      parts.append("\(lines(endings.onlyOld)) with CRLF in the reference and with LF in the text")
    }
    if endings.onlyNew > 0 {
      parts.append("\(lines(endings.onlyNew)) with LF in the reference and with CRLF in the text")
    }
    if endings.feeds != 0 {
      let (has, lacks) =
        endings.feeds < 0 ? ("the reference", "the text") : ("the text", "the reference")
      parts.append("\(has) ends with a line feed and \(lacks) does not")
    }
    let isFeed = endings.onlyOld == 0 && endings.onlyNew == 0
    return "Only line endings differ: \(parts.joined(separator: ", ")); "
      + (isFeed
        ? "if an editor changed it, restore the reference and stop the editor from changing it."
        : "\(advice) (or “eol=lf” if all should have LF).")
  }
}
