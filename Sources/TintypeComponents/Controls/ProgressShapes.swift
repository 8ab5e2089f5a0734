// SPDX-License-Identifier: MIT

/// A bar that is filled from its leading end.
struct ProgressBar: Component {
  /// From 0 to 1; `nil` fills the middle.
  let fraction: Double?
  @Environment(\.self) private var environment

  var body: some Component {
    let height: Double = environment.controlSize <= .small ? 4 : 6
    let (start, end) = fraction.map { (0, $0) } ?? (0.3, 0.7)
    let color = environment.controlColors.mark(environment.tint)
    GeometryReader { proxy in
      let length = (end - start) * proxy.size.width
      // What has begun is seen, be it ever so little.
      let visible = length > 0 ? max(length, height) : 0
      Capsule().fill(color)
        .frame(width: visible, height: height)
        .padding(.leading, start * proxy.size.width)
    }
    .frame(height: height)
    .background(Color.systemFill, in: Capsule())
  }
}

/// A ring that is filled clockwise from the top; spokes where nothing is known.
struct ProgressRing: Component {
  /// From 0 to 1; `nil` shows spokes.
  let fraction: Double?
  @Environment(\.self) private var environment

  private var side: Double {
    switch environment.controlSize {
    case .mini: 16
    case .small: 20
    case .regular: 32
    case .large: 44
    }
  }

  var body: some Component {
    if let fraction {
      // Whole points, so that the ring is round on every screen.
      let width = (side / 8).rounded()
      let style = StrokeStyle(lineWidth: width, lineCap: .round)
      ZStack {
        Circle().inset(by: width / 2).stroke(Color.systemFill, lineWidth: width)
        if fraction > 0 {
          Circle().inset(by: width / 2).rotation(.degrees(-90)).trim(from: 0, to: fraction)
            .stroke(environment.controlColors.mark(environment.tint), style: style)
        }
      }
      .frame(width: side, height: side)
    } else {
      Spokes(side: side)
        .foregroundStyle(environment.controlColors.mark(.secondary))
    }
  }
}

/// Spokes as high as the text around, in its colour.
struct ProgressSpinner: Component {
  @Environment(\.self) private var environment

  var body: some Component {
    let size = environment.font.textStyle?.size(at: environment.dynamicTypeSize)
    Spokes(side: (size ?? environment.font.size).rounded())
      .accessibilityHidden()
  }
}

/// Eight spokes around a middle, the darkest at the top and each next one paler, counterclockwise.
private struct Spokes: Component {
  let side: Double

  var body: some Component {
    ZStack {
      ForEach(Array(0..<8), id: \.self) { index in
        // A spoke is 1/8 as thick and 5/16 as long as the ring is wide.
        Capsule()
          .frame(width: side / 8, height: side * 5 / 16)
          .frame(width: side, height: side, alignment: .top)
          .rotationEffect(.degrees(Double(index) * -45))
          .opacity(1 - Double(index) * 0.11)
      }
    }
    .frame(width: side, height: side)
  }
}
