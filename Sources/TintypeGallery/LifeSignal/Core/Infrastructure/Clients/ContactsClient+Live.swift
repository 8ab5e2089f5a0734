// SPDX-License-Identifier: MIT

extension LifeSignal.ContactsClient {
  /// The client that keeps contacts in a store, below the user's document.
  ///
  /// Each function throws ``LifeSignal/UserError``. A phone number that is none, or the user's own,
  /// belongs to nobody who could be added. To add a contact again changes nothing, and to remove one
  /// who is none is no error.
  ///
  /// - Parameters:
  ///   - storage: The store.
  ///   - session: Who is signed in.
  /// - Returns: The client.
  package static func live(
    storage: LifeSignal.StorageClient, session: LifeSignal.UserSession
  ) -> LifeSignal.ContactsClient {
    let contacts = StoredContacts(storage: storage, session: session)
    return LifeSignal.ContactsClient(
      getContacts: { try await contacts.all() },
      addContact: { try await contacts.add(phoneNumber: $0) },
      removeContact: { try await contacts.remove($0) })
  }
}

/// The contacts of a store.
private struct StoredContacts: Sendable {
  typealias Contact = LifeSignal.Contact
  typealias UserError = LifeSignal.UserError
  typealias ContactMapping = LifeSignal.ContactMapping

  let storage: LifeSignal.StorageClient
  let session: LifeSignal.UserSession

  func all() async throws -> [Contact] {
    let userID = try session.signedInUserID()
    return try await UserError.translating(otherwise: .invalidData) {
      let query = LifeSignal.StorageQuery(collection: "users/\(userID)/contacts")
      return try await storage.query(query)
        .map { try ContactMapping.contact(from: $0.data, id: $0.id) }
        .ordered(by: .name)
    }
  }

  func add(phoneNumber entry: String) async throws -> Contact {
    let userID = try session.signedInUserID()
    guard let phoneNumber = try? LifeSignal.Validation.phoneNumber(entry) else {
      throw UserError.notFound
    }
    return try await UserError.translating(otherwise: .invalidData) {
      let query = LifeSignal.StorageQuery(
        collection: "users", equals: ["phoneNumber": .string(phoneNumber)])
      guard let found = try await storage.query(query).first(where: { $0.id != userID }) else {
        throw UserError.notFound
      }
      let reference = LifeSignal.DocumentReference.contact(found.id, of: userID)
      if let known = try await storage.get(reference) {
        return try ContactMapping.contact(from: known, id: found.id)
      }
      let user = try LifeSignal.UserMapping.user(from: found.data, id: found.id)
      let contact = Contact(user: user)
      try await storage.set(reference, ContactMapping.document(from: contact))
      return contact
    }
  }

  func remove(_ id: String) async throws {
    let userID = try session.signedInUserID()
    try await UserError.translating(otherwise: .invalidData) {
      try await storage.delete(.contact(id, of: userID))
    }
  }
}
