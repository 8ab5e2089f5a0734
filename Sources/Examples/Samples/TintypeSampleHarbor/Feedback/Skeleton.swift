// SPDX-License-Identifier: MIT

import SwiftUI

/// A highlight that moves across content while it loads.
private struct ShimmerModifier: ViewModifier {
  @State private var phase: CGFloat = 0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  func body(content: Content) -> some View {
    content
      .mask {
        LinearGradient(
          stops: [
            .init(color: .black, location: 0.3),
            .init(color: .black.opacity(0.4), location: 0.5),
            .init(color: .black, location: 0.7),
          ],
          startPoint: UnitPoint(x: phase - 1, y: 0.5),
          endPoint: UnitPoint(x: phase, y: 0.5))
      }
      .onAppear {
        guard !reduceMotion else { return }
        withAnimation(.linear(duration: 1.4).repeatForever(autoreverses: false)) {
          phase = 2
        }
      }
  }
}

extension View {
  /// Shows a placeholder instead of the content while it loads.
  @ViewBuilder
  public func skeleton(_ isLoading: Bool) -> some View {
    if isLoading {
      redacted(reason: .placeholder)
        .modifier(ShimmerModifier())
        .allowsHitTesting(false)
        .accessibilityLabel("Loading")
    } else {
      self
    }
  }
}

/// Bars and circles in the form of a row that loads.
public struct SkeletonRow: View {
  public init() {}

  public var body: some View {
    HStack(spacing: .spaceM) {
      Circle()
        .frame(width: 44, height: 44)
      VStack(alignment: .leading, spacing: .spaceS) {
        Capsule()
          .frame(height: 12)
        Capsule()
          .frame(width: 140, height: 10)
      }
    }
    .foregroundStyle(Color.harborLine)
    .accessibilityHidden(true)
  }
}

/// A trip that may still be loading.
public struct TripSummary: View {
  let isLoading: Bool

  public init(isLoading: Bool) {
    self.isLoading = isLoading
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: .spaceM) {
      ListRow(
        "Gull Bay – Skerry Island", subtitle: "Two adults, one bicycle", systemImage: "calendar")
      HStack {
        Text("Sunday, 14 June")
          .textRole(.label)
        Spacer()
        PriceTag(27.5)
      }
    }
    .skeleton(isLoading)
    .card()
  }
}

#Preview("Skeleton", traits: .sizeThatFitsLayout) {
  VStack(spacing: .spaceL) {
    TripSummary(isLoading: true)
    TripSummary(isLoading: false)
    SkeletonRow()
  }
  .padding()
}
