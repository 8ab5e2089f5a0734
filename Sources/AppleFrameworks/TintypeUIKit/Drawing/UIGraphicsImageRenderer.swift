// SPDX-License-Identifier: MIT

public import Foundation

/// The format of an image that a renderer creates.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; those of the screen by default.
  open var scale: CGFloat = max(UITraitCollection.current.displayScale, 1)
  /// A Boolean value that indicates whether the image has a black background.
  open var opaque = false

  /// Creates the format of the screen.
  public override init() {
    super.init()
  }

  /// Returns the format of the screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// Returns the format of the screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// An object that creates images by drawing.
open class UIGraphicsImageRenderer: NSObject {
  /// The format.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// Returns the image of a drawing; an image without pixels if its size is empty.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    // Proof of safety: the context is used on this thread only.
    nonisolated(unsafe) let context = CGContext()
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    GraphicsStack.with(context) {
      actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    }
    let (size, scale, isOpaque) = (bounds.size, format.scale, format.opaque)
    let image = assumingMainActor {
      ViewPainter.current?.image(of: context, size: size, scale: scale, isOpaque: isOpaque)
    }
    return image.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }

  /// Returns the PNG file of a drawing.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

/// The context of a drawing.
open class UIGraphicsImageRendererContext: NSObject {
  /// The destination.
  public let cgContext: CGContext
  /// The format.
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle with a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.record(.fill(CGPath(rect: rect, transform: nil), .winding)) {
      $0.blendMode = blendMode
    }
  }
  /// Strokes a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Clips subsequent drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
