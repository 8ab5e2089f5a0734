// SPDX-License-Identifier: MIT

internal import Foundation
internal import TintypeComponents
package import TintypeImaging
package import TintypeScene

/// An image that a bundle has, whose file is decoded when it is used.
struct FoundImage {
  /// The paths of a symbol, or the file of pixels.
  enum Content {
    case symbol(SymbolDrawing)
    case file(name: String, RecentImages.Key)
  }

  var content: Content
  var isTemplate: Bool?
  var resizing: AssetResizing?
  var flipsForRightToLeft = false
}

extension BundleAssets {
  /// Returns the image of an asset for traits.
  func image(
    _ asset: AssetIndex.Asset, for traits: AssetTraits
  ) throws(AssetError) -> FoundImage {
    let contents = try contents(of: asset)
    let variants = contents.variants.filter { $0.filename != nil }
    guard let variant = traits.chosen(from: variants), let filename = variant.filename else {
      throw .noVariant(asset: "\(name)/\(asset.path)")
    }
    let file = "\(asset.path)/\(filename)"
    guard Self.isInside(filename) else {
      throw .unreadable(file: "\(name)/\(file)", reason: "it is not in the directory of the asset")
    }
    if asset.kind == .symbol { return FoundImage(content: .symbol(try symbol(file))) }
    var image = found(
      file, scale: variant.scaleFactor ?? 1, isMirrored: variant.isMirrored(for: traits),
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
    image.resizing = variant.resizing
    return image
  }

  /// Returns the image of a file outside of asset catalogs; `nil` if there is none.
  ///
  /// A name without an extension is that of a PNG file. `@2x` or `@3x` before the extension is the
  /// scale.
  func imageFile(
    named name: String, of files: Set<String>, for traits: AssetTraits
  ) -> FoundImage? {
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
      return found(file, scale: scale, isMirrored: false, for: traits)
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

  private func found(
    _ file: String, scale: Double, isMirrored: Bool, for traits: AssetTraits
  ) -> FoundImage {
    let key = RecentImages.Key(
      path: "\(root)/\(file)", scale: scale, displayScale: traits.displayScale,
      isMirrored: isMirrored)
    return FoundImage(content: .file(name: file, key))
  }

  /// Returns an image with its pixels, which are decoded unless they were used recently.
  func image(_ found: FoundImage) throws(AssetError) -> NamedImage {
    switch found.content {
    case .symbol(let symbol): return NamedImage(symbol: symbol)
    case .file(let file, let key):
      let known = RecentImages.shared.withLock { $0.image(for: key) }
      let pixels = if let known { known } else { try pixels(of: file, key) }
      if known == nil { RecentImages.shared.withLock { $0.keep(pixels, for: key) } }
      var image = NamedImage(
        pixels: pixels, isTemplate: found.isTemplate,
        flipsForRightToLeft: found.flipsForRightToLeft)
      if let resizing = found.resizing {
        func points(_ count: Double?) -> Double { max(0, count ?? 0) / pixels.scale }
        let insets = resizing.insets
        image.capInsets = TintypeScene.EdgeInsets(
          top: points(insets?.top), leading: points(insets?.left), bottom: points(insets?.bottom),
          trailing: points(insets?.right))
        image.resizingMode = resizing.center?.mode == "tile" ? .tile : .stretch
      }
      return image
    }
  }

  /// Decodes a file; a vector image has the display scale.
  private func pixels(of file: String, _ key: RecentImages.Key) throws(AssetError) -> ImageData {
    let bytes = try bytes(of: file)
    do throws(ImageFileError) {
      let content = try ImageFile(bytes)
      let scale = content.isVector ? key.displayScale : key.scale
      let image = ImageData(
        try content.bitmap(scale: scale), orientation: content.orientation, scale: scale,
        isMirrored: key.isMirrored)
      guard let image else {
        throw ImageFileError.invalidSize(width: content.width, height: content.height)
      }
      return image
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
