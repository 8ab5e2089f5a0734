// SPDX-License-Identifier: MIT

extension LifeSignal.ContactsClient {
  /// A client for tests and previews: all works, and the contacts are always the mocks.
  package static let mock = LifeSignal.ContactsClient.mock()

  /// A client for tests and previews of which some functions are replaced.
  ///
  /// - Parameters:
  ///   - getContacts: Fetches the contacts; by default the mocks.
  ///   - addContact: Adds the person with a phone number; by default the mock, with that number.
  ///   - removeContact: Removes a contact; by default it works.
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
