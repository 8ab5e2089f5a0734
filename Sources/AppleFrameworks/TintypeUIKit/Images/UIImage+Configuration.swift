// SPDX-License-Identifier: MIT

public import Foundation

extension UIImage {
  // The stored properties are constants, and subclasses of another module cannot change them.
  /// The traits for which an image is chosen.
  open class Configuration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The traits, if any.
    public let traitCollection: UITraitCollection?

    init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// Returns `nil`, because configurations cannot be archived on Linux.
    public required init?(coder: NSCoder) { nil }

    /// Does nothing, because configurations cannot be archived on Linux.
    open func encode(with coder: NSCoder) {}

    /// The value `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the configuration itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the configuration with the values of another one, if it has any.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self { self }
  }
}

/// The values of a symbol configuration.
package struct SymbolValues: Hashable, Sendable {
  /// The size of the font in points; 0 if it is unspecified.
  package var pointSize: CGFloat = 0
  /// The weight.
  package var weight = UIImage.SymbolWeight.unspecified
  /// The size relative to the font.
  package var scale = UIImage.SymbolScale.unspecified
  /// The text style that determines the size.
  package var textStyle: UIFont.TextStyle?
  /// The colors, for the layers of the symbol.
  package var colors: [UIColor] = []
  /// A Boolean value that indicates whether the symbol is preferred in its own colors.
  package var prefersMulticolor = false

  /// Returns the values, with the values that another configuration specifies taking precedence.
  func merging(_ other: SymbolValues) -> SymbolValues {
    var merged = self
    if other.pointSize > 0 { merged.pointSize = other.pointSize }
    if other.weight != .unspecified { merged.weight = other.weight }
    if other.scale != .unspecified { merged.scale = other.scale }
    if let textStyle = other.textStyle {
      merged.textStyle = textStyle
      merged.pointSize = other.pointSize
    } else if other.pointSize > 0 {
      merged.textStyle = nil
    }
    if !other.colors.isEmpty { merged.colors = other.colors }
    if other.prefersMulticolor { merged.prefersMulticolor = true }
    return merged
  }
}

extension UIImage {
  // The stored properties are constants, and subclasses of another module cannot change them.
  /// The size, weight and colors of a symbol.
  public class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    /// The values.
    package let values: SymbolValues

    package required init(values: SymbolValues) {
      self.values = values
      super.init(traitCollection: nil)
    }

    /// Returns `nil`, because configurations cannot be archived on Linux.
    public required init?(coder: NSCoder) { nil }

    /// Returns a Boolean value that indicates whether an object is a configuration with equal
    /// values.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }

    /// The hash of the values.
    open override var hash: Int { values.hashValue }

    /// Returns the configuration with the values of another one, if it is one of symbols.
    open override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return Self(values: values.merging(other.values))
    }

    /// Returns a Boolean value that indicates whether another configuration has equal values.
    open func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
      isEqual(otherConfiguration)
    }

    /// Returns the configuration without a text style.
    open func configurationWithoutTextStyle() -> Self { changed { $0.textStyle = nil } }

    /// Returns the configuration without a scale.
    open func configurationWithoutScale() -> Self { changed { $0.scale = .unspecified } }

    /// Returns the configuration without a weight.
    open func configurationWithoutWeight() -> Self { changed { $0.weight = .unspecified } }

    /// Returns the configuration without a font size and a weight.
    open func configurationWithoutPointSizeAndWeight() -> Self {
      changed { values in
        values.pointSize = 0
        values.weight = .unspecified
      }
    }

    private func changed(_ change: (inout SymbolValues) -> Void) -> Self {
      var values = values
      change(&values)
      return Self(values: values)
    }

    /// The configuration without values.
    open class var unspecified: UIImage.SymbolConfiguration {
      SymbolConfiguration(values: SymbolValues())
    }

    /// Returns a configuration that prefers a symbol in its own colors.
    open class func preferringMulticolor() -> Self {
      Self(values: SymbolValues(prefersMulticolor: true))
    }

    /// Returns a configuration that prefers a symbol in one color.
    open class func preferringMonochrome() -> Self {
      Self(values: SymbolValues())
    }
  }
}

extension UIImage.SymbolConfiguration {
  /// Creates a configuration with a size relative to the font.
  public convenience init(scale: UIImage.SymbolScale) {
    self.init(values: SymbolValues(scale: scale))
  }

  /// Creates a configuration with a font size in points.
  public convenience init(pointSize: CGFloat) {
    self.init(values: SymbolValues(pointSize: pointSize))
  }

  /// Creates a configuration with a weight.
  public convenience init(weight: UIImage.SymbolWeight) {
    self.init(values: SymbolValues(weight: weight))
  }

  /// Creates a configuration with a font size in points and a weight.
  public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
    self.init(values: SymbolValues(pointSize: pointSize, weight: weight))
  }

  /// Creates a configuration with a font size in points, a weight and a scale.
  public convenience init(
    pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
  ) {
    self.init(values: SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
  }

  /// Creates a configuration with the size of a text style.
  public convenience init(textStyle: UIFont.TextStyle) {
    self.init(textStyle: textStyle, scale: .unspecified)
  }

  /// Creates a configuration with the size of a text style and a scale.
  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    self.init(values: SymbolValues(scale: scale, textStyle: textStyle))
  }

  /// Creates a configuration with the size and the weight of a font.
  public convenience init(font: UIFont) {
    self.init(font: font, scale: .unspecified)
  }

  /// Creates a configuration with the size and the weight of a font, and a scale.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    self.init(
      values: SymbolValues(
        pointSize: font.pointSize, weight: font.values.weight.symbolWeight(), scale: scale))
  }

  /// Creates a configuration with a color, in different opacities for the layers of a symbol.
  public convenience init(hierarchicalColor: UIColor) {
    self.init(values: SymbolValues(colors: [hierarchicalColor]))
  }

  /// Creates a configuration with the colors for the layers of a symbol.
  public convenience init(paletteColors: [UIColor]) {
    self.init(values: SymbolValues(colors: paletteColors))
  }
}
