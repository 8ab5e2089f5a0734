// SPDX-License-Identifier: MIT

/// Light or dark.
public enum ColorScheme: String, Hashable, Codable, Sendable, CaseIterable {
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}

/// How far colours stand apart from what is behind them.
public enum ColorSchemeContrast: String, Hashable, Codable, Sendable, CaseIterable {
  /// As designed.
  case standard
  /// Farther, for readers who ask for it.
  case increased
}

/// How heavy text is, for readers who ask for it.
public enum LegibilityWeight: String, Hashable, Codable, Sendable, CaseIterable {
  /// As designed.
  case regular
  /// Heavier; `Font.resolved(in:)` says by how much.
  case bold
}

/// The direction in which lines run.
public enum LayoutDirection: String, Hashable, Codable, Sendable, CaseIterable {
  /// As in Latin script.
  case leftToRight
  /// As in Arabic or Hebrew script.
  case rightToLeft
}

/// Whether there is little or much room along an axis.
public enum UserInterfaceSizeClass: String, Hashable, Codable, Sendable, CaseIterable {
  /// Little room, such as the width of a phone held upright.
  case compact
  /// Much room, such as the width of a tablet.
  case regular
}

/// The kind of machine that a component is shown on.
public enum UserInterfaceIdiom: String, Hashable, Codable, Sendable, CaseIterable {
  /// Nothing is said; what a canvas without a device has.
  case unspecified
  /// A phone, of whatever maker.
  case phone
  /// A tablet, of whatever maker.
  case pad
  /// A television.
  case tv
  /// A watch.
  case watch
  /// A window on a desktop, of whatever maker.
  case mac
}

/// How large a reader wants text to be, from the smallest to the largest.
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

  /// Whether the size is one of the accessibility settings.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether text is smaller in the first size than in the second.
  public static func < (left: Self, right: Self) -> Bool { left.step < right.step }

  /// The ordinal of the size, 0 for the smallest.
  var step: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The nearest size that a range holds; the size itself where the range holds none.
  package func clamped<Range: RangeExpression>(to range: Range) -> Self where Range.Bound == Self {
    let allowed = Self.allCases.filter(range.contains)
    guard let first = allowed.first, let last = allowed.last else { return self }
    return Swift.min(Swift.max(self, first), last)
  }
}

/// The name by which users of UIKit know the sizes.
public typealias ContentSizeCategory = DynamicTypeSize

// The names of `UIContentSizeCategory`, where they differ.
extension DynamicTypeSize {
  /// UIKit's name of `xSmall`.
  public static let extraSmall = DynamicTypeSize.xSmall
  /// UIKit's name of `xLarge`.
  public static let extraLarge = DynamicTypeSize.xLarge
  /// UIKit's name of `xxLarge`.
  public static let extraExtraLarge = DynamicTypeSize.xxLarge
  /// UIKit's name of `xxxLarge`.
  public static let extraExtraExtraLarge = DynamicTypeSize.xxxLarge
  /// UIKit's name of `accessibility1`.
  public static let accessibilityMedium = DynamicTypeSize.accessibility1
  /// UIKit's name of `accessibility2`.
  public static let accessibilityLarge = DynamicTypeSize.accessibility2
  /// UIKit's name of `accessibility3`.
  public static let accessibilityExtraLarge = DynamicTypeSize.accessibility3
  /// UIKit's name of `accessibility4`.
  public static let accessibilityExtraExtraLarge = DynamicTypeSize.accessibility4
  /// UIKit's name of `accessibility5`.
  public static let accessibilityExtraExtraExtraLarge = DynamicTypeSize.accessibility5
}
