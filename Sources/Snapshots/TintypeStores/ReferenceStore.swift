// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeSnapshots

/// The objects of a package's pointer references.
///
/// They come from the objects that wait to be pushed, the cache, and the store.
package struct ReferenceStore: Sendable {
  private let assets: ReferenceAssets
  private let environment: StoreEnvironment
  private let cache: ObjectCache?

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - assets: The shared files of the references, whose location determines the file with the
  ///     address.
  ///   - stallLimit: The seconds without progress after which a transfer ends.
  package init(of assets: ReferenceAssets, stallLimit: Int = 20) {
    self.assets = assets
    environment = StoreEnvironment(
      assets.variables ?? ProcessInfo.processInfo.environment, stallLimit: stallLimit)
    cache = ObjectCache(environment)
  }

  /// The address of the store.
  ///
  /// It is `TINTYPE_STORE`, else one of the addresses in the user's ``StoreList``: the one that the
  /// configuration of the test names, else the one in the file `.store` next to the directory of
  /// shared files. Tests and files are data of the author of a commit, and only select.
  package var address: StoreAddress {
    get throws(StoreError) {
      if let text = environment.address {
        return try StoreAddress(text, relativeTo: base, in: "TINTYPE_STORE")
      }
      let (named, place) = try namedAddress
      let list = list
      guard let address = try list?.addresses().first(where: named.isSame) else {
        throw .notAllowed(address: named.text, place: place, list: list?.path)
      }
      return address
    }
  }

  /// Parses an address that names this store, relative to the package.
  ///
  /// - Parameters:
  ///   - text: The address.
  ///   - place: The place of the address in messages.
  /// - Returns: The address.
  /// - Throws: `StoreError.unusableAddress`, or `noDirectory` for a directory that does not exist.
  package func address(_ text: String, in place: String) throws(StoreError) -> StoreAddress {
    let address = try StoreAddress(text, relativeTo: base, in: place)
    if case .directory(let path) = address, !Directory.exists(at: path) {
      throw .noDirectory(path: FilePath.standardized(path))
    }
    return address
  }

  /// Adds an address to the user's ``StoreList``.
  ///
  /// - Returns: The path of the list; `nil` if it contained the address, or if there is none and
  ///   `TINTYPE_STORE` is set.
  /// - Throws: `StoreError.notAllowed` if neither a list nor `TINTYPE_STORE` can allow the store.
  package func allow(_ address: StoreAddress) throws(StoreError) -> String? {
    if let list { return try list.add(address) ? list.path : nil }
    guard environment.address != nil else {
      throw .notAllowed(address: address.text, place: "“--at”", list: nil)
    }
    return nil
  }

  /// The list of the user, unless it is a file of the repository.
  private var list: StoreList? {
    StoreList(variables: environment.variables).flatMap {
      $0.isOutside(ofRepositoryOf: assets.root) ? $0 : nil
    }
  }

  /// The base directory of relative paths.
  private var base: String { FilePath.packageRoot(from: assets.directory) ?? assets.root }

  /// The address that a test or the file `.store` names, and its place.
  private var namedAddress: (address: StoreAddress, place: String) {
    get throws(StoreError) {
      if let text = assets.store {
        let place = "the call “.stored(at:)” of the test"
        return (try StoreAddress(text, relativeTo: base, in: place), place)
      }
      let path = assets.root + "/" + ReferenceLocation.storeMarker
      guard !RepositoryBoundary.isLeft(by: assets.root) else {
        throw .unreadableAddress(path: path, error: .link)
      }
      let bytes: [UInt8]
      do {
        bytes = try RegularFile.bytes(of: path, limit: 1 << 16, followingLink: false)
      } catch .missing {
        throw .noAddress
      } catch {
        throw .unreadableAddress(path: path, error: error)
      }
      let place = "“\(path)”"
      let text = String(decoding: bytes, as: UTF8.self)
      return (try StoreAddress(text, relativeTo: base, in: place), place)
    }
  }

  /// Returns the bytes of an object, after checking its digest.
  ///
  /// The store is used only if the object neither waits to be pushed nor is in the cache.
  package func bytes(of object: StoredObject) throws(StoreError) -> [UInt8] {
    if let bytes = try? assets.bytes(ofUnpushed: object.fileName),
      (try? object.check(bytes, from: "")) != nil
    {
      return bytes
    }
    if let bytes = cache?.bytes(of: object) { return bytes }
    let address = try address
    let bytes = try address.store(environment).bytes(of: object)
    try object.check(bytes, from: "The store \(address)")
    cache?.add(bytes, as: object)
    return bytes
  }

  /// Fetches an object into the cache, unless the cache has it or it waits to be pushed.
  ///
  /// - Returns: Whether the object is available.
  package func fetch(_ object: StoredObject) throws(StoreError) -> Bool {
    do {
      _ = try bytes(of: object)
      return true
    } catch .missing {
      return false
    }
  }

  /// Returns whether the store has an object.
  package func contains(_ object: StoredObject) throws(StoreError) -> Bool {
    try address.store(environment).contains(object)
  }

  /// Puts an object into the store, unless the store already has it.
  ///
  /// - Returns: Whether the object was added.
  package func put(_ bytes: [UInt8], as object: StoredObject) throws(StoreError) -> Bool {
    let store = try address.store(environment)
    guard try !store.contains(object) else { return false }
    try store.put(bytes, as: object)
    // The object may be needed soon, and the caller removes it from the unpushed files.
    cache?.add(bytes, as: object)
    return true
  }
}
