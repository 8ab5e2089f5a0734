// SPDX-License-Identifier: MIT

/// The user's preferred text size under its former name.
public enum ContentSizeCategory: Hashable, CaseIterable {
  /// Three steps below the default.
  case extraSmall
  /// Two steps below the default.
  case small
  /// One step below the default.
  case medium
  /// The default.
  case large
  /// One step above the default.
  case extraLarge
  /// Two steps above the default.
  case extraExtraLarge
  /// Three steps above the default.
  case extraExtraExtraLarge
  /// The first size of the accessibility settings.
  case accessibilityMedium
  /// The second size of the accessibility settings.
  case accessibilityLarge
  /// The third size of the accessibility settings.
  case accessibilityExtraLarge
  /// The fourth size of the accessibility settings.
  case accessibilityExtraExtraLarge
  /// The fifth size of the accessibility settings.
  case accessibilityExtraExtraExtraLarge

  /// A Boolean value that indicates whether the size is one of the accessibility settings.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// Returns whether the first size is smaller.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.dynamicTypeSize < rhs.dynamicTypeSize
  }

  /// Returns whether the first size is smaller or equal.
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.dynamicTypeSize <= rhs.dynamicTypeSize
  }

  /// Returns whether the first size is larger.
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.dynamicTypeSize > rhs.dynamicTypeSize
  }

  /// Returns whether the first size is larger or equal.
  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.dynamicTypeSize >= rhs.dynamicTypeSize
  }

  /// Creates a category from that of UIKit; `nil` if it is unspecified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
    self.init(size)
  }

  /// Creates a category from a Dynamic Type size.
  init(_ size: DynamicTypeSize) {
    self = Self.allCases.first { $0.dynamicTypeSize == size } ?? .large
  }

  /// The Dynamic Type size.
  var dynamicTypeSize: DynamicTypeSize {
    switch self {
    case .extraSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .xLarge
    case .extraExtraLarge: .xxLarge
    case .extraExtraExtraLarge: .xxxLarge
    case .accessibilityMedium: .accessibility1
    case .accessibilityLarge: .accessibility2
    case .accessibilityExtraLarge: .accessibility3
    case .accessibilityExtraExtraLarge: .accessibility4
    case .accessibilityExtraExtraExtraLarge: .accessibility5
    }
  }
}

extension DynamicTypeSize {
  /// Creates a size from a category of UIKit; `nil` if it is unspecified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    let size = Self.allCases.first { UIContentSizeCategory($0) == uiSizeCategory }
    guard let size else { return nil }
    self = size
  }
}

extension UIContentSizeCategory {
  /// Creates a category of UIKit; unspecified for `nil`.
  public init(_ sizeCategory: ContentSizeCategory?) {
    self.init(sizeCategory?.dynamicTypeSize)
  }

  /// Creates a category of UIKit; unspecified for `nil`.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    switch dynamicTypeSize {
    case nil: self = .unspecified
    case .xSmall: self = .extraSmall
    case .small: self = .small
    case .medium: self = .medium
    case .large: self = .large
    case .xLarge: self = .extraLarge
    case .xxLarge: self = .extraExtraLarge
    case .xxxLarge: self = .extraExtraExtraLarge
    case .accessibility1: self = .accessibilityMedium
    case .accessibility2: self = .accessibilityLarge
    case .accessibility3: self = .accessibilityExtraLarge
    case .accessibility4: self = .accessibilityExtraExtraLarge
    case .accessibility5: self = .accessibilityExtraExtraExtraLarge
    }
  }
}
