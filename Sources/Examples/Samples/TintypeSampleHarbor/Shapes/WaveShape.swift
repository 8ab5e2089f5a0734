// SPDX-License-Identifier: MIT

import SwiftUI

/// An area whose upper edge is a wave.
public struct WaveShape: Shape {
  /// The position in the period, where 1 is a whole period.
  var phase: Double
  /// The height of the wave as a fraction of the height.
  var amplitude: Double
  var periods: Double = 2

  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(phase, amplitude) }
    set {
      phase = newValue.first
      amplitude = newValue.second
    }
  }

  public init(phase: Double = 0, amplitude: Double = 0.2) {
    self.phase = phase
    self.amplitude = amplitude
  }

  public func path(in rect: CGRect) -> Path {
    var path = Path()
    let steps = 60
    let height = rect.height * amplitude
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    for step in 0...steps {
      let fraction = Double(step) / Double(steps)
      let angle = (fraction * periods + phase) * 2 * .pi
      path.addLine(
        to: CGPoint(
          x: rect.minX + rect.width * fraction,
          y: rect.minY + height * (1 + sin(angle)) / 2))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// A header with two waves at its lower edge.
public struct WaveHeader: View {
  let title: String
  let subtitle: String?

  public init(_ title: String, subtitle: String? = nil) {
    self.title = title
    self.subtitle = subtitle
  }

  public var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient.harborSea
      WaveShape(phase: 0.25, amplitude: 0.4)
        .fill(Color.harborBackground.opacity(0.5))
        .frame(height: 36)
      WaveShape(amplitude: 0.5)
        .fill(Color.harborBackground)
        .frame(height: 24)
    }
    .frame(height: 160)
    .overlay(alignment: .leading) {
      VStack(alignment: .leading, spacing: .spaceXS) {
        Text(title)
          .font(.harborDisplay)
        if let subtitle {
          Text(subtitle)
            .font(.harborLabel)
            .opacity(0.9)
        }
      }
      .foregroundStyle(.white)
      .padding(.horizontal, .spaceL)
      .padding(.bottom, .spaceXL)
      .shadow(color: .black.opacity(0.2), radius: 2, y: 1)
    }
    .clipped()
  }
}

#Preview("Header") {
  VStack(spacing: 0) {
    WaveHeader("Good morning", subtitle: "High tide at 11:42")
    Spacer()
  }
  .background(Color.harborBackground)
}
