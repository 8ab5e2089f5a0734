// SPDX-License-Identifier: MIT

/// A width, a height or both, whatever the parent offers.
package struct FixedFrame: Hashable, Codable, Sendable {
  /// The width; `nil` leaves it to the content.
  package var width: Length?
  /// The height; `nil` leaves it to the content.
  package var height: Length?
  /// Where the content lies in the frame.
  package var alignment: Alignment

  /// Creates a frame, lengths in points.
  package init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    self.width = width.map(Length.init(_:))
    self.height = height.map(Length.init(_:))
    self.alignment = alignment
  }
}

/// Limits for a width and a height.
package struct FlexibleFrame: Hashable, Codable, Sendable {
  /// The least width.
  package var minWidth: Length?
  /// The width where none is proposed.
  package var idealWidth: Length?
  /// The greatest width; infinity takes all that is proposed.
  package var maxWidth: Length?
  /// The least height.
  package var minHeight: Length?
  /// The height where none is proposed.
  package var idealHeight: Length?
  /// The greatest height; infinity takes all that is proposed.
  package var maxHeight: Length?
  /// Where the content lies in the frame.
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

/// What lies behind or in front of a node.
package struct Decoration: Hashable, Codable, Sendable {
  /// What fills it; `nil` where nodes are attached instead.
  package var style: ResolvedStyle?
  /// The shape that is filled; `nil` for the whole frame.
  package var shape: ShapeKind?
  /// The edges at which it goes on to the edge of the canvas where it touches the safe area's.
  package var ignoresSafeAreaEdges: Edge
  /// Where the attached nodes lie.
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

/// How something of a fixed proportion fills a frame of another.
public enum ContentMode: String, Hashable, Codable, Sendable, CaseIterable {
  /// As large as it can be without leaving the frame.
  case fit
  /// As small as it can be without leaving any of the frame free.
  case fill
}

/// Room for the nodes attached at an edge.
package struct SafeAreaInset: Hashable, Codable, Sendable {
  /// The edge, one of the four.
  package var edge: SafeAreaEdge
  /// Where the attached nodes lie along the edge.
  package var alignment: Alignment
  /// The distance to the node; `nil` for the default, 8 points.
  package var spacing: Length?

  /// Creates room at an edge, the distance in points.
  package init(edge: SafeAreaEdge, alignment: Alignment = .center, spacing: Double? = nil) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing.map(Length.init(_:))
  }

  /// One of the four edges.
  package enum SafeAreaEdge: String, Hashable, Codable, Sendable, CaseIterable {
    /// The top edge.
    case top
    /// The edge at which lines begin.
    case leading
    /// The bottom edge.
    case bottom
    /// The edge at which lines end.
    case trailing
  }
}

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
