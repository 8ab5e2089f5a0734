// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A reader of lines from a descriptor, which stores no more bytes than the limit of a line.
struct LineReader {
  /// The result of reading a line.
  enum Line: Equatable {
    /// The bytes of a line without its line feed.
    case complete([UInt8])
    /// A line that is longer than the limit, which was read to its end and not stored.
    case tooLong
    /// The bytes after the last line feed, before the end.
    case unfinished
    /// The end.
    case end
  }

  /// The maximum number of bytes in a line.
  let limit: Int
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// The bytes of the buffer that have not been returned.
  private var unread = 0..<0
  private var hasEnded = false

  init(descriptor: Int32, limit: Int) {
    (self.descriptor, self.limit) = (descriptor, limit)
  }

  /// Returns the next line.
  mutating func next() -> Line {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      if unread.isEmpty, !fill() {
        if isTooLong { return .tooLong }
        return line.isEmpty ? .end : .unfinished
      }
      let end = buffer[unread].firstIndex(of: UInt8(ascii: "\n"))
      let part = unread.lowerBound..<(end ?? unread.upperBound)
      if line.count + part.count > limit {
        (isTooLong, line) = (true, [])
      } else if !isTooLong {
        line += buffer[part]
      }
      unread = (end.map { $0 + 1 } ?? unread.upperBound)..<unread.upperBound
      if end != nil { return isTooLong ? .tooLong : .complete(line) }
    }
  }

  /// Reads bytes into the empty buffer; returns `false` at the end.
  private mutating func fill() -> Bool {
    guard !hasEnded else { return false }
    let descriptor = descriptor
    var count = 0
    buffer = [UInt8](unsafeUninitializedCapacity: 1 << 16) { bytes, size in
      repeat {
        count = read(descriptor, bytes.baseAddress, 1 << 16)
      } while count < 0 && errno == EINTR
      size = max(count, 0)
    }
    unread = 0..<buffer.count
    hasEnded = count <= 0
    return !hasEnded
  }
}

/// A writer of lines to a descriptor, which ignores further lines after an error.
struct LineWriter {
  private let descriptor: Int32
  /// A Boolean value that indicates whether the reader has closed its end, or writing failed.
  private(set) var isClosed = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Writes a line and its line feed.
  mutating func write(_ line: [UInt8]) {
    let bytes = line + [UInt8(ascii: "\n")]
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty, !isClosed {
        let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          isClosed = true
        }
      }
    }
  }
}

// A separate function, because the method `write` hides the system function.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
