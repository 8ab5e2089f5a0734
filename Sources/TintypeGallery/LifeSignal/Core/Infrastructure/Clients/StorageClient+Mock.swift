// SPDX-License-Identifier: MIT

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
