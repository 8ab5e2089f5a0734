// SPDX-License-Identifier: MIT

extension LifeSignal {
  /// An adapter of the remote store to ``StorageClient``.
  package struct FirebaseStorageAdapter: Sendable {
    private let store: FakeRemoteStore
    private let attempts: Int

    /// Creates an adapter.
    ///
    /// - Parameters:
    ///   - store: The remote store.
    ///   - attempts: The maximum number of attempts of an update under concurrent writes; at least
    ///     one, five by default.
    package init(store: FakeRemoteStore, attempts: Int = 5) {
      self.store = store
      self.attempts = max(1, attempts)
    }

    /// The client, whose functions throw ``StorageError``.
    package var client: StorageClient {
      StorageClient(
        get: { try await get($0) },
        set: { try await set($0, $1) },
        update: { try await update($0, $1) },
        delete: { try await set($0, nil) },
        query: { try await query($0) },
        observe: { observe($0) })
    }

    /// Returns the storage error for an error of the remote store.
    ///
    /// - Parameters:
    ///   - error: The error of the remote store.
    ///   - path: The requested path.
    /// - Returns: The storage error.
    package static func storageError(for error: RemoteError, at path: String) -> StorageError {
      switch error {
      case .unavailable, .deadlineExceeded: .offline
      case .unauthenticated, .permissionDenied: .notAuthenticated
      case .notFound: .notFound(path)
      case .invalidArgument: .invalidReference(path)
      case .aborted: .conflict(path)
      case .resourceExhausted, .internal: .refused(error.rawValue)
      }
    }

    private func get(_ reference: DocumentReference) async throws -> DocumentData? {
      try Self.check(reference)
      do throws(RemoteError) {
        return try await store.get(reference.path).data
      } catch {
        throw Self.storageError(for: error, at: reference.path)
      }
    }

    private func set(_ reference: DocumentReference, _ data: DocumentData?) async throws {
      try Self.check(reference)
      do throws(RemoteError) {
        try await store.set(reference.path, to: data)
      } catch {
        throw Self.storageError(for: error, at: reference.path)
      }
    }

    /// Reads, changes and writes a document, and retries after a concurrent write.
    ///
    /// Each conflict means that another writer has succeeded.
    private func update(
      _ reference: DocumentReference, _ change: StorageClient.Change
    ) async throws -> DocumentData {
      try Self.check(reference)
      let path = reference.path
      for _ in 0..<attempts {
        try Task.checkCancellation()
        do {
          let snapshot = try await store.get(path)
          guard var data = snapshot.data else { throw RemoteError.notFound }
          try change(&data)
          try await store.set(path, to: data, ifVersion: snapshot.version)
          return data
        } catch RemoteError.aborted {
          continue
        } catch let error as RemoteError {
          throw Self.storageError(for: error, at: path)
        }
      }
      throw StorageError.conflict(path)
    }

    private func query(_ query: StorageQuery) async throws -> [StoredDocument] {
      do throws(RemoteError) {
        return try await store.query(query)
      } catch {
        throw Self.storageError(for: error, at: query.collection)
      }
    }

    private func observe(
      _ reference: DocumentReference
    ) -> AsyncThrowingStream<DocumentData?, any Error> {
      AsyncThrowingStream { continuation in
        guard reference.isValid else {
          continuation.finish(throwing: StorageError.invalidReference(reference.path))
          return
        }
        let registration = store.addSnapshotListener(reference.path) { result in
          switch result {
          case .success(let data):
            continuation.yield(data)
          case .failure(let error):
            continuation.finish(throwing: Self.storageError(for: error, at: reference.path))
          }
        }
        continuation.onTermination = { _ in registration.remove() }
      }
    }

    private static func check(_ reference: DocumentReference) throws(StorageError) {
      guard reference.isValid else { throw .invalidReference(reference.path) }
    }
  }
}
