// SPDX-License-Identifier: MIT

import SwiftUI

/// A line through values, scaled to the frame.
public struct SparklineShape: Shape {
  let values: [Double]
  let isClosed: Bool

  public init(values: [Double], isClosed: Bool = false) {
    self.values = values
    self.isClosed = isClosed
  }

  public func path(in rect: CGRect) -> Path {
    guard values.count > 1, let minimum = values.min(), let maximum = values.max() else {
      return Path()
    }
    let span = maximum > minimum ? maximum - minimum : 1
    let points = values.enumerated().map { index, value in
      CGPoint(
        x: rect.minX + rect.width * CGFloat(index) / CGFloat(values.count - 1),
        y: rect.maxY - rect.height * CGFloat((value - minimum) / span))
    }
    var path = Path()
    path.addLines(points)
    if isClosed {
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
    return path
  }
}

/// A small chart of a series with its last value.
public struct Sparkline: View {
  let title: LocalizedStringKey
  let values: [Double]
  let unit: String

  public init(_ title: LocalizedStringKey, values: [Double], unit: String) {
    self.title = title
    self.values = values
    self.unit = unit
  }

  private var change: Double {
    guard let first = values.first, let last = values.last else { return 0 }
    return last - first
  }

  public var body: some View {
    HStack(alignment: .bottom, spacing: .spaceL) {
      VStack(alignment: .leading, spacing: .spaceXS) {
        Text(title)
          .textRole(.label)
        HStack(alignment: .lastTextBaseline, spacing: .spaceXXS) {
          Text(values.last ?? 0, format: .number.precision(.fractionLength(1)))
            .font(.harborTitle)
          Text(unit)
            .textRole(.caption)
        }
        Label {
          Text(change, format: .number.precision(.fractionLength(1)).sign(strategy: .always()))
        } icon: {
          Image(systemName: change < 0 ? "arrow.down" : "arrow.up")
        }
        .font(.harborCaption.bold())
        .foregroundStyle(change < 0 ? Color.harborDanger : .harborSuccess)
      }
      ZStack {
        SparklineShape(values: values, isClosed: true)
          .fill(
            LinearGradient(
              gradient: Gradient(colors: [.harborTint.opacity(0.3), .harborTint.opacity(0)]),
              startPoint: .top, endPoint: .bottom))
        SparklineShape(values: values)
          .stroke(.tide, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      }
      .frame(height: 56)
      .accessibilityHidden(true)
    }
    .card()
  }
}

struct Sparkline_Previews: PreviewProvider {
  static var previews: some View {
    VStack {
      Sparkline("Tide at Pier 2", values: [1.2, 1.4, 2.1, 2.8, 3.1, 2.9, 3.3], unit: "m")
      Sparkline("Wind", values: [14, 13, 11.5, 12, 9, 8.5], unit: "kn")
    }
    .padding()
    .background(Color.harborBackground)
  }
}
