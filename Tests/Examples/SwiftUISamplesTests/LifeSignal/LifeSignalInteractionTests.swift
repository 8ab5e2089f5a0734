// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeDoubles
import TintypeGallery
@testable import TintypeSampleLifeSignal
import XCTest

/// Tests of the app, operated through its user interface.
@MainActor final class LifeSignalInteractionTests: XCTestCase {
  private typealias AppFeature = LifeSignal.AppFeature

  private let noon = Date(timeIntervalSince1970: 1_741_953_600)

  private func store(
    _ update: (inout DependencyValues) -> Void = { _ in }
  ) -> Store<AppFeature.State, AppFeature.Action> {
    Store(initialState: AppFeature.State(), reducer: AppFeature()) {
      $0.date = .constant(noon)
      $0.continuousClock = TestClock()
      $0.authClient.signIn = { [noon] email, _ in
        LifeSignal.User(
          id: "123", name: "Test User", email: email, phoneNumber: "+1234567890",
          lastCheckedIn: noon, checkInInterval: 3600,
          checkInExpiration: noon.addingTimeInterval(3600))
      }
      $0.authClient.signOut = {}
      $0.userClient.observeCurrentUser = { AsyncStream { $0.finish() } }
      $0.userClient.checkIn = { [noon] in noon.addingTimeInterval(60) }
      $0.userClient.updateCheckInInterval = { _ in }
      $0.userClient.updateUser = { _ in true }
      $0.contactsClient.getContacts = { LifeSignal.Contact.mocks }
      $0.contactsClient.removeContact = { _ in }
      update(&$0)
    }
  }

  private func host(
    _ store: Store<AppFeature.State, AppFeature.Action>, signsIn: Bool = true
  ) throws -> ViewHost {
    let host = try ViewHost(AppView(store: store), layout: .device(config: .iPhone13))
    if signsIn {
      try host.enterText("test@example.com", in: "Email")
      try host.enterText("correct horse", in: "Password")
      try host.tap("Sign in")
    }
    return host
  }

  func testSignIn_withAnInvalidAddress_explainsIt() async throws {
    let host = try host(store(), signsIn: false)
    try host.enterText("test@", in: "Email")
    try host.tap("Sign in")
    XCTAssertTrue(host.says("Enter a full address"))
    XCTAssertTrue(host.says("Enter your password."))
    try host.enterText("test@example.com", in: "Email")
    XCTAssertFalse(host.says("Enter a full address"))
  }

  func testSignIn_thatFails_showsTheError() async throws {
    let host = try host(
      store { $0.authClient.signIn = { _, _ in throw LifeSignal.UserError.offline } })
    XCTAssertTrue(host.says("You are offline."))
    try host.tap("Close")
    XCTAssertFalse(host.says("You are offline."))
  }

  func testSignIn_showsTheHomeScreen() async throws {
    let host = try host(store())
    XCTAssertTrue(host.says("Hello, Test User"))
    XCTAssertTrue(host.says("test@example.com"))
  }

  func testCheckIn_updatesTheHomeScreen() async throws {
    let store = store()
    let host = try host(store)
    try host.tap("Check in")
    try host.tap("12 hours")
    try host.tap("checkIn")
    XCTAssertEqual(store.state.home?.user?.lastCheckedIn, noon.addingTimeInterval(60))
    XCTAssertEqual(store.state.home?.user?.checkInInterval, 43_200)
    try host.tap("LifeSignal")
    XCTAssertNil(store.state.home?.checkIn)
    XCTAssertTrue(host.says("Hello, Test User"))
  }

  func testEditProfile_isSharedWithTheHomeScreen() async throws {
    let store = store()
    let host = try host(store)
    try host.tap("Profile")
    try host.tap("Edit")
    try host.enterText("", in: "Name")
    try host.tap("Save")
    XCTAssertTrue(host.says("Enter your name."))
    try host.enterText("Updated User", in: "Name")
    try host.tap("Save")
    XCTAssertNil(store.state.home?.profile?.editProfile)
    XCTAssertTrue(host.says("Updated User"))
    try host.tap("LifeSignal")
    XCTAssertTrue(host.says("Hello, Updated User"))
  }

  func testEditProfile_thatIsNotSaved_showsAnAlert() async throws {
    let host = try host(store { $0.userClient.updateUser = { _ in false } })
    try host.tap("Profile")
    try host.tap("Edit")
    try host.tap("Save")
    XCTAssertTrue(host.says("The changes were not saved."))
    try host.tap("OK")
    XCTAssertFalse(host.says("The changes were not saved."))
    try host.tap("Cancel")
    XCTAssertTrue(host.says("Sign out"))
  }

  func testSignOut_showsTheForm() async throws {
    let host = try host(store())
    try host.tap("Profile")
    try host.tap("Sign out")
    XCTAssertTrue(host.says("Sign in"))
  }

  func testContacts_areRemovedAfterConfirmation() async throws {
    let store = store()
    let host = try host(store)
    try host.tap("contacts")
    let contacts = try XCTUnwrap(store.state.home?.contacts?.responders)
    let contact = try XCTUnwrap(contacts.first)
    let row = "responder-\(contact.id)"
    try host.performAction("Delete", on: row)
    XCTAssertTrue(host.says("Remove \(contact.name)?"))
    try host.tap("Cancel")
    XCTAssertEqual(store.state.home?.contacts?.responders, contacts)
    try host.performAction("Delete", on: row)
    try host.tap("Remove")
    XCTAssertFalse(host.says(contact.name))
  }

  func testAddContact_checksTheNumber() async throws {
    let store = store {
      $0.contactsClient.addContact = { number in
        var contact = LifeSignal.Contact.mock
        contact.name = "Nadia Petrov"
        contact.phoneNumber = number
        return contact
      }
    }
    let host = try host(store)
    try host.tap("contacts")
    try host.tap("Add")
    try host.enterText("0151", in: "Phone number")
    try host.tap("Add a contact")
    XCTAssertTrue(host.says("This is not a phone number"))
    try host.enterText("+34 655 010 203", in: "Phone number")
    try host.tap("Add a contact")
    XCTAssertNil(store.state.home?.contacts?.addContact)
    XCTAssertTrue(host.says("Nadia Petrov"))
  }

  func testContacts_thatCannotBeLoaded_areRequestedAgain() async throws {
    let requests = Requests()
    let host = try host(
      store {
        $0.contactsClient.getContacts = {
          if requests.next() == 1 { throw LifeSignal.UserError.offline }
          return []
        }
      })
    try host.tap("contacts")
    XCTAssertTrue(host.says("You are offline."))
    try host.tap("Try again")
    XCTAssertTrue(host.says("No contacts yet"))
  }

  func testLanguage_followsTheLocale() async throws {
    for screen in try LifeSignalScreen.all() {
      let german = try ViewHost(
        screen.view.environment(\.locale, Locale(identifier: "de_DE")),
        layout: .device(config: .iPhone13))
      let english = try ViewHost(screen.view, layout: .device(config: .iPhone13))
      XCTAssertNotEqual(german.elements, english.elements, screen.name)
      for text in ["Check in", "Contacts", "Add Contact", "Remind me after", "Sign out"] {
        XCTAssertFalse(german.says("\(text)."), "\(screen.name): \(text)")
      }
    }
  }
}

/// The number of requests, which the store's effects count.
private final class Requests: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}
