// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// A store that is a directory, such as a network share.
struct DirectoryStore: ObjectStore {
  /// The absolute path of the directory.
  let path: String

  /// Returns the path of an object's file.
  ///
  /// A directory in a repository can be a symbolic link that a commit contains.
  private func file(_ object: StoredObject) throws(StoreError) -> String {
    guard Directory.exists(at: path) else { throw .noDirectory(path: path) }
    let file = path + "/" + object.key
    guard !RepositoryBoundary.isLeft(by: file) else { throw .file(path: file, error: .link) }
    return file
  }

  func bytes(of object: StoredObject) throws(StoreError) -> [UInt8] {
    let file = try file(object)
    do {
      return try RegularFile.bytes(of: file, limit: max(object.size, 1 << 20))
    } catch .missing {
      throw .missing(object: object, store: path)
    } catch {
      throw .file(path: file, error: error)
    }
  }

  func contains(_ object: StoredObject) throws(StoreError) -> Bool {
    var status = stat()
    return stat(try file(object), &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && Int(status.st_size) == object.size
  }

  func put(_ bytes: [UInt8], as object: StoredObject) throws(StoreError) {
    // Creates no store: on a share that is not mounted, it would be on the local disk.
    let file = try file(object)
    do {
      try AtomicFile.write(bytes, to: file)
    } catch .system(ENOSPC), .system(EDQUOT) {
      throw .full(store: path)
    } catch {
      throw .file(path: file, error: error)
    }
  }
}
