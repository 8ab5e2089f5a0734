// SPDX-License-Identifier: MIT

/// The canvas on which a component is laid out.
public enum Viewport: Hashable, Sendable {
  /// A device's screen with its opaque system background; a size in points overrides the device's.
  case device(Device, size: Size? = nil)
  /// A transparent canvas of a size in points.
  case fixed(Size)
  /// A transparent canvas as large as the component's ideal size.
  case sizeThatFits

  /// Returns the environment in which the component is resolved.
  ///
  /// Without a device, or if it has none, the size classes are those of a phone in portrait: compact
  /// by regular. Traits override the values of the device. A size that overrides the device's does not change
  /// its size classes or its safe area. An invalid length of the safe area counts as 0; a canvas as
  /// large as its component has no safe area insets. An unknown locale or time zone is ignored here
  /// and reported when a snapshot is taken.
  public func environment(_ traits: Traits = Traits()) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = .compact
    environment.verticalSizeClass = .regular
    environment.userInterfaceIdiom = .phone
    if case .device(let device, _) = self {
      environment.displayScale = device.scale
      environment.horizontalSizeClass = device.horizontalSizeClass ?? .compact
      environment.verticalSizeClass = device.verticalSizeClass ?? .regular
      if device.idiom != .unspecified { environment.userInterfaceIdiom = device.idiom }
      environment.safeAreaInsets = device.safeArea
      environment.screenCornerRadius =
        device.cornerRadius.isFinite ? max(device.cornerRadius, 0) : 0
      // UIKit's minimum layout margins are 20 points on these screens, and 16 on smaller ones.
      environment.isWideScreen = (size?.width ?? device.size.width) >= 414
      device.traits.apply(to: &environment)
    }
    traits.apply(to: &environment)
    environment.safeAreaInsets = size == nil ? .zero : environment.safeAreaInsets.legal
    return environment
  }

  /// Throws an error if the traits of the device, or the given traits, contain a value that does
  /// not exist.
  func check(_ traits: Traits) throws(TraitsError) {
    if case .device(let device, _) = self {
      try device.traits.merging(traits).check()
    } else {
      try traits.check()
    }
  }

  /// The size of the canvas in points; `nil` if the component determines it.
  package var size: Size? {
    switch self {
    case .device(let device, let size): size ?? device.size
    case .fixed(let size): size
    case .sizeThatFits: nil
    }
  }
}

private enum CanvasBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether a canvas without a device has the system background, as
  /// the view of a hosting controller has.
  package var hasCanvasBackground: Bool {
    get { self[CanvasBackgroundKey.self] }
    set { self[CanvasBackgroundKey.self] = newValue }
  }
}

extension EdgeInsets {
  /// The insets with 0 in place of each invalid length.
  fileprivate var legal: EdgeInsets {
    func legal(_ inset: Double) -> Double { inset.isFinite ? max(inset, 0) : 0 }
    return EdgeInsets(
      top: legal(top),
      leading: legal(leading),
      bottom: legal(bottom),
      trailing: legal(trailing)
    )
  }
}
