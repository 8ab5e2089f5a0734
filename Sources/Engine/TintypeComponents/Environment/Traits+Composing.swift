// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Elements of array literals.
extension Traits {
  /// The light color scheme.
  public static let light = Traits(colorScheme: .light)
  /// The dark color scheme.
  public static let dark = Traits(colorScheme: .dark)
  /// Increased contrast.
  public static let increasedContrast = Traits(colorSchemeContrast: .increased)
  /// Bold text.
  public static let boldText = Traits(legibilityWeight: .bold)
  /// A left-to-right layout direction.
  public static let leftToRight = Traits(layoutDirection: .leftToRight)
  /// A right-to-left layout direction.
  public static let rightToLeft = Traits(layoutDirection: .rightToLeft)
  /// Reduced motion.
  public static let reduceMotion = Traits(reduceMotion: true)
  /// Reduced transparency.
  public static let reduceTransparency = Traits(reduceTransparency: true)
  /// Disabled controls.
  public static let disabled = Traits(isEnabled: false)

  /// Sets the color scheme.
  public static func colorScheme(_ scheme: ColorScheme) -> Traits { Traits(colorScheme: scheme) }

  /// Sets the contrast of the color scheme.
  public static func colorSchemeContrast(_ contrast: ColorSchemeContrast) -> Traits {
    Traits(colorSchemeContrast: contrast)
  }

  /// Sets the Dynamic Type size.
  public static func dynamicTypeSize(_ size: DynamicTypeSize) -> Traits {
    Traits(dynamicTypeSize: size)
  }

  /// Sets the legibility weight of text.
  public static func legibilityWeight(_ weight: LegibilityWeight) -> Traits {
    Traits(legibilityWeight: weight)
  }

  /// Sets the layout direction.
  public static func layoutDirection(_ direction: LayoutDirection) -> Traits {
    Traits(layoutDirection: direction)
  }

  /// Sets the locale by a language and an optional region: `ar_SA`.
  ///
  /// An identifier that does not exist fails the snapshot with `TraitsError.unknownLocale`. The
  /// locale does not change the layout direction; add `.rightToLeft`.
  public static func locale(_ identifier: String) -> Traits { Traits(locale: identifier) }

  /// Sets the time zone by its name in the IANA database: `Europe/Lisbon`.
  ///
  /// A name that does not exist fails the snapshot with `TraitsError.unknownTimeZone`.
  public static func timeZone(_ identifier: String) -> Traits { Traits(timeZone: identifier) }

  /// Sets the calendar.
  public static func calendar(_ identifier: Calendar.Identifier) -> Traits {
    Traits(calendar: identifier)
  }

  /// Sets the display scale in pixels per point.
  public static func displayScale(_ scale: Double) -> Traits { Traits(displayScale: scale) }

  /// Sets the horizontal size class.
  public static func horizontalSizeClass(_ sizeClass: UserInterfaceSizeClass) -> Traits {
    Traits(horizontalSizeClass: sizeClass)
  }

  /// Sets the vertical size class.
  public static func verticalSizeClass(_ sizeClass: UserInterfaceSizeClass) -> Traits {
    Traits(verticalSizeClass: sizeClass)
  }

  /// Sets the user interface idiom.
  public static func userInterfaceIdiom(_ idiom: UserInterfaceIdiom) -> Traits {
    Traits(userInterfaceIdiom: idiom)
  }

  /// Sets the safe area insets of the viewport for bars and sensors, in points.
  ///
  /// An invalid length counts as 0, and a canvas as large as its component has no safe area insets.
  public static func safeAreaInsets(_ insets: EdgeInsets) -> Traits {
    Traits(safeAreaInsets: insets)
  }

  /// Sets the interaction state of controls; a later state replaces an earlier one.
  public static func controlState(_ state: ControlState) -> Traits { Traits(controlState: state) }

  /// Sets the color of interactive and selected elements.
  public static func tint(_ color: Color) -> Traits { Traits(tint: color) }

  /// Sets the reasons to redact content.
  public static func redacted(_ reasons: RedactionReasons) -> Traits {
    Traits(redactionReasons: reasons)
  }

  /// Sets any value of the environment, such as the value of a custom key.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value in the environment.
  ///   - value: The value.
  ///   - name: The text that is added to the name of the traits; `nil`, the default, adds nothing.
  /// - Returns: The traits.
  public static func environment<Value: Hashable & Sendable>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value> & Sendable,
    _ value: Value,
    name: String? = nil
  ) -> Traits {
    var traits = Traits()
    traits.custom = [CustomTrait(keyPath, value, name: name)]
    return traits
  }
}

extension Device {
  /// Returns the device with a Dynamic Type size, which is `.large` otherwise.
  ///
  /// The devices of swift-snapshot-testing have the size `.medium`, which their recordings show.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> Device {
    var device = self
    device.traits = device.traits.merging(.dynamicTypeSize(size))
    return device
  }
}
