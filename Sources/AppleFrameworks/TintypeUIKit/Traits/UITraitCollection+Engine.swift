// SPDX-License-Identifier: MIT

internal import Foundation
package import TintypeComponents

extension UITraitCollection {
  /// Creates a collection of the traits that the engine's representation specifies.
  ///
  /// UIKit has no counterpart of the other values, such as the locale.
  package convenience init(_ traits: Traits) {
    var values = TraitValues()
    if let style = traits.colorScheme { values.userInterfaceStyle = UIUserInterfaceStyle(style) }
    if let contrast = traits.colorSchemeContrast {
      values.accessibilityContrast = contrast == .increased ? .high : .normal
    }
    if let size = traits.dynamicTypeSize {
      values.preferredContentSizeCategory = UIContentSizeCategory(size)
    }
    if let weight = traits.legibilityWeight {
      values.legibilityWeight = weight == .bold ? .bold : .regular
    }
    if let direction = traits.layoutDirection {
      values.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if let scale = traits.displayScale { values.displayScale = CGFloat(scale) }
    values.horizontalSizeClass = UIUserInterfaceSizeClass(traits.horizontalSizeClass)
    values.verticalSizeClass = UIUserInterfaceSizeClass(traits.verticalSizeClass)
    if let idiom = traits.userInterfaceIdiom {
      values.userInterfaceIdiom = UIUserInterfaceIdiom(idiom)
    }
    if let level = traits.userInterfaceLevel {
      values.userInterfaceLevel = level == .elevated ? .elevated : .base
    }
    self.init(values: values)
  }

  /// Creates a collection of the traits of a component's environment, which specifies all traits
  /// except size classes and an idiom that the environment does not have.
  package convenience init(_ environment: EnvironmentValues) {
    var values = TraitValues()
    values.userInterfaceStyle = UIUserInterfaceStyle(environment.colorScheme)
    values.accessibilityContrast = environment.colorSchemeContrast == .increased ? .high : .normal
    values.preferredContentSizeCategory = UIContentSizeCategory(environment.dynamicTypeSize)
    values.legibilityWeight = environment.legibilityWeight == .bold ? .bold : .regular
    values.layoutDirection =
      environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    values.displayScale = CGFloat(environment.displayScale)
    values.horizontalSizeClass = UIUserInterfaceSizeClass(environment.horizontalSizeClass)
    values.verticalSizeClass = UIUserInterfaceSizeClass(environment.verticalSizeClass)
    values.userInterfaceIdiom = UIUserInterfaceIdiom(environment.userInterfaceIdiom)
    values.forceTouchCapability = .unavailable
    values.displayGamut = .SRGB
    values.userInterfaceLevel = environment.userInterfaceLevel == .elevated ? .elevated : .base
    values.activeAppearance = .active
    self.init(values: values)
  }

  /// The specified traits in the engine's representation.
  package var traits: Traits {
    var traits = Traits(
      colorScheme: userInterfaceStyle.colorScheme,
      colorSchemeContrast: accessibilityContrast.colorSchemeContrast,
      dynamicTypeSize: preferredContentSizeCategory.dynamicTypeSize,
      legibilityWeight: legibilityWeight.legibilityWeight,
      layoutDirection: layoutDirection.layoutDirection,
      displayScale: displayScale > 0 ? Double(displayScale) : nil,
      horizontalSizeClass: horizontalSizeClass.userInterfaceSizeClass,
      verticalSizeClass: verticalSizeClass.userInterfaceSizeClass,
      userInterfaceIdiom: userInterfaceIdiom.userInterfaceIdiom
    )
    traits.userInterfaceLevel = userInterfaceLevel.level
    return traits
  }
}

extension UIUserInterfaceStyle {
  /// Creates a style from the engine's representation; `nil` is unspecified.
  package init(_ colorScheme: ColorScheme?) {
    self =
      switch colorScheme {
      case nil: .unspecified
      case .light: .light
      case .dark: .dark
      }
  }

  /// The engine's representation; `nil` if it is unspecified.
  package var colorScheme: ColorScheme? {
    switch self {
    case .unspecified: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

extension UIAccessibilityContrast {
  /// The engine's representation; `nil` if it is unspecified.
  package var colorSchemeContrast: ColorSchemeContrast? {
    switch self {
    case .unspecified: nil
    case .normal: .standard
    case .high: .increased
    }
  }
}

extension UIUserInterfaceLevel {
  /// The engine's representation; `nil` if it is unspecified.
  package var level: UserInterfaceLevel? {
    switch self {
    case .unspecified: nil
    case .base: .base
    case .elevated: .elevated
    }
  }
}

extension UILegibilityWeight {
  /// The engine's representation; `nil` if it is unspecified.
  package var legibilityWeight: LegibilityWeight? {
    switch self {
    case .unspecified: nil
    case .regular: .regular
    case .bold: .bold
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  /// The engine's representation; `nil` if it is unspecified.
  package var layoutDirection: LayoutDirection? {
    switch self {
    case .unspecified: nil
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// Creates a size class from the engine's representation; `nil` is unspecified.
  package init(_ sizeClass: UserInterfaceSizeClass?) {
    self =
      switch sizeClass {
      case nil: .unspecified
      case .compact: .compact
      case .regular: .regular
      }
  }

  /// The engine's representation; `nil` if it is unspecified.
  package var userInterfaceSizeClass: UserInterfaceSizeClass? {
    switch self {
    case .unspecified: nil
    case .compact: .compact
    case .regular: .regular
    }
  }
}

extension UIUserInterfaceIdiom {
  /// Creates an idiom from the engine's representation; UIKit has none for a watch.
  package init(_ idiom: UserInterfaceIdiom) {
    self =
      switch idiom {
      case .unspecified, .watch: .unspecified
      case .phone: .phone
      case .pad: .pad
      case .tv: .tv
      case .mac: .mac
      }
  }

  /// The engine's representation; `nil` if it is unspecified or has no counterpart.
  package var userInterfaceIdiom: UserInterfaceIdiom? {
    switch self {
    case .unspecified, .carPlay, .vision: nil
    case .phone: .phone
    case .pad: .pad
    case .tv: .tv
    case .mac: .mac
    }
  }
}
