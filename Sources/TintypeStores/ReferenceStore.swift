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
  /// It comes from `TINTYPE_STORE`, else from the configuration of the test, else from the file
  /// `.store` next to the directory of shared files.
  package var address: StoreAddress {
    get throws(StoreError) {
      let base = FilePath.packageRoot(from: assets.directory) ?? assets.root
      if let text = environment.address ?? assets.store {
        return try StoreAddress(text, relativeTo: base)
      }
      let path = assets.root + "/" + ReferenceLocation.storeMarker
      do {
        let text = String(decoding: try RegularFile.bytes(of: path, limit: 1 << 16), as: UTF8.self)
        return try StoreAddress(text, relativeTo: base)
      } catch let error as StoreError {
        throw error
      } catch FileError.missing {
        throw .noAddress
      } catch {
        throw .unreadableAddress(path: path, error: error as? FileError ?? .missing)
      }
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
    let bytes = try store(at: address).bytes(of: object)
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
    try store(at: address).contains(object)
  }

  /// Puts an object into the store, unless the store already has it.
  ///
  /// - Returns: Whether the object was added.
  package func put(_ bytes: [UInt8], as object: StoredObject) throws(StoreError) -> Bool {
    let store = try store(at: address)
    guard try !store.contains(object) else { return false }
    try store.put(bytes, as: object)
    // The object may be needed soon, and the caller removes it from the unpushed files.
    cache?.add(bytes, as: object)
    return true
  }

  private func store(at address: StoreAddress) throws(StoreError) -> any ObjectStore {
    let trusted = Authorization(
      ofStoreIn: environment, isAddressTrusted: environment.address != nil)
    func client(_ authorization: Authorization) -> HTTPClient {
      HTTPClient(
        store: address.description, authorization: authorization, environment: environment)
    }
    switch address {
    case .directory(let path): return DirectoryStore(path: path)
    case .http(let url): return HTTPStore(url: url, client: client(trusted))
    case .s3(let bucket, let prefix):
      let prefix = prefix.isEmpty ? "" : "/" + FilePath.withoutSlash(prefix)
      let endpoint =
        environment.value("AWS_ENDPOINT_URL_S3") ?? environment.value("AWS_ENDPOINT_URL")
      let url =
        endpoint.map { "\(FilePath.withoutSlash($0))/\(bucket)\(prefix)" }
        ?? "https://\(bucket).s3.\(environment.region).amazonaws.com\(prefix)"
      return HTTPStore(url: url, client: client(Authorization(ofAWSIn: environment)))
    case .registry(let origin, let repository):
      return RegistryStore(origin: origin, repository: repository, client: client(trusted))
    case .rclone(let remote): return RcloneStore(remote: remote, environment: environment)
    }
  }
}
