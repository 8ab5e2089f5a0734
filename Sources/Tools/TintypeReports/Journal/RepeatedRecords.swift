// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// Finds the records with equal digests among any number of records, in bounded memory.
///
/// The records are divided by the first bits of their digests. If there are too many of them, all
/// are moved to a temporary file, from which each part is read alone.
struct RepeatedRecords {
  /// The place of a record in the journals of a run.
  struct Place: Hashable {
    /// The digest of the snapshot's name; see ``SnapshotHash``.
    var hash: UInt64
    /// The index of the file.
    var file: UInt32
    /// The length of the line, in bytes; 0 for a record that is in memory.
    var length: UInt32
    /// The position of the line in the file.
    var offset: UInt64
  }

  /// The reason why the temporary file could not be used; `nil` if it was not needed.
  private(set) var failure: FileError?

  private static let partCount = 256
  private let capacity: Int
  private var parts = [[Place]](repeating: [], count: partCount)
  private var count = 0
  private var file: TemporarySpace?
  /// The positions of each part in the temporary file.
  private var stored = [[Range<Int>]](repeating: [], count: partCount)

  /// Creates an empty list.
  ///
  /// - Parameter capacity: The number of records in memory; by default those that take 24 MiB.
  init(capacity: Int = 1 << 20) { self.capacity = max(capacity, 1) }

  /// Adds a record.
  mutating func add(_ place: Place) {
    parts[Int(place.hash >> 56)].append(place)
    count += 1
    if count >= capacity { store() }
  }

  /// Moves the records to the temporary file.
  private mutating func store() {
    guard failure == nil else { return removeAll() }
    do throws(FileError) {
      let space = if let file { file } else { try TemporarySpace() }
      file = space
      for index in parts.indices where !parts[index].isEmpty {
        stored[index].append(try space.append(parts[index]))
      }
    } catch {
      failure = error
    }
    removeAll()
  }

  private mutating func removeAll() {
    for index in parts.indices { parts[index].removeAll(keepingCapacity: true) }
    count = 0
  }

  /// Returns the places of all records whose digest occurs more than once.
  ///
  /// - Returns: The places, in the order of files and lines.
  /// - Throws: The reason why the temporary file could not be used.
  func repeated() throws(FileError) -> [Place] {
    if let failure { throw failure }
    var result: [Place] = []
    for index in parts.indices {
      var places = parts[index]
      for range in stored[index] {
        guard let file else { continue }
        places += Self.places(try file.bytes(in: range))
      }
      var (known, repeated): (Set<UInt64>, Set<UInt64>) = ([], [])
      for place in places where !known.insert(place.hash).inserted { repeated.insert(place.hash) }
      if !repeated.isEmpty { result += places.filter { repeated.contains($0.hash) } }
    }
    return result.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
  }

  private static func places(_ bytes: [UInt8]) -> [Place] {
    let size = MemoryLayout<Place>.stride
    return bytes.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count - size + 1, by: size).map {
        bytes.loadUnaligned(fromByteOffset: $0, as: Place.self)
      }
    }
  }
}

/// A temporary file without a name, whose space is free when it is not used any more.
private final class TemporarySpace {
  private let descriptor: Int32
  private var size = 0

  /// Creates an empty file in the directory for temporary files.
  init() throws(FileError) {
    let directory = FileManager.default.temporaryDirectory.path
    let path = FilePath.withoutSlash(directory) + "/" + TemporaryFile.newName()
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .system(code: errno) }
    unlink(path)
  }

  deinit { close(descriptor) }

  /// Appends places, and returns the positions of their bytes.
  func append(_ places: [RepeatedRecords.Place]) throws(FileError) -> Range<Int> {
    let start = size
    let failure = places.withUnsafeBytes { bytes -> FileError? in
      var rest = bytes[...]
      while !rest.isEmpty {
        let buffer = UnsafeRawBufferPointer(rebasing: rest)
        let count = write(descriptor, buffer.baseAddress, buffer.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return .system(code: errno)
        }
      }
      size += bytes.count
      return nil
    }
    if let failure { throw failure }
    return start..<size
  }

  /// Returns bytes that were appended.
  func bytes(in range: Range<Int>) throws(FileError) -> [UInt8] {
    guard let bytes = FileRange(descriptor: descriptor).bytes(range.lowerBound, range.count) else {
      throw .system(code: EIO)
    }
    return bytes
  }
}

/// Reads parts of an open file.
struct FileRange {
  var descriptor: Int32

  /// Returns bytes of the file; `nil` if it has fewer.
  func bytes(_ offset: Int, _ count: Int) -> [UInt8]? {
    var done = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while done < count {
        let free = UnsafeMutableBufferPointer(rebasing: buffer[done..<count])
        let read = pread(descriptor, free.baseAddress, free.count, off_t(offset + done))
        if read > 0 { done += read } else if read == 0 || errno != EINTR { break }
      }
      initialized = done
    }
    return done == count ? bytes : nil
  }
}
