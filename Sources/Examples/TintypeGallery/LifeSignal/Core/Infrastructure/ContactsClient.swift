// SPDX-License-Identifier: MIT

import TintypeDoubles

extension LifeSignal {
  /// A client for contacts.
  package struct ContactsClient: Sendable {
    /// Fetches the signed-in user's contacts, sorted by name.
    package var getContacts: @Sendable () async throws -> [Contact]
    /// Adds the person with a phone number, and returns the new contact.
    package var addContact: @Sendable (String) async throws -> Contact
    /// Removes a contact by its identifier.
    package var removeContact: @Sendable (String) async throws -> Void

    /// Creates a client.
    package init(
      getContacts: @escaping @Sendable () async throws -> [Contact],
      addContact: @escaping @Sendable (String) async throws -> Contact,
      removeContact: @escaping @Sendable (String) async throws -> Void
    ) {
      self.getContacts = getContacts
      self.addContact = addContact
      self.removeContact = removeContact
    }
  }
}

private enum ContactsClientKey: DependencyKey {
  static var liveValue: LifeSignal.ContactsClient {
    @Dependency(\.storageClient) var storage
    @Dependency(\.userSession) var session
    return .live(storage: storage, session: session)
  }
  static let testValue = LifeSignal.ContactsClient(
    getContacts: unimplemented("ContactsClient.getContacts"),
    addContact: unimplemented("ContactsClient.addContact"),
    removeContact: unimplemented("ContactsClient.removeContact"))
}

extension DependencyValues {
  /// The client for contacts; in tests, each function fails until it is replaced.
  package var contactsClient: LifeSignal.ContactsClient {
    get { self[ContactsClientKey.self] }
    set { self[ContactsClientKey.self] = newValue }
  }
}

extension LifeSignal.ContactsClient {
  /// A client for tests and previews that never fails and always returns the mock contacts.
  package static let mock = LifeSignal.ContactsClient.mock()

  /// Returns a client for tests and previews with some functions replaced.
  ///
  /// - Parameters:
  ///   - getContacts: Fetches the contacts; by default the mocks.
  ///   - addContact: Adds the person with a phone number; by default the mock with that number.
  ///   - removeContact: Removes a contact; by default without an error.
  /// - Returns: The client.
  package static func mock(
    getContacts: @escaping @Sendable () async throws -> [LifeSignal.Contact] = {
      LifeSignal.Contact.mocks
    },
    addContact: @escaping @Sendable (String) async throws -> LifeSignal.Contact = { phoneNumber in
      var contact = LifeSignal.Contact.mock
      contact.phoneNumber = phoneNumber
      return contact
    },
    removeContact: @escaping @Sendable (String) async throws -> Void = { _ in }
  ) -> LifeSignal.ContactsClient {
    LifeSignal.ContactsClient(
      getContacts: getContacts, addContact: addContact, removeContact: removeContact)
  }
}

extension LifeSignal.ContactsClient {
  /// Returns a client that stores contacts in a subcollection of the user's document.
  ///
  /// Each function throws ``LifeSignal/UserError``. An invalid phone number, or the user's own,
  /// cannot be added. Adding a contact again changes nothing, and removing an unknown contact is
  /// not an error.
  ///
  /// - Parameters:
  ///   - storage: The store.
  ///   - session: The session of the signed-in user.
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
