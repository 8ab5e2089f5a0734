// SPDX-License-Identifier: MIT

/// The size of controls.
///
/// The heights are those of the platform style of iOS.
public enum ControlSize: String, Hashable, Codable, Sendable, CaseIterable {
  /// The smallest size: bezels at least 28 points high, text as a subheadline.
  case mini
  /// A small size: bezels at least 28 points high, text as a subheadline.
  case small
  /// The default size: bezels at least 34 points high, text as body.
  case regular
  /// The largest size: bezels at least 50 points high, text as body.
  case large
}

extension ControlSize: Comparable {
  /// Returns whether the first size is smaller than the second.
  public static func < (left: ControlSize, right: ControlSize) -> Bool { left.step < right.step }

  private var step: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
