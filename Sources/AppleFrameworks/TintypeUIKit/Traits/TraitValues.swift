// SPDX-License-Identifier: MIT

internal import Foundation

/// The values of a trait collection.
struct TraitValues: Hashable {
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var displayGamut = UIDisplayGamut.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  /// The values of traits that users define.
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  /// Returns these values, with the values that another collection specifies taking precedence.
  func merging(_ other: TraitValues) -> TraitValues {
    let unspecified = TraitValues()
    var merged = self
    func merge<Value: Equatable>(_ keyPath: WritableKeyPath<TraitValues, Value>) {
      guard other[keyPath: keyPath] != unspecified[keyPath: keyPath] else { return }
      merged[keyPath: keyPath] = other[keyPath: keyPath]
    }
    merge(\.userInterfaceIdiom)
    merge(\.userInterfaceStyle)
    merge(\.layoutDirection)
    merge(\.displayScale)
    merge(\.horizontalSizeClass)
    merge(\.verticalSizeClass)
    merge(\.forceTouchCapability)
    merge(\.preferredContentSizeCategory)
    merge(\.displayGamut)
    merge(\.accessibilityContrast)
    merge(\.userInterfaceLevel)
    merge(\.legibilityWeight)
    merge(\.activeAppearance)
    merged.custom.merge(other.custom) { _, new in new }
    return merged
  }
}

/// The value of a trait that users define.
///
/// Values that are not `Hashable` are equal only to their copies.
struct CustomTraitValue: Hashable {
  let value: Any
  private let key: AnyHashable
  /// Keeps the identity in `key` from being reused.
  private let token = Token()

  private final class Token {}

  init(_ value: Any) {
    self.value = value
    key = value as? AnyHashable ?? AnyHashable(ObjectIdentifier(token))
  }

  static func == (left: Self, right: Self) -> Bool { left.key == right.key }

  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
