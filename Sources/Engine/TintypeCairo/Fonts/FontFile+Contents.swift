// SPDX-License-Identifier: MIT

import TintypeBase
import Foundation
import Synchronization
import TintypeImaging

extension FontFile {
  /// A file in the state in which it was first read.
  ///
  /// The digest is computed on first use: most files of a font book are not used in a given image,
  /// and digesting an emoji font takes as long as painting many images.
  final class Contents: Sendable {
    /// The tables of the font; `nil` if the file is damaged.
    let tables: FontTables?
    private let path: String
    private let stamp: Stamp
    private let known = Mutex<SHA256Digest?>(nil)

    /// The properties that identify a state of a file.
    struct Stamp: Hashable {
      var device: UInt64
      var inode: UInt64
      var size: Int
      var seconds: Int
      var nanoseconds: Int
    }

    /// Opens a regular file; opening a pipe would block until a process writes to it.
    init(of path: String) throws(RenderingError) {
      let info = try Self.status(of: path)
      guard info.st_mode & S_IFMT == S_IFREG else {
        throw .unreadableFont(path: path, reason: "it is not a regular file")
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

    /// Throws an error if the file is missing or was changed or replaced.
    func check() throws(RenderingError) {
      guard try Stamp(Self.status(of: path)) == stamp else { throw .fontChanged(path: path) }
    }

    /// The SHA-256 of the file's contents, or of no bytes if it can no longer be read.
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
  /// Returns a Boolean value that indicates whether both are the same file in the same state.
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
