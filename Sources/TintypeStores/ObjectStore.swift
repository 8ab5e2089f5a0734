// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

/// A store of objects.
protocol ObjectStore: Sendable {
  /// Fetches an object; the caller checks its contents.
  ///
  /// - Parameter object: The object.
  /// - Returns: The contents that the store has under the object's name.
  /// - Throws: `StoreError.missing` if the store has no such object, another `StoreError` if the
  ///   store cannot be used.
  func bytes(of object: StoredObject) throws(StoreError) -> [UInt8]

  /// Returns whether the store has a file of the object's size under the object's name.
  func contains(_ object: StoredObject) throws(StoreError) -> Bool

  /// Puts an object into the store.
  func put(_ bytes: [UInt8], as object: StoredObject) throws(StoreError)
}

/// A store that is a directory, such as a network share.
struct DirectoryStore: ObjectStore {
  let path: String

  private func file(_ object: StoredObject) -> String { path + "/" + object.key }

  func bytes(of object: StoredObject) throws(StoreError) -> [UInt8] {
    do {
      return try RegularFile.bytes(of: file(object), limit: ReferenceFile.sizeLimit)
    } catch .missing {
      guard Directory.exists(at: path) else {
        throw .unreachable(store: path, reason: "there is no such directory")
      }
      throw .missing(object: object, store: path)
    } catch {
      throw .file(path: file(object), error: error)
    }
  }

  func contains(_ object: StoredObject) throws(StoreError) -> Bool {
    do {
      return try bytes(of: object).count == object.size
    } catch .missing {
      return false
    }
  }

  func put(_ bytes: [UInt8], as object: StoredObject) throws(StoreError) {
    // Creates no directories: on a share that is not mounted, they would be on the local disk.
    guard Directory.exists(at: path) else {
      throw .unreachable(store: path, reason: "there is no such directory")
    }
    do {
      try AtomicFile.write(bytes, to: file(object))
    } catch .system(ENOSPC), .system(EDQUOT) {
      throw .full(store: path)
    } catch {
      throw .file(path: file(object), error: error)
    }
  }
}
