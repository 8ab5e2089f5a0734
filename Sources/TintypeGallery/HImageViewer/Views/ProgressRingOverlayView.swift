// SPDX-License-Identifier: MIT

import TintypeComponents

extension HImageViewerKit {
  /// How far an upload has come: a ring with the share in its middle, on a translucent panel.
  package struct ProgressRingOverlayView: Component {
    private let progress: Double

    /// Creates a ring.
    ///
    /// - Parameter progress: The share that is done, from 0 to 1; what lies outside is moved to the
    ///   nearer end, NaN to 0.
    package init(progress: Double) {
      self.progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    }

    /// The share in words: `100 %` is not said before everything is done.
    private var percentage: String {
      let rounded = Int((progress * 100).rounded())
      return "\(progress < 1 ? min(rounded, 99) : rounded)\u{A0}%"
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

    /// The part of the ring that is done, from the top.
    ///
    /// The colours reach from one end of it to the other; where they meet again nothing is painted,
    /// so that the round ends keep their colour.
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
