// SPDX-License-Identifier: MIT

import SwiftUI

/// A row with the name of a person.
public struct ProfileRow: View {
  let profile: Profile
  @State private var isFavorite = false

  /// Creates a row.
  public init(profile: Profile) { self.profile = profile }

  /// The content.
  public var body: some View {
    HStack(spacing: 8) {
      SwiftUI.Text(profile.name).bold()
      if !isFavorite {
        Button("Favorite") { isFavorite = true }
      }
    }
    .padding(.horizontal, .spacing)
  }
}

extension CGFloat {
  fileprivate static let spacing: CGFloat = 12
}
