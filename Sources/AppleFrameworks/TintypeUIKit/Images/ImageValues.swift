// SPDX-License-Identifier: MIT

package import Foundation
package import TintypeComponents
internal import TintypeImaging
internal import TintypeResources
package import TintypeScene
internal import TintypeScheduling

/// The values of a `UIImage`.
package struct ImageValues: Hashable, Sendable {
  /// The pixels, in their stored orientation.
  package var image: CGImage?
  /// The name of the symbol.
  package var symbolName: String?
  /// The drawing of a custom symbol; `nil` for a symbol of the environment's symbol set.
  package var symbolDrawing: SymbolDrawing?
  /// The share of the variable layers of the symbol that are active; `nil` for all.
  package var symbolValue: Double?
  /// The configuration of the symbol.
  package var symbol = SymbolValues()
  /// Pixels per point.
  package var scale: CGFloat = 1
  /// The orientation of the stored pixels.
  package var orientation = UIImage.Orientation.up
  /// The source of the image's colors.
  package var renderingMode = UIImage.RenderingMode.automatic
  /// The tint that replaces the image's colors.
  package var tintColor: UIColor?
  /// The edges that keep their size, in points.
  package var capInsets = UIEdgeInsets.zero
  /// The mode of the area between the fixed edges.
  package var resizingMode = UIImage.ResizingMode.tile
  /// The insets of the frame that is used for alignment, in points.
  package var alignmentRectInsets = UIEdgeInsets.zero
  /// A Boolean value that indicates whether the image is mirrored in a right-to-left layout.
  package var flipsForRightToLeft = false

  /// Hashes the values that usually differ.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(image)
    hasher.combine(symbolName)
    hasher.combine(symbol)
    hasher.combine(scale)
    hasher.combine(orientation)
  }

  init() {}

  init(image: CGImage, scale: CGFloat, orientation: UIImage.Orientation = .up) {
    self.image = image
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.orientation = orientation
  }

  /// The size in points.
  ///
  /// The size of a symbol depends on its drawing, as in the engine.
  package var size: CGSize {
    if let symbolName {
      let scale = symbol.scale.engine ?? .medium
      let side = Double(fontSize) * 1.2 * scale.factor
      let weight = symbol.weight.fontWeight().fontWeight
      let drawing =
        symbolDrawing?.design(weight: weight, scale: scale)
        ?? SymbolSet.standard.drawing(symbolName, weight: weight, scale: scale)
      guard let size = drawing?.size(side: side) else { return CGSize(width: side, height: side) }
      return CGSize(width: size.width, height: size.height)
    }
    guard let image else { return .zero }
    let (width, height) = (CGFloat(image.width) / scale, CGFloat(image.height) / scale)
    return orientation.exif.isTurned
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// The font size of a symbol in points, 17 by default.
  package var fontSize: CGFloat {
    if symbol.pointSize > 0 { return symbol.pointSize }
    return symbol.textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize } ?? 17
  }

  /// The engine's representation of the pixels, in the orientation of the display.
  package var imageData: ImageData? {
    guard let image else { return nil }
    return ImageData(
      pixelWidth: orientation.exif.isTurned ? image.height : image.width,
      pixelHeight: orientation.exif.isTurned ? image.width : image.height,
      scale: Double(scale),
      pixels: orientation.exif.displayed(
        image.pixels.pixels, width: image.width, height: image.height))
  }
}

extension UIImage.SymbolScale {
  /// The scale of the engine; `nil` if it is unspecified.
  package var engine: ImageScale? {
    switch self {
    case .small: .small
    case .unspecified: nil
    case .default, .medium: .medium
    case .large: .large
    }
  }
}

extension UIImage.Orientation {
  /// The orientation with the values of Exif.
  var exif: ImageOrientation {
    switch self {
    case .up: .up
    case .upMirrored: .upMirrored
    case .down: .down
    case .downMirrored: .downMirrored
    case .left: .left
    case .leftMirrored: .leftMirrored
    case .right: .right
    case .rightMirrored: .rightMirrored
    }
  }

  /// Creates an orientation from a value of Exif.
  init(_ exif: ImageOrientation) {
    switch exif {
    case .up: self = .up
    case .upMirrored: self = .upMirrored
    case .down: self = .down
    case .downMirrored: self = .downMirrored
    case .left: self = .left
    case .leftMirrored: self = .leftMirrored
    case .right: self = .right
    case .rightMirrored: self = .rightMirrored
    }
  }

  /// The orientation of the mirror image, as it is displayed.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }
}

extension ImageValues {
  /// Creates the values of a PNG, JPEG or WebP file; the result is `nil` for other data.
  ///
  /// As in UIKit, vector images and damaged files are no images. An image that UIKit would decode,
  /// but that is too large or needs a missing library, fails the test.
  init?(data: Data, scale: CGFloat) {
    do throws(ImageFileError) {
      let file = try ImageFile([UInt8](data))
      guard !file.isVector, let image = CGImage(try file.bitmap()) else { return nil }
      self.init(image: image, scale: scale, orientation: UIImage.Orientation(file.orientation))
    } catch {
      switch error {
      case .unsupportedFormat, .invalidSize: IssueReporter.report(error, at: nil)
      case .libraryMissing(let decoder, _) where !decoder.isVector:
        IssueReporter.report(error, at: nil)
      default: break
      }
      return nil
    }
  }
}
