// SPDX-License-Identifier: MIT

public import Foundation

/// The format of an image that a renderer creates.
open class UIGraphicsImageRendererFormat: NSObject {
  /// A Boolean value that indicates whether the image has more colors, which has no effect.
  open var prefersExtendedRange: Bool = false
  /// The range of colors, which has no effect.
  open var preferredRange: Range = .automatic
  /// A Boolean value that indicates whether the screen has a higher range of brightness: always `false`.
  open var supportsHighDynamicRange: Bool { false }
  /// The rectangle of the image in points, which is that of the renderer.
  open internal(set) var bounds = CGRect.zero

  /// Creates the format for traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// The range of colors.
  @nonexhaustive(warn)
  public enum Range: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// The range that the system chooses.
    case automatic = 0
    /// More colors.
    case extended = 1
    /// The colors of sRGB.
    case standard = 2
  }
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

  /// Returns the JPEG file of a drawing; no data, because JPEG files are not written.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
  /// A Boolean value that indicates whether images are created: always `true`.
  open var allowsImageOutput: Bool { true }

  /// Returns the PNG file of a drawing.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

/// The context of a drawing.
open class UIGraphicsImageRendererContext: NSObject {
  /// The image: one without pixels, because it is created after the drawing.
  open var currentImage: UIImage { UIImage() }
  /// Strokes a rectangle.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { stroke(rect) }
  /// Clips subsequent drawing to rectangles.
  open func clip(to rects: [CGRect]) { cgContext.clip(to: rects) }
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
