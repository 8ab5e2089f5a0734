// SPDX-License-Identifier: MIT

import SwiftUI

/// An arc from the top that covers a fraction of a circle.
public struct RingShape: InsettableShape {
  var fraction: Double
  private var inset: CGFloat = 0

  public init(fraction: Double) {
    self.fraction = fraction
  }

  public var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  public func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radius: min(rect.width, rect.height) / 2 - inset,
      startAngle: .degrees(-90),
      endAngle: .degrees(-90 + 360 * min(max(fraction, 0), 1)),
      clockwise: false)
    return path
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.inset += amount
    return shape
  }
}

/// The style of progress views that shows a ring with the percentage.
public struct RingProgressViewStyle: ProgressViewStyle {
  let lineWidth: CGFloat

  public init(lineWidth: CGFloat = 10) {
    self.lineWidth = lineWidth
  }

  public func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    return VStack(spacing: .spaceS) {
      ZStack {
        Circle()
          .strokeBorder(Color.harborLine, lineWidth: lineWidth)
        RingShape(fraction: fraction)
          .strokeBorder(
            fraction >= 1 ? Color.harborSuccess : Color.harborTint,
            style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
        if fraction >= 1 {
          Image(systemName: "checkmark")
            .font(.title2.bold())
            .foregroundStyle(Color.harborSuccess)
        } else {
          Text(fraction, format: .percent.precision(.fractionLength(0)))
            .font(.harborNumber)
            .foregroundStyle(.ink)
        }
      }
      .frame(width: 88, height: 88)
      configuration.label
        .textRole(.label)
      configuration.currentValueLabel?
        .textRole(.caption)
    }
  }
}

/// The style of progress views that shows a thick bar.
public struct BarProgressViewStyle: ProgressViewStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: .spaceXS) {
      HStack {
        configuration.label
        Spacer()
        configuration.currentValueLabel
      }
      .textRole(.label)
      GeometryReader { proxy in
        Capsule()
          .fill(Color.harborLine)
          .overlay(alignment: .leading) {
            Capsule()
              .fill(Color.harborTint.gradient)
              .frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
          }
      }
      .frame(height: .spaceS)
    }
  }
}

extension ProgressViewStyle where Self == RingProgressViewStyle {
  public static var ring: Self { Self() }
}

extension ProgressViewStyle where Self == BarProgressViewStyle {
  public static var bar: Self { Self() }
}

/// The progress of the loading of a ferry.
public struct BoardingProgress: View {
  let boarded: Int
  let capacity: Int

  public init(boarded: Int, capacity: Int) {
    self.boarded = boarded
    self.capacity = capacity
  }

  public var body: some View {
    VStack(spacing: .spaceXL) {
      HStack(alignment: .top, spacing: .spaceXL) {
        ProgressView(value: Double(boarded), total: Double(capacity)) {
          Text("Boarding")
        } currentValueLabel: {
          Text("\(boarded) of \(capacity)")
        }
        .progressViewStyle(.ring)
        ProgressView("Fueled", value: 1)
          .progressViewStyle(RingProgressViewStyle(lineWidth: 6))
      }
      ProgressView(value: Double(boarded), total: Double(capacity)) {
        Text("Vehicle deck")
      } currentValueLabel: {
        Text("Lane \(boarded / 40 + 1)")
      }
      .progressViewStyle(.bar)
    }
    .padding(.spaceL)
    .background(Color.harborSurface)
  }
}

#Preview("Boarding", traits: .fixedLayout(width: 320, height: 280)) {
  BoardingProgress(boarded: 182, capacity: 260)
}
