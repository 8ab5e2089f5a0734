// SPDX-License-Identifier: MIT

import TintypeDoubles

extension LifeSignal {
  /// What features ask for contacts.
  package struct ContactsClient: Sendable {
    /// Fetches the contacts of the user who is signed in, sorted by name.
    package var getContacts: @Sendable () async throws -> [Contact]
    /// Adds the person with a phone number; the new contact.
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
  /// What features ask for contacts; in tests, each function fails until it is replaced.
  package var contactsClient: LifeSignal.ContactsClient {
    get { self[ContactsClientKey.self] }
    set { self[ContactsClientKey.self] = newValue }
  }
}
