// SPDX-License-Identifier: MIT

import TintypeBase
import Foundation
import Synchronization
import TintypeImaging

extension FontFile {
  /// A file in the state in which it was first read.
  ///
  /// Most files of a font book are never used in a picture, and a font of all emoji takes as long to
  /// digest as many pictures to paint: a digest is computed when it is first asked for.
  final class Contents: Sendable {
    /// Its tables; `nil` if it is damaged.
    let tables: FontTables?
    private let path: String
    private let stamp: Stamp
    private let known = Mutex<SHA256Digest?>(nil)

    /// What tells one state of a file from another.
    struct Stamp: Hashable {
      var device: UInt64
      var inode: UInt64
      var size: Int
      var seconds: Int
      var nanoseconds: Int
    }

    /// Opens a regular file; opening a pipe would wait for someone who writes into it.
    init(of path: String) throws(RenderingError) {
      let info = try Self.status(of: path)
      guard info.st_mode & S_IFMT == S_IFREG else {
        throw .unreadableFont(path: path, reason: "It is no regular file")
      }
      let file = open(path, O_RDONLY)
      guard file >= 0 else {
        throw .unreadableFont(path: path, reason: String(cString: strerror(errno)))
      }
      defer { close(file) }
      self.path = path
      stamp = Stamp(info)
      tables = FontTables(size: stamp.size) { range in
        var bytes = [UInt8](repeating: 0, count: range.count)
        let count = pread(file, &bytes, range.count, off_t(range.lowerBound))
        return count == range.count ? bytes : nil
      }
    }

    private static func status(of path: String) throws(RenderingError) -> stat {
      var info = stat()
      guard !path.utf8.contains(0), stat(path, &info) == 0, access(path, R_OK) == 0 else {
        let reason = path.utf8.contains(0) ? ENOENT : errno
        throw .unreadableFont(path: path, reason: String(cString: strerror(reason)))
      }
      return info
    }

    /// Throws if the file is not there any more, or is another one.
    func check() throws(RenderingError) {
      guard try Stamp(Self.status(of: path)) == stamp else { throw .fontChanged(path: path) }
    }

    /// The SHA-256 of what the file holds; of nothing if it cannot be read any more.
    var digest: SHA256Digest {
      known.withLock { known in
        if let known { return known }
        let bytes = (try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data()
        let digest = bytes.withUnsafeBytes { SHA256Digest.of($0) }
        known = digest
        return digest
      }
    }
  }
}

extension FontFile.Contents: Hashable {
  /// Whether both are one file in one state.
  static func == (left: FontFile.Contents, right: FontFile.Contents) -> Bool {
    left.path == right.path && left.stamp == right.stamp
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(stamp)
  }
}

extension FontFile.Contents.Stamp {
  init(_ info: stat) {
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    self.init(
      device: UInt64(truncatingIfNeeded: info.st_dev), inode: UInt64(info.st_ino),
      size: Int(info.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec)
  }
}
