// SPDX-License-Identifier: MIT

import Foundation

/// The lines of a text, by where each begins among its bytes.
///
/// Users run debug builds, where the subscript of an array takes several times as long as that of a
/// buffer, which is checked there too; hence buffers, here and in what compares lines.
final class TextLines {
  /// How many there are: one more than the text has line feeds.
  let count: Int
  private let bytes: UnsafePointer<UInt8>
  /// Where lines begin, and after them where another one would.
  private let starts: UnsafeMutableBufferPointer<Int>

  /// Finds the lines of a text.
  ///
  /// - Parameters:
  ///   - bytes: The text and a line feed after it, so that each line ends with one. They must
  ///     outlive the lines.
  ///   - size: How many bytes these are.
  init(_ bytes: UnsafePointer<UInt8>, size: Int) {
    var count = 0
    var place = 0
    while place < size, let feed = memchr(bytes + place, 0x0A, size - place) {
      place = UnsafeRawPointer(feed) - UnsafeRawPointer(bytes) + 1
      count += 1
    }
    starts = .allocate(capacity: count + 1)
    starts.initialize(repeating: 0)
    self.count = count
    self.bytes = bytes
    place = 0
    var index = 1
    while index <= count, let feed = memchr(bytes + place, 0x0A, size - place) {
      place = UnsafeRawPointer(feed) - UnsafeRawPointer(bytes) + 1
      starts[index] = place
      index += 1
    }
  }

  deinit { starts.deallocate() }

  /// Where a line's bytes are.
  func start(_ line: Int) -> UnsafePointer<UInt8> { bytes + starts[line] }

  /// How many bytes a line has, without its line feed.
  func length(_ line: Int) -> Int { starts[line + 1] - starts[line] - 1 }

  /// A line as text.
  func string(_ line: Int) -> String {
    String(
      decoding: UnsafeBufferPointer(start: bytes + starts[line], count: length(line)), as: UTF8.self
    )
  }

  /// Whether a line has the same bytes as a line of the same text or of another one.
  func line(_ line: Int, equals other: Int, of lines: TextLines) -> Bool {
    let length = length(line)
    return length == lines.length(other)
      && memcmp(bytes + starts[line], lines.bytes + lines.starts[other], length) == 0
  }

  /// Whether a line has the same bytes as one of another text, but for a carriage return at its end.
  func line(_ line: Int, equalsButForCarriageReturn other: Int, of lines: TextLines) -> Bool {
    let length = length(line) - (endsWithCarriageReturn(line) ? 1 : 0)
    let otherLength = lines.length(other) - (lines.endsWithCarriageReturn(other) ? 1 : 0)
    return length == otherLength
      && memcmp(bytes + starts[line], lines.bytes + lines.starts[other], length) == 0
  }

  /// Whether a line ends with a carriage return that belongs to its line feed.
  func endsWithCarriageReturn(_ line: Int) -> Bool {
    let length = length(line)
    // The last line's feed is not the text's own.
    return line < count - 1 && length > 0 && bytes[starts[line] + length - 1] == 0x0D
  }
}
