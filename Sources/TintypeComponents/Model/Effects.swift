// SPDX-License-Identifier: MIT

/// A blurred silhouette behind a node.
package struct ShadowContent: Hashable, Codable, Sendable {
  /// The colour.
  package var color: ResolvedColor
  /// The radius of the blur; its standard deviation is half of it.
  package var radius: Length
  /// The distance to the right; negative to the left.
  package var x: Length
  /// The distance downwards; negative upwards.
  package var y: Length

  /// Creates a shadow, lengths in points.
  package init(color: ResolvedColor, radius: Double, x: Double = 0, y: Double = 0) {
    self.color = color
    self.radius = Length(radius)
    self.x = Length(x)
    self.y = Length(y)
  }
}

/// A change of colours.
package enum ColorEffect: Hashable, Codable, Sendable {
  /// A number added to each colour, from -1 to 1.
  case brightness(Length)
  /// The factor by which colours move away from the middle grey; 1 changes nothing.
  case contrast(Length)
  /// The factor by which colours move away from grey; 1 changes nothing.
  case saturation(Length)
  /// How far colours move towards grey, from 0 to 1.
  case grayscale(Length)
  /// A rotation of hues, in degrees.
  case hueRotation(degrees: Length)
  /// Each colour becomes its opposite.
  case invert
  /// Each colour is multiplied with another.
  case multiply(ResolvedColor)

  /// The name of the modifier.
  var name: String {
    switch self {
    case .brightness: "brightness"
    case .contrast: "contrast"
    case .saturation: "saturation"
    case .grayscale: "grayscale"
    case .hueRotation: "hueRotation"
    case .invert: "colorInvert"
    case .multiply: "colorMultiply"
    }
  }
}
