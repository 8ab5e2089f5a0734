// SPDX-License-Identifier: MIT

public import Foundation

/// A file with an image.
public final class CGImageSource: Sendable {
  let data: Data

  fileprivate init(data: Data) {
    self.data = data
  }

  var image: CGImage? { UIImage(data: data)?.cgImage }
}

/// Returns the file at a URL; `nil` if it cannot be read.
///
/// - Parameters:
///   - url: The URL of a file.
///   - options: They have no effect.
/// - Returns: The file.
public func CGImageSourceCreateWithURL(_ url: URL, _ options: [AnyHashable: Any]?) -> CGImageSource?
{
  guard url.isFileURL else { return nil }
  return (try? Data(contentsOf: url)).map { CGImageSource(data: $0) }
}

/// Returns the file at a URL; `nil` if it cannot be read.
///
/// - Parameters:
///   - url: The URL of a file.
///   - options: They have no effect.
/// - Returns: The file.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: [AnyHashable: Any]?)
  -> CGImageSource?
{
  CGImageSourceCreateWithURL(url as URL, options)
}

/// Returns a file with the bytes.
///
/// - Parameters:
///   - data: The bytes of the file.
///   - options: They have no effect.
/// - Returns: The file.
public func CGImageSourceCreateWithData(_ data: Data, _ options: [AnyHashable: Any]?)
  -> CGImageSource?
{
  CGImageSource(data: data)
}

/// Returns the number of images in a file, 1.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }

/// Returns the image of a file; `nil` if the file is broken, or if the index is not 0.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?
) -> CGImage? {
  index == 0 ? isrc.image : nil
}
