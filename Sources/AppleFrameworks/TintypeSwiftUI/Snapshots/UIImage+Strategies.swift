// SPDX-License-Identifier: MIT

import Foundation
import TintypeComparison
import TintypeImaging
import TintypeRuns
import TintypeSnapshots
import TintypeUIKit

/// The format of images of UIKit: that of snapshots.
private struct UIImageFormat: SnapshotFormat, JournaledFormat {
  let images: any SnapshotFormat<SnapshotImage>

  func encode(_ value: UIImage) throws -> [UInt8] { try images.encode(value.image) }
  func decode(_ data: Data) -> UIImage { UIImage(images.decode(data)) }

  func compare(
    _ reference: [UInt8], assets: @escaping () -> ReferenceAssets?, _ value: UIImage
  ) throws -> Diffing<UIImage>.Comparison {
    switch try images.compare(reference, assets: assets, value.image) {
    case .same(let notes): .same(notes: notes)
    case .different(let difference): .different(difference)
    }
  }

  func digest(_ value: UIImage) throws -> [UInt8] { try images.digest(value.image) }
  func check(_ value: UIImage) throws { try images.check(value.image) }

  func annotated(_ value: UIImage, with work: AllowedWork) -> UIImage {
    UIImage(images.annotated(value.image, with: work))
  }

  func stored(_ value: UIImage, in form: ReferenceForm) throws -> StoredReference? {
    try images.stored(value.image, in: form)
  }

  func form(of bytes: [UInt8]) -> ReferenceForm { images.form(of: bytes) }

  func details(of difference: (any JournalDetails)?) -> (any JournalDetails)? {
    (images as? any JournaledFormat).map { $0.details(of: difference) } ?? difference
  }
}

extension UIImage {
  /// Creates an image from a snapshot, which it keeps.
  fileprivate convenience init(_ image: SnapshotImage) {
    if let pixels = CGImage(image.bitmap) {
      self.init(cgImage: pixels, scale: image.scale, orientation: .up)
    } else {
      self.init()
    }
    snapshot = image
  }

  /// The snapshot of the image, or one with its pixels.
  fileprivate var image: SnapshotImage {
    if let image = snapshot as? SnapshotImage { return image }
    guard let pixels = values.imageData,
      let bitmap = try? Bitmap(
        width: pixels.reference.pixelWidth, height: pixels.reference.pixelHeight,
        pixels: pixels.pixels)
    else { return SnapshotImage(bitmap: Bitmap()) }
    return SnapshotImage(bitmap: bitmap, scale: scale)
  }
}

extension Diffing where Value == UIImage {
  /// Stores images as PNG files, and compares them pixel by pixel.
  public static var image: Diffing { image() }

  /// Stores images as PNG files, and compares them with a tolerance.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: The similarity that two pixels need to match, 0 to 1.
  ///   - scale: Ignored, because a reference contains its scale.
  /// - Returns: The diffing strategy.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let tolerance = Tolerance(
      precision: Double(precision), perceptualPrecision: Double(perceptualPrecision))
    return Diffing(
      UIImageFormat(images: Diffing<SnapshotImage>.image(tolerance: tolerance).format))
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// Snapshots an image.
  public static var image: Self { image() }

  /// Snapshots an image with a tolerance.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: The similarity that two pixels need to match, 0 to 1.
  ///   - scale: Ignored, because a reference contains its scale.
  /// - Returns: The strategy.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Self {
    Self(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision))
  }
}

extension Snapshotting where Format == SnapshotImage {
  /// The strategy with images of UIKit as the format.
  var uiImage: Snapshotting<Value, UIImage> {
    Snapshotting<Value, UIImage>(
      pathExtension: pathExtension, diffing: Diffing(UIImageFormat(images: diffing.format)),
      asyncSnapshot: { [snapshot] value in snapshot(value).map { UIImage($0) } })
  }
}

// Without a type, `.image` is the strategy whose format is `SnapshotImage`.

// Variants: UIViewController; the view of a controller as an image of the view's size; the view
//   of a controller as an image. -> UIView; a view as an image of its size; a view as an image.
extension Snapshotting where Value: UIViewController, Format == UIImage {
  /// Snapshots the view of a controller as an image of the view's size.
  @_disfavoredOverload
  public static var image: Self { image() }

  /// Snapshots the view of a controller as an image.
  @_disfavoredOverload
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Self {
    Snapshotting<Value, SnapshotImage>
      .image(
        precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits
      ).uiImage
  }
}

extension Snapshotting where Value: UIViewController, Format == UIImage {
  /// Snapshots the view of a controller as an image on a device.
  @_disfavoredOverload
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Self {
    Snapshotting<Value, SnapshotImage>
      .image(
        on: config, precision: precision, perceptualPrecision: perceptualPrecision, size: size,
        traits: traits
      ).uiImage
  }
}

extension Snapshotting where Value: View, Format == UIImage {
  /// Snapshots a view as an image at its ideal size.
  @_disfavoredOverload
  public static var image: Self { image() }

  /// Snapshots a view as an image.
  @_disfavoredOverload
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Self {
    Snapshotting<Value, SnapshotImage>
      .image(
        precision: precision, perceptualPrecision: perceptualPrecision, layout: layout,
        traits: traits
      ).uiImage
  }
}
