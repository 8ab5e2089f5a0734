// SPDX-License-Identifier: MIT

/// What an image needs to be painted.
package struct ImageContent: Hashable, Codable, Sendable {
  /// The pixels.
  package var image: ImageData
  /// How it fills a frame of another size; `nil` keeps its own.
  package var resizing: ImageResizing?
  /// How the pixels of a scaled image are made.
  package var interpolation: ImageInterpolation
  /// A style in place of the image's own colours; `nil` shows those.
  package var tint: ResolvedStyle?
  /// Whether left and right are exchanged.
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

/// How an image fills a frame of another size.
public struct ImageResizing: Hashable, Codable, Sendable {
  /// The edges that keep their size, in points.
  package var capInsets: EdgeInsets
  /// What happens to the rest.
  package var mode: Mode

  /// Creates a way of resizing.
  package init(capInsets: EdgeInsets = .zero, mode: Mode = .stretch) {
    self.capInsets = capInsets
    self.mode = mode
  }

  /// What happens to the part between the edges.
  public enum Mode: String, Hashable, Codable, Sendable, CaseIterable {
    /// It is repeated.
    case tile
    /// It is made larger or smaller.
    case stretch
  }
}

/// What an icon needs to be painted.
package struct SymbolContent: Hashable, Codable, Sendable {
  /// The name that was asked for.
  package var name: String
  /// The drawing; `nil` where the symbol set has none of that name.
  package var drawing: SymbolDrawing?
  /// A name that the symbol set has and that is much like the one asked for.
  package var suggestion: String?
  /// The height of the icon's square in points.
  package var size: Length
  /// What it is painted with.
  package var style: ResolvedStyle
  /// Whether it fills its frame instead of keeping its size.
  package var isResizable: Bool
  /// Whether left and right are exchanged.
  package var isMirrored: Bool

  /// Creates the content.
  package init(
    name: String,
    drawing: SymbolDrawing?,
    suggestion: String? = nil,
    size: Double,
    style: ResolvedStyle,
    isResizable: Bool = false,
    isMirrored: Bool = false
  ) {
    self.name = name
    self.drawing = drawing
    self.suggestion = suggestion
    self.size = Length(size)
    self.style = style
    self.isResizable = isResizable
    self.isMirrored = isMirrored
  }
}

extension SymbolContent {
  /// The height of capitals as a share of an icon's side, which is 1.2 times the font's size.
  static let capitalShare = 0.71 / 1.2
}
