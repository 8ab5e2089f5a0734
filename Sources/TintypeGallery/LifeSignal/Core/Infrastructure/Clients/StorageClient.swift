// SPDX-License-Identifier: MIT

import TintypeDoubles

extension LifeSignal {
  /// What the clients of a domain ask for documents: the core client that knows nothing of users.
  ///
  /// Each function throws ``StorageError``.
  package struct StorageClient: Sendable {
    /// What turns one version of a document into the next; it may run more than once.
    package typealias Change = @Sendable (inout DocumentData) throws -> Void

    /// Fetches a document; `nil` if there is none.
    package var get: @Sendable (DocumentReference) async throws -> DocumentData?
    /// Stores a document in place of what is there.
    package var set: @Sendable (DocumentReference, DocumentData) async throws -> Void
    /// Changes a document so that nobody else changes it meanwhile; what it says then.
    package var update: @Sendable (DocumentReference, @escaping Change) async throws -> DocumentData
    /// Removes a document; it is no error if there is none.
    package var delete: @Sendable (DocumentReference) async throws -> Void
    /// Fetches documents of a collection.
    package var query: @Sendable (StorageQuery) async throws -> [StoredDocument]
    /// The document now and after each change, `nil` while there is none, until an error or until
    /// nobody listens any more.
    package var observe:
      @Sendable (DocumentReference) -> AsyncThrowingStream<DocumentData?, any Error>

    /// Creates a client.
    package init(
      get: @escaping @Sendable (DocumentReference) async throws -> DocumentData?,
      set: @escaping @Sendable (DocumentReference, DocumentData) async throws -> Void,
      update:
        @escaping @Sendable (DocumentReference, @escaping Change) async throws -> DocumentData,
      delete: @escaping @Sendable (DocumentReference) async throws -> Void,
      query: @escaping @Sendable (StorageQuery) async throws -> [StoredDocument],
      observe:
        @escaping @Sendable (DocumentReference) -> AsyncThrowingStream<DocumentData?, any Error>
    ) {
      self.get = get
      self.set = set
      self.update = update
      self.delete = delete
      self.query = query
      self.observe = observe
    }
  }
}

private enum StorageClientKey: DependencyKey {
  static var liveValue: LifeSignal.StorageClient { .inMemory() }
  static var testValue: LifeSignal.StorageClient {
    LifeSignal.StorageClient(
      get: unimplemented("StorageClient.get"),
      set: unimplemented("StorageClient.set"),
      update: unimplemented("StorageClient.update"),
      delete: unimplemented("StorageClient.delete"),
      query: unimplemented("StorageClient.query"),
      observe: unimplemented(
        "StorageClient.observe", placeholder: AsyncThrowingStream { $0.finish() }))
  }
}

extension DependencyValues {
  /// What stores documents; in tests, each function fails until it is replaced.
  package var storageClient: LifeSignal.StorageClient {
    get { self[StorageClientKey.self] }
    set { self[StorageClientKey.self] = newValue }
  }
}
