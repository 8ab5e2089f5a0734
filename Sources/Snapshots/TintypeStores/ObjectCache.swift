// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeSnapshots

/// A cache of objects that were fetched from stores, in a directory that all packages of a user
/// share.
///
/// A file is named by the digest of its contents and is checked each time it is read, so a damaged
/// file is fetched again. When the limit is exceeded, the least recently used objects are removed.
/// Several processes may use the cache at the same time.
package struct ObjectCache: Sendable {
  /// The absolute path of the directory.
  let directory: String
  /// The maximum total size of all objects, in bytes.
  let limit: Int

  /// Creates a cache.
  package init(directory: String, limit: Int) { (self.directory, self.limit) = (directory, limit) }

  /// Creates the cache that environment variables describe; `nil` without a home directory.
  ///
  /// The directory is `TINTYPE_CACHE`, by default `tintype` in `XDG_CACHE_HOME` or in `~/.cache`.
  /// The limit is `TINTYPE_CACHE_LIMIT` in mebibytes, by default 1,024. A limit that is not a
  /// number from 0 counts as the default.
  init?(_ environment: StoreEnvironment) {
    let megabytes = environment.value("TINTYPE_CACHE_LIMIT").flatMap { Int($0) } ?? 1024
    limit = (megabytes < 0 ? 1024 : min(megabytes, 1 << 30)) << 20
    if let directory = environment.value("TINTYPE_CACHE") {
      self.directory = FilePath.absolute(directory, in: FileManager.default.currentDirectoryPath)
    } else if let base = environment.value("XDG_CACHE_HOME"), base.hasPrefix("/") {
      directory = base + "/tintype"
    } else if let home = environment.value("HOME"), home.hasPrefix("/") {
      directory = home + "/.cache/tintype"
    } else {
      return nil
    }
  }

  private func path(_ object: StoredObject) -> String { "\(directory)/\(object.fileName)" }

  /// Returns the bytes of an object; `nil` if the cache has no undamaged copy.
  func bytes(of object: StoredObject) -> [UInt8]? {
    let path = path(object)
    guard let bytes = try? RegularFile.bytes(of: path, limit: object.size) else { return nil }
    guard (try? object.check(bytes, from: path)) != nil else {
      unlink(path)
      return nil
    }
    // Sets the time of the last use. If that fails, the object is only removed earlier.
    utimensat(AT_FDCWD, path, nil, 0)
    return bytes
  }

  /// Adds an object, and removes others if the limit is exceeded.
  ///
  /// An object that is larger than the limit is not added. Nothing depends on the cache, so a write
  /// error is ignored.
  func add(_ bytes: [UInt8], as object: StoredObject) {
    guard object.size <= limit else { return }
    guard (try? AtomicFile.write(bytes, to: path(object))) != nil else { return }
    removeOldest(keeping: object)
  }

  /// Removes the least recently used objects until the total size is within the limit.
  private func removeOldest(keeping object: StoredObject) {
    guard let names = try? Directory.names(in: directory) else { return }
    var files: [(name: String, used: FileTime, size: Int)] = []
    for name in names where ReferenceAssets.isObjectName(name) {
      var status = stat()
      guard lstat("\(directory)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        continue
      }
      files.append((name, FileTime(modificationOf: status), Int(status.st_size)))
    }
    var size = files.reduce(0) { $0 + $1.size }
    for file in files.sorted(by: { ($0.used, $0.name) < ($1.used, $1.name) })
    where size > limit && file.name != object.fileName {
      unlink("\(directory)/\(file.name)")
      size -= file.size
    }
  }
}
