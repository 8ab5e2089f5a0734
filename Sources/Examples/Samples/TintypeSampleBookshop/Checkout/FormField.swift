// SPDX-License-Identifier: MIT

import SwiftUI

/// A text field with a title, and a message about an invalid value.
struct FormField: View {
  let title: LocalizedStringKey
  @Binding var text: String
  var message: LocalizedStringKey?
  var axis: Axis = .horizontal

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      TextField(title, text: $text, axis: axis)
        .padding(10)
        .background(Color(.tertiarySystemFill), in: .rect(cornerRadius: 8))
        .overlay {
          if message != nil {
            RoundedRectangle(cornerRadius: 8)
              .strokeBorder(.red, lineWidth: 1)
          }
        }
      if let message {
        Label(message, systemImage: "exclamationmark.triangle")
          .font(.caption)
          .foregroundStyle(.red)
          .transition(.opacity)
      }
    }
  }
}

/// A titled group of controls.
struct FormSection<Content: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder var content: Content

  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title)
        .font(.footnote)
        .textCase(.uppercase)
        .foregroundStyle(.secondary)
        .padding(.leading, 4)
      VStack(alignment: .leading, spacing: 12) {
        content
      }
      .panel()
    }
  }
}
