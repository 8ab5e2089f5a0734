// SPDX-License-Identifier: MIT

/// The contents of objects, which one process reads in the order of the requests.
package final class GitObjects {
  private let process: GitProcess?
  private var requests: ArraySlice<String>
  private let limit: Int
  private var buffer: [UInt8] = []
  private var start = 0

  /// The contents of an object, or the reason why they are unavailable.
  package enum Contents: Hashable, Sendable {
    /// The bytes.
    case bytes([UInt8])
    /// The object has more bytes than the limit.
    case tooLarge(limit: Int)
    /// The repository does not contain the object, or the object is not a file.
    case missing
  }

  /// Starts reading objects.
  ///
  /// - Parameters:
  ///   - objects: The names of the objects.
  ///   - repository: The repository.
  ///   - limit: The maximum number of bytes of an object; the bytes of larger objects are dropped.
  /// - Throws: ``GitError`` if `git` cannot be started.
  package init(_ objects: [String], in repository: GitRepository, limit: Int) throws(GitError) {
    requests = objects[...]
    self.limit = limit
    let input = Array(objects.map { $0 + "\n" }.joined().utf8)
    process =
      objects.isEmpty
      ? nil : try repository.command.start(["cat-file", "--batch"], input: input)
  }

  /// Reads the next object.
  ///
  /// - Returns: The contents; `nil` after the last object.
  /// - Throws: ``GitError`` if `git` ended early, or returned another object.
  package func next() throws(GitError) -> Contents? {
    guard let request = requests.popFirst() else { return nil }
    // `<object> <type> <size>`, or `<object> missing`.
    let words = try line().split(separator: " ")
    guard words.first.map(String.init) == request else { throw failure }
    guard words.count == 3, let size = Int(words[2]), size >= 0 else { return .missing }
    let isKept = words[1] == "blob" && size <= limit
    let bytes = try take(size, isKept: isKept)
    guard try take(1, isKept: true) == [0x0A] else { throw failure }
    if isKept { return .bytes(bytes) }
    return words[1] == "blob" ? .tooLarge(limit: limit) : .missing
  }

  private var failure: GitError {
    let message = process?.finish().messages ?? ""
    return .failure(of: "git cat-file", message)
  }

  /// Reads up to a line feed.
  private func line() throws(GitError) -> String {
    while true {
      if let end = buffer[start...].firstIndex(of: 0x0A) {
        let line = String(decoding: buffer[start..<end], as: UTF8.self)
        start = end + 1
        return line
      }
      guard buffer.count - start < 1 << 12, try fill() else { throw failure }
    }
  }

  /// Reads `count` bytes, and drops them unless `isKept` is `true`.
  private func take(_ count: Int, isKept: Bool) throws(GitError) -> [UInt8] {
    var (bytes, rest) = ([UInt8](), count)
    while rest > 0 {
      if start == buffer.count, try !fill() { throw failure }
      let length = min(rest, buffer.count - start)
      if isKept { bytes += buffer[start..<(start + length)] }
      start += length
      rest -= length
    }
    return bytes
  }

  /// Reads more bytes into the buffer; returns `false` at the end.
  private func fill() throws(GitError) -> Bool {
    guard let chunk = try process?.read(upTo: 1 << 18) else { return false }
    buffer = Array(buffer[start...]) + chunk
    start = 0
    return true
  }
}

extension GitRepository {
  /// Reads objects by their names.
  ///
  /// - Parameters:
  ///   - names: The names of the objects.
  ///   - limit: The maximum number of bytes of an object.
  /// - Returns: The contents, in the order of the names.
  /// - Throws: ``GitError`` if Git fails.
  package func contents(of names: [String], limit: Int) throws(GitError) -> [GitObjects.Contents] {
    let objects = try GitObjects(names, in: self, limit: limit)
    var contents: [GitObjects.Contents] = []
    while let next = try objects.next() { contents.append(next) }
    return contents
  }
}
