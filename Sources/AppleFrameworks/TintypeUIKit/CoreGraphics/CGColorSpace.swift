// SPDX-License-Identifier: MIT

public import TintypeFoundation

/// A color space: gray or sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// The kinds of color spaces.
  enum Kind: Sendable {
    case gray, sRGB

    /// The number of components without alpha.
    var numberOfComponents: Int { self == .gray ? 1 : 3 }
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Creates a color space from one of the names below; the result is `nil` for other names.
  ///
  /// The sRGB variants are the same color space here.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.extendedLinearSRGB, Self.displayP3:
      self.init(.sRGB)
    case Self.genericGrayGamma2_2, Self.extendedGray, Self.linearGray: self.init(.gray)
    default: return nil
    }
  }

  /// The model of the color space.
  public var model: CGColorSpaceModel { kind == .gray ? .monochrome : .rgb }
  /// The number of components without alpha.
  public var numberOfComponents: Int { kind.numberOfComponents }
  /// The name of the color space.
  public var name: CFString? { kind == .gray ? Self.genericGrayGamma2_2 : Self.sRGB }

  /// The name of sRGB.
  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  /// The name of sRGB with components below 0 and above 1.
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
  /// The name of sRGB with linear components.
  public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
  /// The name of sRGB with linear components below 0 and above 1.
  public static var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" }
  /// The name of Display P3.
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
  /// The name of gray with a gamma of 2.2.
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
  /// The name of gray with components below 0 and above 1.
  public static var extendedGray: CFString { "kCGColorSpaceExtendedGray" }
  /// The name of gray with linear components.
  public static var linearGray: CFString { "kCGColorSpaceLinearGray" }

  /// Returns a Boolean value that indicates whether both color spaces are the same.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.kind == rhs.kind }

  /// Hashes the color space.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// The model of a color space.
@nonexhaustive(warn)
public enum CGColorSpaceModel: Int32, Sendable {
  /// An unknown model.
  case unknown = -1
  /// One gray component.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
  /// CIE L*a*b*.
  case lab = 3
  /// Components of a device.
  case deviceN = 4
  /// Indices of a table.
  case indexed = 5
  /// A pattern.
  case pattern = 6
  /// CIE XYZ.
  case XYZ = 7
}

/// Returns the sRGB color space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.sRGB) }

/// Returns the gray color space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.gray) }

/// The change of colors that a color space lacks.
@nonexhaustive(warn)
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The change of the context.
  case defaultIntent = 0
  /// The nearest colors, relative to black.
  case absoluteColorimetric = 1
  /// The nearest colors, relative to white.
  case relativeColorimetric = 2
  /// The same impression.
  case perceptual = 3
  /// The same saturation.
  case saturation = 4
}
