// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeImaging

extension FontFile {
  /// The bytes of a file as they were when it was opened.
  ///
  /// Most files of a font book are never used in a picture, and a font of all emoji takes as long to
  /// digest as many pictures to paint: a digest is computed when it is first asked for.
  final class Contents: Sendable {
    let data: Data
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
      self.path = path
      stamp = Stamp(info)
      do {
        data = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
      } catch {
        throw .unreadableFont(path: path, reason: error.localizedDescription)
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

    /// The SHA-256; of what the file holds now, if that is something else.
    var digest: SHA256Digest {
      known.withLock { known in
        if let known { return known }
        // What a file no longer holds must not be read through a mapping of it.
        let isUnchanged = (try? check()) != nil
        let bytes =
          isUnchanged ? data : (try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data()
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
