// SPDX-License-Identifier: MIT

package import TintypeComponents
package import TintypeScene

/// An image that was found by its name.
package struct NamedImage: Hashable, Sendable {
  /// The pixels or paths of an image.
  package enum Content: Hashable, Sendable {
    /// Pixels.
    case pixels(ImageData)
    /// A symbol, which scales with the font.
    case symbol(SymbolDrawing)
  }

  /// The pixels or paths.
  package var content: Content
  /// A Boolean value that indicates whether the image is a template; `nil` is the default.
  package var isTemplate: Bool?
  /// The edges that keep their size when the image is resized, in points.
  package var capInsets: TintypeScene.EdgeInsets
  /// The mode of the area between the edges.
  package var resizingMode: ImageResizing.Mode
  /// A Boolean value that indicates whether the image is mirrored in a right-to-left layout.
  package var flipsForRightToLeft: Bool

  /// Creates an image of pixels.
  package init(
    pixels: ImageData, isTemplate: Bool? = nil, capInsets: TintypeScene.EdgeInsets = .zero,
    resizingMode: ImageResizing.Mode = .stretch, flipsForRightToLeft: Bool = false
  ) {
    content = .pixels(pixels)
    self.isTemplate = isTemplate
    self.capInsets = capInsets
    self.resizingMode = resizingMode
    self.flipsForRightToLeft = flipsForRightToLeft
  }

  /// Creates a symbol.
  package init(symbol: SymbolDrawing) {
    content = .symbol(symbol)
    isTemplate = true
    capInsets = .zero
    resizingMode = .stretch
    flipsForRightToLeft = symbol.flipsForRightToLeft
  }

  /// The pixels; `nil` for a symbol.
  package var pixels: ImageData? {
    if case .pixels(let pixels) = content { pixels } else { nil }
  }
}
