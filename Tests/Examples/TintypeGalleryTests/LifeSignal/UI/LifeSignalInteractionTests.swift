// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeGallery
import TintypeTestSupport
import XCTest

private typealias AuthFeature = LifeSignal.AuthFeature
private typealias CheckInFeature = LifeSignal.CheckInFeature
private typealias Contact = LifeSignal.Contact
private typealias ContactsFeature = LifeSignal.ContactsFeature
private typealias HomeFeature = LifeSignal.HomeFeature
private typealias ProfileFeature = LifeSignal.ProfileFeature
private typealias UserFacingError = LifeSignal.UserFacingError

/// Tests of the actions that the screens send on interaction.
final class LifeSignalInteractionTests: XCTestCase {
  func testAuthView() throws {
    var state = AuthFeature.State(email: "test@example.com")
    state.error = .from(.offline)
    XCTAssertEqual(
      try actions(of: { LifeSignal.AuthView(state: state, send: $0) }) {
        try $0.enter("ada@example.com", on: "Email")
        try $0.enter("engine", on: "Password")
        try $0.perform(.tap, on: "Close")
        try $0.perform(.tap, on: "Sign in")
      },
      [
        .emailChanged("ada@example.com"), .passwordChanged("engine"), .errorDismissed,
        .signInButtonTapped,
      ])
  }

  func testAuthViewWaits() {
    var state = AuthFeature.State()
    state.isLoading = true
    for target in ["signIn", "Email"] {
      XCTAssertThrowsError(
        try actions(of: { LifeSignal.AuthView(state: state, send: $0) }) {
          try $0.perform(.tap, on: target)
        }, target
      ) {
        guard case InteractionError.disabled = $0 else { return XCTFail("\($0)") }
      }
    }
  }

  func testHomeView() throws {
    var state = HomeFeature.State(user: .mock)
    state.error = .from(.offline)
    XCTAssertEqual(
      try actions(of: { LifeSignal.HomeView(state: state, send: $0) }) {
        try $0.perform(.tap, on: "Profile")
        try $0.perform(.tap, on: "contacts")
        try $0.perform(.tap, on: "Check in")
        try $0.perform(.tap, on: "Try again")
        try $0.perform(.tap, on: "Close")
      },
      [
        .profileButtonTapped, .contactsButtonTapped, .checkInButtonTapped, .onAppear,
        .errorDismissed,
      ])
  }

  func testHomeViewLeadsBack() throws {
    let user = HomeFeature.State(user: .mock)
    var profile = user
    profile.profile = ProfileFeature.State(user: .mock)
    var contacts = user
    contacts.contacts = ContactsFeature.State()
    var checkIn = user
    checkIn.checkIn = CheckInFeature.State()
    let cases: [(HomeFeature.State, HomeFeature.Action)] = [
      (profile, .profile(.dismiss)), (contacts, .contacts(.dismiss)), (checkIn, .checkIn(.dismiss)),
    ]
    for (state, action) in cases {
      XCTAssertEqual(
        try actions(of: { LifeSignal.HomeView(state: state, send: $0) }) {
          try $0.perform(.tap, on: "Back")
        }, [action])
    }
  }

  func testHomeViewPassesOnWhatItsScreensSend() throws {
    var contacts = HomeFeature.State()
    contacts.contacts = ContactsFeature.State()
    var checkIn = HomeFeature.State()
    checkIn.checkIn = CheckInFeature.State()
    let cases: [(HomeFeature.State, String, HomeFeature.Action)] = [
      (contacts, "Add", .contacts(.presented(.addButtonTapped))),
      (checkIn, "checkIn", .checkIn(.presented(.checkInButtonTapped))),
    ]
    for (state, target, action) in cases {
      XCTAssertEqual(
        try actions(of: { LifeSignal.HomeView(state: state, send: $0) }) {
          try $0.perform(.tap, on: target)
        }, [action])
    }
  }

  func testCheckInView() throws {
    var state = CheckInFeature.State()
    state.error = .from(.checkInFailed)
    XCTAssertEqual(
      try actions(of: { LifeSignal.CheckInView(state: state, send: $0) }) {
        try $0.perform(.tap, on: "I am well")
        try $0.perform(.tap, on: "12 hours")
        try $0.perform(.tap, on: "Close")
      },
      [.checkInButtonTapped, .intervalSelected(43_200), .errorDismissed])
  }

  func testProfileView() throws {
    var state = ProfileFeature.State(user: .mock)
    state.error = .from(.offline)
    XCTAssertEqual(
      try actions(of: { LifeSignal.ProfileView(state: state, send: $0) }) {
        try $0.perform(.tap, on: "Edit")
        try $0.perform(.tap, on: "Sign out")
        try $0.perform(.tap, on: "Try again")
        try $0.perform(.tap, on: "Close")
      },
      [.editProfileButtonTapped, .signOutButtonTapped, .onAppear, .errorDismissed])
  }

  func testEditProfileView() throws {
    var state = ProfileFeature.State(user: .mock)
    state.editProfile = LifeSignal.EditProfileFeature.State(user: .mock)
    state.error = .notSaved
    XCTAssertEqual(
      try actions(of: { LifeSignal.ProfileView(state: state, send: $0) }) {
        try $0.enter("Ada", on: "Name")
        try $0.enter("+447700900123", on: "Phone number")
        try $0.perform(.tap, on: "Save")
        try $0.perform(.tap, on: "Cancel")
        try $0.perform(.tap, on: "Close")
      },
      [
        .editProfile(.presented(.updateName("Ada"))),
        .editProfile(.presented(.updatePhoneNumber("+447700900123"))),
        .editProfile(.presented(.saveButtonTapped)), .editProfile(.dismiss), .errorDismissed,
      ])
  }

  func testContactsView() throws {
    var state = ContactsFeature.State()
    state.contacts = Contact.mocks
    state.removing = .mock
    state.error = .from(.offline)
    let clara = Contact.mocks[2]
    XCTAssertEqual(
      try actions(of: { LifeSignal.ContactsView(state: state, send: $0) }) {
        try $0.perform(.tap, on: "Add")
        try $0.perform(.tap, on: "Remove Clara Núñez")
        try $0.perform(.tap, on: "confirm")
        try $0.perform(.tap, on: "Cancel")
        try $0.perform(.tap, on: "Try again")
        try $0.perform(.tap, on: "Close")
      },
      [
        .addButtonTapped, .removeButtonTapped(clara), .removalConfirmed, .removalCancelled,
        .onAppear, .errorDismissed,
      ])
  }

  func testNoContacts() throws {
    var state = ContactsFeature.State()
    state.fetchedAt = Date(timeIntervalSince1970: 0)
    XCTAssertEqual(
      try actions(of: { LifeSignal.ContactsView(state: state, send: $0) }) {
        try $0.perform(.tap, on: "Add a contact")
      }, [.addButtonTapped])
  }

  func testAddContactView() throws {
    var state = ContactsFeature.State()
    state.addContact = LifeSignal.AddContactFeature.State()
    state.addContact?.error = .from(.notFound)
    XCTAssertEqual(
      try actions(of: { LifeSignal.ContactsView(state: state, send: $0) }) {
        try $0.enter("+447700900123", on: "Phone number")
        try $0.perform(.tap, on: "Add a contact")
        try $0.perform(.tap, on: "Close")
        try $0.perform(.tap, on: "Cancel")
      },
      [
        .addContact(.presented(.phoneNumberChanged("+447700900123"))),
        .addContact(.presented(.addButtonTapped)), .addContact(.presented(.errorDismissed)),
        .addContact(.dismiss),
      ])
  }

  func testScreensWithoutContacts() throws {
    // Previews discard actions, and interactions with them must not fail.
    var taps = 0
    for screen in LifeSignalScreen.all where screen.name != "NoContacts" {
      let host = try ComponentHost(ComponentList([screen.component]), in: .device(.iPhone13))
      for target in ["Back", "Cancel", "Close"] {
        do {
          let difference = try host.perform(.tap, on: target)
          XCTAssert(difference.isEmpty, "\(screen.name): \(target)")
          taps += 1
        } catch InteractionError.notFound {
          continue
        }
      }
    }
    XCTAssertGreaterThan(taps, 0)
  }

  @MainActor
  func testPreviewsNameTheirReferences() async throws {
    for provider in try nonEmpty(LifeSignal.document.providers) {
      let previews = provider.previews
      XCTAssertEqual(Set(previews.map(\.name)).count, previews.count, provider.componentName)
      for preview in previews {
        let reference = provider.reference(of: preview, in: .dark)
        XCTAssertEqual(reference.suite, provider.suite)
        XCTAssertEqual(reference.name, "\(preview.name)-Dark")
        XCTAssert(reference.test.hasPrefix("test"), preview.name)
      }
    }
  }
}
