// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene
import TintypeUIKit

/// An image of UIKit.
struct UIKitImageProvider: ImageProvider {
  let image: UIImage
  let label: ImageLabel

  func component(
    _ attributes: ImageAttributes, in environment: EnvironmentValues
  ) -> any Component {
    let values = image.values
    if let name = values.symbolName {
      let symbol = Engine.Symbol(name)
      let sized: any Component =
        if let drawing = values.symbolDrawing {
          attributes.symbol(name, drawing, in: environment)
        } else if attributes.resizing == nil { symbol } else { symbol.resizable() }
      guard values.symbol.pointSize > 0 else { return sized }
      return sized.font(.system(size: Double(values.fontSize)))
    }
    guard let pixels = values.imageData else { return EmptyComponent() }
    let resizing = ImageAttributes.Resizing(
      capInsets: EdgeInsets(
        top: values.capInsets.top, leading: values.capInsets.left,
        bottom: values.capInsets.bottom, trailing: values.capInsets.right),
      mode: values.resizingMode == .tile ? .tile : .stretch)
    let component = label.applied(
      to: attributes.image(
        pixels, isTemplate: values.renderingMode == .alwaysTemplate, resizing: resizing,
        flips: values.flipsForRightToLeft),
      in: environment)
    guard let tint = values.tintColor else { return component }
    return component.foregroundStyle(tint.color)
  }

  func pixels(in environment: EnvironmentValues) -> ImageData? { image.values.imageData }
}

extension Image {
  /// Creates an image from a UIKit image.
  public init(uiImage: UIImage) {
    self.init(provider: UIKitImageProvider(image: uiImage, label: .none))
  }

  /// Creates an image from a Core Graphics image with an accessibility label.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: Pixels per point.
  ///   - orientation: The orientation of the pixels.
  ///   - label: The accessibility label.
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text
  ) {
    let image = UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiKit)
    self.init(provider: UIKitImageProvider(image: image, label: .text(label)))
  }

  /// Creates an image from a Core Graphics image that is hidden from accessibility.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: Pixels per point.
  ///   - orientation: The orientation of the pixels.
  public init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up
  ) {
    let image = UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiKit)
    self.init(provider: UIKitImageProvider(image: image, label: .decorative))
  }
}

extension Image.Orientation {
  fileprivate var uiKit: UIImage.Orientation {
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
}
