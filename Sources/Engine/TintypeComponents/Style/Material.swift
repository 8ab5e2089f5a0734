// SPDX-License-Identifier: MIT

/// A translucent layer that blurs the content behind it, or is opaque if transparency is reduced.
///
/// The five thicknesses differ in opacity. The radius, saturation and tints are specific to
/// Tintype, chosen so that text in the primary color stays readable.
public struct Material: ShapeStyle, Hashable {
  private let name: String
  private let opacity: Double

  private init(name: String, opacity: Double) { (self.name, self.opacity) = (name, opacity) }

  /// The most translucent material.
  public static let ultraThin = Material(name: "ultraThinMaterial", opacity: 0.5)
  /// A material more translucent than the standard one.
  public static let thin = Material(name: "thinMaterial", opacity: 0.62)
  /// The standard material.
  public static let regular = Material(name: "regularMaterial", opacity: 0.74)
  /// A material more opaque than the standard one.
  public static let thick = Material(name: "thickMaterial", opacity: 0.86)
  /// The most opaque material.
  public static let ultraThick = Material(name: "ultraThickMaterial", opacity: 0.94)
  /// The material of bars.
  public static let bar = Material(name: "bar", opacity: 0.8)

  /// Returns the material in the environment's color scheme.
  public func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    let tint =
      environment.colorScheme == .dark ? Color(hex: 0x1E1E20) : Color(hex: 0xF7F7F9)
    return .material(
      ResolvedMaterial(
        name: name,
        blurRadius: environment.reduceTransparency ? 0 : 15,
        saturation: environment.reduceTransparency ? 1 : 1.8,
        tint: tint.opacity(environment.reduceTransparency ? 1 : opacity).resolve(in: environment)
      )
    )
  }
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material more translucent than the standard one.
  public static var thinMaterial: Material { .thin }
  /// The standard material.
  public static var regularMaterial: Material { .regular }
  /// A material more opaque than the standard one.
  public static var thickMaterial: Material { .thick }
  /// The most opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}

/// An image, or a part of one, tiled in all directions from the origin of the filled frame.
public struct ImagePaint: ShapeStyle, Hashable {
  private let content: ImagePaintContent

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - image: The pixels.
  ///   - sourceRect: The tiled part, in fractions of the image's sides; the whole image by default.
  ///   - scale: The scale factor, 1 by default; a factor that is not finite and greater than 0
  ///     counts as 1.
  public init(
    image: ImageData,
    sourceRect: Rect = Rect(x: 0, y: 0, width: 1, height: 1),
    scale: Double = 1
  ) {
    content = ImagePaintContent(image: image, source: sourceRect, scale: scale)
  }

  /// Returns the style, which is the same in every environment.
  public func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle { .image(content) }
}
