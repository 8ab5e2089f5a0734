// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

/// A place that keeps objects.
protocol ObjectStore: Sendable {
  /// Fetches an object; the caller checks its contents.
  ///
  /// - Parameter object: The object.
  /// - Returns: What the store has under its name.
  /// - Throws: `StoreError.missing` if there is nothing, another `StoreError` if the store cannot be
  ///   used.
  func bytes(of object: StoredObject) throws(StoreError) -> [UInt8]

  /// Returns whether the store has a file of the object's size under its name.
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
      throw .file(path: file(object), trouble: error)
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
    // A share that is not mounted must not become a directory of this machine.
    guard Directory.exists(at: path) else {
      throw .unreachable(store: path, reason: "there is no such directory")
    }
    do {
      try AtomicFile.write(bytes, to: file(object))
    } catch .system(ENOSPC), .system(EDQUOT) {
      throw .full(store: path)
    } catch {
      throw .file(path: file(object), trouble: error)
    }
  }
}
