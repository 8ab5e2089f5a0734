// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase

@testable import TintypeSnapshots
@testable import TintypeStores

/// A package with references, and the environment variables of a store.
///
/// The configuration directory of the user is beside the package.
struct StorePackage: ~Copyable {
  private let root: String
  let bytes = Array("\u{89}PNG and the rest of an image".utf8)
  var object: StoredObject { StoredObject(of: bytes) }
  /// The directory of the package.
  var path: String { root + "/package" }
  /// A directory outside of the package.
  var outside: String { root + "/outside" }
  /// The file with the stores that the user allows.
  var list: String { root + "/config/tintype/stores" }

  init() throws {
    root =
      (FilePath.resolved(FileManager.default.temporaryDirectory.path) ?? "")
      + "/tintype-" + UUID().uuidString
    try Directory.create(at: path + "/__Snapshots__")
    try Directory.create(at: outside)
    try AtomicFile.write([], to: path + "/Package.swift")
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// Returns the store of the package.
  ///
  /// - Parameters:
  ///   - variables: The environment variables in addition to those of the package.
  ///   - marker: The contents of the file `.store`.
  ///   - allowed: The lines of the file with the stores that the user allows.
  ///   - configured: The address in the configuration of the test.
  ///   - stallLimit: The seconds without progress after which a transfer ends; the default lets no slow
  ///     machine end one.
  /// - Returns: The store.
  /// - Throws: The reason why a file could not be written.
  func store(
    _ variables: [String: String] = [:], marker: String? = nil, allowed: [String]? = nil,
    configured: String? = nil, stallLimit: Int = 600
  ) throws -> ReferenceStore {
    if let marker {
      try AtomicFile.write(Array(marker.utf8), to: path + "/__Snapshots__/.store")
    }
    if let allowed {
      try AtomicFile.write(Array((allowed.joined(separator: "\n") + "\n").utf8), to: list)
    }
    var all = [
      "PATH": "/usr/bin:/bin", "TINTYPE_CACHE": path + "/cache",
      "XDG_CONFIG_HOME": root + "/config",
    ]
    all.merge(variables) { $1 }
    let assets = ReferenceAssets(
      directory: path + "/__Snapshots__/assets", store: configured, variables: all)
    return ReferenceStore(of: assets, stallLimit: stallLimit)
  }

  func emptyCache() { try? FileManager.default.removeItem(atPath: path + "/cache") }

  /// Adds the object to a store and reads it, with and without the cache.
  func checkRoundTrip(_ store: ReferenceStore) throws {
    #expect(try !store.contains(object))
    #expect(throws: StoreError.missing(object: object, store: try store.address.description)) {
      try store.bytes(of: object)
    }
    #expect(try store.put(bytes, as: object))
    #expect(try store.contains(object))
    #expect(try !store.put(bytes, as: object))
    emptyCache()
    #expect(try store.bytes(of: object) == bytes)
  }
}
