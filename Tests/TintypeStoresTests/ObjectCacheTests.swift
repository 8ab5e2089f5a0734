// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TintypeStores

@Suite("The cache of objects") struct ObjectCacheTests {
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

  @Test("returns what was added")
  func add() {
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let cache = ObjectCache(directory: directory, limit: 10_000)
    let (bytes, object) = object(1)
    #expect(cache.bytes(of: object) == nil)
    cache.add(bytes, as: object)
    #expect(cache.bytes(of: object) == bytes)
  }

  @Test("removes the objects that were not used for the longest time")
  func limit() throws {
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let cache = ObjectCache(directory: directory, limit: 3000)
    let objects = (1...4).map { object($0) }
    for (index, item) in objects.prefix(3).enumerated() {
      cache.add(item.bytes, as: item.object)
      try age(item.object, seconds: Double(3600 - index * 60))
    }
    // The oldest is used once more.
    #expect(cache.bytes(of: objects[0].object) != nil)
    cache.add(objects[3].bytes, as: objects[3].object)
    #expect(files == [0, 2, 3].map { objects[$0].object.fileName }.sorted())
  }

  @Test("does not add an object that is larger than the limit")
  func tooLarge() {
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let cache = ObjectCache(directory: directory, limit: 500)
    let (bytes, object) = object(1)
    cache.add(bytes, as: object)
    #expect(files.isEmpty)
  }

  @Test("removes a damaged object instead of returning it")
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

  @Test("keeps its limit and its contents while several threads use it")
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
    "has the directory and the limit of the environment variables",
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
