// SPDX-License-Identifier: MIT

public import Foundation

extension UITraitCollection {
  /// Creates a collection that specifies one trait.
  private convenience init<Value>(
    _ keyPath: WritableKeyPath<TraitValues, Value>, _ value: Value
  ) {
    var values = TraitValues()
    values[keyPath: keyPath] = value
    self.init(values: values)
  }

  /// Creates a collection from several; later values take precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitValues()) { $0.merging($1.values) })
  }

  /// Creates a collection that specifies the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(\.userInterfaceIdiom, idiom)
  }

  /// Creates a collection that specifies the light or dark appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(\.userInterfaceStyle, userInterfaceStyle)
  }

  /// Creates a collection that specifies the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(\.layoutDirection, layoutDirection)
  }

  /// Creates a collection that specifies the display scale in pixels per point.
  public convenience init(displayScale scale: CGFloat) {
    self.init(\.displayScale, scale)
  }

  /// Creates a collection that specifies the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.horizontalSizeClass, horizontalSizeClass)
  }

  /// Creates a collection that specifies the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.verticalSizeClass, verticalSizeClass)
  }

  /// Creates a collection that specifies the availability of 3D Touch.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(\.forceTouchCapability, capability)
  }

  /// Creates a collection that specifies the preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
  }

  /// Creates a collection that specifies the range of colors of the display.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(\.displayGamut, displayGamut)
  }

  /// Creates a collection that specifies the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(\.accessibilityContrast, accessibilityContrast)
  }

  /// Creates a collection that specifies the level of content.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(\.userInterfaceLevel, userInterfaceLevel)
  }

  /// Creates a collection that specifies the legibility weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(\.legibilityWeight, legibilityWeight)
  }

  /// Creates a collection that specifies the activity of the user interface.
  public convenience init(
    activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance
  ) {
    self.init(\.activeAppearance, userInterfaceActiveAppearance)
  }
}
