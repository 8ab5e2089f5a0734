// SPDX-License-Identifier: MIT

public import Foundation
internal import TintypeScene

// All stored properties are constants, and subclasses of another module cannot change them.
/// An image of pixels, or a symbol.
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// The values of the image.
  package let values: ImageValues
  /// The snapshot that the image was created from, which is set before the image is shared.
  package var snapshot: (any Sendable)?

  init(values: ImageValues) {
    self.values = values
    super.init()
  }

  /// Creates an image without pixels.
  public override init() {
    values = ImageValues()
    super.init()
  }

  /// Creates an image from a PNG, JPEG or WebP file at one pixel per point; the result is `nil` for
  /// other data.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from a PNG, JPEG or WebP file; the result is `nil` for other data.
  ///
  /// - Parameters:
  ///   - data: The file.
  ///   - scale: Pixels per point; a scale that is not greater than 0 counts as 1.
  public init?(data: Data, scale: CGFloat) {
    guard let values = ImageValues(data: data, scale: scale) else { return nil }
    self.values = values
    super.init()
  }

  /// Creates an image from the path of a PNG, JPEG or WebP file; the result is `nil` for other
  /// files.
  ///
  /// `@2x` or `@3x` at the end of the file name is the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = (path as NSString).lastPathComponent
    let stem = (name as NSString).deletingPathExtension
    self.init(data: data, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
  }

  /// Creates an image from a Core Graphics image at one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image from a Core Graphics image.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: Pixels per point; a scale that is not greater than 0 counts as 1.
  ///   - orientation: The orientation of the pixels.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    values = ImageValues(image: cgImage, scale: scale, orientation: orientation)
    super.init()
  }

  /// Creates an image from an image literal; an image without pixels if there is none of that name.
  public required convenience init(imageLiteralResourceName name: String) {
    let image = UIKitEnvironment.current.resources.image(name, nil, .current)
    self.init(values: image?.values ?? ImageValues())
  }

  /// Returns `nil`, because images cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing, because images cannot be archived on Linux.
  open func encode(with coder: NSCoder) {}

  /// The value `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns a Boolean value that indicates whether an object is an image with equal values.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.values == values }

  /// The hash of the values.
  open override var hash: Int { values.hashValue }

  /// The size in points, in the orientation of the display.
  open var size: CGSize { values.size }
  /// Pixels per point.
  open var scale: CGFloat { values.scale }
  /// The orientation of the stored pixels.
  open var imageOrientation: UIImage.Orientation { values.orientation }
  /// The pixels; `nil` for a symbol.
  open var cgImage: CGImage? { values.image }
  /// The source of the image's colors.
  open var renderingMode: UIImage.RenderingMode { values.renderingMode }
  /// The edges that keep their size when the image is resized, in points.
  open var capInsets: UIEdgeInsets { values.capInsets }
  /// The mode of the area between the fixed edges.
  open var resizingMode: UIImage.ResizingMode { values.resizingMode }
  /// The insets of the frame that is used for alignment, in points.
  open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }
  /// A Boolean value that indicates whether the image is mirrored in a right-to-left layout.
  open var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }
  /// A Boolean value that indicates whether the image is a symbol.
  open var isSymbolImage: Bool { values.symbolName != nil }
  /// The configuration.
  open var configuration: UIImage.Configuration? { symbolConfiguration }
  /// The configuration of a symbol.
  open var symbolConfiguration: UIImage.SymbolConfiguration? {
    isSymbolImage ? UIImage.SymbolConfiguration(values: values.symbol) : nil
  }
  /// The traits of the image, none.
  open var traitCollection: UITraitCollection { UITraitCollection() }
  /// The images of an animation; `nil`, because images are not animated here.
  open var images: [UIImage]? { nil }
  /// The duration of an animation in seconds, 0.
  open var duration: TimeInterval { 0 }
}
