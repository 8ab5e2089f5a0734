// SPDX-License-Identifier: MIT

package import Foundation
internal import TintypeImaging
package import TintypeScene

/// The values of a `UIImage`.
package struct ImageValues: Hashable, Sendable {
  /// The pixels, in their stored orientation.
  package var image: CGImage?
  /// The name of the symbol.
  package var symbolName: String?
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
  /// The side of a symbol is 1.2 times the font size, as in the engine, multiplied by the factor of
  /// its scale.
  package var size: CGSize {
    if symbolName != nil {
      let side = fontSize * 1.2 * symbol.scale.factor
      return CGSize(width: side, height: side)
    }
    guard let image else { return .zero }
    let (width, height) = (CGFloat(image.width) / scale, CGFloat(image.height) / scale)
    return orientation.isTurned
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
      pixelWidth: orientation.isTurned ? image.height : image.width,
      pixelHeight: orientation.isTurned ? image.width : image.height,
      scale: Double(scale), pixels: orientation.displayed(image))
  }
}

extension UIImage.SymbolScale {
  /// The factor of the size, as in the engine.
  fileprivate var factor: CGFloat {
    switch self {
    case .small: 0.8
    case .default, .unspecified, .medium: 1
    case .large: 1.25
    }
  }
}

extension UIImage.Orientation {
  /// A Boolean value that indicates whether width and height are exchanged.
  var isTurned: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
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

  /// Returns the rows of an image as they are displayed.
  fileprivate func displayed(_ image: CGImage) -> [UInt32] {
    guard self != .up else { return image.pixels.pixels }
    let (width, height) = (image.width, image.height)
    let columns = isTurned ? height : width
    let rows = isTurned ? width : height
    var displayed: [UInt32] = []
    displayed.reserveCapacity(width * height)
    image.pixels.pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<rows {
        for x in 0..<columns {
          let (column, row) = stored(x, y, width: width, height: height)
          displayed.append(pixels[row * width + column])
        }
      }
    }
    return displayed
  }

  /// Returns the stored column and row of a displayed pixel.
  private func stored(_ x: Int, _ y: Int, width: Int, height: Int) -> (Int, Int) {
    switch self {
    case .up: (x, y)
    case .upMirrored: (width - 1 - x, y)
    case .down: (width - 1 - x, height - 1 - y)
    case .downMirrored: (x, height - 1 - y)
    case .left: (width - 1 - y, x)
    case .right: (y, height - 1 - x)
    case .leftMirrored: (y, x)
    case .rightMirrored: (width - 1 - y, height - 1 - x)
    }
  }
}

extension CGImage {
  /// Creates an image from a PNG file; the result is `nil` for other data.
  convenience init?(png data: Data) {
    guard let bitmap = try? PNG.decode([UInt8](data)) else { return nil }
    self.init(bitmap)
  }
}
