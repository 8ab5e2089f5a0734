// SPDX-License-Identifier: MIT

public import Foundation

/// A trait: a value that trait collections contain.
public protocol UITraitDefinition {
  /// The type of the value.
  associatedtype Value
  /// The value in collections that do not specify the trait.
  static var defaultValue: Value { get }
  /// The name in descriptions; the type's name by default.
  static var name: String { get }
  /// The identifier; the type's full name by default.
  static var identifier: String { get }
  /// A Boolean value that indicates whether colors depend on the trait; `false` by default.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's name.
  public static var name: String { String(describing: Self.self) }
  /// The type's full name.
  public static var identifier: String { String(reflecting: Self.self) }
  /// The default, `false`.
  public static var affectsColorAppearance: Bool { false }
}

/// A type that represents a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that has a property of its own.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  /// The property.
  static var keyPath: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  /// Returns the value of the trait.
  static func read(_ values: TraitValues) -> Any { values[keyPath: keyPath] }

  /// Sets the value of the trait.
  static func write(_ value: Any, to values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: keyPath] = value }
  }
}

// Variants: userInterfaceIdiom; UITraitUserInterfaceIdiom; UIUserInterfaceIdiom; .unspecified
//   -> layoutDirection; UITraitLayoutDirection; UITraitEnvironmentLayoutDirection; .unspecified
//   | displayScale; UITraitDisplayScale; CGFloat; 0
//   | horizontalSizeClass; UITraitHorizontalSizeClass; UIUserInterfaceSizeClass; .unspecified
//   | verticalSizeClass; UITraitVerticalSizeClass; UIUserInterfaceSizeClass; .unspecified
//   | forceTouchCapability; UITraitForceTouchCapability; UIForceTouchCapability; .unknown
//   | preferredContentSizeCategory; UITraitPreferredContentSizeCategory; UIContentSizeCategory;
//     .unspecified
//   | legibilityWeight; UITraitLegibilityWeight; UILegibilityWeight; .unspecified
//   | activeAppearance; UITraitActiveAppearance; UIUserInterfaceActiveAppearance; .unspecified
/// The trait `userInterfaceIdiom`.
public final class UITraitUserInterfaceIdiom: NSObject, UITraitDefinition, SystemTrait {
  /// The unspecified value.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }

  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

// Variants: userInterfaceStyle; UITraitUserInterfaceStyle; UIUserInterfaceStyle
//   -> displayGamut; UITraitDisplayGamut; UIDisplayGamut
//   | accessibilityContrast; UITraitAccessibilityContrast; UIAccessibilityContrast
//   | userInterfaceLevel; UITraitUserInterfaceLevel; UIUserInterfaceLevel
/// The trait `userInterfaceStyle`.
public final class UITraitUserInterfaceStyle: NSObject, UITraitDefinition, SystemTrait {
  /// The unspecified value.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// The value `true`.
  public static var affectsColorAppearance: Bool { true }

  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}
