// SPDX-License-Identifier: MIT

public import Foundation
package import TintypeScene

/// A color with components, gray or sRGB.
public final class CGColor: Hashable, Sendable {
  private let space: CGColorSpace.Kind
  /// The components with alpha.
  private let values: [CGFloat]

  private init(_ space: CGColorSpace.Kind, _ values: [CGFloat]) {
    self.space = space
    self.values = values
  }

  /// Creates an sRGB color.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.sRGB, [red, green, blue, alpha])
  }

  /// Creates an sRGB color.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.sRGB, [red, green, blue, alpha])
  }

  /// Creates a gray color.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(.gray, [gray, alpha])
  }

  /// Creates a gray color.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(.gray, [gray, alpha])
  }

  /// Creates a color from the components of a color space and alpha.
  ///
  /// The pointer must contain one value more than the color space has components.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(space.kind, Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// The color space.
  public var colorSpace: CGColorSpace? { CGColorSpace(space) }
  /// The number of components with alpha.
  public var numberOfComponents: Int { values.count }
  /// The components with alpha.
  public var components: [CGFloat]? { values }
  /// The opacity from 0 to 1.
  public var alpha: CGFloat { values.last ?? 1 }

  /// Returns a copy.
  public func copy() -> CGColor? { self }

  /// Returns a copy with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space, values.dropLast() + [alpha])
  }

  // `Color(.white)` means UIKit's color, since these are missing on iOS.
  /// Opaque black.
  @_disfavoredOverload public static var black: CGColor { CGColor(gray: 0, alpha: 1) }
  /// Opaque white.
  @_disfavoredOverload public static var white: CGColor { CGColor(gray: 1, alpha: 1) }
  /// Transparent black.
  @_disfavoredOverload public static var clear: CGColor { CGColor(gray: 0, alpha: 0) }

  /// Returns a Boolean value that indicates whether color spaces and components are equal.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.space == rhs.space && lhs.values == rhs.values
  }

  /// Hashes the color space and the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
  }
}

extension CGColor {
  /// Creates a color from its sRGB components.
  convenience init(_ components: ColorComponents) {
    if components.isGray {
      self.init(gray: components.red, alpha: components.alpha)
    } else {
      self.init(
        red: components.red, green: components.green, blue: components.blue,
        alpha: components.alpha)
    }
  }

  /// The sRGB components.
  var colorComponents: ColorComponents {
    switch space {
    case .gray: ColorComponents(white: values[0], alpha: values[1])
    case .sRGB:
      ColorComponents(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    }
  }

  /// The engine's representation.
  package var resolvedColor: ResolvedColor { colorComponents.resolvedColor }
}
