// SPDX-License-Identifier: MIT

extension PaintCommand {
  /// The paint of an area; positions are in points from the origin of the canvas.
  package enum Paint: Hashable, Codable, Sendable {
    /// A single color.
    case color(ResolvedColor)
    /// A linear gradient; the end colors extend beyond the ends.
    case linearGradient(ResolvedGradient, from: Point, to: Point)
    /// A gradient between two circles or ellipses around the same center.
    case radialGradient(ResolvedGradient, center: Point, startRadius: Size, endRadius: Size)
    /// A gradient around a center, between two angles in degrees, clockwise from the right.
    ///
    /// If the span is less than a full turn, the last color extends over the first half of the
    /// remaining angle, and the first color over the second half.
    case angularGradient(ResolvedGradient, center: Point, startDegrees: Double, endDegrees: Double)
    /// A grid of colors whose positions are relative to a frame.
    case mesh(ResolvedMesh, frame: Rect)
    /// An image repeated in all directions, starting at a tile.
    case image(ImagePattern)
    /// The backdrop, blurred, with changed saturation, and covered with a tint.
    case backdrop(Backdrop)
  }

  /// An image repeated in all directions.
  package struct ImagePattern: Hashable, Codable, Sendable {
    /// The image.
    package var image: ImageReference
    /// The frame of the first repetition, in points.
    package var tile: Rect
    /// The part of the image that is repeated, in image pixels; `nil` for the whole image.
    package var source: Rect?
    /// The interpolation of pixels.
    package var interpolation: ImageInterpolation

    /// Creates a pattern.
    package init(
      image: ImageReference,
      tile: Rect,
      source: Rect? = nil,
      interpolation: ImageInterpolation = .medium
    ) {
      self.image = image
      self.tile = tile
      self.source = source
      self.interpolation = interpolation
    }
  }

  /// The parameters of a backdrop effect.
  package struct Backdrop: Hashable, Codable, Sendable {
    /// The radius of the blur in points, which is the standard deviation of the Gaussian.
    package var blurRadius: Double
    /// The factor of the saturation; 1 has no effect.
    package var saturation: Double
    /// The color on top of the backdrop.
    package var tint: ResolvedColor
    /// The optics of glass; `nil` for a flat layer.
    package var glass: GlassOptics?

    /// Creates a backdrop.
    package init(
      blurRadius: Double, saturation: Double, tint: ResolvedColor, glass: GlassOptics? = nil
    ) {
      (self.blurRadius, self.saturation, self.tint) = (blurRadius, saturation, tint)
      self.glass = glass
    }
  }

  /// An image in a rectangle.
  package struct ImagePlacement: Hashable, Codable, Sendable {
    /// The image.
    package var image: ImageReference
    /// The frame in points; its edges are aligned to pixels.
    package var frame: Rect
    /// The part of the image that is shown, in image pixels; `nil` for the whole image.
    package var source: Rect?
    /// The interpolation of pixels.
    package var interpolation: ImageInterpolation
    /// The color that replaces those of the image, whose alpha is kept; `nil` for the image's own
    /// colors.
    package var tint: ResolvedColor?
    /// A Boolean value that indicates whether the image is mirrored horizontally.
    package var isMirrored: Bool

    /// Creates a placement.
    package init(
      image: ImageReference,
      frame: Rect,
      source: Rect? = nil,
      interpolation: ImageInterpolation = .medium,
      tint: ResolvedColor? = nil,
      isMirrored: Bool = false
    ) {
      self.image = image
      self.frame = frame
      self.source = source
      self.interpolation = interpolation
      self.tint = tint
      self.isMirrored = isMirrored
    }
  }
}

/// Colors with their locations from 0 to 1, in painting order.
public struct ResolvedGradient: Hashable, Codable, Sendable {
  /// The stops; a gradient without stops paints nothing, one stop fills the whole area.
  package var stops: [Stop]

  /// Creates a gradient.
  package init(stops: [Stop]) { self.stops = stops }

  /// A color at a location.
  package struct Stop: Hashable, Codable, Sendable {
    /// The color.
    package var color: ResolvedColor
    /// The location, from 0 to 1.
    package var location: Double

    /// Creates a stop.
    package init(color: ResolvedColor, location: Double) {
      (self.color, self.location) = (color, location)
    }
  }
}
