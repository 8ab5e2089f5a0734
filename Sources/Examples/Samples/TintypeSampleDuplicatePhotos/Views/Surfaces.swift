// SPDX-License-Identifier: MIT

import SwiftUI

/// A large title with an optional subtitle below an empty row of items, as in a navigation bar.
struct TitleBar: View {
  let title: LocalizedStringKey
  let subtitle: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title)
        .font(.largeTitle.weight(.bold))
        .accessibilityAddTraits(.isHeader)
      if let subtitle {
        Text(subtitle)
          .font(.subheadline)
          .foregroundStyle(Color.supporting)
      }
    }
    .padding(.horizontal, 16)
    .padding(.bottom, 8)
    .frame(maxWidth: .infinity, minHeight: 52, alignment: .bottomLeading)
    .padding(.top, 44)
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    .accessibilityElement(children: .contain)
  }
}

/// A bar with a centered action, whose material extends under the home indicator.
struct BottomBar<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, minHeight: 44)
      .dynamicTypeSize(...DynamicTypeSize.xxLarge)
      .imageScale(.large)
      .background(.bar)
      // The line is above the bar, as that of a system bar.
      .overlay(alignment: .top) { Divider().alignmentGuide(.top) { $0.height } }
      .accessibilityElement(children: .contain)
  }
}

/// Related content on a raised surface, with a header and a footer.
struct Card<Header: View, Content: View, Footer: View>: View {
  @ViewBuilder let header: Header
  @ViewBuilder let content: Content
  @ViewBuilder let footer: Footer
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header
        .font(.headline)
        .padding([.horizontal, .top], 16)
        .padding(.bottom, -4)
      content
        .padding(16)
      Divider()
      footer
        .font(.footnote)
        .foregroundStyle(Color.supporting)
        .padding(.horizontal, 16)
        .padding(.vertical, 12)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.secondarySystemGroupedBackground))
    .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
    .accessibilityElement(children: .contain)
    .shadow(color: .black.opacity(isLight ? 0.05 : 0), radius: 2, y: 1)
    .shadow(color: .black.opacity(isLight ? 0.08 : 0), radius: 16, y: 6)
  }

  private var isLight: Bool { colorScheme == .light }
}

/// A note about limited access.
struct LimitedAccessNote: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 12, style: .continuous)
    HStack(alignment: .top, spacing: 10) {
      Image(systemName: "info.circle.fill")
        .font(.headline)
        .foregroundStyle(.blue)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text("Limited access")
          .font(.headline)
        Text("Only the photos that you have shared are scanned.")
          .font(.subheadline)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityElement()
      .accessibilityLabel("Limited access, Only the photos that you have shared are scanned.")
    }
    .padding(.vertical, 14)
    .padding(.horizontal, 16)
    .background(
      Color(.systemBackground)
        .mix(with: .blue, by: colorScheme == .dark ? 0.22 : 0.12, in: .device), in: shape
    )
    .overlay { shape.strokeBorder(.blue.opacity(0.3), lineWidth: 1) }
    .accessibilityElement(children: .contain)
  }
}

extension Color {
  /// The color of secondary text.
  static let supporting = Color(
    uiColor: UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 0.66)
        : UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.76)
    })
}
