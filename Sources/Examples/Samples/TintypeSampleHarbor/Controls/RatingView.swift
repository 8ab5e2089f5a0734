// SPDX-License-Identifier: MIT

import SwiftUI

/// A rating from one to five stars, which can be changed by a tap or a drag.
public struct RatingView: View {
  @Binding var rating: Int
  let maximum: Int
  let onPreview: (Int?) -> Void
  @State private var width: CGFloat = 0
  @GestureState private var dragged: Int?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection

  /// Creates a view of a rating.
  ///
  /// - Parameters:
  ///   - rating: The rating, which changes when a drag ends.
  ///   - maximum: The number of stars.
  ///   - onPreview: A closure that receives the rating during a drag, and `nil` at its end.
  public init(
    rating: Binding<Int>, maximum: Int = 5, onPreview: @escaping (Int?) -> Void = { _ in }
  ) {
    _rating = rating
    self.maximum = maximum
    self.onPreview = onPreview
  }

  public var body: some View {
    let shown = dragged ?? rating
    HStack(spacing: .spaceXS) {
      ForEach(1...maximum, id: \.self) { star in
        Image(systemName: star <= shown ? "star.fill" : "star")
          .foregroundColor(star <= shown ? .harborSail : .harborLine)
          .onTapGesture { rating = star == rating ? 0 : star }
          .accessibilityLabel(star == 1 ? "1 star" : "\(star) stars")
      }
    }
    .font(.title2)
    .background {
      GeometryReader { proxy in
        Color.clear
          .onAppear { width = proxy.size.width }
          .onChange(of: proxy.size.width) { _, newWidth in width = newWidth }
      }
    }
    .gesture(
      DragGesture(minimumDistance: 8)
        .updating($dragged) { value, state, _ in
          state = star(at: value.location.x)
        }
        .onEnded { value in
          rating = star(at: value.location.x)
        }
    )
    .onChange(of: dragged) { _, star in onPreview(star) }
    .opacity(isEnabled ? 1 : 0.5)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("rating")
    .accessibilityValue("\(rating) of \(maximum)")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: rating = min(rating + 1, maximum)
      case .decrement: rating = max(rating - 1, 0)
      @unknown default: break
      }
    }
  }

  private func star(at x: CGFloat) -> Int {
    guard width > 0 else { return rating }
    let fraction = layoutDirection == .rightToLeft ? 1 - x / width : x / width
    return min(max(Int((fraction * CGFloat(maximum)).rounded(.up)), 0), maximum)
  }
}

/// A rating of a crossing that explains the number of stars.
public struct RatingCard: View {
  @State private var rating: Int
  @State private var preview: Int?

  public init(rating: Int = 4) {
    _rating = State(wrappedValue: rating)
  }

  private var comment: LocalizedStringKey {
    switch preview ?? rating {
    case 0: "Tap a star to rate your crossing."
    case 1...2: "We are sorry that it was a rough one."
    case 3: "Thank you. What could be better?"
    default: "Great to have you on board!"
    }
  }

  public var body: some View {
    SectionCard("Rate this crossing", systemImage: "star") {
      RatingView(rating: $rating) { preview = $0 }
      Text(comment)
        .textRole(.label)
    }
  }
}

#Preview("Rating") {
  RatingCard()
    .padding()
}
