// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TintypeStores

@Suite("The object cache") struct ObjectCacheTests {
  private let directory =
    FileManager.default.temporaryDirectory.path + "/tintype-" + UUID().uuidString

  private func object(_ number: Int, size: Int = 1000) -> (bytes: [UInt8], object: StoredObject) {
    let bytes = [UInt8](repeating: UInt8(number), count: size)
    return (bytes, StoredObject(of: bytes))
  }

  private var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).sorted()
  }

  private func age(_ object: StoredObject, seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -seconds)],
      ofItemAtPath: directory + "/" + object.fileName)
  }

  @Test("An added object is returned")
  func add() {
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let cache = ObjectCache(directory: directory, limit: 10_000)
    let (bytes, object) = object(1)
    #expect(cache.bytes(of: object) == nil)
    cache.add(bytes, as: object)
    #expect(cache.bytes(of: object) == bytes)
  }

  @Test("The least recently used objects are removed at the limit")
  func limit() throws {
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let cache = ObjectCache(directory: directory, limit: 3000)
    let objects = (1...4).map { object($0) }
    for (index, item) in objects.prefix(3).enumerated() {
      cache.add(item.bytes, as: item.object)
      try age(item.object, seconds: Double(3600 - index * 60))
    }
    // The oldest object is used again.
    #expect(cache.bytes(of: objects[0].object) != nil)
    cache.add(objects[3].bytes, as: objects[3].object)
    #expect(files == [0, 2, 3].map { objects[$0].object.fileName }.sorted())
  }

  @Test("An object over the limit is not added")
  func tooLarge() {
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let cache = ObjectCache(directory: directory, limit: 500)
    let (bytes, object) = object(1)
    cache.add(bytes, as: object)
    #expect(files.isEmpty)
  }

  @Test("A damaged object is removed instead of returned")
  func damaged() throws {
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let cache = ObjectCache(directory: directory, limit: 10_000)
    let (bytes, object) = object(1)
    cache.add(bytes, as: object)
    try Data(self.object(2).bytes).write(
      to: URL(fileURLWithPath: directory + "/" + object.fileName))
    #expect(cache.bytes(of: object) == nil)
    #expect(files.isEmpty)
  }

  @Test("Concurrent use keeps the limit and the contents")
  func concurrent() {
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let cache = ObjectCache(directory: directory, limit: 5000)
    DispatchQueue.concurrentPerform(iterations: 200) { index in
      let bytes = [UInt8](repeating: UInt8(index % 9), count: 1000)
      let object = StoredObject(of: bytes)
      cache.add(bytes, as: object)
      let read = cache.bytes(of: object)
      #expect(read == nil || read == bytes)
    }
    #expect(files.count <= 6)
  }

  @Test(
    "Environment variables set the directory and the limit",
    arguments: [
      (["TINTYPE_CACHE": "/c", "TINTYPE_CACHE_LIMIT": "7"], "/c", 7 << 20),
      (["XDG_CACHE_HOME": "/x", "HOME": "/h"], "/x/tintype", 1 << 30),
      (["HOME": "/h", "TINTYPE_CACHE_LIMIT": "-1"], "/h/.cache/tintype", 1 << 30),
      (["HOME": "/h", "TINTYPE_CACHE_LIMIT": "9223372036854775807"], "/h/.cache/tintype", 1 << 50),
    ])
  func variables(variables: [String: String], directory: String, limit: Int) throws {
    let cache = try #require(ObjectCache(StoreEnvironment(variables, stallLimit: 1)))
    #expect(cache.directory == directory)
    #expect(cache.limit == limit)
  }
}
