// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeGallery

/// A screen of the app, in a state with much visible content.
struct LifeSignalScreen {
  let name: String
  let component: any Component
  /// The screen height required for the largest text size.
  let largestHeight: Double

  static var all: [LifeSignalScreen] {
    [
      screen("SignIn", "Invalid", of: LifeSignal.AuthPreviews.self, 1560),
      screen("Home", "Running", of: LifeSignal.HomePreviews.self, 1480),
      screen("CheckIn", "Failed", of: LifeSignal.CheckInPreviews.self, 1960),
      screen("Profile", "Complete", of: LifeSignal.ProfilePreviews.self, 1300),
      screen("EditProfile", "NameMissing", of: LifeSignal.ProfilePreviews.self, 1060),
      screen("Contacts", "Confirm", of: LifeSignal.ContactsPreviews.self, 3000),
      screen("NoContacts", "Empty", of: LifeSignal.ContactsPreviews.self, 1180),
      screen("AddContact", "NotFound", of: LifeSignal.ContactsPreviews.self, 1280),
    ]
  }

  private static func screen<Previews: LifeSignal.FeaturePreviews>(
    _ name: String, _ step: String, of previews: Previews.Type, _ largestHeight: Double
  ) -> LifeSignalScreen {
    let found = previews.steps.filter { $0.name == step }.map { previews.screen($0.state) }
    return LifeSignalScreen(
      name: name, component: ComponentList(found.map { $0 as any Component }),
      largestHeight: largestHeight)
  }
}
