// SPDX-License-Identifier: MIT

public import Foundation

/// A collection of traits that can be changed.
public protocol UIMutableTraits {
  /// The value of a trait.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The light or dark appearance.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The layout direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The display scale in pixels per point; 0 is unspecified.
  var displayScale: CGFloat { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The availability of 3D Touch.
  var forceTouchCapability: UIForceTouchCapability { get set }
  /// The preferred text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The range of colors of the display.
  var displayGamut: UIDisplayGamut { get set }
  /// The contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The level of content.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The legibility weight of text.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The activity of the user interface.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
}

extension TraitValues: UIMutableTraits {}

extension TraitValues {
  /// The value of a trait; its default value if it is unspecified.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        return system.read(self) as? T.Value ?? T.defaultValue
      }
      return custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        system.write(newValue, to: &self)
      } else {
        custom[ObjectIdentifier(trait)] = CustomTraitValue(newValue)
      }
    }
  }
}
