// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// What array literals are made of.
extension Traits {
  /// The light scheme.
  public static let light = Traits(colorScheme: .light)
  /// The dark scheme.
  public static let dark = Traits(colorScheme: .dark)
  /// Colours that stand far apart from what is behind them.
  public static let increasedContrast = Traits(colorSchemeContrast: .increased)
  /// Heavier text.
  public static let boldText = Traits(legibilityWeight: .bold)
  /// Lines that run from left to right.
  public static let leftToRight = Traits(layoutDirection: .leftToRight)
  /// Lines that run from right to left.
  public static let rightToLeft = Traits(layoutDirection: .rightToLeft)
  /// No movement.
  public static let reduceMotion = Traits(reduceMotion: true)
  /// Nothing that shines through.
  public static let reduceTransparency = Traits(reduceTransparency: true)
  /// Controls that do not answer.
  public static let disabled = Traits(isEnabled: false)

  /// A scheme.
  public static func colorScheme(_ scheme: ColorScheme) -> Traits { Traits(colorScheme: scheme) }

  /// A contrast of the scheme.
  public static func colorSchemeContrast(_ contrast: ColorSchemeContrast) -> Traits {
    Traits(colorSchemeContrast: contrast)
  }

  /// A size of text.
  public static func dynamicTypeSize(_ size: DynamicTypeSize) -> Traits {
    Traits(dynamicTypeSize: size)
  }

  /// A weight of text.
  public static func legibilityWeight(_ weight: LegibilityWeight) -> Traits {
    Traits(legibilityWeight: weight)
  }

  /// A direction in which lines run.
  public static func layoutDirection(_ direction: LayoutDirection) -> Traits {
    Traits(layoutDirection: direction)
  }

  /// A language, with a region if need be: `ar_SA`.
  ///
  /// An identifier that does not exist fails the snapshot with `TraitsError.unknownLocale`. The
  /// direction of lines does not follow from it; add `.rightToLeft`.
  public static func locale(_ identifier: String) -> Traits { Traits(locale: identifier) }

  /// A time zone by its name in the IANA database: `Europe/Lisbon`.
  ///
  /// A name that does not exist fails the snapshot with `TraitsError.unknownTimeZone`.
  public static func timeZone(_ identifier: String) -> Traits { Traits(timeZone: identifier) }

  /// A calendar.
  public static func calendar(_ identifier: Calendar.Identifier) -> Traits {
    Traits(calendar: identifier)
  }

  /// A number of pixels per point.
  public static func displayScale(_ scale: Double) -> Traits { Traits(displayScale: scale) }

  /// Whether the viewport is wide.
  public static func horizontalSizeClass(_ sizeClass: UserInterfaceSizeClass) -> Traits {
    Traits(horizontalSizeClass: sizeClass)
  }

  /// Whether the viewport is high.
  public static func verticalSizeClass(_ sizeClass: UserInterfaceSizeClass) -> Traits {
    Traits(verticalSizeClass: sizeClass)
  }

  /// A kind of machine.
  public static func userInterfaceIdiom(_ idiom: UserInterfaceIdiom) -> Traits {
    Traits(userInterfaceIdiom: idiom)
  }

  /// What bars and sensors take from each edge of the viewport, in points.
  ///
  /// What is no usable length counts as 0, and a canvas as large as its component has none.
  public static func safeAreaInsets(_ insets: EdgeInsets) -> Traits {
    Traits(safeAreaInsets: insets)
  }

  /// What is being done to controls; the states of one call belong together.
  public static func controlState(_ state: ControlState) -> Traits {
    Traits(controlState: state)
  }

  /// The colour of what can be operated or is chosen.
  public static func tint(_ color: Color) -> Traits { Traits(tint: color) }

  /// Reasons why content is not shown.
  public static func redacted(_ reasons: RedactionReasons) -> Traits {
    Traits(redactionReasons: reasons)
  }

  /// Any value of the environment, such as one of a key of your own.
  ///
  /// - Parameters:
  ///   - keyPath: The value's place in the environment.
  ///   - value: The value.
  ///   - name: What it adds to the name of the traits; `nil`, the default, adds nothing.
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
