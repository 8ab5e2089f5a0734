// SPDX-License-Identifier: MIT

/// A translucent layer that blurs what is painted behind it; opaque where transparency is reduced.
///
/// The five thicknesses differ in how much of what lies behind shines through. Radius, saturation
/// and tints are Tintype's own, chosen so that text in primary colour stays readable.
public struct Material: ShapeStyle, Hashable {
  private let name: String
  private let opacity: Double

  private init(name: String, opacity: Double) {
    self.name = name
    self.opacity = opacity
  }

  /// What lies behind shines through most.
  public static let ultraThin = Material(name: "ultraThinMaterial", opacity: 0.5)
  /// What lies behind shines through clearly.
  public static let thin = Material(name: "thinMaterial", opacity: 0.62)
  /// The usual thickness.
  public static let regular = Material(name: "regularMaterial", opacity: 0.74)
  /// What lies behind shines through a little.
  public static let thick = Material(name: "thickMaterial", opacity: 0.86)
  /// What lies behind hardly shines through.
  public static let ultraThick = Material(name: "ultraThickMaterial", opacity: 0.94)
  /// The material of bars.
  public static let bar = Material(name: "bar", opacity: 0.8)

  /// The material of the environment's scheme.
  public func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    let tint =
      environment.colorScheme == .dark ? Color(hex: 0x1E1E20) : Color(hex: 0xF7F7F9)
    return .material(
      ResolvedMaterial(
        name: name,
        blurRadius: environment.reduceTransparency ? 0 : 30,
        saturation: environment.reduceTransparency ? 1 : 1.8,
        tint: tint.opacity(environment.reduceTransparency ? 1 : opacity).resolve(in: environment)
      )
    )
  }
}

extension ShapeStyle where Self == Material {
  /// What lies behind shines through most.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// What lies behind shines through clearly.
  public static var thinMaterial: Material { .thin }
  /// The usual thickness.
  public static var regularMaterial: Material { .regular }
  /// What lies behind shines through a little.
  public static var thickMaterial: Material { .thick }
  /// What lies behind hardly shines through.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}

/// An image, or a part of one, repeated in all directions from the corner of what it fills.
public struct ImagePaint: ShapeStyle, Hashable {
  private let content: ImagePaintContent

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - image: The pixels.
  ///   - sourceRect: The part that is repeated, as shares of the image's sides; all of it by default.
  ///   - scale: The factor by which it is enlarged, 1 by default; one that is no finite number greater
  ///     than zero counts as 1.
  public init(
    image: ImageData,
    sourceRect: Rect = Rect(x: 0, y: 0, width: 1, height: 1),
    scale: Double = 1
  ) {
    content = ImagePaintContent(image: image, source: sourceRect, scale: scale)
  }

  /// The same in every environment.
  public func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle { .image(content) }
}
