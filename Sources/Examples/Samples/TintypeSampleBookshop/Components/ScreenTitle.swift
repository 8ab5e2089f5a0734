// SPDX-License-Identifier: MIT

import SwiftUI

/// The title of a screen.
struct ScreenTitle: View {
  let title: LocalizedStringKey
  @Environment(\.theme) private var theme

  init(_ title: LocalizedStringKey) {
    self.title = title
  }

  var body: some View {
    Text(title)
      .font(theme.titleFont)
      .padding(.top, 12)
      .accessibilityAddTraits(.isHeader)
  }
}

/// A bar with a title and a button that goes back.
struct HeaderBar<Trailing: View>: View {
  let title: LocalizedStringKey
  let onBack: (@MainActor () -> Void)?
  let trailing: Trailing

  init(
    _ title: LocalizedStringKey, onBack: (@MainActor () -> Void)? = nil,
    @ViewBuilder trailing: () -> Trailing
  ) {
    self.title = title
    self.onBack = onBack
    self.trailing = trailing()
  }

  var body: some View {
    ZStack {
      Text(title)
        .font(.headline)
        .lineLimit(1)
        .padding(.horizontal, 72)
        .accessibilityAddTraits(.isHeader)
      HStack {
        if let onBack {
          Button(action: onBack) {
            Label("Back", systemImage: "chevron.backward")
              .frame(minWidth: 44, minHeight: 44, alignment: .leading)
              .contentShape(.rect)
          }
          .labelStyle(.iconOnly)
          .imageScale(.large)
        }
        Spacer()
        trailing
      }
    }
    .padding(.horizontal)
    .frame(minHeight: 44)
    .background(.bar)
    .overlay(alignment: .bottom) { Divider() }
  }
}

extension HeaderBar where Trailing == EmptyView {
  init(_ title: LocalizedStringKey, onBack: (@MainActor () -> Void)? = nil) {
    self.init(title, onBack: onBack) { EmptyView() }
  }
}
