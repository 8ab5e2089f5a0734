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
  public func environment(_ traits: Traits = Traits()) -> EnvironmentValues {
    var environment = EnvironmentValues()
    if case .device(let device, _) = self {
      environment.displayScale = device.scale
      device.traits.apply(to: &environment)
    }
    traits.apply(to: &environment)
    return environment
  }

  /// The size of the canvas in points; `nil` where the component decides.
  var size: Size? {
    switch self {
    case .device(let device, let size): size ?? device.size
    case .fixed(let size): size
    case .sizeThatFits: nil
    }
  }

  /// What bars and sensors take from each edge; what is no usable length counts as 0.
  var safeArea: EdgeInsets {
    guard case .device(let device, _) = self else { return .zero }
    func legal(_ inset: Double) -> Double { inset.isFinite ? max(inset, 0) : 0 }
    return EdgeInsets(
      top: legal(device.safeArea.top),
      leading: legal(device.safeArea.leading),
      bottom: legal(device.safeArea.bottom),
      trailing: legal(device.safeArea.trailing)
    )
  }
}
