// SPDX-License-Identifier: MIT

extension PaintCommand {
  /// What an area is filled with; places are points from the corner of the canvas.
  package enum Paint: Hashable, Codable, Sendable {
    /// One colour.
    case color(ResolvedColor)
    /// Colours that change along a line and stay as they are beyond its ends.
    case linearGradient(ResolvedGradient, from: Point, to: Point)
    /// Colours that change from a circle or ellipse outwards to another around the same centre.
    case radialGradient(ResolvedGradient, center: Point, startRadius: Size, endRadius: Size)
    /// Colours that change around a centre, between two angles in degrees, clockwise from the right.
    ///
    /// A span of less than a full turn is followed by the last colour up to the middle of what is
    /// left, and by the first colour from there.
    case angularGradient(ResolvedGradient, center: Point, startDegrees: Double, endDegrees: Double)
    /// An image repeated in all directions from a corner.
    case image(ImagePattern)
    /// What was painted behind, blurred, its colours strengthened, and covered with a tint.
    case backdrop(Backdrop)
  }

  /// An image repeated in all directions.
  package struct ImagePattern: Hashable, Codable, Sendable {
    /// The image.
    package var image: ImageReference
    /// Where the first repetition lies, in points.
    package var tile: Rect
    /// The part of the image that is repeated, in pixels of the image; `nil` for all of it.
    package var source: Rect?
    /// How pixels are made from others.
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

  /// How what lies behind shines through.
  package struct Backdrop: Hashable, Codable, Sendable {
    /// The radius of the blur in points; its standard deviation is half of it.
    package var blurRadius: Double
    /// The factor by which the saturation changes; 1 leaves it.
    package var saturation: Double
    /// The colour that lies over it.
    package var tint: ResolvedColor

    /// Creates a backdrop.
    package init(blurRadius: Double, saturation: Double, tint: ResolvedColor) {
      self.blurRadius = blurRadius
      self.saturation = saturation
      self.tint = tint
    }
  }

  /// An image in a rectangle.
  package struct ImagePlacement: Hashable, Codable, Sendable {
    /// The image.
    package var image: ImageReference
    /// Where it lies, in points; its edges lie on whole pixels.
    package var frame: Rect
    /// The part of the image that is shown, in pixels of the image; `nil` for all of it.
    package var source: Rect?
    /// How pixels are made from others.
    package var interpolation: ImageInterpolation
    /// A colour in place of the image's own, which then says only where it is opaque.
    package var tint: ResolvedColor?
    /// Whether left and right are exchanged.
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

/// Colours with their places, from 0 to 1, in the order in which they are painted.
public struct ResolvedGradient: Hashable, Codable, Sendable {
  /// The colours; none paint nothing, one paints everything.
  package var stops: [Stop]

  /// Creates a gradient.
  package init(stops: [Stop]) {
    self.stops = stops
  }

  /// A colour at a place.
  package struct Stop: Hashable, Codable, Sendable {
    /// The colour.
    package var color: ResolvedColor
    /// The place, from 0 to 1.
    package var location: Double

    /// Creates a stop.
    package init(color: ResolvedColor, location: Double) {
      self.color = color
      self.location = location
    }
  }
}
