// SPDX-License-Identifier: MIT

public import Foundation

/// A context of an image, with the renderer of the image.
private final class ImageContext {
  let context = CGContext()
  let size: CGSize
  let format = UIGraphicsImageRendererFormat()

  init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    self.size = size
    if scale > 0 { format.scale = scale }
    format.opaque = isOpaque
  }

  /// The contexts of the current thread, of which the last one is the current one.
  static var all: [ImageContext] {
    get { Thread.current.threadDictionary[key] as? [ImageContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  private static let key = "TintypeUIKit.UIGraphicsBeginImageContext"
}

/// Makes the context of an image of a size in points the current one.
///
/// - Parameters:
///   - size: The size.
///   - opaque: A Boolean value that indicates whether the image has a black background.
///   - scale: Pixels per point; 0 for those of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let image = ImageContext(size: size, scale: scale, isOpaque: opaque)
  ImageContext.all.append(image)
  UIGraphicsPushContext(image.context)
}

/// Makes the context of an image at one pixel per point the current one.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns the image of the current context; `nil` outside of such a context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let image = ImageContext.all.last else { return nil }
  return UIGraphicsImageRenderer(size: image.size, format: image.format)
    .image { $0.cgContext.append(image.context) }
}

/// Ends the context of an image.
public func UIGraphicsEndImageContext() {
  if ImageContext.all.popLast() != nil { UIGraphicsPopContext() }
}
