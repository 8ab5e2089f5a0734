// SPDX-License-Identifier: MIT

import SwiftUI

/// The minutes of each day of a week as bars.
struct WeekChart: View {
  static let names: [LocalizedStringKey] = [
    "week.mon", "week.tue", "week.wed", "week.thu", "week.fri", "week.sat", "week.sun",
  ]

  let minutes: [Int]
  @Binding var selection: Int?
  @Environment(\.theme) private var theme

  var body: some View {
    GeometryReader { proxy in
      let maximum = CGFloat(max(minutes.max() ?? 0, 1))
      let barHeight = max(proxy.size.height - 24, 0)
      HStack(alignment: .bottom, spacing: 8) {
        ForEach(minutes.indices, id: \.self) { day in
          VStack(spacing: 4) {
            Spacer(minLength: 0)
            UnevenRoundedRectangle(topLeadingRadius: 6, topTrailingRadius: 6)
              .fill(style(of: day))
              .frame(height: max(barHeight * CGFloat(minutes[day]) / maximum, 2))
            Text(Self.names[day])
              .font(.caption2)
              .foregroundStyle(selection == day ? .primary : .secondary)
              .lineLimit(1)
              .minimumScaleFactor(0.5)
              .frame(height: 18)
          }
          .frame(maxWidth: .infinity)
          .contentShape(Rectangle())
          .onTapGesture { selection = selection == day ? nil : day }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(Self.names[day])
          .accessibilityValue("\(minutes[day]) minutes")
          .accessibilityAddTraits(.isButton)
        }
      }
    }
  }

  private func style(of day: Int) -> LinearGradient {
    let isDimmed = selection != nil && selection != day
    return LinearGradient(
      colors: [
        theme.accent.opacity(isDimmed ? 0.3 : 1), theme.accent.opacity(isDimmed ? 0.2 : 0.6),
      ],
      startPoint: .top, endPoint: .bottom)
  }
}

/// Days in columns of weeks, colored by their values.
struct HeatMap: View {
  let values: [Int]
  let maximum: Int
  let color: Color

  var body: some View {
    Canvas { context, size in
      let rows = 7
      let columns = (values.count + rows - 1) / rows
      let spacing: CGFloat = 3
      let side = min(
        (size.width - spacing * CGFloat(columns - 1)) / CGFloat(columns),
        (size.height - spacing * CGFloat(rows - 1)) / CGFloat(rows))
      for (index, value) in values.enumerated() {
        let rect = CGRect(
          x: CGFloat(index / rows) * (side + spacing), y: CGFloat(index % rows) * (side + spacing),
          width: side, height: side)
        let share = Double(value) / Double(maximum)
        context.fill(
          Path(roundedRect: rect, cornerRadius: 3), with: .color(color.opacity(0.1 + 0.9 * share)))
      }
      let best = values.indices.max { values[$0] < values[$1] } ?? 0
      let frame = CGRect(
        x: CGFloat(best / rows) * (side + spacing), y: CGFloat(best % rows) * (side + spacing),
        width: side, height: side)
      context.stroke(
        Path(ellipseIn: frame.insetBy(dx: side / 4, dy: side / 4)), with: .color(.white),
        lineWidth: 1.5)
    }
    .flipsForRightToLeftLayoutDirection(true)
    .accessibilityLabel("Pages of the last \(values.count) days")
  }
}

/// Slices of a circle.
struct PieChart: View {
  let shares: [Double]

  var body: some View {
    ZStack {
      ForEach(shares.indices, id: \.self) { index in
        SliceShape(start: shares[..<index].reduce(0, +), share: shares[index])
          .fill(Self.color(index))
          .overlay {
            SliceShape(start: shares[..<index].reduce(0, +), share: shares[index])
              .stroke(Color(.secondarySystemGroupedBackground), lineWidth: 2)
          }
      }
    }
    .accessibilityHidden(true)
  }

  static func color(_ index: Int) -> Color {
    let colors: [Color] = [.green, .orange, .blue, .purple, .pink, .mint]
    return colors[index % colors.count]
  }
}

/// A slice of a circle, with its position and size as fractions of a whole turn.
struct SliceShape: Shape {
  var start: Double
  var share: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start, share) }
    set { (start, share) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    var path = Path()
    path.move(to: center)
    path.addArc(
      center: center, radius: min(rect.width, rect.height) / 2,
      startAngle: .radians((start - 0.25) * 2 * .pi),
      endAngle: .radians((start + share - 0.25) * 2 * .pi), clockwise: false)
    path.closeSubpath()
    return path
  }
}
