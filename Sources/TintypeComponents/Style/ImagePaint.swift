// SPDX-License-Identifier: MIT

/// An image, or a part of one, repeated in all directions from the corner of what it fills.
public struct ImagePaint: ShapeStyle, Hashable {
  private let content: ImagePaintContent

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - image: The pixels.
  ///   - sourceRect: The part that is repeated, as shares of the image's sides; all of it by default.
  ///   - scale: The factor by which it is enlarged, 1 by default; one that is no finite number greater
  ///     than zero counts as 1.
  public init(
    image: ImageData,
    sourceRect: Rect = Rect(x: 0, y: 0, width: 1, height: 1),
    scale: Double = 1
  ) {
    content = ImagePaintContent(image: image, source: sourceRect, scale: scale)
  }

  /// The same in every environment.
  public func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle { .image(content) }
}
