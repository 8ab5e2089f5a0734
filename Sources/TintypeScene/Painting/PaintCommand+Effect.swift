// SPDX-License-Identifier: MIT

extension PaintCommand {
  /// What happens to a group as a whole before it is put onto what lies behind.
  package enum Effect: Hashable, Codable, Sendable {
    /// Nothing; the group only belongs together.
    case layer
    /// An opacity, from 0 to 1.
    case opacity(Double)
    /// A way of mixing the group's colours with those behind.
    case blend(BlendMode)
    /// Shows what lies within an outline.
    case clip(Outline)
    /// A canvas of its own within a rectangle: nothing inside reaches beyond it, and no backdrop
    /// inside shows anything of what lies outside.
    case canvas(Rect)
    /// Shows the group where the first group inside of it, which is not painted itself, is opaque.
    case mask
    /// A blurred silhouette in a colour behind the group.
    case shadow(Shadow)
    /// A blur of a radius in points; its standard deviation is half of it.
    case blur(radius: Double)
    /// New colours, each a sum of the old ones.
    case colorMatrix(ColorMatrix)
    /// Another place, size or rotation: coordinates inside are mapped to those outside.
    case transform(Transform2D)
  }

  /// A blurred silhouette.
  package struct Shadow: Hashable, Codable, Sendable {
    /// The colour.
    package var color: ResolvedColor
    /// The radius of the blur in points; its standard deviation is half of it.
    package var radius: Double
    /// The distance to the right in points.
    package var x: Double
    /// The distance downwards in points.
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

/// Ways of mixing colours with those behind, by the separable formulas of W3C Compositing and
/// Blending Level 1, sections 9.1 and 10.1.
public enum BlendMode: String, Hashable, Codable, Sendable, CaseIterable {
  /// In front of what lies behind.
  case normal
  /// The product, which darkens.
  case multiply
  /// The inverted product of the inverted colours, which lightens.
  case screen
  /// Multiply where it is dark behind, screen where it is light.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// What lies behind, brightened by the group.
  case colorDodge
  /// What lies behind, darkened by the group.
  case colorBurn
  /// A weaker form of overlay.
  case softLight
  /// Overlay with the roles exchanged.
  case hardLight
  /// The distance of both.
  case difference
  /// The distance of both with less contrast.
  case exclusion
  /// The sum, up to white.
  case plusLighter
  /// Shown only where something lies behind.
  case sourceAtop
  /// Takes away from what lies behind.
  case destinationOut
  /// Lies behind what is there.
  case destinationOver
}

/// New colours as sums of the old ones: four rows for red, green, blue and opacity, each with four
/// factors and a number that is added, on colours from 0 to 1 that are not premultiplied.
package struct ColorMatrix: Hashable, Codable, Sendable {
  /// Twenty numbers, row by row; a matrix of another size changes nothing.
  package var values: [Double]

  /// Creates a matrix from twenty numbers.
  package init(values: [Double]) {
    self.values = values
  }

  /// The matrix that changes nothing.
  package static let identity = ColorMatrix(values: [
    1, 0, 0, 0, 0,
    0, 1, 0, 0, 0,
    0, 0, 1, 0, 0,
    0, 0, 0, 1, 0,
  ])

  /// The matrix that moves colours away from grey by a factor; 1 changes nothing, 0 leaves grey.
  ///
  /// The `saturate` filter of W3C Filter Effects Level 1, section 11.5.
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
