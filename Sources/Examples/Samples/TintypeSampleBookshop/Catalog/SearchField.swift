// SPDX-License-Identifier: MIT

import SwiftUI

/// A text field with a magnifying glass and a button that removes the text.
struct SearchField: View {
  @Binding var text: String
  @FocusState private var isFocused: Bool
  @Environment(\.theme) private var theme

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "magnifyingglass")
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      TextField("Title, author or topic", text: $text)
        .textFieldStyle(.plain)
        .focused($isFocused)
        .submitLabel(.search)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .onSubmit { isFocused = false }
      if !text.isEmpty {
        Button {
          text = ""
        } label: {
          Image(systemName: "xmark.circle.fill")
            .foregroundStyle(.tertiary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Clear text")
        .transition(.opacity)
      }
    }
    .padding(10)
    .background(
      Color(.tertiarySystemFill),
      in: RoundedRectangle(cornerRadius: theme.cornerRadius, style: .continuous)
    )
    .overlay {
      if isFocused {
        RoundedRectangle(cornerRadius: theme.cornerRadius, style: .continuous)
          .stroke(theme.accent, lineWidth: 2)
      }
    }
  }
}

/// Chips that select a genre.
struct GenreFilter: View {
  let selection: Genre?
  let onSelect: @MainActor (Genre) -> Void

  @Environment(\.theme) private var theme

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 8) {
        ForEach(Genre.allCases) { genre in
          let isSelected = selection == genre
          Button {
            withAnimation(.snappy) { onSelect(genre) }
          } label: {
            Label(genre.title, systemImage: genre.systemImage)
              .font(.subheadline.weight(isSelected ? .semibold : .regular))
              .padding(.horizontal, 12)
              .padding(.vertical, 7)
              .foregroundStyle(isSelected ? .white : .primary)
              .background {
                if isSelected {
                  Capsule().fill(theme.accent)
                } else {
                  Capsule().strokeBorder(.quaternary)
                }
              }
          }
          .buttonStyle(.plain)
          .accessibilityAddTraits(isSelected ? .isSelected : [])
        }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 2)
    }
    .scrollIndicators(.hidden)
  }
}
