// SPDX-License-Identifier: MIT

import SwiftUI

/// A message across the screen that stays until it is dismissed.
public struct Banner: View {
  let title: LocalizedStringKey
  let message: LocalizedStringKey?
  let tone: Tone
  let onDismiss: (() -> Void)?

  public init(
    _ title: LocalizedStringKey, message: LocalizedStringKey? = nil, tone: Tone,
    onDismiss: (() -> Void)? = nil
  ) {
    self.title = title
    self.message = message
    self.tone = tone
    self.onDismiss = onDismiss
  }

  public var body: some View {
    HStack(alignment: .top, spacing: .spaceM) {
      Image(systemName: tone.systemImage)
        .foregroundStyle(tone.color)
        .font(.title3)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: .spaceXS) {
        Text(title)
          .textRole(.headline)
        if let message {
          Text(message)
            .font(.subheadline)
            .foregroundStyle(.ink)
            .fixedSize(horizontal: false, vertical: true)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if let onDismiss {
        Button(action: onDismiss) {
          Image(systemName: "xmark")
            .font(.footnote.weight(.bold))
            .foregroundStyle(.inkSoft)
            .padding(.spaceXS)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Dismiss")
      }
    }
    .padding(.spaceM)
    .background(
      RoundedRectangle(cornerRadius: .radiusM)
        .fill(tone.color.opacity(0.12))
    )
    .overlay(alignment: .leading) {
      tone.color
        .frame(width: .spaceXS)
    }
    .clipShape(.rect(cornerRadius: .radiusM))
  }
}

struct Banner_Previews: PreviewProvider {
  static var previews: some View {
    VStack {
      Banner(
        "Strong wind", message: "The **16:10** crossing may be up to 40 minutes late.",
        tone: .warning
      ) {}
      Banner("Booking confirmed", tone: .success)
    }
    .padding()
  }
}
