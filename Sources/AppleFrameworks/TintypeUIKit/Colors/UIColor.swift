// SPDX-License-Identifier: MIT

public import Foundation
internal import TintypeComponents

// All stored properties are constants, and subclasses of another module cannot change them. A
// provider is not required to be `Sendable`, as in UIKit, whose class has the same conformance: it
// must use only its argument and constants.
/// A color, which can depend on the traits of its environment.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral,
  @unchecked Sendable
{
  /// The source of a color.
  enum Source {
    /// Components that do not depend on traits.
    case components(ColorComponents)
    /// A color of the engine, with its values for schemes and contrasts.
    case engine(Color)
    /// A closure that returns the color for traits.
    case provider((UITraitCollection) -> UIColor)
    /// An image that is repeated.
    case pattern(UIImage)
  }

  let source: Source

  init(source: Source) {
    self.source = source
    super.init()
  }

  /// Creates transparent black, which initializers that return `nil` create first.
  public override init() {
    source = .components(ColorComponents(white: 0, alpha: 0))
    super.init()
  }

  /// Creates a gray from 0 for black to 1 for white.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .components(ColorComponents(white: white, alpha: alpha))
    super.init()
  }

  /// Creates a color from hue, saturation and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let components = ColorComponents(
      hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    source = .components(components)
    super.init()
  }

  /// Creates an sRGB color; components below 0 and above 1 are kept, and clamped for painting.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .components(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a Display P3 color, which is converted to sRGB.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let components = ColorComponents(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    source = .components(components)
    super.init()
  }

  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) {
    source = .components(cgColor.colorComponents)
    super.init()
  }

  /// Creates a color that repeats an image; its components are those of transparent black.
  public init(patternImage image: UIImage) {
    source = .pattern(image)
    super.init()
  }

  /// Creates a color with a closure that returns the color for traits.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .provider(dynamicProvider)
    super.init()
  }

  /// Returns `nil`, because colors cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Creates a color from a color literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Does nothing, because colors cannot be archived on Linux.
  open func encode(with coder: NSCoder) {}

  /// The value `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the color itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether an object is a color with equal values.
  ///
  /// Colors with providers are equal only to themselves.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return switch (source, other.source) {
    case (.components(let left), .components(let right)): left == right
    case (.engine(let left), .engine(let right)): left == right
    case (.pattern(let left), .pattern(let right)): left == right
    default: self === other
    }
  }

  /// The hash of the color.
  open override var hash: Int {
    switch source {
    case .components(let components): components.hashValue
    case .engine(let color): color.hashValue
    case .provider: ObjectIdentifier(self).hashValue
    case .pattern(let image): image.hashValue
    }
  }

  /// The components in their color space, for the current traits.
  open override var description: String {
    let components = currentComponents
    return components.isGray
      ? "UIExtendedGrayColorSpace \(components.red) \(components.alpha)"
      : """
      UIExtendedSRGBColorSpace \(components.red) \(components.green) \(components.blue) \
      \(components.alpha)
      """
  }

  /// The color for the current traits.
  open var cgColor: CGColor { CGColor(currentComponents) }

  /// Returns the color with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .components(var components):
      components.alpha = alpha
      return UIColor(source: .components(components))
    case .engine(let color):
      return UIColor(source: .engine(color.mappingVariants { $0.opacity = Double(alpha) }))
    case .provider(let provider):
      return UIColor { provider($0).withAlphaComponent(alpha) }
    case .pattern: return self
    }
  }

  /// Returns the color for traits, which does not depend on traits any more.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .components, .pattern: return self
    case .engine(let color):
      let components = ColorComponents(color.resolved(with: traitCollection))
      return UIColor(source: .components(components))
    case .provider(let provider):
      // The provider can read the current traits, and it can return a color that depends on them.
      var resolved = self
      traitCollection.performAsCurrent {
        let color = provider(traitCollection)
        resolved = color === self ? color : color.resolvedColor(with: traitCollection)
      }
      return resolved
    }
  }
}

/// The type of color literals.
public typealias _ColorLiteralType = UIColor
