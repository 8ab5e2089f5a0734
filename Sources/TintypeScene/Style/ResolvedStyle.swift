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

/// How a line is drawn.
public struct StrokeStyle: Hashable, Codable, Sendable {
  /// The width in points.
  public var lineWidth: Double
  /// The form of the line's ends.
  public var lineCap: LineCap
  /// The form of the line's corners.
  public var lineJoin: LineJoin
  /// How far a pointed corner may reach, as a multiple of the line's width; beyond it is cut off.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in points; none for an unbroken line.
  public var dash: [Double]
  /// Where in the dashes the line begins, in points.
  public var dashPhase: Double

  /// Creates a style; by default 1 point wide with plain ends and pointed corners.
  public init(
    lineWidth: Double = 1,
    lineCap: LineCap = .butt,
    lineJoin: LineJoin = .miter,
    miterLimit: Double = 10,
    dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The form of a line's ends.
  public enum LineCap: String, Hashable, Codable, Sendable, CaseIterable {
    /// Cut off where the line ends.
    case butt
    /// Half a circle beyond the end.
    case round
    /// Half a square beyond the end.
    case square
  }

  /// The form of a line's corners.
  public enum LineJoin: String, Hashable, Codable, Sendable, CaseIterable {
    /// Pointed.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
  }
}
