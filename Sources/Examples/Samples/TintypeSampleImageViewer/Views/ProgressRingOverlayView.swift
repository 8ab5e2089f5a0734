// SPDX-License-Identifier: MIT

import SwiftUI

/// The progress of an upload: a ring with the percentage in its center, on a translucent panel.
struct ProgressRingOverlayView: View {
  private let progress: Double

  /// Creates a ring; values beyond 0 and 1 are clamped, and NaN becomes 0.
  init(progress: Double) {
    self.progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
  }

  var body: some View {
    let panel = RoundedRectangle(cornerRadius: 32, style: .continuous)
    VStack(spacing: 14) {
      ZStack {
        Circle()
          .stroke(.primary.opacity(0.16), lineWidth: 11)
        if progress > 0 { ring }
        Text(percentage)
          .font(.system(size: 24, weight: .bold))
          .lineLimit(1)
          .minimumScaleFactor(0.7)
          .frame(width: 78)
      }
      .frame(width: 108, height: 108)
      Text("Uploading…")
        .font(.system(size: 15, weight: .semibold))
    }
    .foregroundStyle(.primary)
    .padding(EdgeInsets(top: 26, leading: 26, bottom: 20, trailing: 26))
    .background(.ultraThinMaterial, in: panel)
    .overlay {
      panel.strokeBorder(.primary.opacity(0.08), lineWidth: 1)
    }
    .shadow(color: .black.opacity(0.22), radius: 24, y: 10)
    .accessibilityElement()
    .accessibilityLabel("Uploading")
    .accessibilityValue(percentage)
    .accessibilityAddTraits(.updatesFrequently)
  }

  /// The percentage, in which 100 is reserved for a complete upload.
  private var percentage: String {
    let rounded = Int((progress * 100).rounded())
    return "\(progress < 1 ? min(rounded, 99) : rounded)%"
  }

  /// The completed part of the ring, from the top.
  private var ring: some View {
    Circle()
      .rotation(.degrees(-90))
      .trim(from: 0, to: progress)
      .stroke(
        AngularGradient(
          colors: [.ringStart, .ringMiddle, .ringEnd], center: .center,
          startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * progress)),
        style: StrokeStyle(lineWidth: 11, lineCap: .round))
  }
}

extension Color {
  fileprivate static let ringStart = Color(red: 47 / 255, green: 128 / 255, blue: 1)
  fileprivate static let ringMiddle = Color(red: 122 / 255, green: 92 / 255, blue: 1)
  fileprivate static let ringEnd = Color(red: 224 / 255, green: 70 / 255, blue: 155 / 255)
}

/// The ring above a viewer, which is dimmed while the upload is in progress.
struct UploadOverlay: View {
  let progress: Double
  let isDimming: Bool

  var body: some View {
    ZStack {
      Color.black.opacity(isDimming ? 0.28 : 0)
        .ignoresSafeArea()
      ProgressRingOverlayView(progress: progress)
    }
    // Disabled controls reject taps themselves.
    .allowsHitTesting(false)
  }
}

#Preview("Half", traits: .fixedLayout(width: 280, height: 280)) {
  UploadOverlay(progress: 0.5, isDimming: true)
}
