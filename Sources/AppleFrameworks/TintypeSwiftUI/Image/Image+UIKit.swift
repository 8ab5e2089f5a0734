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
      let symbol = Engine.Symbol(name, variableValue: values.symbolValue)
      let sized: any Component =
        if let drawing = values.symbolDrawing {
          attributes.symbol(name, drawing, in: environment)
        } else if attributes.resizing == nil { symbol } else { symbol.resizable() }
      return sized.configured(values, attributes, in: environment)
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

extension Component {
  /// Applies the configuration of a symbol of UIKit.
  fileprivate func configured(
    _ values: ImageValues, _ attributes: ImageAttributes, in environment: EnvironmentValues
  ) -> any Component {
    let symbol = values.symbol
    let isMulticolor = symbol.prefersMulticolor && symbol.colors.isEmpty
    let mode =
      attributes.symbolRenderingMode.map(SymbolRenderingMode.init)
      ?? (isMulticolor ? .multicolor : environment.symbolRenderingMode)
    var component: any Component = symbolRenderingMode(mode, in: environment)
    if let color = symbol.colors.first {
      component = component.environment(
        \.symbolRenderingMode, symbol.colors.count > 1 ? .palette : .hierarchical
      )
      .environment(\.symbolPalette, symbol.colors.map(\.color))
      .foregroundStyle(color.color)
    }
    if let scale = symbol.scale.engine { component = component.imageScale(scale) }
    let weight = symbol.weight == .unspecified ? nil : symbol.weight.fontWeight().fontWeight
    guard symbol.pointSize > 0 || symbol.textStyle != nil else {
      guard let weight else { return component }
      return component.font(environment.base.font.weight(weight))
    }
    return component.font(
      .system(size: Double(values.fontSize), weight: weight ?? .regular))
  }
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
