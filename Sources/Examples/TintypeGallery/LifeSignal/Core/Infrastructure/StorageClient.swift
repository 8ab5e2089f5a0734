// SPDX-License-Identifier: MIT

import Synchronization
import TintypeDoubles

extension LifeSignal {
  /// A client for documents, independent of the domain's types.
  ///
  /// Each function throws ``StorageError``.
  package struct StorageClient: Sendable {
    /// A closure that changes a document; it may run more than once.
    package typealias Change = @Sendable (inout DocumentData) throws -> Void

    /// Fetches a document; `nil` if there is none.
    package var get: @Sendable (DocumentReference) async throws -> DocumentData?
    /// Stores a document and replaces an existing one.
    package var set: @Sendable (DocumentReference, DocumentData) async throws -> Void
    /// Changes a document atomically, and returns the changed document.
    package var update: @Sendable (DocumentReference, @escaping Change) async throws -> DocumentData
    /// Removes a document; a missing document is not an error.
    package var delete: @Sendable (DocumentReference) async throws -> Void
    /// Fetches documents of a collection.
    package var query: @Sendable (StorageQuery) async throws -> [StoredDocument]
    /// Returns a stream of a document: the current one and each change, `nil` while it is missing.
    ///
    /// The stream ends with an error or when it has no consumer.
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
  /// The client for documents; in tests, each function fails until it is replaced.
  package var storageClient: LifeSignal.StorageClient {
    get { self[StorageClientKey.self] }
    set { self[StorageClientKey.self] = newValue }
  }
}

extension LifeSignal.StorageClient {
  /// A client for tests and previews that stores the mock user and the mock contacts.
  ///
  /// Each access creates a new store.
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

  /// Returns a client for tests and previews with some functions replaced.
  ///
  /// - Parameters:
  ///   - get: Fetches a document; by default `nil`.
  ///   - set: Stores a document; by default without an error.
  ///   - update: Changes a document; by default an empty one.
  ///   - delete: Removes a document; by default without an error.
  ///   - query: Fetches documents; by default none.
  ///   - observe: Returns a stream of a document; by default an empty one.
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
  /// Returns a client that stores documents in memory.
  ///
  /// - Parameter documents: The initial documents; none by default.
  /// - Returns: The client. Its copies share one store.
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

/// The documents of a client and their observers.
private final class InMemoryStore: Sendable {
  typealias Reference = LifeSignal.DocumentReference
  typealias Data = LifeSignal.DocumentData
  typealias Continuation = AsyncThrowingStream<Data?, any Error>.Continuation

  private struct State {
    var documents: [Reference: Data]
    var observers: [Reference: [Int: Continuation]] = [:]
    var nextObserver = 0

    /// Stores and notifies in one step, so that all observers receive all changes in the same
    /// order.
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
  /// An error of a document store.
  package enum StorageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no connection.
    case offline
    /// No user is signed in, or the user has no permission.
    case notAuthenticated
    /// The document does not exist.
    case notFound(String)
    /// The reference cannot name a document.
    case invalidReference(String)
    /// The document was changed concurrently at each attempt.
    case conflict(String)
    /// The store returned an error that the app does not handle.
    case refused(String)

    /// A description of the problem, its location and the remedy.
    package var description: String {
      switch self {
      case .offline:
        "The store cannot be reached. Check the connection, and try again."
      case .notAuthenticated:
        "The store denied access. Sign in, and request only documents of this user."
      case .notFound(let path):
        "The document “\(path)” does not exist. Check the spelling, or store it first."
      case .invalidReference(let path):
        "“\(path)” is not a document path. Alternate collections and names, separated by slashes."
      case .conflict(let path):
        "The document “\(path)” was changed concurrently. Try again later."
      case .refused(let answer):
        "The store returned the error “\(answer)”. Check its log."
      }
    }
  }
}

extension LifeSignal.UserError {
  /// Returns the error for features.
  ///
  /// - Parameters:
  ///   - error: The thrown error.
  ///   - fallback: The error for an unknown cause.
  /// - Returns: The corresponding error. Validation errors and cancellation are returned unchanged.
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

  /// Runs an operation and translates its errors.
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
