// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

/// A style that tiles an image, or a part of one.
public struct ImagePaint: ShapeStyle {
  /// The type of the resolved style.
  public typealias Resolved = Never

  /// The image.
  public var image: Image
  /// The tiled part, in fractions of the image's sides.
  public var sourceRect: CGRect
  /// The scale factor.
  public var scale: CGFloat

  /// Creates a style.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// Returns the style of the engine.
  public func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    guard let pixels = image.provider.pixels(in: scope.environment) else {
      return Color.clear._makeStyle(in: scope)
    }
    let source = Rect(
      x: Double(sourceRect.minX), y: Double(sourceRect.minY), width: Double(sourceRect.width),
      height: Double(sourceRect.height))
    return _ShapeStyleValue(
      .image(ImagePaintContent(image: pixels, source: source, scale: Double(scale)))
    ).multiplyingOpacity(by: scope.levelOpacity)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Returns a style that tiles an image, or a part of one.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
