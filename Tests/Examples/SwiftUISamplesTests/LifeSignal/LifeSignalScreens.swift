// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeGallery
@testable import TintypeSampleLifeSignal
import XCTest

/// The states that the tests of the gallery's features reach.
enum LifeSignalStates {
  static func auth(_ step: String) throws -> LifeSignal.AuthFeature.State {
    try state(step, of: LifeSignal.AuthPreviews.self)
  }

  static func home(_ step: String) throws -> LifeSignal.HomeFeature.State {
    try state(step, of: LifeSignal.HomePreviews.self)
  }

  static func checkIn(_ step: String) throws -> LifeSignal.CheckInFeature.State {
    try state(step, of: LifeSignal.CheckInPreviews.self)
  }

  static func profile(_ step: String) throws -> LifeSignal.ProfileFeature.State {
    try state(step, of: LifeSignal.ProfilePreviews.self)
  }

  static func contacts(_ step: String) throws -> LifeSignal.ContactsFeature.State {
    try state(step, of: LifeSignal.ContactsPreviews.self)
  }

  /// The error of a name that the previews do not contain.
  struct UnknownStep: Error {
    let name: String
  }

  private static func state<Previews: LifeSignal.FeaturePreviews>(
    _ name: String, of previews: Previews.Type
  ) throws -> Previews.State {
    guard let step = previews.steps.first(where: { $0.name == name }) else {
      throw UnknownStep(name: name)
    }
    return step.state
  }
}

/// A screen of the app, in a state with much visible content.
@MainActor
struct LifeSignalScreen {
  let name: String
  let view: AnyView

  init(_ name: String, _ view: some View) {
    self.name = name
    self.view = AnyView(view)
  }

  /// Returns screens by name, in the order of all screens.
  ///
  /// A missing screen is a failure.
  static func named(
    _ names: String..., file: StaticString = #filePath, line: UInt = #line
  ) throws -> [LifeSignalScreen] {
    let screens = try all().filter { names.contains($0.name) }
    XCTAssertEqual(screens.count, names.count, "A screen is missing.", file: file, line: line)
    return screens
  }

  static func all() throws -> [LifeSignalScreen] {
    let states = LifeSignalStates.self
    var editing = LifeSignal.HomeFeature.State(user: try states.home("Running").user)
    editing.profile = try states.profile("NameMissing")
    var adding = editing
    adding.profile = nil
    adding.contacts = try states.contacts("NotANumber")
    return [
      LifeSignalScreen("SignIn", AuthView(store: ViewStore(state: try states.auth("Invalid")))),
      LifeSignalScreen("Home", HomeView(store: ViewStore(state: try states.home("Running")))),
      LifeSignalScreen(
        "CheckIn", pushed(CheckInView(store: ViewStore(state: try states.checkIn("CheckedIn"))))),
      LifeSignalScreen(
        "Profile", pushed(ProfileView(store: ViewStore(state: try states.profile("Complete"))))),
      LifeSignalScreen("EditProfile", HomeView(store: ViewStore(state: editing))),
      LifeSignalScreen(
        "Contacts", pushed(ContactsView(store: ViewStore(state: try states.contacts("List"))))),
      LifeSignalScreen(
        "Removal", pushed(ContactsView(store: ViewStore(state: try states.contacts("Confirm"))))),
      LifeSignalScreen(
        "NoContacts", pushed(ContactsView(store: ViewStore(state: try states.contacts("Empty"))))),
      LifeSignalScreen("AddContact", HomeView(store: ViewStore(state: adding))),
    ]
  }

  private static func pushed(_ view: some View) -> some View {
    NavigationStack { view }.tint(Palette.calm)
  }
}
