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

/// The trait `userInterfaceIdiom`.
public final class UITraitUserInterfaceIdiom: NSObject, UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// The trait `userInterfaceStyle`.
public final class UITraitUserInterfaceStyle: NSObject, UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// The value `true`.
  public static var affectsColorAppearance: Bool { true }
}

/// The trait `layoutDirection`.
public final class UITraitLayoutDirection: NSObject, UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// The trait `displayScale`.
public final class UITraitDisplayScale: NSObject, UITraitDefinition {
  /// The unspecified value, 0.
  public static var defaultValue: CGFloat { 0 }
}

/// The trait `horizontalSizeClass`.
public final class UITraitHorizontalSizeClass: NSObject, UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The trait `verticalSizeClass`.
public final class UITraitVerticalSizeClass: NSObject, UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The trait `forceTouchCapability`.
public final class UITraitForceTouchCapability: NSObject, UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UIForceTouchCapability { .unknown }
}

/// The trait `preferredContentSizeCategory`.
public final class UITraitPreferredContentSizeCategory: NSObject, UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// The trait `displayGamut`.
public final class UITraitDisplayGamut: NSObject, UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// The value `true`.
  public static var affectsColorAppearance: Bool { true }
}

/// The trait `accessibilityContrast`.
public final class UITraitAccessibilityContrast: NSObject, UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// The value `true`.
  public static var affectsColorAppearance: Bool { true }
}

/// The trait `userInterfaceLevel`.
public final class UITraitUserInterfaceLevel: NSObject, UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// The value `true`.
  public static var affectsColorAppearance: Bool { true }
}

/// The trait `legibilityWeight`.
public final class UITraitLegibilityWeight: NSObject, UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// The trait `activeAppearance`.
public final class UITraitActiveAppearance: NSObject, UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
}

extension UITraitUserInterfaceIdiom: SystemTrait {
  static var keyPath: WritableKeyPath<TraitValues, Value> { \.userInterfaceIdiom }
}

extension UITraitUserInterfaceStyle: SystemTrait {
  static var keyPath: WritableKeyPath<TraitValues, Value> { \.userInterfaceStyle }
}

extension UITraitLayoutDirection: SystemTrait {
  static var keyPath: WritableKeyPath<TraitValues, Value> { \.layoutDirection }
}

extension UITraitDisplayScale: SystemTrait {
  static var keyPath: WritableKeyPath<TraitValues, Value> { \.displayScale }
}

extension UITraitHorizontalSizeClass: SystemTrait {
  static var keyPath: WritableKeyPath<TraitValues, Value> { \.horizontalSizeClass }
}

extension UITraitVerticalSizeClass: SystemTrait {
  static var keyPath: WritableKeyPath<TraitValues, Value> { \.verticalSizeClass }
}

extension UITraitForceTouchCapability: SystemTrait {
  static var keyPath: WritableKeyPath<TraitValues, Value> { \.forceTouchCapability }
}

extension UITraitPreferredContentSizeCategory: SystemTrait {
  static var keyPath: WritableKeyPath<TraitValues, Value> { \.preferredContentSizeCategory }
}

extension UITraitDisplayGamut: SystemTrait {
  static var keyPath: WritableKeyPath<TraitValues, Value> { \.displayGamut }
}

extension UITraitAccessibilityContrast: SystemTrait {
  static var keyPath: WritableKeyPath<TraitValues, Value> { \.accessibilityContrast }
}

extension UITraitUserInterfaceLevel: SystemTrait {
  static var keyPath: WritableKeyPath<TraitValues, Value> { \.userInterfaceLevel }
}

extension UITraitLegibilityWeight: SystemTrait {
  static var keyPath: WritableKeyPath<TraitValues, Value> { \.legibilityWeight }
}

extension UITraitActiveAppearance: SystemTrait {
  static var keyPath: WritableKeyPath<TraitValues, Value> { \.activeAppearance }
}
