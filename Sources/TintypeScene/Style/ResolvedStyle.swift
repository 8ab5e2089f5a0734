// SPDX-License-Identifier: MIT

/// A style as it will be painted, with places given as shares of the frame that it fills.
public enum ResolvedStyle: Hashable, Codable, Sendable {
  /// One colour.
  case color(ResolvedColor)
  /// Colours that change along a line.
  case linearGradient(ResolvedGradient, start: UnitPoint, end: UnitPoint)
  /// Colours that change from a circle outwards to another; radii in points.
  case radialGradient(ResolvedGradient, center: UnitPoint, startRadius: Length, endRadius: Length)
  /// Colours that change from an ellipse outwards; radii as shares of the frame's sides.
  case ellipticalGradient(
    ResolvedGradient, center: UnitPoint, startRadius: Length, endRadius: Length)
  /// Colours that change around a centre; angles in degrees, clockwise from the trailing side.
  case angularGradient(ResolvedGradient, center: UnitPoint, start: Length, end: Length)
  /// An image repeated in all directions.
  case image(ImagePaintContent)
  /// What lies behind, blurred and tinted.
  case material(ResolvedMaterial)

  /// The colour, where the style is one.
  package var color: ResolvedColor? {
    if case .color(let color) = self { color } else { nil }
  }
}

/// What a material is in an environment.
public struct ResolvedMaterial: Hashable, Codable, Sendable {
  /// The name, such as `regularMaterial`.
  package var name: String
  /// The radius of the blur in points; 0 where transparency is reduced.
  package var blurRadius: Length
  /// The factor by which the saturation changes.
  package var saturation: Length
  /// The colour over it; opaque where transparency is reduced.
  package var tint: ResolvedColor

  /// Creates a material.
  package init(name: String, blurRadius: Double, saturation: Double, tint: ResolvedColor) {
    self.name = name
    self.blurRadius = Length(blurRadius)
    self.saturation = Length(saturation)
    self.tint = tint
  }
}

/// An image as what areas are filled with.
public struct ImagePaintContent: Hashable, Codable, Sendable {
  /// The pixels.
  package var image: ImageData
  /// The part of the image that is repeated, as shares of its size.
  package var source: Rect
  /// The factor by which it is enlarged.
  package var scale: Length

  /// Creates the content.
  package init(
    image: ImageData,
    source: Rect = Rect(x: 0, y: 0, width: 1, height: 1),
    scale: Double = 1
  ) {
    self.image = image
    self.source = source
    self.scale = Length(scale)
  }
}
