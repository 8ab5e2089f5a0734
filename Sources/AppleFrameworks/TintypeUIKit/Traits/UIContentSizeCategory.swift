// SPDX-License-Identifier: MIT

package import TintypeComponents

/// The user's preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's identifier of the size.
  public let rawValue: String

  /// Creates a category from UIKit's identifier.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No specified size.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Three steps below the default.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Two steps below the default.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// One step below the default.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The default.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// One step above the default.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Two steps above the default.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// Three steps above the default.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The first size of the accessibility settings.
  public static let accessibilityMedium = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second size of the accessibility settings.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third size of the accessibility settings.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth size of the accessibility settings.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The fifth size of the accessibility settings.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// All sizes from the smallest to the largest.
  private static let ordered: [UIContentSizeCategory] = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
  ]

  /// The ordinal of the size; −1 for other identifiers.
  private var step: Int { Self.ordered.firstIndex(of: self) ?? -1 }
}

extension UIContentSizeCategory {
  /// A Boolean value that indicates whether the size is one of the accessibility settings.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Returns a Boolean value that indicates whether text is smaller in the first size.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.step < right.step
  }

  /// Returns a Boolean value that indicates whether text is at most as large in the first size.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.step <= right.step
  }

  /// Returns a Boolean value that indicates whether text is larger in the first size.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.step > right.step
  }

  /// Returns a Boolean value that indicates whether text is at least as large in the first size.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.step >= right.step
  }
}

extension UIContentSizeCategory {
  /// Creates a category from the engine's representation.
  package init(_ dynamicTypeSize: DynamicTypeSize) {
    let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize)
    self = index.map { Self.ordered[$0] } ?? .large
  }

  /// The engine's representation; `nil` if the size is unspecified or unknown.
  package var dynamicTypeSize: DynamicTypeSize? {
    let step = step
    return DynamicTypeSize.allCases.indices.contains(step) ? DynamicTypeSize.allCases[step] : nil
  }
}
