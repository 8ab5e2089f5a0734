// SPDX-License-Identifier: MIT

/// The appearance of the status bar and the home indicator of a device.
public enum StatusBarStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// Black in the light color scheme, and white in the dark one.
  ///
  /// The status bar is also white above a sheet of the full height, behind which the screen recedes.
  case automatic
  /// White, for a dark background.
  case lightContent
  /// Black, for a light background.
  case darkContent
}

extension Device {
  /// Returns the device with a status bar and a home indicator in front of the screen.
  ///
  /// The status bar shows 9:41, the cellular and Wi-Fi signals, and a full battery. Both are only in
  /// the safe area insets of the device, and hidden from accessibility. A device without an inset at
  /// the top or the bottom has no status bar or home indicator.
  public func statusBar(_ style: StatusBarStyle = .automatic) -> Device {
    var device = self
    device.traits = device.traits.merging(.environment(\.statusBar, style))
    return device
  }
}

private enum StatusBarKey: EnvironmentKey {
  static var defaultValue: StatusBarStyle? { nil }
}

extension EnvironmentValues {
  /// The appearance of the status bar; `nil` for none.
  package var statusBar: StatusBarStyle? {
    get { self[StatusBarKey.self] }
    set { self[StatusBarKey.self] = newValue }
  }
}

/// The status bar and the home indicator of a screen.
struct StatusBar: Component {
  let size: Size
  let insets: EdgeInsets
  let color: Color
  let indicatorColor: Color

  /// The width of the sensor housing in points.
  ///
  /// Sources: 209 points with an inset of 44 points, 162 with 47 to 50 points, and 126 points for the
  /// Dynamic Island, in Apple's design resources.
  private var housing: Double {
    if insets.top >= 51 { return 126 }
    if insets.top >= 47 { return 162 }
    return insets.top >= 44 ? 209 : 0
  }

  var body: some Component {
    ZStack(alignment: .top) {
      Color.clear
      if insets.top >= 44 { sides } else if insets.top >= 20 { row }
    }
    .overlay(alignment: .bottom) { indicator }
    .foregroundStyle(color)
    .frame(width: size.width, height: size.height)
    .environment(\.dynamicTypeSize, .large)
    .accessibilityHidden()
  }

  /// The time and the icons at the sides of the sensor housing.
  private var sides: some Component {
    HStack(spacing: housing) {
      Text("9:41").font(.system(size: 17, weight: .semibold))
        .frame(maxWidth: .infinity)
      icons.frame(maxWidth: .infinity)
    }
    // The middle of the area next to the sensor housing.
    .frame(height: 2 * (insets.top * 0.54).rounded())
  }

  /// The time and the icons in a low bar.
  private var row: some Component {
    HStack(spacing: 0) {
      Text("9:41").font(.system(size: 12, weight: .semibold))
      Spacer(minLength: 0)
      icons.scaleEffect(0.8, anchor: .trailing)
    }
    .padding(.horizontal, insets.bottom > 0 ? 20 : 7)
    .frame(height: insets.top)
  }

  private var icons: some Component {
    HStack(spacing: 7) {
      SignalBars().frame(width: 19, height: 12)
      WirelessWaves().frame(width: 17, height: 12)
      Battery(color: color).frame(width: 27, height: 13)
    }
  }

  /// A capsule 5 points high, 8 points above the edge.
  @ComponentBuilder private var indicator: ComponentList {
    if insets.bottom > 0 {
      Capsule()
        .foregroundStyle(indicatorColor)
        .frame(width: (min(size.width, size.height) * 0.357).rounded(), height: 5)
        .padding(.bottom, 8)
    }
  }
}

/// Four bars of increasing height.
private struct SignalBars: Shape {
  func path(in rect: Rect) -> Path {
    var path = Path()
    let width = rect.width * 3 / 19
    for index in 0..<4 {
      let height = rect.height * (4 + Double(index) * 8 / 3) / 12
      let frame = Rect(
        x: rect.minX + (rect.width - width) / 3 * Double(index), y: rect.maxY - height,
        width: width, height: height)
      path.addPath(RoundedRectangle(cornerRadius: width / 3).path(in: frame))
    }
    return path.inThousandths
  }
}

/// Three parts of a quarter of a disc.
private struct WirelessWaves: Shape {
  func path(in rect: Rect) -> Path {
    var path = Path()
    let center = Point(x: rect.midX, y: rect.maxY)
    let radius = rect.height
    for (inner, outer) in [(0.0, 0.28), (0.42, 0.64), (0.78, 1.0)] {
      path.addArc(
        center: center, radius: radius * outer, startAngle: .degrees(-135),
        endAngle: .degrees(-45), clockwise: false)
      if inner > 0 {
        path.addArc(
          center: center, radius: radius * inner, startAngle: .degrees(-45),
          endAngle: .degrees(-135), clockwise: true)
      } else {
        path.addLine(to: center)
      }
      path.closeSubpath()
    }
    return path.inThousandths
  }
}

/// A full battery.
private struct Battery: Component {
  let color: Color

  var body: some Component {
    HStack(spacing: 1) {
      RoundedRectangle(cornerRadius: 4)
        .strokeBorder(color, lineWidth: 1)
        .opacity(0.35)
        .overlay { RoundedRectangle(cornerRadius: 2.5).padding(2) }
      RoundedRectangle(cornerRadius: 0.7).frame(width: 1.5, height: 4).opacity(0.4)
    }
  }
}

extension Scene {
  /// Returns the scene behind the status bar of its environment, if there is one.
  func behindStatusBar(
    in viewport: Viewport, _ environment: EnvironmentValues, measuring: any TextMeasuring
  ) throws -> Scene {
    guard case .device = viewport, let style = environment.statusBar else { return self }
    let isDark =
      style == .lightContent || style == .automatic && environment.colorScheme == .dark
    // The home indicator is in front of the sheet, not of the black above it.
    let isOnBlack =
      style == .automatic && nodes.contains { $0.element.hasPrefix("RecedingScreen") }
    let bar = StatusBar(
      size: canvas.size, insets: environment.safeAreaInsets,
      color: isDark || isOnBlack ? .white : .black, indicatorColor: isDark ? .white : .black)
    return try behind(
      bar,
      traits: [
        .displayScale(canvas.scale), .layoutDirection(environment.layoutDirection),
      ], measuring: measuring)
  }
}
