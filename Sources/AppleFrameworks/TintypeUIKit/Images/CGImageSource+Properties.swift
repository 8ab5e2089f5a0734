// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeFoundation

/// Returns the file at a URL; `nil` if it cannot be read; options have no effect.
@_disfavoredOverload
public func CGImageSourceCreateWithURL(_ url: URL, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSourceCreateWithURL(url, nil as [AnyHashable: Any]?)
}

/// Returns a file with the bytes; options have no effect.
@_disfavoredOverload
public func CGImageSourceCreateWithData(_ data: Data, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSourceCreateWithData(data, nil as [AnyHashable: Any]?)
}

/// Returns the image of a file; `nil` if the file is broken, or if the index is not 0.
@_disfavoredOverload
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  CGImageSourceCreateImageAtIndex(isrc, index, nil as [AnyHashable: Any]?)
}

/// Returns the image of a file in a smaller size; `nil` if the file is broken, or if the index is not
/// 0.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  thumbnail(isrc, index) { options?.object(forKey: $0) }
}

/// Returns the image of a file in a smaller size; `nil` if the file is broken, or if the index is not
/// 0.
@_disfavoredOverload
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?
) -> CGImage? {
  thumbnail(isrc, index) { options?[AnyHashable($0)] ?? options?["\($0)"] }
}

private func thumbnail(
  _ source: CGImageSource, _ index: Int, _ option: (NSString) -> Any?
) -> CGImage? {
  guard index == 0, let image = source.image else { return nil }
  let limit = option(kCGImageSourceThumbnailMaxPixelSize)
  let side =
    (limit as? NSNumber)?.doubleValue ?? (limit as? CGFloat).map { Double($0) }
    ?? (limit as? Int).map { Double($0) }
  let longest = Double(max(image.width, image.height))
  guard let side, side >= 1, side < longest else { return image }
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let size = CGSize(
    width: (Double(image.width) * side / longest).rounded(),
    height: (Double(image.height) * side / longest).rounded())
  return UIGraphicsImageRenderer(size: size, format: format).image { _ in
    UIImage(cgImage: image).draw(in: CGRect(origin: .zero, size: size))
  }.cgImage
}

/// Returns the width and the height of the image of a file in pixels; `nil` if the file is broken, or
/// if the index is not 0.
///
/// Other properties, such as those of a camera, are not read.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let image = isrc.image else { return nil }
  return [
    kCGImagePropertyPixelWidth: NSNumber(value: image.width),
    kCGImagePropertyPixelHeight: NSNumber(value: image.height),
    kCGImagePropertyDepth: NSNumber(value: 8),
  ]
}

/// Returns the size of a file in bytes.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  [kCGImagePropertyFileSize: NSNumber(value: isrc.data.count)]
}

/// Returns the type of a file by its first bytes; `nil` for an unknown one.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  let types: [(bytes: [UInt8], type: String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "public.png"), ([0xFF, 0xD8, 0xFF], "public.jpeg"),
    ([0x47, 0x49, 0x46], "com.compuserve.gif"), ([0x52, 0x49, 0x46, 0x46], "org.webmproject.webp"),
    ([0x25, 0x50, 0x44, 0x46], "com.adobe.pdf"), ([0x42, 0x4D], "com.microsoft.bmp"),
  ]
  return types.first { isrc.data.starts(with: $0.bytes) }.map { NSString(string: $0.type) }
}

/// Returns the index of the main image, 0.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// A file that receives images, of which only PNG files are written.
public final class CGImageDestination {
  fileprivate let data: NSMutableData?
  fileprivate let url: URL?
  fileprivate let isPNG: Bool
  fileprivate var image: CGImage?

  fileprivate init(data: NSMutableData?, url: URL?, type: String) {
    (self.data, self.url, isPNG) = (data, url, type == "public.png")
  }
}

/// Returns a file in memory.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(data: data, url: nil, type: "\(type)")
}

/// Returns a file.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(data: nil, url: url, type: "\(type)")
}

/// Adds an image to a file; the last one is written.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  idst.image = image
}

/// Has no effect, because files have no properties.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) {}

/// Writes a file, and returns `false` without an image or for a type other than PNG.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard idst.isPNG, let image = idst.image, let data = UIImage(cgImage: image).pngData() else {
    return false
  }
  if let url = idst.url { return (try? data.write(to: url)) != nil }
  idst.data?.append(data)
  return idst.data != nil
}
