// SPDX-License-Identifier: MIT

/// What a component is laid out on.
public enum Viewport: Hashable, Sendable {
  /// A device's screen on its opaque system background; a size in points overrides the device's.
  case device(Device, size: Size? = nil)
  /// A transparent canvas of a size in points.
  case fixed(Size)
  /// A transparent canvas as large as the component's ideal size.
  case sizeThatFits

  /// The environment that the component is resolved in.
  ///
  /// Traits override what the device says; a size in place of the device's leaves its size classes
  /// and its safe area as they are. In the safe area, what is no usable length counts as 0;
  /// a canvas as large as its component has none. A locale or time zone that does not exist is left
  /// out here, and refused by whoever takes the picture.
  public func environment(_ traits: Traits = Traits()) -> EnvironmentValues {
    var environment = EnvironmentValues()
    if case .device(let device, _) = self {
      environment.displayScale = device.scale
      environment.horizontalSizeClass = device.horizontalSizeClass
      environment.verticalSizeClass = device.verticalSizeClass
      environment.userInterfaceIdiom = device.idiom
      environment.safeAreaInsets = device.safeArea
      device.traits.apply(to: &environment)
    }
    traits.apply(to: &environment)
    environment.safeAreaInsets = size == nil ? .zero : environment.safeAreaInsets.legal
    return environment
  }

  /// Throws where the traits of the device, or those given, ask for something that there is not.
  func check(_ traits: Traits) throws(TraitsError) {
    if case .device(let device, _) = self {
      try device.traits.merging(traits).check()
    } else {
      try traits.check()
    }
  }

  /// The size of the canvas in points; `nil` where the component decides.
  var size: Size? {
    switch self {
    case .device(let device, let size): size ?? device.size
    case .fixed(let size): size
    case .sizeThatFits: nil
    }
  }
}

extension EdgeInsets {
  /// The insets with 0 for what is no usable length.
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
