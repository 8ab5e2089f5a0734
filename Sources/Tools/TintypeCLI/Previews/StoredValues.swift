// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// A list of values in a file without a name, of which only the positions are in memory.
final class StoredValues<Value: Codable> {
  private let file: UnnamedFile
  /// The position after each value in the file.
  private var ends: [Int] = []

  /// Creates an empty list.
  ///
  /// - Parameter directory: A directory on the disk for the file.
  /// - Throws: The reason why the file was not created.
  init(in directory: String) throws(FileError) { file = try UnnamedFile(in: directory) }

  var count: Int { ends.count }

  func append(_ value: Value) throws {
    try file.append(JSONEncoder().encode(value))
    ends.append(file.size)
  }

  func value(at index: Int) throws -> Value {
    let start = index == 0 ? 0 : ends[index - 1]
    return try JSONDecoder().decode(Value.self, from: file.bytes(start..<ends[index]))
  }

  func removeAll() throws {
    try file.removeAll()
    ends = []
  }
}

/// A file that ends with the process.
private final class UnnamedFile {
  private let descriptor: Int32
  /// The bytes that are not written yet.
  private var pending = Data()
  private(set) var size = 0
  /// The number of bytes that are written at once.
  private static let blockSize = 1 << 16

  init(in directory: String) throws(FileError) {
    let path = "\(directory)/\(TemporaryFile.newName())"
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .system(code: errno) }
    unlink(path)
  }

  deinit { close(descriptor) }

  func append(_ data: Data) throws(FileError) {
    pending += data
    size += data.count
    if pending.count >= Self.blockSize { try flush() }
  }

  func bytes(_ range: Range<Int>) throws(FileError) -> Data {
    if range.upperBound > size - pending.count { try flush() }
    var data = Data(count: range.count)
    var filled = 0
    while filled < range.count {
      let count = data.withUnsafeMutableBytes {
        pread(
          descriptor, $0.baseAddress.map { $0 + filled }, range.count - filled,
          off_t(range.lowerBound + filled))
      }
      if count > 0 {
        filled += count
      } else if count == 0 || errno != EINTR {
        throw .system(code: count == 0 ? EIO : errno)
      }
    }
    return data
  }

  func removeAll() throws(FileError) {
    (pending, size) = (Data(), 0)
    guard ftruncate(descriptor, 0) == 0 else { throw .system(code: errno) }
  }

  private func flush() throws(FileError) {
    let start = size - pending.count
    var written = 0
    while written < pending.count {
      let count = pending.withUnsafeBytes {
        pwrite(
          descriptor, $0.baseAddress.map { $0 + written }, $0.count - written,
          off_t(start + written))
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw .system(code: errno)
      }
    }
    pending = Data()
  }
}
