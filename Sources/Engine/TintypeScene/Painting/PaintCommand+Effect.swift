// SPDX-License-Identifier: MIT

extension PaintCommand {
  /// The effect applied to a group before it is composited onto its backdrop.
  package enum Effect: Hashable, Codable, Sendable {
    /// No effect; the group only collects its commands.
    case layer
    /// An opacity from 0 to 1.
    case opacity(Double)
    /// A mode for blending the group's colors with the backdrop.
    case blend(BlendMode)
    /// An operator that replaces the backdrop by the group, also where the group is transparent.
    case composite(CompositeOperator)
    /// A clip that shows only the inside of an outline.
    case clip(Outline)
    /// An isolated canvas in a rectangle.
    ///
    /// Nothing inside extends beyond the rectangle, and backdrops inside show nothing from outside.
    case canvas(Rect)
    /// A mask: the first group inside, which is not painted, provides the alpha of the rest.
    case mask
    /// A drop shadow: a blurred silhouette in a color behind the group.
    case shadow(Shadow)
    /// A blur with a radius in points, which is the standard deviation of the Gaussian.
    case blur(radius: Double)
    /// A color matrix, which computes each color component from the old components.
    case colorMatrix(ColorMatrix)
    /// A color in place of each pixel whose opacity is in a range, and nothing in place of others.
    case alphaThreshold(AlphaThreshold)
    /// A transform that maps coordinates inside of the group to those outside.
    case transform(Transform2D)
    /// A projection of the group's pixels, which are painted at the size that they have outside.
    indirect case projection(Projection2D)
    /// No effect on pixels: the content in front of the glass that was painted last, whose neutral
    /// colors are inverted if the glass adapts to its backdrop.
    case glassContent
  }

  /// The operators of Porter and Duff that also affect the backdrop where the source is transparent.
  ///
  /// The formulas are in W3C Compositing and Blending Level 1, section 9.1.
  package enum CompositeOperator: String, Hashable, Codable, Sendable, CaseIterable {
    /// Neither the source nor the backdrop.
    case clear
    /// Only the source.
    case copy
    /// The source, where the backdrop is opaque.
    case sourceIn
    /// The source, where the backdrop is transparent.
    case sourceOut
    /// The backdrop, where the source is opaque.
    case destinationIn
    /// The source behind the backdrop, where the source is opaque.
    case destinationAtop
    /// The source and the backdrop, each where the other is transparent.
    case xor
  }

  /// A range of opacities with the color of pixels in it.
  package struct AlphaThreshold: Hashable, Codable, Sendable {
    /// The least opacity, from 0 to 1.
    package var minimum: Double
    /// The greatest opacity, from 0 to 1.
    package var maximum: Double
    /// The color.
    package var color: ResolvedColor

    /// Creates a range.
    package init(minimum: Double, maximum: Double, color: ResolvedColor) {
      (self.minimum, self.maximum, self.color) = (minimum, maximum, color)
    }
  }

  /// A blurred silhouette.
  package struct Shadow: Hashable, Codable, Sendable {
    /// The color.
    package var color: ResolvedColor
    /// The radius of the blur in points, which is the standard deviation of the Gaussian.
    package var radius: Double
    /// The offset to the right in points.
    package var x: Double
    /// The offset downward in points.
    package var y: Double

    /// Creates a shadow.
    package init(color: ResolvedColor, radius: Double, x: Double = 0, y: Double = 0) {
      self.color = color
      self.radius = radius
      self.x = x
      self.y = y
    }
  }
}

/// A mode for blending colors with the backdrop.
///
/// The formulas are those of W3C Compositing and Blending Level 1, sections 9.1, 10.1 and 10.2.
public enum BlendMode: String, Hashable, Codable, Sendable, CaseIterable {
  /// The source in front of the backdrop.
  case normal
  /// The product of both, which darkens.
  case multiply
  /// The inverted product of the inverted colors, which lightens.
  case screen
  /// Multiply for dark backdrop colors, screen for light ones.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// The backdrop, brightened by the source.
  case colorDodge
  /// The backdrop, darkened by the source.
  case colorBurn
  /// A weaker form of overlay.
  case softLight
  /// Overlay with source and backdrop exchanged.
  case hardLight
  /// The absolute difference of both.
  case difference
  /// The absolute difference of both, with less contrast.
  case exclusion
  /// The hue of the source with the saturation and the luminosity of the backdrop.
  case hue
  /// The saturation of the source with the hue and the luminosity of the backdrop.
  case saturation
  /// The hue and the saturation of the source with the luminosity of the backdrop.
  case color
  /// The luminosity of the source with the hue and the saturation of the backdrop.
  case luminosity
  /// The sum, up to white.
  case plusLighter
  /// The sum of the inverted colors, inverted: down to black.
  case plusDarker
  /// The source, only where the backdrop is opaque.
  case sourceAtop
  /// The backdrop, only where the source is transparent.
  case destinationOut
  /// The source behind the backdrop.
  case destinationOver
}

/// A linear transform of colors.
///
/// The four rows compute red, green, blue and opacity; each has four factors and an added constant.
/// It applies to colors from 0 to 1 that are not premultiplied.
package struct ColorMatrix: Hashable, Codable, Sendable {
  /// The twenty numbers, row by row; a matrix of another size has no effect.
  package var values: [Double]

  /// Creates a matrix from twenty numbers.
  package init(values: [Double]) { self.values = values }

  /// The identity matrix.
  package static let identity = ColorMatrix(values: [
    1, 0, 0, 0, 0,
    0, 1, 0, 0, 0,
    0, 0, 1, 0, 0,
    0, 0, 0, 1, 0,
  ])

  /// Returns the matrix that scales the saturation by a factor: 1 has no effect, 0 results in
  /// grays.
  ///
  /// It is the `saturate` filter of W3C Filter Effects Level 1, section 11.5.
  package static func saturation(_ factor: Double) -> ColorMatrix {
    let weights = [0.213, 0.715, 0.072]
    var values: [Double] = []
    for row in 0..<3 {
      for column in 0..<3 {
        values.append(weights[column] * (1 - factor) + (row == column ? factor : 0))
      }
      values += [0, 0]
    }
    return ColorMatrix(values: values + [0, 0, 0, 1, 0])
  }
}
