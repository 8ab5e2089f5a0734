// SPDX-License-Identifier: MIT

public import Foundation

// The type is immutable: a subclass cannot change `values`. Custom trait values are not required to
// be `Sendable`, neither here nor in UIKit, whose class has the same conformance.
/// The traits of an environment, such as its size classes, appearance and text size.
///
/// A collection does not need to specify all traits. Unspecified ones have the value `unspecified`,
/// or 0 for the display scale.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The values of the traits.
  let values: TraitValues

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection that specifies no traits.
  public override init() {
    values = TraitValues()
    super.init()
  }

  /// Returns `nil`, because trait collections cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing, because trait collections cannot be archived on Linux.
  open func encode(with coder: NSCoder) {}

  /// The value `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the collection itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether an object is a collection with equal traits.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// The hash of the traits.
  open override var hash: Int { values.hashValue }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The light or dark appearance.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The layout direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The display scale in pixels per point; 0 if it is unspecified.
  open var displayScale: CGFloat { values.displayScale }
  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The availability of 3D Touch.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// The preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// The range of colors of the display.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// The contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The level of content.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The legibility weight of text.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The activity of the user interface.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// Returns a Boolean value that indicates whether this collection has all traits that another one
  /// specifies.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.merging(trait.values) == values
  }

  /// Returns a Boolean value that indicates whether a color may differ between two collections.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection?.values ?? TraitValues()
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.accessibilityContrast != other.accessibilityContrast
      || values.userInterfaceLevel != other.userInterfaceLevel
      || values.displayGamut != other.displayGamut
      || values.userInterfaceIdiom != other.userInterfaceIdiom
  }

  /// The collection of the code that is running: of the snapshot's environment by default.
  ///
  /// A new value applies to the snapshot, or to the thread if no snapshot is being taken.
  open class var current: UITraitCollection {
    get { CurrentTraits.value }
    set { CurrentTraits.value = newValue }
  }

  /// Calls a closure, during which `current` is this collection.
  open func performAsCurrent(_ actions: () -> Void) {
    CurrentTraits.withValue(self, actions)
  }
}

extension UITraitCollection {
  /// Creates a collection that specifies the display scale in pixels per point.
  public convenience init(displayScale scale: CGFloat) {
    self.init(\.displayScale, scale)
  }

  /// A closure that changes traits.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// Creates a collection with a closure that sets traits.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: TraitValues().mutated(by: mutations))
  }

  /// Returns a copy with traits that a closure changes.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values: values.mutated(by: mutations))
  }

  /// Creates a collection that specifies one trait.
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    var values = TraitValues()
    values[trait] = value
    self.init(values: values)
  }

  /// Returns a copy with another value of a trait.
  public func replacing<T: UITraitDefinition>(
    _ trait: T.Type, value: T.Value
  ) -> UITraitCollection {
    var values = values
    values[trait] = value
    return UITraitCollection(values: values)
  }

  /// A configuration of images with these traits.
  public var imageConfiguration: UIImage.Configuration {
    UIImage.Configuration(traitCollection: self)
  }

  /// The value of a trait; its default value if it is unspecified.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }
}

extension TraitValues {
  fileprivate func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }
}
