// SPDX-License-Identifier: MIT

/// The user's preferred text size, from the smallest to the largest.
public enum DynamicTypeSize: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
  /// Three steps below the default.
  case xSmall
  /// Two steps below the default.
  case small
  /// One step below the default.
  case medium
  /// The default.
  case large
  /// One step above the default.
  case xLarge
  /// Two steps above the default.
  case xxLarge
  /// Three steps above the default, the largest one outside of the accessibility settings.
  case xxxLarge
  /// The first size of the accessibility settings.
  case accessibility1
  /// The second size of the accessibility settings.
  case accessibility2
  /// The third size of the accessibility settings.
  case accessibility3
  /// The fourth size of the accessibility settings.
  case accessibility4
  /// The fifth size of the accessibility settings, the largest of all.
  case accessibility5

  /// A Boolean value that indicates whether the size is one of the accessibility settings.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Returns a Boolean value that indicates whether text is smaller in the first size.
  public static func < (left: Self, right: Self) -> Bool { left.step < right.step }

  /// The ordinal of the size, 0 for the smallest.
  var step: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }

  /// Returns the nearest size in a range, or the size itself if the range contains no size.
  package func clamped<Range: RangeExpression>(to range: Range) -> Self where Range.Bound == Self {
    let allowed = Self.allCases.filter(range.contains)
    guard let first = allowed.first, let last = allowed.last else { return self }
    return Swift.min(Swift.max(self, first), last)
  }
}

/// The name of the type in UIKit.
public typealias ContentSizeCategory = DynamicTypeSize

// The names of `UIContentSizeCategory` that differ.
extension DynamicTypeSize {
  /// The UIKit name of `xSmall`.
  public static let extraSmall = DynamicTypeSize.xSmall
  /// The UIKit name of `xLarge`.
  public static let extraLarge = DynamicTypeSize.xLarge
  /// The UIKit name of `xxLarge`.
  public static let extraExtraLarge = DynamicTypeSize.xxLarge
  /// The UIKit name of `xxxLarge`.
  public static let extraExtraExtraLarge = DynamicTypeSize.xxxLarge
  /// The UIKit name of `accessibility1`.
  public static let accessibilityMedium = DynamicTypeSize.accessibility1
  /// The UIKit name of `accessibility2`.
  public static let accessibilityLarge = DynamicTypeSize.accessibility2
  /// The UIKit name of `accessibility3`.
  public static let accessibilityExtraLarge = DynamicTypeSize.accessibility3
  /// The UIKit name of `accessibility4`.
  public static let accessibilityExtraExtraLarge = DynamicTypeSize.accessibility4
  /// The UIKit name of `accessibility5`.
  public static let accessibilityExtraExtraExtraLarge = DynamicTypeSize.accessibility5
}
