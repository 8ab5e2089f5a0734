// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeDoubles
import TintypeGallery

@Suite("LifeSignal's contacts client")
struct ContactsClientTests {
  typealias Contact = LifeSignal.Contact
  typealias ContactMapping = LifeSignal.ContactMapping
  typealias ContactsClient = LifeSignal.ContactsClient
  typealias StorageClient = LifeSignal.StorageClient
  typealias StorageError = LifeSignal.StorageError
  typealias User = LifeSignal.User
  typealias UserError = LifeSignal.UserError
  typealias UserMapping = LifeSignal.UserMapping
  typealias UserSession = LifeSignal.UserSession

  private let session = UserSession(userID: "123")
  private let eve = User(
    id: "9", name: "Eve", email: "eve@example.com", phoneNumber: "+447700900999",
    checkInInterval: 7200)

  /// Returns the mock store with one additional user.
  private func storage() async throws -> StorageClient {
    let storage = StorageClient.mock
    try await storage.set(.user(eve.id), UserMapping.document(from: eve))
    return storage
  }

  @Test("Contacts are sorted by name, regardless of the stored order")
  func getContacts() async throws {
    let storage = StorageClient.mock(query: { query in
      #expect(query.collection == "users/123/contacts")
      return ["b", "C", "á"].enumerated().map { number, name in
        let contact = Contact(id: "\(number)", name: name)
        return LifeSignal.StoredDocument(
          id: contact.id, data: ContactMapping.document(from: contact))
      }
    })
    let client = ContactsClient.live(storage: storage, session: session)
    #expect(try await client.getContacts().map(\.name) == ["á", "b", "C"])
  }

  @Test("The client returns the contacts of the signed-in user")
  func ownContacts() async throws {
    let storage = StorageClient.mock
    #expect(
      try await ContactsClient.live(storage: storage, session: session).getContacts()
        == Contact.mocks)
    let other = UserSession(userID: "9")
    #expect(try await ContactsClient.live(storage: storage, session: other).getContacts().isEmpty)
  }

  @Test(
    "A contact is added by phone number, regardless of its notation",
    arguments: ["+447700900999", "0044 7700 900-999"])
  func addContact(entry: String) async throws {
    let client = ContactsClient.live(storage: try await storage(), session: session)
    let contact = try await client.addContact(entry)
    #expect(contact == Contact(user: eve))
    #expect(try await client.getContacts() == Contact.mocks + [contact])
  }

  @Test("Adding a contact again changes nothing")
  func addAgain() async throws {
    let storage = try await storage()
    let client = ContactsClient.live(storage: storage, session: session)
    let known = Contact(user: eve, isResponder: false, isDependent: true)
    try await storage.set(.contact("9", of: "123"), ContactMapping.document(from: known))
    #expect(try await client.addContact(eve.phoneNumber) == known)
    #expect(try await client.getContacts().filter { $0.id == "9" } == [known])
  }

  @Test(
    "An unknown or invalid phone number, or only the user's own, adds no contact",
    arguments: ["+447700900000", "+1234567890", "12345", ""])
  func unknownOrInvalidPhoneNumberOrOnlyUsersOwnAddsNoContact(entry: String) async throws {
    let client = ContactsClient.live(storage: try await storage(), session: session)
    await #expect(throws: UserError.notFound) { try await client.addContact(entry) }
    #expect(try await client.getContacts() == Contact.mocks)
  }

  @Test("Another user with the same phone number as the user can be added")
  func sharedPhone() async throws {
    let storage = try await storage()
    var twin = User.mock
    twin.id = "999"
    try await storage.set(.user("999"), UserMapping.document(from: twin))
    let client = ContactsClient.live(storage: storage, session: session)
    #expect(try await client.addContact("+1234567890").id == "999")
  }

  @Test("A removed contact is no longer listed, and can be removed again")
  func removeContact() async throws {
    let client = ContactsClient.live(storage: .mock, session: session)
    try await client.removeContact("457")
    #expect(try await client.getContacts().map(\.id) == ["456", "458", "459"])
    try await client.removeContact("457")
    await #expect(throws: UserError.notFound) { try await client.removeContact("a/b") }
  }

  @Test("Contacts are unavailable while no user is signed in")
  func nobody() async {
    let client = ContactsClient.live(storage: .mock, session: UserSession())
    await #expect(throws: UserError.notAuthenticated) { try await client.getContacts() }
    await #expect(throws: UserError.notAuthenticated) {
      try await client.addContact("+447700900999")
    }
    await #expect(throws: UserError.notAuthenticated) { try await client.removeContact("456") }
  }

  @Test(
    "The contacts client maps store errors to user errors",
    arguments: [
      (.offline, .offline), (.notAuthenticated, .notAuthenticated), (.notFound("x"), .notFound),
      (.conflict("x"), .invalidData), (.refused("internal"), .invalidData),
    ] as [(StorageError, UserError)])
  func storageErrors(error: StorageError, expected: UserError) async {
    let storage = StorageClient.mock(delete: { _ in throw error }, query: { _ in throw error })
    let client = ContactsClient.live(storage: storage, session: session)
    await #expect(throws: expected) { try await client.getContacts() }
    await #expect(throws: expected) { try await client.addContact("+447700900999") }
    await #expect(throws: expected) { try await client.removeContact("456") }
  }

  @Test("A single unreadable contact is reported as invalid data")
  func unreadable() async throws {
    let storage = try await storage()
    let client = ContactsClient.live(storage: storage, session: session)
    try await storage.set(.contact("9", of: "123"), ["name": .string("Eve")])
    await #expect(throws: UserError.invalidData) { try await client.getContacts() }
    await #expect(throws: UserError.invalidData) { try await client.addContact(eve.phoneNumber) }
    try await storage.delete(.contact("9", of: "123"))
    try await storage.set(.user("9"), ["phoneNumber": .string(eve.phoneNumber)])
    await #expect(throws: UserError.invalidData) { try await client.addContact(eve.phoneNumber) }
  }

  @Test("A contact added concurrently several times is stored once")
  func manyAtOnce() async throws {
    let client = ContactsClient.live(storage: try await storage(), session: session)
    let eve = eve
    let added = try await withThrowingTaskGroup(of: Contact.self) { group in
      for _ in 0..<20 { group.addTask { try await client.addContact(eve.phoneNumber) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(added == Array(repeating: Contact(user: eve), count: 20))
    #expect(try await client.getContacts().count == 5)
  }

  @Test("Each function of the contacts client mock works and can be replaced separately")
  func mock() async throws {
    #expect(try await ContactsClient.mock.getContacts() == Contact.mocks)
    #expect(try await ContactsClient.mock.addContact("+1").phoneNumber == "+1")
    try await ContactsClient.mock.removeContact("456")
    let client = ContactsClient.mock(getContacts: { throw UserError.offline })
    await #expect(throws: UserError.offline) { try await client.getContacts() }
  }

  @Test("Each function of the contacts client fails in tests until it is replaced")
  func unimplemented() async {
    @Dependency(\.contactsClient) var client
    let found = await lifeSignalIssues {
      _ = try? await client.getContacts()
      _ = try? await client.addContact("+1")
      try? await client.removeContact("1")
    }
    let names = ["getContacts", "addContact", "removeContact"]
    #expect(found.count == names.count)
    for (issue, name) in zip(found, names) { #expect(issue.contains("ContactsClient.\(name)")) }
  }

  @Test("A test can replace one function of the contacts client, or the whole client")
  func overrides() async throws {
    try await withDependencies {
      $0.contactsClient = .mock
      $0.contactsClient.getContacts = { [.mock] }
    } operation: {
      @Dependency(\.contactsClient) var client
      #expect(try await client.getContacts() == [.mock])
      try await client.removeContact("456")
    }
  }
}
