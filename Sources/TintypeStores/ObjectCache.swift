// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeSnapshots

/// Objects that were fetched from stores, in a directory which all packages of a user share.
///
/// A file has the name of its contents and is checked each time it is read, so a damaged one is fetched
/// again. When the limit is exceeded, the objects that were not used for the longest time are removed.
/// Several processes may use the cache at once.
package struct ObjectCache: Sendable {
  /// The absolute path of the directory.
  let directory: String
  /// The size in bytes that all objects together have at most.
  let limit: Int

  /// Creates a cache.
  package init(directory: String, limit: Int) {
    self.directory = directory
    self.limit = limit
  }

  /// The cache that environment variables describe: `TINTYPE_CACHE`, by default `tintype` in
  /// `XDG_CACHE_HOME` or in `~/.cache`, with `TINTYPE_CACHE_LIMIT` mebibytes, by default 1,024.
  ///
  /// `nil` without a home directory. A limit that is not a number from 0 counts as the default.
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

  /// The bytes of an object; `nil` if the cache does not have it undamaged.
  func bytes(of object: StoredObject) -> [UInt8]? {
    let path = path(object)
    guard let bytes = try? RegularFile.bytes(of: path, limit: object.size) else { return nil }
    guard (try? object.check(bytes, from: path)) != nil else {
      unlink(path)
      return nil
    }
    // The time of its last use; where it cannot be set, the object is removed earlier.
    utimensat(AT_FDCWD, path, nil, 0)
    return bytes
  }

  /// Adds an object, and removes others if the limit is exceeded.
  ///
  /// An object that does not fit into the limit is not added. Nothing depends on the cache, so it stays
  /// without the object where it cannot be written.
  func add(_ bytes: [UInt8], as object: StoredObject) {
    guard object.size <= limit else { return }
    guard (try? AtomicFile.write(bytes, to: path(object))) != nil else { return }
    removeOldest(keeping: object)
  }

  /// Removes the objects that were not used for the longest time until the limit is kept.
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
