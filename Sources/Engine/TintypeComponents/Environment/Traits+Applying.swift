// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Traits {
  /// Returns these traits, with the values that another set of traits specifies taking precedence.
  public func merging(_ other: Traits) -> Traits {
    var merged = Traits(
      colorScheme: other.colorScheme ?? colorScheme,
      colorSchemeContrast: other.colorSchemeContrast ?? colorSchemeContrast,
      dynamicTypeSize: other.dynamicTypeSize ?? dynamicTypeSize,
      legibilityWeight: other.legibilityWeight ?? legibilityWeight,
      layoutDirection: other.layoutDirection ?? layoutDirection,
      locale: other.locale ?? locale,
      timeZone: other.timeZone ?? timeZone,
      calendar: other.calendar ?? calendar,
      displayScale: other.displayScale ?? displayScale,
      horizontalSizeClass: other.horizontalSizeClass ?? horizontalSizeClass,
      verticalSizeClass: other.verticalSizeClass ?? verticalSizeClass,
      userInterfaceIdiom: other.userInterfaceIdiom ?? userInterfaceIdiom,
      safeAreaInsets: other.safeAreaInsets ?? safeAreaInsets,
      reduceMotion: other.reduceMotion ?? reduceMotion,
      reduceTransparency: other.reduceTransparency ?? reduceTransparency,
      isEnabled: other.isEnabled ?? isEnabled,
      controlState: other.controlState ?? controlState,
      tint: other.tint ?? tint,
      redactionReasons: other.redactionReasons ?? redactionReasons
    )
    merged.userInterfaceLevel = other.userInterfaceLevel ?? userInterfaceLevel
    merged.platformStyle = other.platformStyle ?? platformStyle
    merged.custom =
      custom.filter { old in !other.custom.contains { $0.replaces(old) } } + other.custom
    merged.failure = other.failure ?? failure
    return merged
  }

  /// Sets the specified values in an environment.
  ///
  /// An unknown locale or time zone is ignored here; `check()` reports it.
  public func apply(to environment: inout EnvironmentValues) {
    if let colorScheme { environment.colorScheme = colorScheme }
    if let colorSchemeContrast { environment.colorSchemeContrast = colorSchemeContrast }
    if let dynamicTypeSize { environment.dynamicTypeSize = dynamicTypeSize }
    if let legibilityWeight { environment.legibilityWeight = legibilityWeight }
    if let layoutDirection { environment.layoutDirection = layoutDirection }
    if let locale, LocaleIdentifier.isKnown(locale) {
      environment.locale = Locale(identifier: locale)
    }
    if let timeZone = timeZone.flatMap(LocaleIdentifier.timeZone) {
      environment.timeZone = timeZone
    }
    if let calendar { environment.calendar = Calendar(identifier: calendar) }
    if let displayScale { environment.displayScale = displayScale }
    if let horizontalSizeClass { environment.horizontalSizeClass = horizontalSizeClass }
    if let verticalSizeClass { environment.verticalSizeClass = verticalSizeClass }
    if let userInterfaceIdiom { environment.userInterfaceIdiom = userInterfaceIdiom }
    if let userInterfaceLevel { environment.userInterfaceLevel = userInterfaceLevel }
    if let platformStyle { environment.platformStyle = platformStyle }
    if let safeAreaInsets { environment.safeAreaInsets = safeAreaInsets }
    if let reduceMotion { environment.reduceMotion = reduceMotion }
    if let reduceTransparency { environment.reduceTransparency = reduceTransparency }
    if let isEnabled { environment.isEnabled = isEnabled }
    if let controlState { environment.controlState = controlState }
    if let tint { environment.tint = tint }
    if let redactionReasons { environment.redactionReasons = redactionReasons }
    for trait in custom { trait.apply(to: &environment) }
  }

  /// Throws an error if the traits contain a value that does not exist.
  public func check() throws(TraitsError) {
    if let failure { throw failure }
    if let locale, !LocaleIdentifier.isKnown(locale) { throw .unknownLocale(locale) }
    if let timeZone, LocaleIdentifier.timeZone(timeZone) == nil {
      throw .unknownTimeZone(timeZone)
    }
  }
}

/// A value for a key path of the environment.
struct CustomTrait: Hashable, Sendable {
  let name: String?
  private let value: any FixedValue

  init<Value: Hashable & Sendable>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value> & Sendable,
    _ value: Value,
    name: String?
  ) {
    self.name = name
    self.value = Fixed(keyPath: keyPath, value: value)
  }

  func apply(to environment: inout EnvironmentValues) { value.apply(to: &environment) }

  /// Returns whether both traits set the same key path.
  func replaces(_ other: CustomTrait) -> Bool { value.path == other.value.path }

  static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.value.isEqual(right.value)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(value)
  }
}

private protocol FixedValue: Hashable, Sendable {
  var path: AnyKeyPath { get }
  func apply(to environment: inout EnvironmentValues)
}

extension FixedValue {
  fileprivate func isEqual(_ other: any FixedValue) -> Bool { (other as? Self) == self }
}

private struct Fixed<Value: Hashable & Sendable>: FixedValue {
  let keyPath: WritableKeyPath<EnvironmentValues, Value> & Sendable
  let value: Value

  var path: AnyKeyPath { keyPath }

  func apply(to environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }

  static func == (left: Self, right: Self) -> Bool {
    left.path == right.path && left.value == right.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(value)
  }
}
