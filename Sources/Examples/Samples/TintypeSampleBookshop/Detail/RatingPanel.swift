// SPDX-License-Identifier: MIT

import SwiftUI

/// The average rating, its distribution, and the rating of the customer.
struct RatingPanel: View {
  let average: Double
  let distribution: [Double]
  @Binding var ownRating: Int
  @Environment(\.theme) private var theme
  @ScaledMetric private var barHeight = 6.0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 20) {
        VStack {
          Text(average, format: .number.precision(.fractionLength(1)))
            .font(.system(.largeTitle, design: .rounded))
            .fontWeight(.heavy)
          Text("out of 5")
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        // Without reviews, only the average is known.
        if distribution.contains(where: { $0 > 0 }) {
          bars
        } else {
          StarRow(rating: average)
        }
      }
      VStack(alignment: .leading, spacing: 6) {
        Text(ownRating == 0 ? "Have you read it?" : "Your rating")
          .font(.subheadline)
        StarPicker(rating: $ownRating)
      }
    }
    .panel()
  }

  private var bars: some View {
    Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 4) {
      ForEach((1...5).reversed(), id: \.self) { stars in
        GridRow {
          Text("\(stars)")
            .font(.caption2.monospacedDigit())
          bar(distribution[stars - 1])
        }
      }
    }
    .accessibilityHidden(true)
  }

  private func bar(_ share: Double) -> some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(.quaternary)
        Capsule()
          .fill(theme.highlight)
          .frame(width: proxy.size.width * share)
      }
    }
    .frame(height: barHeight)
  }
}

/// A review with the reader's initial.
struct ReviewRow: View {
  let review: Review
  @Environment(\.theme) private var theme
  @ScaledMetric(relativeTo: .headline) private var avatarSize: CGFloat = 36

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Text(review.reader.prefix(1))
        .font(.headline)
        .foregroundStyle(.white)
        .frame(width: avatarSize, height: avatarSize)
        .background(theme.accent.gradient, in: .circle)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 4) {
        HStack(alignment: .firstTextBaseline) {
          Text(review.reader)
            .font(.subheadline.bold())
          Spacer()
          Text(review.date, format: .dateTime.month(.abbreviated).year())
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        StarRow(rating: Double(review.rating))
        Text(review.text)
          .font(.callout)
      }
    }
    .accessibilityElement(children: .combine)
  }
}

#Preview("Rating", traits: .sizeThatFitsLayout) {
  RatingPanel(
    average: 4.6, distribution: [0, 0.05, 0.1, 0.25, 0.6], ownRating: .constant(4)
  )
  .padding()
}
