// SPDX-License-Identifier: MIT

internal import Foundation

extension UIImage {
  private func changed(_ change: (inout ImageValues) -> Void) -> UIImage {
    var values = values
    change(&values)
    return UIImage(values: values)
  }

  /// Returns the image with another source of its colors.
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the image with a tint.
  public func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tintColor = color }
  }

  /// Returns the image with a tint and another source of its colors.
  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { values in
      values.tintColor = color
      values.renderingMode = renderingMode
    }
  }

  /// Returns the image with edges that keep their size, in points; the area between them is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with edges that keep their size, in points.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    changed { values in
      values.capInsets = capInsets
      values.resizingMode = resizingMode
    }
  }

  /// Returns the image with insets of the frame that is used for alignment, in points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the image, mirrored in a right-to-left layout.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// Returns the mirror image.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.mirrored }
  }

  /// Returns the image with another configuration, if it is a symbol.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard isSymbolImage, let symbol = configuration as? SymbolConfiguration else { return self }
    return changed { $0.symbol = symbol.values }
  }

  /// Returns the image with the values of a configuration added; the result is `nil` if the image
  /// is not a symbol.
  public func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? {
    guard isSymbolImage else { return nil }
    return changed { $0.symbol = $0.symbol.merging(configuration.values) }
  }

  /// Returns the image, whose pixels are always decoded.
  public func preparingForDisplay() -> UIImage? { self }
}
