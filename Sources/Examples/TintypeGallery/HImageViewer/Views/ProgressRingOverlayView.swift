// SPDX-License-Identifier: MIT

import TintypeComponents

extension HImageViewerKit {
  /// The progress of an upload: a ring with the percentage in its center, on a translucent panel.
  package struct ProgressRingOverlayView: Component {
    private let progress: Double

    /// Creates a ring.
    ///
    /// - Parameter progress: The completed fraction, from 0 to 1; other values are clamped, and NaN
    ///   becomes 0.
    package init(progress: Double) {
      self.progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    }

    /// The percentage as text; `100%` is not shown before the upload is complete.
    private var percentage: String {
      let rounded = Int((progress * 100).rounded())
      return "\(progress < 1 ? min(rounded, 99) : rounded)%"
    }

    /// The ring on its panel.
    package var body: some Component {
      let panel = RoundedRectangle(cornerRadius: 32, style: .continuous)
      VStack(spacing: 14) {
        ZStack {
          Circle().stroke(Color.primary.opacity(0.16), lineWidth: 11)
          ring
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
      .overlay { panel.strokeBorder(Color.primary.opacity(0.08), lineWidth: 1) }
      .shadow(color: Color(white: 0, opacity: 0.22), radius: 24, y: 10)
      .accessibilityElement()
      .accessibilityLabel("Uploading")
      .accessibilityValue(percentage)
      .accessibilityAddTraits(.updatesFrequently)
    }

    /// The completed part of the ring, from the top.
    ///
    /// The gradient spans the ring. It has a gap where its ends meet, so that the round caps keep
    /// their color.
    @ComponentBuilder private var ring: ComponentList {
      if progress > 0 {
        Circle()
          .rotation(.degrees(-90))
          .trim(from: 0, to: progress)
          .stroke(
            AngularGradient(
              colors: [Color(hex: 0x2F80FF), Color(hex: 0x7A5CFF), Color(hex: 0xE0469B)],
              center: .center,
              startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * progress)),
            style: StrokeStyle(lineWidth: 11, lineCap: .round))
      }
    }
  }
}
