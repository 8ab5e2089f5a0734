// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeGallery

/// Related content on a raised surface.
struct Card<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(alignment: .leading, spacing: 8) { content }
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color(.secondarySystemGroupedBackground))
      .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
      .accessibilityElement(children: .contain)
      .shadow(color: .black.opacity(isLight ? 0.05 : 0), radius: 2, y: 1)
      .shadow(color: .black.opacity(isLight ? 0.08 : 0), radius: 16, y: 6)
  }

  private var isLight: Bool { colorScheme == .light }
}

/// A full-width button style for the main action of a screen.
struct WideButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.body.weight(.semibold))
      .multilineTextAlignment(.center)
      .foregroundStyle(.white)
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, minHeight: 52)
      .background(
        configuration.isPressed ? Palette.pressed : Palette.prominent,
        in: RoundedRectangle(cornerRadius: 16, style: .continuous)
      )
      .opacity(isEnabled ? 1 : 0.5)
  }
}

/// An error message with optional buttons.
struct ErrorBanner: View {
  let error: LifeSignal.UserFacingError
  var onRetry: (@MainActor () -> Void)?
  let onClose: @MainActor () -> Void
  @Environment(\.wording) private var say
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 12, style: .continuous)
    Group {
      if dynamicTypeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: 8) {
          mark
          content
        }
        .overlay(alignment: .topTrailing) { close }
      } else {
        HStack(alignment: .top, spacing: 10) {
          mark
          content
          close
        }
      }
    }
    .padding(.vertical, 14)
    .padding(.horizontal, 16)
    .background(Palette.alarm.opacity(0.12), in: shape)
    .overlay { shape.strokeBorder(Palette.alarm.opacity(0.3)) }
    .accessibilityElement(children: .contain)
  }

  private var mark: some View {
    Image(systemName: "exclamationmark.circle.fill")
      .font(.headline)
      .foregroundStyle(Palette.alarm)
      .accessibilityHidden(true)
  }

  private var content: some View {
    VStack(alignment: .leading, spacing: 8) {
      VStack(alignment: .leading, spacing: 2) {
        Text(say("That failed")).font(.headline)
        Text(say(error.message)).font(.subheadline)
      }
      .accessibilityElement(children: .combine)
      if let onRetry {
        Button(say("Try again"), action: onRetry)
          .font(.subheadline.weight(.semibold))
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var close: some View {
    Button("Close", systemImage: "xmark", action: onClose)
      .labelStyle(.iconOnly)
      .font(.subheadline.weight(.semibold))
      .tint(Palette.supporting)
  }
}

extension View {
  /// Keeps a text without spaces, such as a number or an address, in one line and scales it down if
  /// necessary.
  func wholeWords(of text: String) -> some View {
    let isWord = !text.contains(" ")
    return lineLimit(isWord ? 1 : nil).minimumScaleFactor(isWord ? 0.4 : 1)
  }
}
