// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles
import TintypeGallery
import XCTest

private typealias AddContactFeature = LifeSignal.AddContactFeature
private typealias Contact = LifeSignal.Contact
private typealias ContactsFeature = LifeSignal.ContactsFeature
private typealias ContactsPreviews = LifeSignal.ContactsPreviews
private typealias UserError = LifeSignal.UserError

final class ContactsFeatureTests: XCTestCase {
  /// Noon of 14 March 2025 in Greenwich, the constant date of tests.
  private let noon = Date(timeIntervalSince1970: 1_741_953_600)

  func testLoadSuccess() async {
    let store = TestStore(initialState: ContactsFeature.State()) {
      ContactsFeature()
    }.dependency(\.contactsClient, .mock)

    await store.send(.onAppear) {
      $0.isLoading = true
    }
    snapshot("Loading", of: store, as: ContactsPreviews.self)

    await store.receive(.contactsResponse(.success(Contact.mocks))) {
      $0.isLoading = false
      $0.contacts = Contact.mocks
      $0.fetchedAt = self.noon
    }
    snapshot("List", of: store, as: ContactsPreviews.self)

    XCTAssertEqual(store.state.responders.map(\.name), ["Anna Lee", "Clara Núñez"])
    XCTAssertEqual(store.state.dependents.map(\.name), ["Anna Lee", "Ben Okafor", "Dev Patel"])
  }

  func testLoadFailure() async {
    let store = TestStore(initialState: ContactsFeature.State()) {
      ContactsFeature()
    } withDependencies: {
      $0.contactsClient.getContacts = { throw UserError.offline }
    }

    await store.send(.onAppear) {
      $0.isLoading = true
    }

    await store.receive(.contactsResponse(.failure(.offline))) {
      $0.isLoading = false
      $0.error = .from(.offline)
    }
    snapshot("Offline", of: store, as: ContactsPreviews.self)

    store.dependencies.contactsClient = .mock
    await store.send(.onAppear) {
      $0.isLoading = true
      $0.error = nil
    }

    await store.receive(.contactsResponse(.success(Contact.mocks))) {
      $0.isLoading = false
      $0.contacts = Contact.mocks
      $0.fetchedAt = self.noon
    }
  }

  func testLoadEmpty() async {
    let store = TestStore(initialState: ContactsFeature.State()) {
      ContactsFeature()
    } withDependencies: {
      $0.contactsClient.getContacts = { [] }
    }

    await store.send(.onAppear) {
      $0.isLoading = true
    }

    await store.receive(.contactsResponse(.success([]))) {
      $0.isLoading = false
      $0.fetchedAt = self.noon
    }
    snapshot("Empty", of: store, as: ContactsPreviews.self)
  }

  func testAddContact() async {
    let bo = Contact(id: "460", name: "Bo Wen", phoneNumber: "+34655010203")
    let store = TestStore(initialState: loaded()) {
      ContactsFeature()
    } withDependencies: {
      $0.contactsClient.addContact = { number in
        guard number == bo.phoneNumber else { throw UserError.notFound }
        return bo
      }
    }

    await store.send(.addButtonTapped) {
      $0.addContact = AddContactFeature.State()
    }

    await store.send(.addContact(.presented(.phoneNumberChanged("+34 655 010 203")))) {
      $0.addContact?.phoneNumber = "+34 655 010 203"
    }

    await store.send(.addContact(.presented(.addButtonTapped))) {
      $0.addContact?.isLoading = true
    }
    snapshot("Adding", of: store, as: ContactsPreviews.self)

    await store.receive(.addContact(.presented(.addResponse(.success(bo))))) {
      $0.addContact?.isLoading = false
    }

    await store.receive(.addContact(.presented(.delegate(.added(bo))))) {
      $0.contacts.insert(bo, at: 2)
      $0.addContact = nil
    }
  }

  func testAddContactWhoIsThereAlready() async {
    var anna = Contact.mock
    anna.phoneNumber = "+491"
    let store = TestStore(initialState: loaded(adding: "+4915112345678")) {
      ContactsFeature()
    }

    await store.send(.addContact(.presented(.delegate(.added(anna))))) {
      $0.contacts[0] = anna
      $0.addContact = nil
    }
  }

  func testAddContactAtTheEnd() async {
    let zoe = Contact(id: "461", name: "Zoe")
    let store = TestStore(initialState: loaded(adding: "+4915112345678")) {
      ContactsFeature()
    }

    await store.send(.addContact(.presented(.delegate(.added(zoe))))) {
      $0.contacts.append(zoe)
      $0.addContact = nil
    }
  }

  func testAddContactFailure() async {
    let store = TestStore(initialState: loaded(adding: "+34 655 010 203")) {
      ContactsFeature()
    } withDependencies: {
      $0.contactsClient.addContact = { _ in throw UserError.notFound }
    }

    await store.send(.addContact(.presented(.addButtonTapped))) {
      $0.addContact?.isLoading = true
    }

    await store.receive(.addContact(.presented(.addResponse(.failure(.notFound))))) {
      $0.addContact?.isLoading = false
      $0.addContact?.error = .from(.notFound)
    }
    snapshot("NotFound", of: store, as: ContactsPreviews.self)

    await store.send(.addContact(.presented(.errorDismissed))) {
      $0.addContact?.error = nil
    }
  }

  func testAddContactValidation() async {
    let store = TestStore(initialState: loaded(adding: "0151")) {
      ContactsFeature()
    }

    await store.send(.addContact(.presented(.addButtonTapped))) {
      $0.addContact?.problem = "This is not a phone number with a country's code."
    }
    snapshot("NotANumber", of: store, as: ContactsPreviews.self)

    await store.send(.addContact(.presented(.phoneNumberChanged("+44")))) {
      $0.addContact?.phoneNumber = "+44"
      $0.addContact?.problem = nil
    }
  }

  func testNumbersThatAreNone() async {
    let numbers = [
      "", "+", "447700900123", "+0447700900123", "+123456", "+1234567890123456", "+44770090012x",
      "+٤٤٧٧٠٠٩٠٠١٢٣",
    ]
    for number in numbers {
      let store = TestStore(initialState: AddContactFeature.State(phoneNumber: number)) {
        AddContactFeature()
      }

      await store.send(.addButtonTapped) {
        $0.problem = "This is not a phone number with a country's code."
      }
    }
  }

  func testSecondTapIsIgnored() async {
    var state = AddContactFeature.State(phoneNumber: "+447700900123")
    state.isLoading = true
    let store = TestStore(initialState: state) {
      AddContactFeature()
    }

    await store.send(.addButtonTapped)
  }

  func testRemoveContact() async throws {
    let dev = try XCTUnwrap(Contact.mocks.last)
    let store = TestStore(initialState: loaded()) {
      ContactsFeature()
    }.dependency(\.contactsClient, .mock)

    await store.send(.removeButtonTapped(dev)) {
      $0.removing = dev
    }
    snapshot("Confirm", of: store, as: ContactsPreviews.self)

    await store.send(.removalConfirmed) {
      $0.removing = nil
      $0.isLoading = true
    }
    snapshot("Removing", of: store, as: ContactsPreviews.self)

    await store.receive(.removalResponse(.success(dev))) {
      $0.isLoading = false
      $0.contacts.removeLast()
    }
  }

  func testRemovalIsCancelled() async {
    let store = TestStore(initialState: loaded()) {
      ContactsFeature()
    }

    await store.send(.removeButtonTapped(.mock)) {
      $0.removing = .mock
    }

    await store.send(.removalCancelled) {
      $0.removing = nil
    }

    await store.send(.removalConfirmed)
  }

  func testRemovalFailure() async {
    var state = loaded()
    state.removing = .mock
    let store = TestStore(initialState: state) {
      ContactsFeature()
    } withDependencies: {
      $0.contactsClient.removeContact = { _ in throw UserError.notFound }
    }

    await store.send(.removalConfirmed) {
      $0.removing = nil
      $0.isLoading = true
    }

    await store.receive(.removalResponse(.failure(.notFound))) {
      $0.isLoading = false
      $0.error = .from(.notFound)
    }

    await store.send(.errorDismissed) {
      $0.error = nil
    }
  }

  private func loaded(adding number: String? = nil) -> ContactsFeature.State {
    var state = ContactsFeature.State()
    state.contacts = Contact.mocks
    state.fetchedAt = noon
    state.addContact = number.map { AddContactFeature.State(phoneNumber: $0) }
    return state
  }
}
