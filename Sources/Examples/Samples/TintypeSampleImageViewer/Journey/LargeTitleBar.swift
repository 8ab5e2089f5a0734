// SPDX-License-Identifier: MIT

import SwiftUI

/// A bar with a large title and a subtitle, whose material extends under the status bar.
struct LargeTitleBar: View {
  private let title: String
  private let subtitle: String

  init(_ title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title)
        .font(.largeTitle.weight(.bold))
        .accessibilityAddTraits(.isHeader)
      Text(subtitle)
        .font(.subheadline)
        .foregroundStyle(Color.supporting)
    }
    .padding(.horizontal, 20)
    .padding(.bottom, 8)
    .frame(maxWidth: .infinity, minHeight: 52, alignment: .bottomLeading)
    .padding(.top, 44)
    .accessibilityElement(children: .contain)
  }
}

/// A short message about a success that floats above the content.
struct SuccessToast: View {
  private let message: String
  @Environment(\.pixelLength) private var pixelLength

  init(_ message: String) {
    self.message = message
  }

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 16, style: .continuous)
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      Image(systemName: "checkmark.circle.fill")
        .foregroundStyle(.green)
      Text(message)
    }
    .font(.subheadline.weight(.medium))
    .padding(.vertical, 12)
    .accessibilityElement()
    .accessibilityLabel("Success, \(message)")
    .accessibilityAddTraits(.isStaticText)
    .padding(.horizontal, 16)
    .frame(minHeight: 48, alignment: .leading)
    .background(.thickMaterial, in: shape)
    .overlay {
      shape.strokeBorder(Color(.separator), lineWidth: pixelLength)
    }
    .shadow(color: .black.opacity(0.06), radius: 2, y: 1)
    .shadow(color: .black.opacity(0.16), radius: 24, y: 8)
    .accessibilityElement(children: .contain)
  }
}

extension Color {
  /// The color of secondary text on a bar.
  fileprivate static let supporting = Color(
    uiColor: UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 0.66)
        : UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.76)
    })
}

#Preview("Toast", traits: .sizeThatFitsLayout) {
  SuccessToast("12 photos were uploaded")
    .padding()
}
