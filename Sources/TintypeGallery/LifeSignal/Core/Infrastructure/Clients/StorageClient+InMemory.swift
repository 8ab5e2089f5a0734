// SPDX-License-Identifier: MIT

import Synchronization

extension LifeSignal.StorageClient {
  /// A client that keeps its documents in memory.
  ///
  /// - Parameter documents: Those that are there at first; by default none.
  /// - Returns: The client. Its copies have one store in common.
  package static func inMemory(
    _ documents: [LifeSignal.DocumentReference: LifeSignal.DocumentData] = [:]
  ) -> LifeSignal.StorageClient {
    let store = InMemoryStore(documents)
    return LifeSignal.StorageClient(
      get: { try store.get($0) },
      set: { try store.set($0, $1) },
      update: { try store.update($0, $1) },
      delete: { try store.set($0, nil) },
      query: { store.query($0) },
      observe: { store.observe($0) })
  }
}

/// The documents of one client, and who observes them.
private final class InMemoryStore: Sendable {
  typealias Reference = LifeSignal.DocumentReference
  typealias Data = LifeSignal.DocumentData
  typealias Continuation = AsyncThrowingStream<Data?, any Error>.Continuation

  private struct State {
    var documents: [Reference: Data]
    var observers: [Reference: [Int: Continuation]] = [:]
    var nextObserver = 0

    /// Stores and tells in one step, so that all observers see all changes in one order.
    mutating func put(_ data: Data?, at reference: Reference) {
      documents[reference] = data
      for observer in observers[reference, default: [:]].values { observer.yield(data) }
    }
  }

  private let state: Mutex<State>

  init(_ documents: [Reference: Data]) { state = Mutex(State(documents: documents)) }

  func get(_ reference: Reference) throws -> Data? {
    try check(reference)
    return state.withLock { $0.documents[reference] }
  }

  func set(_ reference: Reference, _ data: Data?) throws {
    try check(reference)
    state.withLock { $0.put(data, at: reference) }
  }

  func update(
    _ reference: Reference, _ change: LifeSignal.StorageClient.Change
  ) throws -> Data {
    try check(reference)
    return try state.withLock { state in
      guard var data = state.documents[reference] else {
        throw LifeSignal.StorageError.notFound(reference.path)
      }
      try change(&data)
      state.put(data, at: reference)
      return data
    }
  }

  func query(_ query: LifeSignal.StorageQuery) -> [LifeSignal.StoredDocument] {
    let documents = state.withLock { $0.documents }
    return query.results(
      among: documents.lazy.filter { $0.key.collection == query.collection }
        .map { LifeSignal.StoredDocument(id: $0.key.id, data: $0.value) })
  }

  func observe(_ reference: Reference) -> AsyncThrowingStream<Data?, any Error> {
    AsyncThrowingStream { continuation in
      guard reference.isValid else {
        continuation.finish(throwing: LifeSignal.StorageError.invalidReference(reference.path))
        return
      }
      let number = state.withLock { state in
        state.nextObserver += 1
        state.observers[reference, default: [:]][state.nextObserver] = continuation
        continuation.yield(state.documents[reference])
        return state.nextObserver
      }
      continuation.onTermination = { [weak self] _ in
        self?.state.withLock { $0.observers[reference]?[number] = nil }
      }
    }
  }

  private func check(_ reference: Reference) throws(LifeSignal.StorageError) {
    guard reference.isValid else { throw .invalidReference(reference.path) }
  }
}
