// SPDX-License-Identifier: MIT

/// A style as it is painted, with positions relative to the frame that it fills.
public enum ResolvedStyle: Hashable, Codable, Sendable {
  /// A single color.
  case color(ResolvedColor)
  /// A linear gradient.
  case linearGradient(ResolvedGradient, start: UnitPoint, end: UnitPoint)
  /// A gradient between two concentric circles; radii in points.
  case radialGradient(ResolvedGradient, center: UnitPoint, startRadius: Length, endRadius: Length)
  /// A gradient between two concentric ellipses; radii relative to the frame's sides.
  case ellipticalGradient(
    ResolvedGradient, center: UnitPoint, startRadius: Length, endRadius: Length)
  /// A gradient around a center; angles in degrees, clockwise from the trailing side.
  case angularGradient(ResolvedGradient, center: UnitPoint, start: Length, end: Length)
  /// A grid of colors.
  case mesh(ResolvedMesh)
  /// An image repeated in all directions.
  case image(ImagePaintContent)
  /// The backdrop, blurred and tinted.
  case material(ResolvedMaterial)
  /// A style that fills a rectangle, in points from the origin of the frame, instead of the frame.
  indirect case placed(ResolvedStyle, Rect)

  /// The color, if the style is a color.
  package var color: ResolvedColor? {
    if case .color(let color) = self { color } else { nil }
  }
}

/// A material as resolved in an environment.
public struct ResolvedMaterial: Hashable, Codable, Sendable {
  /// The name, such as `regularMaterial`.
  package var name: String
  /// The radius of the blur in points; 0 if transparency is reduced.
  package var blurRadius: Length
  /// The factor of the saturation.
  package var saturation: Length
  /// The tint; opaque if transparency is reduced.
  package var tint: ResolvedColor

  /// Creates a material.
  package init(name: String, blurRadius: Double, saturation: Double, tint: ResolvedColor) {
    self.name = name
    self.blurRadius = Length(blurRadius)
    self.saturation = Length(saturation)
    self.tint = tint
  }
}

/// An image that fills areas.
public struct ImagePaintContent: Hashable, Codable, Sendable {
  /// The pixels.
  package var image: ImageData
  /// The part of the image that is repeated, relative to its size.
  package var source: Rect
  /// The scale factor.
  package var scale: Length

  /// Creates the content.
  package init(
    image: ImageData,
    source: Rect = Rect(x: 0, y: 0, width: 1, height: 1),
    scale: Double = 1
  ) {
    (self.image, self.source) = (image, source)
    self.scale = Length(scale)
  }
}

/// The style of a stroke.
public struct StrokeStyle: Hashable, Codable, Sendable {
  /// The width in points.
  public var lineWidth: Double
  /// The style of line ends.
  public var lineCap: LineCap
  /// The style of line joins.
  public var lineJoin: LineJoin
  /// The maximum extent of a miter join, as a multiple of the line width; longer ones are beveled.
  public var miterLimit: Double
  /// The lengths of alternating dashes and gaps, in points; empty for a solid line.
  public var dash: [Double]
  /// The offset of the dash pattern at the start of the line, in points.
  public var dashPhase: Double

  /// Creates a style; by default 1 point wide with butt caps and miter joins.
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

  /// The style of line ends.
  public enum LineCap: String, Hashable, Codable, Sendable, CaseIterable {
    /// A flat end at the end point.
    case butt
    /// A semicircle beyond the end point.
    case round
    /// Half a square beyond the end point.
    case square
  }

  /// The style of line joins.
  public enum LineJoin: String, Hashable, Codable, Sendable, CaseIterable {
    /// A sharp corner.
    case miter
    /// A round corner.
    case round
    /// A beveled corner.
    case bevel
  }
}
