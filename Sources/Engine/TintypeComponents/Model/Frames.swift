// SPDX-License-Identifier: MIT

/// A fixed width, height or both, regardless of the proposed size.
package struct FixedFrame: Hashable, Codable, Sendable {
  /// The width; `nil` uses the width of the content.
  package var width: Length?
  /// The height; `nil` uses the height of the content.
  package var height: Length?
  /// The alignment of the content in the frame.
  package var alignment: Alignment

  /// Creates a frame, lengths in points.
  package init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    self.width = width.map(Length.init(_:))
    self.height = height.map(Length.init(_:))
    self.alignment = alignment
  }
}

/// The limits of a width and a height.
package struct FlexibleFrame: Hashable, Codable, Sendable {
  /// The minimum width.
  package var minWidth: Length?
  /// The width if none is proposed.
  package var idealWidth: Length?
  /// The maximum width; infinity takes all available width.
  package var maxWidth: Length?
  /// The minimum height.
  package var minHeight: Length?
  /// The height if none is proposed.
  package var idealHeight: Length?
  /// The maximum height; infinity takes all available height.
  package var maxHeight: Length?
  /// The alignment of the content in the frame.
  package var alignment: Alignment

  /// Creates limits, lengths in points.
  package init(
    minWidth: Double? = nil,
    idealWidth: Double? = nil,
    maxWidth: Double? = nil,
    minHeight: Double? = nil,
    idealHeight: Double? = nil,
    maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) {
    self.minWidth = minWidth.map(Length.init(_:))
    self.idealWidth = idealWidth.map(Length.init(_:))
    self.maxWidth = maxWidth.map(Length.init(_:))
    self.minHeight = minHeight.map(Length.init(_:))
    self.idealHeight = idealHeight.map(Length.init(_:))
    self.maxHeight = maxHeight.map(Length.init(_:))
    self.alignment = alignment
  }
}

/// A background or an overlay of a node.
package struct Decoration: Hashable, Codable, Sendable {
  /// The style that fills it; `nil` if nodes are attached instead.
  package var style: ResolvedStyle?
  /// The shape that is filled; `nil` for the whole frame.
  package var shape: ShapeKind?
  /// The edges at which it extends to the edge of the canvas if it touches that of the safe area.
  package var ignoresSafeAreaEdges: Edge
  /// The alignment of the attached nodes.
  package var alignment: Alignment

  /// Creates a decoration.
  package init(
    style: ResolvedStyle? = nil,
    shape: ShapeKind? = nil,
    alignment: Alignment = .center,
    ignoresSafeAreaEdges: Edge = .all
  ) {
    self.style = style
    self.shape = shape
    self.ignoresSafeAreaEdges = ignoresSafeAreaEdges
    self.alignment = alignment
  }
}

/// The mode in which content with an aspect ratio is scaled to a frame.
public enum ContentMode: String, Hashable, Codable, Sendable, CaseIterable {
  /// The largest size that fits into the frame.
  case fit
  /// The smallest size that covers the frame.
  case fill
}

/// A safe area inset that contains the nodes attached at an edge.
package struct SafeAreaInset: Hashable, Codable, Sendable {
  /// The edge, one of the four.
  package var edge: SafeAreaEdge
  /// The alignment of the attached nodes along the edge.
  package var alignment: Alignment
  /// The distance to the node; `nil` for the default, 8 points.
  package var spacing: Length?
  /// A Boolean value that indicates whether the attached nodes stay behind the software keyboard;
  /// it is not encoded.
  package var isBehindKeyboard = false

  private enum CodingKeys: CodingKey { case edge, alignment, spacing }

  /// Creates an inset, the distance in points.
  package init(edge: SafeAreaEdge, alignment: Alignment = .center, spacing: Double? = nil) {
    (self.edge, self.alignment) = (edge, alignment)
    self.spacing = spacing.map(Length.init(_:))
  }

  /// One of the four edges.
  package enum SafeAreaEdge: String, Hashable, Codable, Sendable, CaseIterable {
    /// The top edge.
    case top
    /// The leading edge.
    case leading
    /// The bottom edge.
    case bottom
    /// The trailing edge.
    case trailing
  }
}

/// A shadow behind a node.
package struct ShadowContent: Hashable, Codable, Sendable {
  /// The color.
  package var color: ResolvedColor
  /// The radius of the blur, which is its standard deviation.
  package var radius: Length
  /// The distance to the right; negative values move the shadow to the left.
  package var x: Length
  /// The distance downward; negative values move the shadow upward.
  package var y: Length

  /// Creates a shadow, lengths in points.
  package init(color: ResolvedColor, radius: Double, x: Double = 0, y: Double = 0) {
    self.color = color
    self.radius = Length(radius)
    self.x = Length(x)
    self.y = Length(y)
  }
}

/// An adjustment of colors.
package enum ColorEffect: Hashable, Codable, Sendable {
  /// An amount added to each color, from -1 to 1.
  case brightness(Length)
  /// The factor by which colors move away from middle gray; 1 changes nothing.
  case contrast(Length)
  /// The saturation factor; 1 changes nothing.
  case saturation(Length)
  /// The amount by which colors are blended with their grays, from 0 to 1.
  case grayscale(Length)
  /// A rotation of hues, in degrees.
  case hueRotation(degrees: Length)
  /// An inversion of each color.
  case invert
  /// A multiplication of each color by another.
  case multiply(ResolvedColor)
  /// Black whose opacity is the luminance of each color.
  case luminanceToAlpha

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
    case .luminanceToAlpha: "luminanceToAlpha"
    }
  }
}
