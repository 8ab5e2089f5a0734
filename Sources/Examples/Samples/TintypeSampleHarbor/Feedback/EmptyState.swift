// SPDX-License-Identifier: MIT

import SwiftUI

/// A message in place of missing content, with actions.
public struct EmptyState<Actions: View>: View {
  let title: LocalizedStringKey
  let message: LocalizedStringKey
  let systemImage: String
  let actions: Actions

  public init(
    _ title: LocalizedStringKey, message: LocalizedStringKey, systemImage: String,
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.title = title
    self.message = message
    self.systemImage = systemImage
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: .spaceL) {
      ZStack {
        Circle()
          .fill(Color.harborTintSoft)
        Image(systemName: systemImage)
          .resizable()
          .aspectRatio(contentMode: .fit)
          .frame(width: 40, height: 40)
          .foregroundStyle(.tide)
      }
      .frame(width: 96, height: 96)
      VStack(spacing: .spaceXS) {
        Text(title)
          .textRole(.title)
        Text(message)
          .textRole(.label)
      }
      .multilineTextAlignment(.center)
      VStack(spacing: .spaceS) {
        actions
      }
    }
    .padding(.spaceXL)
    .frame(maxWidth: 360)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

#Preview("Empty") {
  EmptyState(
    "No trips yet", message: "Your crossings appear here as soon as you book one.",
    systemImage: "map"
  ) {
    Button("Find a crossing") {}
      .buttonStyle(.primary)
  }
}
