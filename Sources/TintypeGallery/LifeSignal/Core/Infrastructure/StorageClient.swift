// SPDX-License-Identifier: MIT

import Synchronization
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

extension LifeSignal.StorageClient {
  /// A client for tests and previews: it stores the mock user with the mock contacts.
  ///
  /// Each access makes a new store.
  package static var mock: LifeSignal.StorageClient {
    let user = LifeSignal.User.mock
    var documents = [
      LifeSignal.DocumentReference.user(user.id): LifeSignal.UserMapping.document(from: user)
    ]
    for contact in LifeSignal.Contact.mocks {
      documents[.contact(contact.id, of: user.id)] =
        LifeSignal.ContactMapping.document(from: contact)
    }
    return .inMemory(documents)
  }

  /// A client for tests and previews of which some functions are replaced.
  ///
  /// - Parameters:
  ///   - get: Fetches a document; by default there is none.
  ///   - set: Stores a document; by default it works.
  ///   - update: Changes a document; by default the change is made to one without fields.
  ///   - delete: Removes a document; by default it works.
  ///   - query: Fetches documents; by default none.
  ///   - observe: A document, now and after each change; by default none, and the stream ends.
  /// - Returns: The client.
  package static func mock(
    get:
      @escaping @Sendable (LifeSignal.DocumentReference) async throws
      -> LifeSignal.DocumentData? = { _ in nil },
    set:
      @escaping @Sendable (LifeSignal.DocumentReference, LifeSignal.DocumentData) async throws
      -> Void = { _, _ in },
    update:
      @escaping @Sendable (LifeSignal.DocumentReference, @escaping Change) async throws
      -> LifeSignal.DocumentData = { _, change in
        var document = LifeSignal.DocumentData()
        try change(&document)
        return document
      },
    delete: @escaping @Sendable (LifeSignal.DocumentReference) async throws -> Void = { _ in },
    query:
      @escaping @Sendable (LifeSignal.StorageQuery) async throws
      -> [LifeSignal.StoredDocument] = { _ in [] },
    observe:
      @escaping @Sendable (LifeSignal.DocumentReference)
      -> AsyncThrowingStream<LifeSignal.DocumentData?, any Error> = { _ in
        AsyncThrowingStream { continuation in
          continuation.yield(nil)
          continuation.finish()
        }
      }
  ) -> LifeSignal.StorageClient {
    LifeSignal.StorageClient(
      get: get, set: set, update: update, delete: delete, query: query, observe: observe)
  }
}

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

extension LifeSignal {
  /// What can go wrong with stored documents, wherever they are stored.
  package enum StorageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no connection.
    case offline
    /// Nobody is signed in, or whoever is may not do that.
    case notAuthenticated
    /// There is no such document.
    case notFound(String)
    /// There can be no such document.
    case invalidReference(String)
    /// Others changed the document each time that it was tried.
    case conflict(String)
    /// The store answered with an error that says nothing to the app.
    case refused(String)

    /// What is wrong, where, and what to do about it.
    package var description: String {
      switch self {
      case .offline:
        "There is no connection to the store. Try again when there is one."
      case .notAuthenticated:
        "The store refuses this user. Sign in, and ask only for what is the user's own."
      case .notFound(let path):
        "There is no document “\(path)”. Look at how it is spelt, or store it first."
      case .invalidReference(let path):
        "“\(path)” names no document. Write collections and names in turn, with slashes between them."
      case .conflict(let path):
        "Others keep changing the document “\(path)”. Try again later."
      case .refused(let answer):
        "The store answered “\(answer)”. Look at its log."
      }
    }
  }
}

extension LifeSignal.UserError {
  /// What features are told of an error.
  ///
  /// - Parameters:
  ///   - error: What was thrown.
  ///   - fallback: What they are told of an error of which nothing else is known.
  /// - Returns: An error of the same meaning. What a user entered wrongly, and that a task was
  ///   cancelled, is told as it is.
  static func translated(_ error: any Error, otherwise fallback: Self) -> any Error {
    switch error {
    case is Self, is LifeSignal.ValidationError, is CancellationError: error
    case is LifeSignal.DocumentDataError: Self.invalidData
    case let error as LifeSignal.StorageError:
      switch error {
      case .offline: Self.offline
      case .notAuthenticated: Self.notAuthenticated
      case .notFound, .invalidReference: Self.notFound
      case .conflict, .refused: fallback
      }
    default: fallback
    }
  }

  /// Runs an operation, and translates what it throws.
  static func translating<R>(
    otherwise fallback: Self,
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> R
  ) async throws -> R {
    do {
      return try await operation()
    } catch {
      throw translated(error, otherwise: fallback)
    }
  }
}
