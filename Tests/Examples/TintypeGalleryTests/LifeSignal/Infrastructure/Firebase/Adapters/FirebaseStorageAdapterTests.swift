// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeDoubles
import TintypeGallery
import TintypeTestSupport

/// The storage client's tests cover the behavior that this store shares with the others.
@Suite("LifeSignal's remote store adapter")
struct FirebaseStorageAdapterTests {
  typealias DocumentData = LifeSignal.DocumentData
  typealias FakeRemoteStore = LifeSignal.FakeRemoteStore
  typealias FirebaseStorageAdapter = LifeSignal.FirebaseStorageAdapter
  typealias RemoteError = LifeSignal.RemoteError
  typealias StorageClient = LifeSignal.StorageClient
  typealias StorageError = LifeSignal.StorageError

  private let reference = LifeSignal.DocumentReference.user("1")
  private let store = FakeRemoteStore(["users/1": ["a": .number(1)]])

  private func client(attempts: Int = 5) -> StorageClient {
    FirebaseStorageAdapter(store: store, attempts: attempts).client
  }

  /// Returns the error that each asynchronous function throws.
  private func errors(_ client: StorageClient) async -> [String: StorageError] {
    func error(_ body: () async throws -> Void) async -> StorageError? {
      do {
        try await body()
        return nil
      } catch {
        return error as? StorageError
      }
    }
    var errors: [String: StorageError] = [:]
    errors["get"] = await error { _ = try await client.get(reference) }
    errors["set"] = await error { try await client.set(reference, [:]) }
    errors["update"] = await error { _ = try await client.update(reference) { $0 = [:] } }
    errors["delete"] = await error { try await client.delete(reference) }
    errors["query"] = await error {
      _ = try await client.query(LifeSignal.StorageQuery(collection: "users"))
    }
    return errors
  }

  private static let answers: [(RemoteError, StorageError)] = [
    (.unavailable, .offline), (.deadlineExceeded, .offline),
    (.unauthenticated, .notAuthenticated), (.permissionDenied, .notAuthenticated),
    (.notFound, .notFound("p")), (.invalidArgument, .invalidReference("p")),
    (.aborted, .conflict("p")), (.resourceExhausted, .refused("resourceExhausted")),
    (.internal, .refused("internal")),
  ]

  // MARK: Errors

  @Test("Each remote error maps to a storage error", arguments: answers)
  func answer(remote: RemoteError, expected: StorageError) {
    #expect(FirebaseStorageAdapter.storageError(for: remote, at: "p") == expected)
  }

  @Test("The mapping covers all remote errors")
  func allAnswers() {
    #expect(Self.answers.map(\.0) == RemoteError.allCases)
  }

  @Test(
    "Each function throws the storage error for the remote error",
    arguments: try nonEmpty(RemoteError.allCases.filter { $0 != .aborted }))
  func functionErrors(remote: RemoteError) async {
    await store.failNext(remote, remote, remote, remote, remote)
    func expected(_ path: String) -> StorageError {
      FirebaseStorageAdapter.storageError(for: remote, at: path)
    }
    #expect(
      await errors(client()) == [
        "get": expected("users/1"), "set": expected("users/1"), "update": expected("users/1"),
        "delete": expected("users/1"), "query": expected("users"),
      ])
    #expect(await store.requestCount == 5)
    #expect(await errors(client()).isEmpty)
  }

  @Test("Each function throws an offline error without a connection and changes nothing")
  func offline() async throws {
    await store.setOffline(true)
    #expect(await store.isOffline)
    let functions = ["get", "set", "update", "delete", "query"]
    #expect(
      await errors(client())
        == Dictionary(uniqueKeysWithValues: functions.map { ($0, StorageError.offline) }))
    await store.setOffline(false)
    #expect(try await client().get(reference) == ["a": .number(1)])
  }

  @Test("Access to denied documents fails and changes nothing, and other documents stay accessible")
  func denied() async throws {
    await store.deny("users/1")
    for name in ["get", "set", "update", "delete"] {
      #expect(await errors(client())[name] == .notAuthenticated, "\(name)")
    }
    #expect(
      try await client().query(LifeSignal.StorageQuery(collection: "users")).map(\.data)
        == [["a": .number(1)]])
    await store.deny("users")
    #expect(await errors(client())["query"] == .notAuthenticated)
  }

  // MARK: Conflicting changes

  @Test("An update that conflicts with another write is retried")
  func retry() async throws {
    await store.failNext(.aborted, .aborted)
    #expect(try await client().update(reference) { $0["a"] = .number(2) } == ["a": .number(2)])
    // Two requests are aborted; then one reads and one writes.
    #expect(await store.requestCount == 4)
  }

  @Test("A retried update applies to the document that was written meanwhile")
  func meanwhile() async throws {
    await store.writeBeforeNextWrite("users/1", ["a": .number(7)])
    let changed = try await client().update(reference) { document in
      document["a"] = .number(try document.number("a") * 10)
    }
    #expect(changed == ["a": .number(70)])
    #expect(try await client().get(reference) == changed)
    // Read, rejected, read again and written; and read by the test.
    #expect(await store.requestCount == 5)
  }

  @Test("An update does not restore a document that was removed meanwhile")
  func removedMeanwhile() async throws {
    await store.writeBeforeNextWrite("users/1", nil)
    await #expect(throws: StorageError.notFound("users/1")) {
      try await client().update(reference) { $0["a"] = .number(2) }
    }
    #expect(try await client().get(reference) == nil)
  }

  @Test(
    "An update throws a conflict after the maximum number of attempts", arguments: [1, 3, 0, -1])
  func givesUp(attempts: Int) async throws {
    await store.failNext(.aborted, .aborted, .aborted)
    await #expect(throws: StorageError.conflict("users/1")) {
      try await client(attempts: attempts).update(reference) { $0 = [:] }
    }
    #expect(await store.requestCount == max(1, attempts))
  }

  @Test("An update whose closure throws is not retried")
  func failingChange() async throws {
    await #expect(throws: LifeSignal.DocumentDataError.self) {
      try await client().update(reference) { document in _ = try document.string("a") }
    }
    #expect(await store.requestCount == 1)
    #expect(try await client().get(reference) == ["a": .number(1)])
  }

  @Test("An update in a canceled task is not started")
  func cancelledChange() async throws {
    let client = client()
    let reference = reference
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for await _ in gate {}
      return try await client.update(reference) { $0 = [:] }
    }
    task.cancel()
    open.finish()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await store.requestCount == 0)
  }

  @Test("A document that is removed and stored again has a new version")
  func versions() async throws {
    let before = try await store.get("users/1")
    try await client().delete(reference)
    try await client().set(reference, ["a": .number(1)])
    let after = try await store.get("users/1")
    #expect(after.data == before.data)
    #expect(before.version == 1)
    #expect(after.version == 3)
    #expect(try await store.get("users/2") == FakeRemoteStore.Snapshot(data: nil, version: 0))
  }

  @Test("All updates of 30 concurrent writers are kept with 30 attempts each")
  func manyWriters() async throws {
    let client = client(attempts: 30)
    let reference = reference
    let results = try await withThrowingTaskGroup(of: DocumentData.self) { group in
      for _ in 0..<30 {
        group.addTask {
          try await client.update(reference) { $0["a"] = .number(try $0.number("a") + 1) }
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    // Each writer got a distinct value.
    #expect(results == Set((2...31).map { ["a": .number(Double($0))] as DocumentData }))
    #expect(try await client.get(reference) == ["a": .number(31)])
  }

  // MARK: Observers

  @Test("An observer waits while offline, and then receives only the latest state")
  func observeOffline() async throws {
    var seen = client().observe(reference).makeAsyncIterator()
    #expect(try await seen.next() == ["a": .number(1)])
    await store.setOffline(true)
    await store.writeFromElsewhere("users/1", ["a": .number(2)])
    await store.writeFromElsewhere("users/1", ["a": .number(3)])
    await store.setOffline(false)
    #expect(try await seen.next() == ["a": .number(3)])
    // Reconnecting without a change sends nothing.
    await store.setOffline(true)
    await store.setOffline(false)
    await store.writeFromElsewhere("users/1", nil)
    #expect(try await seen.next() == .some(nil))
  }

  @Test("An observer that starts offline receives the document after reconnecting")
  func observeFromOffline() async throws {
    await store.setOffline(true)
    var seen = client().observe(reference).makeAsyncIterator()
    #expect(store.listenerCount == 1)
    await store.writeFromElsewhere("users/1", ["a": .number(2)])
    await store.setOffline(false)
    #expect(try await seen.next() == ["a": .number(2)])
  }

  @Test("An observer whose access is denied receives an error, and its stream ends")
  func observeDenied() async throws {
    var seen = client().observe(reference).makeAsyncIterator()
    var other = client().observe(.user("2")).makeAsyncIterator()
    #expect(try await seen.next() == ["a": .number(1)])
    #expect(try await other.next() == .some(nil))
    await store.deny("users/1")
    await #expect(throws: StorageError.notAuthenticated) { try await seen.next() }
    #expect(try await seen.next() == nil)
    #expect(store.listenerCount == 1)
    try await client().set(.user("2"), [:])
    #expect(try await other.next() == [:])
  }

  @Test("A canceled observer of the adapter removes its listener")
  func cancelledObserver() async throws {
    let client = client()
    let reference = reference
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for try await _ in client.observe(reference) { start.finish() }
    }
    for await _ in started {}
    #expect(store.listenerCount == 1)
    task.cancel()
    try await task.value
    #expect(store.listenerCount == 0)
  }

  @Test("An observer that leaves its loop removes its listener")
  func observerThatBreaks() async throws {
    func first() async throws -> DocumentData? {
      for try await document in client().observe(reference) { return document }
      return nil
    }
    #expect(try await first() == ["a": .number(1)])
    #expect(store.listenerCount == 0)
  }

  @Test("Removing a listener twice does not affect other listeners")
  func registrations() async throws {
    let reported = AsyncStream.makeStream(of: DocumentData?.self)
    let silent = store.addSnapshotListener("users/2") { _ in
      Issue.record("The removed listener was called.")
    }
    silent.remove()
    silent.remove()
    let registration = store.addSnapshotListener("users/1") { result in
      reported.continuation.yield(try? result.get())
    }
    #expect(store.listenerCount == 1)
    var seen = reported.stream.makeAsyncIterator()
    #expect(await seen.next() == ["a": .number(1)])
    await store.writeFromElsewhere("users/2", [:])
    registration.remove()
    #expect(store.listenerCount == 0)
  }

  @Test("Each of many observers receives the last of many changes")
  func manyObservers() async throws {
    let client = client()
    let reference = reference
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<10 {
        group.addTask {
          for try await document in client.observe(reference)
          where document == ["a": .number(99)] {
            return
          }
        }
      }
      group.addTask {
        for number in 2...99 { try await client.set(reference, ["a": .number(Double(number))]) }
      }
      try await group.waitForAll()
    }
    #expect(store.listenerCount == 0)
  }

  // MARK: Accounts

  @Test("Signing in succeeds only with a matching email and password")
  func signIn() async throws {
    await store.addAccount(email: "anna@example.com", password: "secret", userID: "1")
    #expect(try await store.signIn(email: "anna@example.com", password: "secret") == "1")
    for (email, password) in [
      ("anna@example.com", "guess"), ("anna@example.com", ""), ("ben@example.com", "secret"),
    ] {
      await #expect(throws: RemoteError.unauthenticated) {
        try await store.signIn(email: email, password: password)
      }
    }
  }
}
