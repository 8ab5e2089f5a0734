// SPDX-License-Identifier: MIT

/// An app in which users check in, so that their contacts know they are well.
package enum LifeSignal {
  /// The previews of the system's components.
  package static var document: Gallery.Document {
    Gallery.Document(
      name: "LifeSignal",
      summary: "An app in which people check in, so that their contacts know they are well.",
      providers: [
        AuthPreviews.self, HomePreviews.self, TimerPreviews.self, CheckInPreviews.self,
        ProfilePreviews.self, ContactsPreviews.self, UserStreamPreviews.self, ParentPreviews.self,
      ])
  }
}
