// SPDX-License-Identifier: MIT

/// Values of the environment that a snapshot fixes; what it leaves out comes from the device.
///
/// Traits compose, the later ones winning: `[.dark, .rightToLeft]`.
public struct Traits: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// Light or dark.
  public var colorScheme: ColorScheme?
  /// The direction in which lines run.
  public var layoutDirection: LayoutDirection?
  /// Pixels per point.
  public var displayScale: Double?

  /// Creates traits that fix nothing.
  public init() {}

  /// Creates traits that fix nothing but what is given.
  public init(
    colorScheme: ColorScheme? = nil,
    layoutDirection: LayoutDirection? = nil,
    displayScale: Double? = nil
  ) {
    self.colorScheme = colorScheme
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
  }

  /// Creates traits from several, the later ones winning.
  public init(arrayLiteral traits: Traits...) {
    self = traits.reduce(Traits()) { $0.merging($1) }
  }

  /// Creates traits by the name that UIKit gives the scheme.
  public init(userInterfaceStyle: ColorScheme) {
    self.init(colorScheme: userInterfaceStyle)
  }

  /// The light scheme.
  public static let light = Traits(colorScheme: .light)
  /// The dark scheme.
  public static let dark = Traits(colorScheme: .dark)
  /// Lines that run from left to right.
  public static let leftToRight = Traits(layoutDirection: .leftToRight)
  /// Lines that run from right to left.
  public static let rightToLeft = Traits(layoutDirection: .rightToLeft)

  /// A number of pixels per point.
  public static func displayScale(_ scale: Double) -> Traits { Traits(displayScale: scale) }

  /// These traits, with those of another in place of them where it fixes something.
  public func merging(_ other: Traits) -> Traits {
    Traits(
      colorScheme: other.colorScheme ?? colorScheme,
      layoutDirection: other.layoutDirection ?? layoutDirection,
      displayScale: other.displayScale ?? displayScale
    )
  }

  /// Writes what the traits fix into an environment.
  public func apply(to environment: inout EnvironmentValues) {
    if let colorScheme { environment.colorScheme = colorScheme }
    if let layoutDirection { environment.layoutDirection = layoutDirection }
    if let displayScale { environment.displayScale = displayScale }
  }
}
