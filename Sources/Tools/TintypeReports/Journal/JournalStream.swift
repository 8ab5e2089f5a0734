// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// The lines of a journal, which are read in blocks, so that the file may have any size.
package struct JournalStream {
  /// A line of the file.
  package struct Line {
    /// The line without its newline; valid until the next line is read.
    package var bytes: UnsafeRawBufferPointer
    /// The number of the line, counted from 1.
    package var number: Int
    /// The position of the first byte in the file.
    var offset: Int
    /// A Boolean value that indicates whether a newline follows; it is missing only if a process
    /// crashed, or is still writing.
    var isTerminated: Bool
  }

  /// The maximum length of a line, in bytes: 64 MiB.
  static let lineLimit = 64 << 20
  /// The number of bytes that are read at once.
  private static let blockSize = 1 << 18

  private var buffer = [UInt8](repeating: 0, count: blockSize)
  /// The number of bytes in the buffer that were read.
  private var filled = 0
  /// The position of the buffer in the file.
  private var base = 0
  private var number = 1

  /// Calls a function with each line of a file that is not blank.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - directory: The directory that links must not leave.
  ///   - body: The function.
  /// - Returns: The number of bytes that were read.
  /// - Throws: The reason why the file, or the rest of it, was not read.
  @discardableResult
  package static func read(
    _ path: String, in directory: String, _ body: (Line) -> Void
  ) throws(FileError) -> Int {
    guard !ConfinedPath.leaves(path, directory) else { throw .link }
    let descriptor = try RegularFile.open(path)
    defer { close(descriptor) }
    var stream = JournalStream()
    while try stream.fill(from: descriptor) { stream.takeLines(body) }
    return stream.takeRest(body)
  }

  /// Reads the next block; returns `false` at the end of the file.
  private mutating func fill(from descriptor: Int32) throws(FileError) -> Bool {
    if filled == buffer.count {
      guard filled < Self.lineLimit else { throw .tooLarge(limit: Self.lineLimit) }
      buffer += [UInt8](repeating: 0, count: filled)
    }
    let start = filled
    var (count, code) = (0, Int32(0))
    buffer.withUnsafeMutableBytes { bytes in
      let free = UnsafeMutableRawBufferPointer(rebasing: bytes[start...])
      repeat {
        count = Foundation.read(descriptor, free.baseAddress, free.count)
        code = errno
      } while count < 0 && code == EINTR
    }
    guard count >= 0 else { throw .system(code: code) }
    filled += count
    return count > 0
  }

  /// Passes the whole lines in the buffer, and moves the rest to its beginning.
  private mutating func takeLines(_ body: (Line) -> Void) {
    var (start, number) = (0, number)
    let (filled, base) = (filled, base)
    buffer.withUnsafeMutableBytes { bytes in
      while let end = Self.newline(in: bytes, from: start, to: filled) {
        Self.pass(
          UnsafeRawBufferPointer(rebasing: bytes[start..<end]), number, base + start, true, body)
        number += 1
        start = end + 1
      }
      guard start > 0, start < filled, let first = bytes.baseAddress else { return }
      memmove(first, first + start, filled - start)
    }
    self.number = number
    self.base += start
    self.filled -= start
  }

  /// Passes a last line without a newline; returns the size of the file.
  private func takeRest(_ body: (Line) -> Void) -> Int {
    buffer.withUnsafeBytes { bytes in
      Self.pass(UnsafeRawBufferPointer(rebasing: bytes[..<filled]), number, base, false, body)
    }
    return base + filled
  }

  private static func newline(
    in bytes: UnsafeMutableRawBufferPointer, from start: Int, to end: Int
  ) -> Int? {
    guard start < end, let first = bytes.baseAddress,
      let found = memchr(first + start, Int32(UInt8(ascii: "\n")), end - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(first)
  }

  private static func pass(
    _ bytes: UnsafeRawBufferPointer, _ number: Int, _ offset: Int, _ isTerminated: Bool,
    _ body: (Line) -> Void
  ) {
    guard !bytes.allSatisfy(isBlank) else { return }
    body(Line(bytes: bytes, number: number, offset: offset, isTerminated: isTerminated))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
