// SPDX-License-Identifier: MIT

/// The parameters of an image.
package struct ImageContent: Hashable, Codable, Sendable {
  /// The pixels.
  package var image: ImageData
  /// The resizing of the image; `nil` keeps its own size.
  package var resizing: ImageResizing?
  /// The interpolation of a scaled image.
  package var interpolation: ImageInterpolation
  /// A style that replaces the image's own colors; `nil` keeps them.
  package var tint: ResolvedStyle?
  /// A Boolean value that indicates whether the image is mirrored horizontally.
  package var isMirrored: Bool

  /// Creates the content.
  package init(
    image: ImageData,
    resizing: ImageResizing? = nil,
    interpolation: ImageInterpolation = .medium,
    tint: ResolvedStyle? = nil,
    isMirrored: Bool = false
  ) {
    self.image = image
    self.resizing = resizing
    self.interpolation = interpolation
    self.tint = tint
    self.isMirrored = isMirrored
  }
}

/// The resizing of an image to another size.
public struct ImageResizing: Hashable, Codable, Sendable {
  /// The edges that keep their size, in points.
  package var capInsets: EdgeInsets
  /// The mode of the remaining area.
  package var mode: Mode

  /// Creates a resizing.
  package init(capInsets: EdgeInsets = .zero, mode: Mode = .stretch) {
    (self.capInsets, self.mode) = (capInsets, mode)
  }

  /// The mode in which the area between the edges is filled.
  public enum Mode: String, Hashable, Codable, Sendable, CaseIterable {
    /// The area is tiled.
    case tile
    /// The area is stretched.
    case stretch
  }
}

/// The parameters of an icon.
package struct SymbolContent: Hashable, Codable, Sendable {
  /// The requested name.
  package var name: String
  /// The drawing; `nil` if the symbol set does not contain the name.
  package var drawing: SymbolDrawing?
  /// A similar name that the symbol set contains.
  package var suggestion: String?
  /// The side of the icon's grid, or of its square, in points.
  package var size: Length
  /// The height of the capital letters of the font in points.
  package var capHeight: Length
  /// The style of the icon.
  package var style: ResolvedStyle
  /// The styles of the drawing's layers; empty if all layers have the style of the icon.
  package var layerStyles: [ResolvedStyle]
  /// A Boolean value that indicates whether the icon fills its frame instead of keeping its size.
  package var isResizable: Bool
  /// A Boolean value that indicates whether the icon is mirrored horizontally.
  package var isMirrored: Bool

  /// Creates the content.
  package init(
    name: String,
    drawing: SymbolDrawing?,
    suggestion: String? = nil,
    size: Double,
    capHeight: Double? = nil,
    style: ResolvedStyle,
    layerStyles: [ResolvedStyle] = [],
    isResizable: Bool = false,
    isMirrored: Bool = false
  ) {
    (self.name, self.drawing, self.suggestion) = (name, drawing, suggestion)
    self.size = Length(size)
    self.capHeight = Length(capHeight ?? size * Self.capitalShare)
    self.style = style
    self.layerStyles = layerStyles
    self.isResizable = isResizable
    self.isMirrored = isMirrored
  }
}

extension SymbolContent {
  /// The size in layout: the drawing and its margins, or a square without a grid.
  package var naturalSize: Size {
    (drawing ?? .missing).size(side: size.points, isResizable: isResizable)
  }

  /// The distance from the top to the baseline of adjacent text.
  package func baseline(in height: Double) -> Double {
    let drawing = drawing ?? .missing
    guard let grid = drawing.grid else { return height / 2 + capHeight.points / 2 }
    return (grid.middle - drawing.viewBox.minY) * size.points / grid.side + capHeight.points / 2
  }

  /// The cap height as a fraction of an icon's side, which is 1.2 times the font size.
  private static let capitalShare = Font.capHeight / 1.2
}

extension Font {
  /// The height of capital letters in Inter, the default font, as a fraction of the font size: 1,490
  /// of 2,048 units in the font's table OS/2.
  ///
  /// With San Francisco's 1,443 units, symbols would be a third of a pixel below the middle of the
  /// capital letters at 17 points and three pixels per point.
  package static let capHeight = 1490.0 / 2048
}
