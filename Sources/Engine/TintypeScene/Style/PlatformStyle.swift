// SPDX-License-Identifier: MIT

/// The appearance of standard controls, bars, lists and presentations.
///
/// ```swift
/// LoginForm().platformStyle(.classic)
/// ```
public enum PlatformStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// The default style: the metrics and colors of iOS 17 and 18.
  ///
  /// It stays the default in later versions, so that an update changes no image. The guide *Platform
  /// style* lists each metric with its source.
  case iOS
  /// The metrics, colors and glass of iOS 26.
  case iOS26
  /// Larger controls, whose colors are adjusted to a minimum contrast with their background.
  case classic
}

extension PlatformStyle {
  /// Returns the style of a version of iOS: `iOS26` from version 26 on, and `iOS` before it.
  ///
  /// - Parameter major: The first number of the version.
  /// - Returns: The style.
  public static func version(_ major: Int) -> PlatformStyle { major >= 26 ? .iOS26 : .iOS }
}
