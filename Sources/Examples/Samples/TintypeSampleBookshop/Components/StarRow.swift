// SPDX-License-Identifier: MIT

import SwiftUI

/// A rating with partly filled stars.
struct StarRow: View {
  let rating: Double
  @ScaledMetric(relativeTo: .caption) private var starSize: CGFloat = 13
  @Environment(\.theme) private var theme

  var body: some View {
    HStack(spacing: 2) {
      ForEach(0..<5) { index in
        star(filled: min(max(rating - Double(index), 0), 1))
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Rated \(rating, specifier: "%.1f") out of 5")
  }

  private func star(filled: Double) -> some View {
    Image(systemName: "star")
      .resizable()
      .overlay(alignment: .leading) {
        Image(systemName: "star.fill")
          .resizable()
          .frame(width: starSize, height: starSize)
          .mask(alignment: .leading) {
            Rectangle().frame(width: starSize * filled)
          }
      }
      .frame(width: starSize, height: starSize)
      .foregroundStyle(theme.highlight)
  }
}

/// A row of stars that sets a rating.
struct StarPicker: View {
  @Binding var rating: Int
  @Environment(\.theme) private var theme

  var body: some View {
    HStack {
      ForEach(1...5, id: \.self) { value in
        Button {
          withAnimation(.bouncy) { rating = value }
        } label: {
          Image(systemName: value <= rating ? "star.fill" : "star")
            .font(.title2)
            .foregroundStyle(theme.highlight)
            .scaleEffect(value == rating ? 1.15 : 1)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(value == 1 ? "1 star" : "\(value) stars")
      }
    }
  }
}

#Preview {
  @Previewable @State var rating = 3
  VStack(spacing: 16) {
    StarRow(rating: 3.6)
    StarPicker(rating: $rating)
  }
}
