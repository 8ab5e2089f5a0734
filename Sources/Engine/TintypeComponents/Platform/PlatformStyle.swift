// SPDX-License-Identifier: MIT

extension PlatformStyle {
  /// The metrics of the style.
  package var metrics: PlatformMetrics {
    switch self {
    case .iOS: .iOS
    case .iOS26: .iOS26
    case .classic: .classic
    }
  }
}

extension EnvironmentValues {
  /// The metrics of the environment's platform style.
  package var platformMetrics: PlatformMetrics { platformStyle.metrics }

  /// The distance of content from the leading and trailing edges of a screen, in points.
  package var screenMargin: Double {
    isWideScreen ? platformMetrics.list.wideMargin : platformMetrics.list.margin
  }
}

extension Component {
  /// Sets the appearance of the standard controls, bars and lists inside the component.
  public func platformStyle(_ style: PlatformStyle) -> some Component {
    environment(\.platformStyle, style)
  }
}

extension Traits {
  /// Sets the appearance of standard controls, bars and lists.
  ///
  /// The style that differs from the default is part of the name of the traits.
  public static func platformStyle(_ style: PlatformStyle) -> Traits {
    var traits = Traits()
    traits.platformStyle = style
    return traits
  }
}

extension Device {
  /// Returns the device with an appearance of standard controls, bars and lists.
  ///
  /// Without it, the style is that of the test's configuration, or else `iOS`.
  public func platformStyle(_ style: PlatformStyle) -> Device {
    var device = self
    device.traits = device.traits.merging(.platformStyle(style))
    return device
  }

  /// Returns the device with the appearance of a version of iOS: `.iPhone17.systemVersion(26)`.
  ///
  /// - Parameter major: The first number of the version: 26 and later ones have the style `iOS26`.
  /// - Returns: The device.
  public func systemVersion(_ major: Int) -> Device { platformStyle(.version(major)) }
}
