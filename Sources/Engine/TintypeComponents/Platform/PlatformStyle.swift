// SPDX-License-Identifier: MIT

/// The appearance of standard controls, bars, lists and presentations.
///
/// ```swift
/// LoginForm().platformStyle(.classic)
/// ```
public enum PlatformStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// The default style: the metrics and colors of iOS 17 and 18.
  ///
  /// The guide *Platform style* lists each metric with its source.
  case iOS
  /// The metrics, colors and glass of iOS 26.
  case iOS26
  /// Larger controls, whose colors are adjusted to a minimum contrast with their background.
  case classic
}

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
    .environment(\.platformStyle, style, name: style == .iOS ? nil : style.rawValue)
  }
}

extension Device {
  /// Returns the device with an appearance of standard controls, bars and lists.
  public func platformStyle(_ style: PlatformStyle) -> Device {
    var device = self
    device.traits = device.traits.merging(.platformStyle(style))
    return device
  }
}
