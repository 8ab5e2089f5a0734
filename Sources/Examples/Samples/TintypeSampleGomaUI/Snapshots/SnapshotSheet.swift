// SPDX-License-Identifier: MIT

import SwiftUI

/// A page with the variants of a component below its name.
struct SnapshotSheet<Variants: View>: View {
  private let title: String
  private let variants: Variants

  init(_ title: String, @ViewBuilder variants: () -> Variants) {
    self.title = title
    self.variants = variants()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text(title)
        .font(StyleProvider.fontWith(type: .bold, size: 16))
        .foregroundColor(StyleProvider.Color.textPrimary)
      VStack(alignment: .leading, spacing: 16) {
        variants
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color(uiColor: .backgroundTestColor))
  }
}

/// A component with the name of its variant above it.
struct LabeledVariant<Content: View>: View {
  private let label: String
  private let content: Content

  init(_ label: String, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(label)
        .font(StyleProvider.fontWith(type: .medium, size: 12))
        .foregroundColor(StyleProvider.Color.textSecondary)
      content
    }
  }
}

#Preview("Sheet") {
  SnapshotSheet("Text - Weights") {
    ForEach(StyleProvider.FontType.allCases, id: \.self) { type in
      LabeledVariant(type.rawValue) {
        Text("The quick brown fox")
          .font(StyleProvider.fontWith(type: type, size: 20))
      }
    }
  }
}
