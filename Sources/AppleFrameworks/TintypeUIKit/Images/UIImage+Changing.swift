// SPDX-License-Identifier: MIT

public import Foundation

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

  /// Calls a closure with the image.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }
  /// Returns the image.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// Returns the image in a size in points.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    guard factor.isFinite else { return nil }
    let target = CGSize(width: self.size.width * factor, height: self.size.height * factor)
    return UIGraphicsImageRenderer(size: target).image { _ in
      draw(in: CGRect(origin: .zero, size: target))
    }
  }
  /// Calls a closure with the image in a size in points.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    completionHandler(preparingThumbnail(of: size))
  }
  /// Returns the image in a size in points.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
  /// Returns `nil`, because HEIC files are not written.
  public func heicData() -> Data? { nil }
  /// Returns the image, which has no range of brightness beyond that of the screen.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
  /// A Boolean value that indicates whether the image has a higher range of brightness: always
  /// `false`.
  public var isHighDynamicRange: Bool { false }
  /// Returns an image that is stretched beside two edges in points.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth),
        bottom: max(size.height - CGFloat(topCapHeight) - 1, 0),
        right: max(size.width - CGFloat(leftCapWidth) - 1, 0)), resizingMode: .stretch)
  }
  /// Returns the image, because images have no baseline.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  /// Returns the image, because images have no baseline.
  public func imageWithoutBaseline() -> UIImage { self }
  /// A Boolean value that indicates whether the image has a baseline: always `false`.
  public var hasBaseline: Bool { false }
  /// The distance of the baseline from the bottom: always `nil`.
  public var baselineOffsetFromBottom: CGFloat? { nil }
  /// The object with the variants of the image: always `nil`.
  public var imageAsset: UIImageAsset? { nil }

  /// Draws copies of the image in a rectangle.
  public func drawAsPattern(in rect: CGRect) {
    guard size.width > 0, size.height > 0 else { return }
    var y = rect.minY
    while y < rect.maxY {
      var x = rect.minX
      while x < rect.maxX {
        draw(at: CGPoint(x: x, y: y))
        x += size.width
      }
      y += size.height
    }
  }
  /// Draws the image at a point with a blend mode and an opacity from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Returns the first of several images, because images are not animated here.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }
  /// Returns the first of several images, whose names end with their numbers from 0.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    UIImage(named: name + "0") ?? UIImage(named: name + "1")
  }
  /// Returns the first of several images, which can be resized.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedImageNamed(name, duration: duration)?.resizableImage(withCapInsets: capInsets)
  }

  /// A plus sign.
  public class var add: UIImage { symbol("plus") }
  /// A minus sign.
  public class var remove: UIImage { symbol("minus") }
  /// A checkmark.
  public class var checkmark: UIImage { symbol("checkmark") }
  /// A checkmark in a circle.
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }
  /// A symbol for more actions.
  public class var actions: UIImage { symbol("ellipsis.circle") }

  private class func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// The range of brightness of an image.
  @nonexhaustive(warn)
  public enum DynamicRange: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// That of the screen.
    case standard = 0
    /// A part of a higher range.
    case constrainedHigh = 1
    /// A higher range.
    case high = 2
  }
}

/// The variants of an image.
open class UIImageAsset: NSObject {
  /// Returns an image without pixels.
  open func image(with traitCollection: UITraitCollection) -> UIImage { UIImage() }
  /// Has no effect, because variants are those of asset catalogs.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {}
  /// Has no effect, because variants are those of asset catalogs.
  open func unregisterImage(with traitCollection: UITraitCollection) {}
}
