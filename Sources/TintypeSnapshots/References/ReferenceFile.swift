// SPDX-License-Identifier: MIT

import Foundation

/// The file of one reference.
package struct ReferenceFile: Sendable {
  /// The file's absolute path.
  let path: String

  /// Reads the reference; `nil` if there is none.
  ///
  /// - Throws: `SnapshotError` for a file that cannot be read or that is no reference, such as a
  ///   pointer of Git LFS.
  func read() throws(SnapshotError) -> [UInt8]? {
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.bytes(of: path, limit: Self.sizeLimit)
    } catch .missing {
      guard let target = FilePath.linkTarget(of: path) else { return nil }
      // Recording would replace the link, or fail as if another process had recorded the reference.
      throw .danglingLink(path: path, target: target)
    } catch {
      throw .unreadableReference(path: path, trouble: error)
    }
    if Self.isGitLFSPointer(bytes) { throw .gitLFSPointer(path: path) }
    return bytes
  }

  /// Writes the reference, all of it or nothing.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - isNew: Whether there was no reference a moment ago. One that another process has recorded
  ///     since then stays, and is an error unless it is the same.
  ///   - isCaseSensitive: Whether a file whose name differs by its case only is another one, as it
  ///     is not on every machine.
  /// - Throws: `SnapshotError` where nothing was written.
  func write(_ bytes: [UInt8], isNew: Bool, isCaseSensitive: Bool) throws(SnapshotError) {
    if !isCaseSensitive, let neighbour = neighbourByCase {
      throw .caseClash(path: path, neighbour: neighbour)
    }
    do {
      try AtomicFile.write(bytes, to: path, replacing: !isNew)
    } catch .exists {
      guard try read() == bytes else { throw .recordedMeanwhile(path: path) }
    } catch {
      throw .unwritableReference(path: path, trouble: error)
    }
  }

  /// The name of a file beside this one that differs from this one's by its case only.
  private var neighbourByCase: String? {
    let name = FilePath.name(of: path)
    let names = (try? Directory.names(in: FilePath.parent(of: path))) ?? []
    return names.first { $0 != name && $0.lowercased() == name.lowercased() }
  }

  /// More than any picture within the limit of pixels needs, 1 GiB.
  package static let sizeLimit = 1 << 30

  /// Whether a file only says where Git LFS keeps its contents.
  package static func isGitLFSPointer(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("version https://git-lfs".utf8))
  }
}

/// The marks that version control leaves in a file that it could not merge.
enum MergeConflict {
  /// Whether some lines of a file are the marks of a conflict, in their order.
  static func isLeft(in bytes: [UInt8]) -> Bool {
    // A mark starts its line.
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
