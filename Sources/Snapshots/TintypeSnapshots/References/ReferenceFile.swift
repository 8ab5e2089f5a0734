// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeRuns

/// The file of one reference.
package struct ReferenceFile: Sendable {
  /// The file's absolute path.
  let path: String

  /// Reads the reference; `nil` if there is none.
  ///
  /// - Throws: `SnapshotError` for a file that cannot be read.
  func read() throws(SnapshotError) -> [UInt8]? {
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.bytes(of: path, limit: Self.sizeLimit)
    } catch .missing {
      guard let target = FilePath.linkTarget(of: path) else { return nil }
      // Recording would replace the link, or fail as if another process had recorded the reference.
      throw .danglingLink(path: path, target: target)
    } catch {
      throw .unreadableReference(path: path, error: error)
    }
    return bytes
  }

  /// Writes the reference atomically.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - isNew: Whether there was no reference before. A reference that another process has
  ///     recorded since then is kept, and is an error unless it is equal.
  ///   - isCaseSensitive: Whether names that differ only by case are different files. This is not
  ///     so on every machine.
  /// - Throws: `SnapshotError` if nothing was written.
  func write(_ bytes: [UInt8], isNew: Bool, isCaseSensitive: Bool) throws(SnapshotError) {
    if !isCaseSensitive, let neighbor = neighborByCase {
      throw .caseClash(path: path, neighbor: neighbor)
    }
    do {
      try AtomicFile.write(bytes, to: path, replacing: !isNew)
    } catch .exists {
      guard try read() == bytes else { throw .recordedMeanwhile(path: path) }
    } catch {
      throw .unwritableReference(path: path, error: error)
    }
  }

  /// The name of a file in the same directory that differs from this one's only by case.
  private var neighborByCase: String? {
    let name = FilePath.name(of: path)
    let names = (try? Directory.names(in: FilePath.parent(of: path))) ?? []
    return names.first { $0 != name && $0.lowercased() == name.lowercased() }
  }

  /// The maximum size of a reference: 1 GiB, more than any image within the limit of pixels needs.
  package static let sizeLimit = 1 << 30

  /// Returns whether a file is a pointer of Git LFS.
  package static func isGitLFSPointer(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("version https://git-lfs".utf8))
  }

  /// Returns the SHA-256 of the file that a pointer of Git LFS stands for, in hexadecimal digits;
  /// `nil` for a pointer without one.
  package static func digest(ofGitLFSPointer bytes: [UInt8]) -> String? {
    let prefix = "oid sha256:"
    let line = bytes.split(separator: 0x0A).first { $0.starts(with: prefix.utf8) }
    return line.map { String(decoding: $0.dropFirst(prefix.utf8.count), as: UTF8.self) }
  }
}

/// The conflict markers that version control writes into a file that it could not merge.
enum MergeConflict {
  /// Returns whether a file contains conflict markers in their order.
  static func isLeft(in bytes: [UInt8]) -> Bool {
    // A marker is at the start of its line.
    let file = Data([0x0A] + bytes)
    var start = file.startIndex
    for mark in ["\n<<<<<<< ", "\n=======", "\n>>>>>>> "] {
      guard let found = file.range(of: Data(mark.utf8), in: start..<file.endIndex) else {
        return false
      }
      start = found.upperBound
    }
    return true
  }
}
