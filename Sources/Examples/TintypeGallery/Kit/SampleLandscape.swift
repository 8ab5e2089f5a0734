// SPDX-License-Identifier: MIT

import TintypeComponents

/// A landscape of shapes, which is sharp at all sizes: hills below a sky with a sun.
///
/// It fills its frame. `SampleImage` has similar landscapes of pixels, for photos in small frames.
struct SampleLandscape: Component {
  /// The colors of a time of day, as hexadecimal numbers.
  struct Palette {
    var high: UInt32
    var low: UInt32
    var sun: UInt32
    var far: UInt32
    var near: UInt32

    /// A day above a valley.
    static let day = Palette(
      high: 0x3B6FB6, low: 0xF6D7B0, sun: 0xFFF3D6, far: 0x8FA3B8, near: 0x22394D)
    /// An evening above dunes.
    static let evening = Palette(
      high: 0xF08A5D, low: 0xFFE0A6, sun: 0xFFF8E1, far: 0xC9795B, near: 0x5A2633)
  }

  let palette: Palette
  /// The center of the sun as a fraction of the frame.
  var sun = UnitPoint(x: 0.68, y: 0.3)

  var body: some Component {
    LinearGradient(
      colors: [Color(hex: palette.high), Color(hex: palette.low)], startPoint: .top,
      endPoint: UnitPoint(x: 0.5, y: 0.7)
    )
    .overlay {
      GeometryReader { proxy in
        let side = max(proxy.size.width, proxy.size.height)
        ZStack {
          RadialGradient(
            colors: [Color(hex: palette.sun, opacity: 0.55), Color(hex: palette.sun, opacity: 0)],
            center: sun, startRadius: 0, endRadius: side * 0.3)
          Circle().fill(Color(hex: palette.sun))
            .frame(width: side * 0.1, height: side * 0.1)
            .position(x: proxy.size.width * sun.x, y: proxy.size.height * sun.y)
          for chain in 0..<Ridge.all.count { hills(chain) }
        }
      }
    }
    .clipped()
    // The landscape is not mirrored.
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityHidden()
  }

  /// Returns a chain of hills, which fades toward its base.
  private func hills(_ chain: Int) -> some Component {
    let share = Double(chain) / Double(Ridge.all.count - 1)
    let color = mixed(palette.far, palette.near, share)
    let base = mixed(palette.far, palette.near, share * 0.7)
    return Ridge.all[chain].fill(
      LinearGradient(colors: [color, base], startPoint: .center, endPoint: .bottom))
  }

  private func mixed(_ first: UInt32, _ second: UInt32, _ share: Double) -> Color {
    func channel(_ shift: UInt32) -> Double {
      let (from, to) = (Double(first >> shift & 0xFF), Double(second >> shift & 0xFF))
      return (from + (to - from) * share) / 255
    }
    return Color(red: channel(16), green: channel(8), blue: channel(0))
  }
}

/// The area below a chain of hills, whose tops are on a smooth curve.
private struct Ridge: Shape {
  /// The heights of evenly spaced points, as fractions of the frame from the top.
  let heights: [Double]

  static let all = [
    Ridge(heights: [0.55, 0.47, 0.52, 0.42, 0.5, 0.45, 0.53]),
    Ridge(heights: [0.6, 0.66, 0.56, 0.64, 0.58, 0.54, 0.6]),
    Ridge(heights: [0.78, 0.7, 0.74, 0.68, 0.76, 0.72, 0.66]),
    Ridge(heights: [0.82, 0.88, 0.84, 0.9, 0.83, 0.87, 0.8]),
  ]

  func path(in rect: Rect) -> Path {
    Path { path in
      let step = rect.width / Double(heights.count - 1)
      let points = heights.enumerated().map { index, height in
        // Whole points keep encoded scenes small.
        Point(
          x: (rect.minX + Double(index) * step).rounded(),
          y: (rect.minY + height * rect.height).rounded())
      }
      path.move(to: Point(x: rect.minX, y: rect.maxY))
      if let first = points.first { path.addLine(to: first) }
      for (start, end) in zip(points, points.dropFirst()) {
        // The curve is level at each point.
        let middle = ((start.x + end.x) / 2).rounded()
        path.addCurve(
          to: end, control1: Point(x: middle, y: start.y), control2: Point(x: middle, y: end.y))
      }
      path.addLine(to: Point(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
