// SPDX-License-Identifier: MIT

import TintypeComponents

extension Foundations {
  /// Discs of red, green and grey, blended with a ramp from dark blue over yellow to white.
  struct BlendedDiscs: Component {
    var mode: BlendMode
    /// Points between the discs.
    var spacing: Double
    /// Points between the discs and the ramp's edges.
    var inset: Double

    var body: some Component {
      ZStack {
        LinearGradient(
          stops: [
            .init(color: Color(hex: 0x101840), location: 0),
            .init(color: Color(hex: 0x2F80ED), location: 0.35),
            .init(color: Color(hex: 0xF2C94C), location: 0.7),
            .init(color: Color(hex: 0xFFFFFF), location: 1),
          ],
          startPoint: .leading, endPoint: .trailing)
        HStack(spacing: spacing) {
          Circle().fill(Color(hex: 0xEB5757))
          Circle().fill(Color(hex: 0x27AE60))
          Circle().fill(Color(white: 0.5))
        }
        .padding(inset)
        .blendMode(mode)
      }
      .compositingGroup()
      .cornerRadius(8)
    }
  }
}
