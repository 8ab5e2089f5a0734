// SPDX-License-Identifier: MIT

extension UITraitCollection {
  /// Creates a collection that specifies one trait.
  convenience init<Value>(
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

  // Variants: light or dark appearance; userInterfaceStyle; UIUserInterfaceStyle
  //   -> layout direction; layoutDirection; UITraitEnvironmentLayoutDirection
  //   | horizontal size class; horizontalSizeClass; UIUserInterfaceSizeClass
  //   | vertical size class; verticalSizeClass; UIUserInterfaceSizeClass
  //   | preferred text size; preferredContentSizeCategory; UIContentSizeCategory
  //   | range of colors of the display; displayGamut; UIDisplayGamut
  //   | contrast; accessibilityContrast; UIAccessibilityContrast
  //   | level of content; userInterfaceLevel; UIUserInterfaceLevel
  //   | legibility weight of text; legibilityWeight; UILegibilityWeight
  /// Creates a collection that specifies the light or dark appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(\.userInterfaceStyle, userInterfaceStyle)
  }

  /// Creates a collection that specifies the availability of 3D Touch.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(\.forceTouchCapability, capability)
  }

  /// Creates a collection that specifies the activity of the user interface.
  public convenience init(
    activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance
  ) {
    self.init(\.activeAppearance, userInterfaceActiveAppearance)
  }
}
