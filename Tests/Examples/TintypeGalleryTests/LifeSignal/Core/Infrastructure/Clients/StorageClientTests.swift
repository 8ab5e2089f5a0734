// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeDoubles
import TintypeGallery

/// The stores that fulfill the same contract.
enum LifeSignalStore: CaseIterable {
  case inMemory
  case firebase

  func client(
    _ documents: [LifeSignal.DocumentReference: LifeSignal.DocumentData] = [:]
  ) -> LifeSignal.StorageClient {
    switch self {
    case .inMemory:
      return .inMemory(documents)
    case .firebase:
      let remote = documents.map { ($0.key.path, $0.value) }
      let store = LifeSignal.FakeRemoteStore(Dictionary(uniqueKeysWithValues: remote))
      return LifeSignal.FirebaseStorageAdapter(store: store, attempts: 100).client
    }
  }
}

@Suite("LifeSignal's storage client")
struct StorageClientTests {
  typealias DocumentReference = LifeSignal.DocumentReference
  typealias StorageError = LifeSignal.StorageError
  typealias StorageQuery = LifeSignal.StorageQuery

  private let counter = DocumentReference(collection: "counters", id: "a")

  @Test("Reading a document that was never stored returns nil", arguments: LifeSignalStore.allCases)
  func getNone(store: LifeSignalStore) async throws {
    #expect(try await store.client().get(counter) == nil)
  }

  @Test("Storing a document replaces the previous one", arguments: LifeSignalStore.allCases)
  func set(store: LifeSignalStore) async throws {
    let client = store.client()
    try await client.set(counter, ["a": .number(1), "b": .null])
    #expect(try await client.get(counter) == ["a": .number(1), "b": .null])
    try await client.set(counter, ["a": .number(2)])
    #expect(try await client.get(counter) == ["a": .number(2)])
  }

  @Test("An update returns the changed document", arguments: LifeSignalStore.allCases)
  func update(store: LifeSignalStore) async throws {
    let client = store.client([counter: ["a": .number(1), "b": .null]])
    let changed = try await client.update(counter) { $0["a"] = .number(2) }
    #expect(changed == ["a": .number(2), "b": .null])
    #expect(try await client.get(counter) == changed)
  }

  @Test("Updating a missing document throws an error", arguments: LifeSignalStore.allCases)
  func updateNone(store: LifeSignalStore) async throws {
    let client = store.client()
    await #expect(throws: StorageError.notFound("counters/a")) {
      try await client.update(counter) { $0["a"] = .null }
    }
    #expect(try await client.get(counter) == nil)
  }

  @Test("A failed update changes nothing", arguments: LifeSignalStore.allCases)
  func failedUpdate(store: LifeSignalStore) async throws {
    let client = store.client([counter: ["a": .number(1)]])
    await #expect(throws: LifeSignal.ValidationError.noName) {
      try await client.update(counter) {
        $0["a"] = .number(2)
        throw LifeSignal.ValidationError.noName
      }
    }
    #expect(try await client.get(counter) == ["a": .number(1)])
  }

  @Test(
    "A removed document is missing, and can be removed again", arguments: LifeSignalStore.allCases)
  func delete(store: LifeSignalStore) async throws {
    let client = store.client([counter: [:]])
    try await client.delete(counter)
    #expect(try await client.get(counter) == nil)
    try await client.delete(counter)
  }

  @Test("A collection contains only its own documents", arguments: LifeSignalStore.allCases)
  func collections(store: LifeSignalStore) async throws {
    let client = store.client([
      .user("1"): [:], .user("2"): [:], .contact("3", of: "1"): [:],
      DocumentReference(collection: "usersOld", id: "4"): [:],
    ])
    #expect(try await client.query(StorageQuery(collection: "users")).map(\.id) == ["1", "2"])
    #expect(
      try await client.query(StorageQuery(collection: "users/1/contacts")).map(\.id) == ["3"])
    try await client.delete(.user("2"))
    #expect(try await client.query(StorageQuery(collection: "users")).map(\.id) == ["1"])
    #expect(try await client.query(StorageQuery(collection: "none")).isEmpty)
  }

  @Test(
    "A query filters, sorts and limits documents", arguments: LifeSignalStore.allCases,
    [
      (StorageQuery(collection: "c"), "abcdefg"),
      (StorageQuery(collection: "c", isDescending: true), "gfedcba"),
      (StorageQuery(collection: "c", equals: ["kind": .string("x")]), "ab"),
      (StorageQuery(collection: "c", equals: ["kind": .string("x"), "size": .number(3)]), "a"),
      (StorageQuery(collection: "c", equals: ["kind": .string("z")]), ""),
      (StorageQuery(collection: "c", equals: ["size": .null]), "e"),
      (StorageQuery(collection: "c", order: "size"), "ecbadf"),
      (StorageQuery(collection: "c", order: "size", isDescending: true), "fdabce"),
      (StorageQuery(collection: "c", order: "size", limit: 2), "ec"),
      (StorageQuery(collection: "c", limit: 0), ""),
      (StorageQuery(collection: "c", limit: -1), ""),
      (StorageQuery(collection: "c", limit: 99), "abcdefg"),
    ])
  func query(store: LifeSignalStore, row: (query: StorageQuery, expected: String)) async throws {
    func document(_ id: String) -> DocumentReference { DocumentReference(collection: "c", id: id) }
    let client = store.client([
      document("a"): ["kind": .string("x"), "size": .number(3)],
      document("b"): ["kind": .string("x"), "size": .number(2)],
      document("c"): ["size": .bool(true)],
      document("d"): ["size": .date(Date(timeIntervalSince1970: 0))],
      document("e"): ["size": .null],
      document("f"): ["size": .string("3")],
      document("g"): ["kind": .string("y")],
    ])
    #expect(try await client.query(row.query).map(\.id).joined() == row.expected)
  }

  @Test(
    "Values are sorted by kind, and lists and maps by document identifier",
    arguments: [false, true])
  func sorting(isDescending: Bool) {
    let values: [LifeSignal.DocumentValue] = [
      .null, .bool(false), .bool(true), .number(.nan), .number(-1), .number(2),
      .date(Date(timeIntervalSince1970: -1)), .date(Date(timeIntervalSince1970: 1)),
      .string("A"), .string("a"), .list([.null]), .map(["a": .null]),
    ]
    let documents = values.enumerated().map { number, value in
      LifeSignal.StoredDocument(id: "\(number)", data: ["v": value])
    }
    let query = StorageQuery(collection: "c", order: "v", isDescending: isDescending)
    let names = documents.map(\.id)
    // 5 and 12 are coprime, so each document occurs once.
    let mixed = documents.indices.map { documents[$0 * 5 % documents.count] }
    #expect(query.results(among: mixed).map(\.id) == (isDescending ? names.reversed() : names))
    let same = documents.map { LifeSignal.StoredDocument(id: $0.id, data: ["v": .list([])]) }
    #expect(query.results(among: same.reversed()).map(\.id) == same.map(\.id).sorted())
  }

  @Test(
    "A reference that cannot name a document is rejected", arguments: LifeSignalStore.allCases,
    [
      DocumentReference(collection: "users", id: ""), DocumentReference(collection: "", id: "1"),
      DocumentReference(collection: "users", id: "1/contacts/2"),
      DocumentReference(collection: "users", id: ".."), DocumentReference.user("."),
      DocumentReference(collection: "users/1", id: "2"), .contact("2", of: ""),
      .contact("2", of: "1/x"), DocumentReference(collection: "users//contacts", id: "2"),
    ])
  func invalidReference(store: LifeSignalStore, reference: DocumentReference) async throws {
    let client = store.client()
    let error = StorageError.invalidReference(reference.path)
    #expect(!reference.isValid)
    await #expect(throws: error) { try await client.get(reference) }
    await #expect(throws: error) { try await client.set(reference, [:]) }
    await #expect(throws: error) { try await client.update(reference) { _ in } }
    await #expect(throws: error) { try await client.delete(reference) }
    await #expect(throws: error) {
      for try await _ in client.observe(reference) { Issue.record("The document does not exist.") }
    }
  }

  @Test("An observer receives the document and each change", arguments: LifeSignalStore.allCases)
  func observe(store: LifeSignalStore) async throws {
    let client = store.client()
    var seen = client.observe(counter).makeAsyncIterator()
    #expect(try await seen.next() == .some(nil))
    try await client.set(counter, ["a": .number(1)])
    #expect(try await seen.next() == ["a": .number(1)])
    _ = try await client.update(counter) { $0["a"] = .number(2) }
    try await client.set(DocumentReference(collection: "counters", id: "b"), [:])
    try await client.delete(counter)
    #expect(try await seen.next() == ["a": .number(2)])
    #expect(try await seen.next() == .some(nil))
  }

  @Test("The stream of a canceled observer ends", arguments: LifeSignalStore.allCases)
  func cancelledObserver(store: LifeSignalStore) async throws {
    let client = store.client([counter: ["a": .number(1)]])
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let counter = counter
    let task = Task {
      var count = 0
      for try await _ in client.observe(counter) {
        count += 1
        start.finish()
      }
      return count
    }
    for await _ in started {}
    task.cancel()
    #expect(try await task.value == 1)
    try await client.set(counter, ["a": .number(2)])
    #expect(try await client.get(counter) == ["a": .number(2)])
  }

  @Test("Concurrent updates of many writers are all kept", arguments: LifeSignalStore.allCases)
  func manyWriters(store: LifeSignalStore) async throws {
    let client = store.client([counter: ["a": .number(0)]])
    let counter = counter
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask {
          _ = try await client.update(counter) { $0["a"] = .number(try $0.number("a") + 1) }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await client.get(counter) == ["a": .number(50)])
  }

  @Test("Two observers receive the changes of many writers in the same order")
  func oneOrder() async throws {
    let client = LifeSignal.StorageClient.inMemory([counter: ["a": .number(-1)]])
    let counter = counter
    let streams = [client.observe(counter), client.observe(counter)]
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<50 {
        group.addTask { try? await client.set(counter, ["a": .number(Double(number))]) }
      }
    }
    var seen: [[Double]] = []
    for stream in streams {
      var values: [Double] = []
      for try await document in stream.prefix(51) {
        values.append(try #require(document).number("a"))
      }
      seen.append(values)
    }
    #expect(seen.first == seen.last)
    #expect(seen.first?.first == -1)
    #expect(Set(seen.joined()) == Set((-1..<50).map(Double.init)))
  }

  @Test("Copies of a client share one store, and two clients have separate stores")
  func sharing() async throws {
    let client = LifeSignal.StorageClient.inMemory()
    let copy = client
    try await client.set(counter, [:])
    #expect(try await copy.get(counter) == [:])
    #expect(try await LifeSignal.StorageClient.inMemory().get(counter) == nil)
  }

  @Test("The mock store contains the mock user and the mock contacts")
  func mock() async throws {
    let client = LifeSignal.StorageClient.mock
    let user = try #require(try await client.get(.user("123")))
    #expect(try LifeSignal.UserMapping.user(from: user, id: "123") == .mock)
    let contacts = try await client.query(StorageQuery(collection: "users/123/contacts"))
    #expect(
      try contacts.map { try LifeSignal.ContactMapping.contact(from: $0.data, id: $0.id) }
        == LifeSignal.Contact.mocks)
  }

  @Test("A mock without replaced functions stores nothing and does not fail")
  func emptyMock() async throws {
    let client = LifeSignal.StorageClient.mock()
    try await client.set(counter, [:])
    try await client.delete(counter)
    #expect(try await client.get(counter) == nil)
    #expect(try await client.query(StorageQuery(collection: "counters")).isEmpty)
    #expect(try await client.update(counter) { $0["a"] = .null } == ["a": .null])
    var count = 0
    for try await document in client.observe(counter) {
      #expect(document == nil)
      count += 1
    }
    #expect(count == 1)
  }

  @Test("Each function of the storage client fails in tests until it is replaced")
  func unimplemented() async {
    @Dependency(\.storageClient) var client
    let found = await lifeSignalIssues {
      _ = try? await client.get(counter)
      try? await client.set(counter, [:])
      _ = try? await client.update(counter) { _ in }
      try? await client.delete(counter)
      _ = try? await client.query(StorageQuery(collection: "counters"))
      _ = client.observe(counter)
    }
    for (issue, name) in zip(found, ["get", "set", "update", "delete", "query", "observe"]) {
      #expect(issue.contains("StorageClient.\(name)"))
    }
    #expect(found.count == 6)
  }

  @Test("The live storage client stores documents in memory")
  func live() async throws {
    try await withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.storageClient) var client
      try await client.set(counter, ["a": .number(1)])
      #expect(try await client.get(counter) == ["a": .number(1)])
    }
  }

  @Test("Each storage error describes the problem, its location and the remedy")
  func descriptions() {
    let errors: [StorageError] = [
      .offline, .notAuthenticated, .notFound("users/1"), .invalidReference("users/"),
      .conflict("users/1"), .refused("internal"),
    ]
    #expect(
      errors.map(\.description) == [
        "The store cannot be reached. Check the connection, and try again.",
        "The store denied access. Sign in, and request only documents of this user.",
        "The document “users/1” does not exist. Check the spelling, or store it first.",
        "“users/” is not a document path. Alternate collections and names, separated by slashes.",
        "The document “users/1” was changed concurrently. Try again later.",
        "The store returned the error “internal”. Check its log.",
      ])
  }
}
