// SPDX-License-Identifier: MIT

internal import Foundation
internal import TintypeComponents
package import TintypeImaging
package import TintypeScene

extension BundleAssets {
  /// Returns the image of an asset for traits.
  func image(
    _ asset: AssetIndex.Asset, for traits: AssetTraits
  ) throws(AssetError) -> NamedImage {
    let contents = try contents(of: asset)
    let variants = contents.variants.filter { $0.filename != nil }
    guard let variant = traits.chosen(from: variants), let filename = variant.filename else {
      throw .noVariant(asset: "\(name)/\(asset.path)")
    }
    let file = "\(asset.path)/\(filename)"
    guard Self.isInside(filename) else {
      throw .unreadable(file: "\(name)/\(file)", reason: "it is not in the directory of the asset")
    }
    if asset.kind == .symbol { return NamedImage(symbol: try symbol(file)) }
    var image = try self.image(
      at: file, scale: variant.scaleFactor, isMirrored: variant.isMirrored(for: traits),
      for: traits)
    switch contents.properties?.templateRenderingIntent {
    case "template": image.isTemplate = true
    case "original": image.isTemplate = false
    default: break
    }
    // A variant for the other direction is already mirrored for these traits.
    image.flipsForRightToLeft =
      variant.languageDirection == "left-to-right"
      && !variants.contains { $0.languageDirection == "right-to-left" }
    if let resizing = variant.resizing {
      let scale = image.pixels?.scale ?? 1
      func points(_ pixels: Double?) -> Double { max(0, pixels ?? 0) / scale }
      let insets = resizing.insets
      image.capInsets = TintypeScene.EdgeInsets(
        top: points(insets?.top), leading: points(insets?.left), bottom: points(insets?.bottom),
        trailing: points(insets?.right))
      image.resizingMode = resizing.center?.mode == "tile" ? .tile : .stretch
    }
    return image
  }

  /// Returns the image of a file outside of asset catalogs; `nil` if there is none.
  ///
  /// A name without an extension is that of a PNG file. `@2x` or `@3x` before the extension is the
  /// scale.
  func imageFile(
    named name: String, of files: Set<String>, for traits: AssetTraits
  ) throws(AssetError) -> NamedImage? {
    let path = name as NSString
    let suffix = path.pathExtension.isEmpty ? "png" : path.pathExtension
    let stem = path.pathExtension.isEmpty ? name : path.deletingPathExtension
    guard !name.isEmpty, Self.isInside(name) else { return nil }
    let scales = [1.0, 2, 3].sorted { first, second in
      AssetTraits.precedence(ofScale: first, at: traits.displayScale)
        > AssetTraits.precedence(ofScale: second, at: traits.displayScale)
    }
    for scale in scales {
      let file = "\(stem)\(scale == 1 ? "" : "@\(Int(scale))x").\(suffix)"
      guard files.contains(file) || (file.contains("/") && exists(file)) else { continue }
      return try image(at: file, scale: scale == 1 ? nil : scale, isMirrored: false, for: traits)
    }
    return nil
  }

  private func exists(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(root)/\(file)")
  }

  /// Returns a Boolean value that indicates whether a relative path stays in its directory.
  private static func isInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
  }

  /// Decodes a file; a vector image has the display scale.
  private func image(
    at file: String, scale: Double?, isMirrored: Bool, for traits: AssetTraits
  ) throws(AssetError) -> NamedImage {
    let bytes = try bytes(of: file)
    do throws(ImageFileError) {
      let content = try ImageFile(bytes)
      let scale = content.isVector ? traits.displayScale : scale ?? 1
      let image = ImageData(
        try content.bitmap(scale: scale), orientation: content.orientation, scale: scale,
        isMirrored: isMirrored)
      guard let image else {
        throw ImageFileError.invalidSize(width: content.width, height: content.height)
      }
      return NamedImage(pixels: image)
    } catch { throw .image(file: "\(name)/\(file)", error) }
  }

  /// Reads the template of a symbol.
  private func symbol(_ file: String) throws(AssetError) -> SymbolDrawing {
    let bytes = try bytes(of: file)
    do throws(SymbolSyntaxError) {
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw SymbolSyntaxError.notSVG
      }
      return try SymbolDrawing(template: text)
    } catch { throw .symbol(file: "\(name)/\(file)", error) }
  }
}

extension ImageData {
  /// Creates an image from a decoded file as it is displayed; the result is `nil` if it is too large.
  package init?(
    _ bitmap: Bitmap, orientation: ImageOrientation, scale: Double, isMirrored: Bool = false
  ) {
    var pixels = orientation.displayed(bitmap.pixels, width: bitmap.width, height: bitmap.height)
    let width = orientation.isTurned ? bitmap.height : bitmap.width
    let height = orientation.isTurned ? bitmap.width : bitmap.height
    if isMirrored {
      pixels = ImageOrientation.upMirrored.displayed(pixels, width: width, height: height)
    }
    self.init(pixelWidth: width, pixelHeight: height, scale: scale, pixels: pixels)
  }
}

extension AssetVariant {
  /// Returns a Boolean value that indicates whether the pixels are mirrored for traits.
  ///
  /// An image for left to right is mirrored by its view instead, which can have another direction.
  fileprivate func isMirrored(for traits: AssetTraits) -> Bool {
    languageDirection == "right-to-left" && !traits.isRightToLeft
  }
}
