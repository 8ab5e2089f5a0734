// SPDX-License-Identifier: MIT

/// A symbol as plain data: drawings on top of each other, in one colour that the painter brings.
///
/// The layers may overlap: a translucent colour is meant for the drawing as a whole, not for each.
public struct SymbolDrawing: Hashable, Codable, Sendable {
  /// The part of the plane that is shown, in units of the drawing's own.
  package var viewBox: Rect
  /// The drawings, the first one painted first.
  package var layers: [Layer]
  /// Whether the symbol points along the lines of text, and is mirrored where they run to the left.
  package var flipsForRightToLeft: Bool

  /// Creates a drawing.
  package init(viewBox: Rect, layers: [Layer], flipsForRightToLeft: Bool = false) {
    self.viewBox = viewBox
    self.layers = layers
    self.flipsForRightToLeft = flipsForRightToLeft
  }

  /// One filled or stroked path.
  package struct Layer: Hashable, Codable, Sendable {
    /// The path in the drawing's units.
    package var path: Path
    /// What counts as the inside when the path is filled.
    package var fillRule: FillRule
    /// Whether the path is filled or stroked.
    package var style: Style
    /// How much of the colour is seen, from 0 to 1.
    package var opacity: Double

    /// Creates a layer, by default one that is filled and opaque.
    package init(
      path: Path, fillRule: FillRule = .nonZero, style: Style = .fill, opacity: Double = 1
    ) {
      self.path = path
      self.fillRule = fillRule
      self.style = style
      self.opacity = opacity
    }
  }

  /// How a path is painted.
  package enum Style: Hashable, Codable, Sendable {
    /// Inside.
    case fill
    /// Along its lines; the width is in the drawing's units.
    case stroke(StrokeStyle)
  }
}
