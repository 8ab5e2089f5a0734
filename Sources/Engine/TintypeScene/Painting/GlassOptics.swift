// SPDX-License-Identifier: MIT

/// The optics of glass in front of a blurred backdrop, in points.
///
/// The values are specific to Tintype, except for the shadows, which `Vercantez/openuikit` has fitted
/// to those of bars, alerts and menus in iOS 26.1.
package struct GlassOptics: Hashable, Codable, Sendable {
  /// The width of the band along the edge that refracts the backdrop.
  package var edge: Double
  /// The distance by which the backdrop appears to be moved outward at the edge.
  package var refraction: Double
  /// The width of the bright line along the edge.
  package var line: Double
  /// The opacity of that line, from 0 to 1.
  package var highlight: Double
  /// The opacity of the shadow, from 0 to 1.
  package var shadowOpacity: Double
  /// The radius of the shadow, which is the standard deviation of the Gaussian.
  package var shadowRadius: Double
  /// The distance by which the shadow is moved down.
  package var shadowOffset: Double
  /// Other shapes that form one shape with this glass; empty for none.
  package var others: [Shape] = []
  /// The distance at which shapes are merged.
  package var spacing = 0.0
  /// The appearance in front of a backdrop of the other brightness; `nil` for glass that does not
  /// adapt.
  package var adaptation: Adaptation?
  /// The name of the union of shapes that the glass belongs to; `nil` for none, and in scenes.
  package var union: String?

  /// Creates the optics of glass that merges with no others.
  package init(
    edge: Double, refraction: Double, line: Double, highlight: Double, shadowOpacity: Double,
    shadowRadius: Double, shadowOffset: Double
  ) {
    (self.edge, self.refraction, self.line, self.highlight) = (edge, refraction, line, highlight)
    (self.shadowOpacity, self.shadowRadius) = (shadowOpacity, shadowRadius)
    self.shadowOffset = shadowOffset
  }

  /// The appearance in front of a backdrop of the other brightness.
  ///
  /// Small controls of glass, such as those in bars, change between light and dark with their backdrop,
  /// as the Human Interface Guidelines describe; the limits are specific to Tintype.
  package struct Adaptation: Hashable, Codable, Sendable {
    /// The color on top of the backdrop.
    package var tint: ResolvedColor
    /// The opacity of the bright line, from 0 to 1.
    package var highlight: Double
    /// A Boolean value that indicates whether light glass becomes dark; otherwise, dark glass becomes
    /// light.
    package var darkens: Bool

    /// Creates an appearance.
    package init(tint: ResolvedColor, highlight: Double, darkens: Bool) {
      (self.tint, self.highlight, self.darkens) = (tint, highlight, darkens)
    }

    /// The mean luma of the backdrop, from 0 to 1, below which light glass becomes dark.
    package static let darkLimit = 0.4
    /// The mean luma of the backdrop, from 0 to 1, above which dark glass becomes light.
    package static let lightLimit = 0.6

    /// Returns whether glass has this appearance in front of a backdrop with a luma; `nil` for a
    /// transparent one.
    package func applies(to luma: Double?) -> Bool {
      guard let luma else { return false }
      return darkens ? luma < Self.darkLimit : luma > Self.lightLimit
    }
  }

  /// A rectangle with circular corners, or another outline in it.
  package struct Shape: Hashable, Codable, Sendable {
    /// The rectangle, in points from the origin of the canvas.
    package var rect: Rect
    /// The radius of the corners.
    package var cornerRadius: Double
    /// The outline; `nil` for the rectangle.
    package var outline: PaintCommand.Outline?

    /// Creates a shape.
    package init(rect: Rect, cornerRadius: Double, outline: PaintCommand.Outline? = nil) {
      (self.rect, self.cornerRadius, self.outline) = (rect, cornerRadius, outline)
    }

    /// The outline of the shape.
    package var usedOutline: PaintCommand.Outline {
      outline ?? .box(rect, cornerRadius: cornerRadius)
    }
  }

  /// The distance by which the shadow can extend beyond the shape.
  package var shadowReach: Double {
    shadowOpacity > 0 ? 2 * shadowRadius + abs(shadowOffset) + 1 : 0
  }

  /// A Boolean value that indicates whether all numbers are finite.
  var isFinite: Bool {
    [edge, refraction, line, highlight, shadowOpacity, shadowRadius, shadowOffset, spacing]
      .allSatisfy(\.isFinite)
      && others.allSatisfy { $0.rect.isFinite && $0.cornerRadius.isFinite }
  }
}

extension GlassOptics {
  /// The maximum number of shapes that are merged.
  package static let maximumShapes = 32

  /// Returns the opacity of the bright line of light or dark glass.
  package static func highlight(isDark: Bool) -> Double { isDark ? 0.3 : 0.85 }

  /// Returns the optics of a material with a name; `nil` if it is not glass.
  package static func named(_ name: String) -> GlassOptics? {
    let parts = name.split(separator: ".")
    guard let first = parts.first, parts.count < 2 || parts[1] == "dark" else { return nil }
    let highlight = Self.highlight(isDark: parts.count == 2)
    func optics(_ opacity: Double, _ radius: Double, _ offset: Double) -> GlassOptics {
      GlassOptics(
        edge: 11, refraction: 8, line: 1.2, highlight: highlight, shadowOpacity: opacity,
        shadowRadius: radius, shadowOffset: offset)
    }
    switch first {
    case "regularGlass", "clearGlass", "tintedGlass": return optics(0.075, 10, 4)
    case "panelGlass": return optics(0.09, 16, 8)
    default: return nil
    }
  }
}

extension PaintCommand.Paint {
  /// The distance in points by which the shadow and merged shapes of glass extend beyond an outline
  /// that it fills; 0 for other paints.
  package var glassReach: Double {
    guard case .backdrop(let backdrop) = self, let glass = backdrop.glass else { return 0 }
    return glass.isFinite ? glass.shadowReach + (glass.others.isEmpty ? 0 : glass.spacing) : 0
  }
}
