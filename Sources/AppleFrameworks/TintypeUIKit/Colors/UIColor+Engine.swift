// SPDX-License-Identifier: MIT

internal import Foundation
package import TintypeComponents

extension UIColor {
  /// Creates a color from the engine's representation, with its values for schemes and contrasts.
  package convenience init(_ color: Color) {
    self.init(source: .engine(color))
  }

  /// Creates a color from the engine's representation.
  package convenience init(_ color: ResolvedColor) {
    self.init(source: .components(ColorComponents(color)))
  }

  /// The engine's representation, with the values for light and dark at both contrasts and levels.
  ///
  /// A provider is called for each of them; its other traits are the current ones. A pattern is
  /// transparent.
  package var color: Color {
    switch source {
    case .components(let components): return components.color
    case .engine(let color): return color
    case .pattern: return .clear
    case .provider:
      let current = UITraitCollection.current
      func variant(
        _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast,
        _ level: UIUserInterfaceLevel
      ) -> Color {
        var values = current.values
        values.userInterfaceStyle = style
        values.accessibilityContrast = contrast
        values.userInterfaceLevel = level
        let traits = UITraitCollection(values: values)
        guard case .components(let components) = resolvedColor(with: traits).source else {
          return .clear
        }
        return components.color
      }
      func color(_ level: UIUserInterfaceLevel) -> Color {
        let name: String? = nil
        return Color(
          name, light: variant(.light, .normal, level), dark: variant(.dark, .normal, level),
          lightHighContrast: variant(.light, .high, level),
          darkHighContrast: variant(.dark, .high, level))
      }
      return color(.base).elevated(color(.elevated))
    }
  }

  /// The image that the color repeats, if it is a pattern.
  package var patternImage: UIImage? {
    if case .pattern(let image) = source { image } else { nil }
  }
}

extension Color {
  /// Returns the color for traits; an unspecified style is light.
  func resolved(with traits: UITraitCollection) -> ResolvedColor {
    resolved(
      colorScheme: traits.userInterfaceStyle.colorScheme ?? .light,
      contrast: traits.accessibilityContrast.colorSchemeContrast ?? .standard,
      level: traits.userInterfaceLevel.level ?? .base)
  }

  private func resolved(
    colorScheme: ColorScheme, contrast: ColorSchemeContrast, level: UserInterfaceLevel
  ) -> ResolvedColor {
    var environment = EnvironmentValues()
    environment.userInterfaceLevel = level
    environment.colorScheme = colorScheme
    environment.colorSchemeContrast = contrast
    return resolve(in: environment)
  }

  /// Returns the color with each of its values changed.
  func mappingVariants(_ change: (inout ResolvedColor) -> Void) -> Color {
    func color(_ level: UserInterfaceLevel) -> Color {
      func variant(_ colorScheme: ColorScheme, _ contrast: ColorSchemeContrast) -> Color {
        var color = resolved(colorScheme: colorScheme, contrast: contrast, level: level)
        change(&color)
        return Color(
          red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
      }
      return Color(
        name, light: variant(.light, .standard), dark: variant(.dark, .standard),
        lightHighContrast: variant(.light, .increased),
        darkHighContrast: variant(.dark, .increased))
    }
    return hasElevatedValues ? color(.base).elevated(color(.elevated)) : color(.base)
  }
}
