// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeResources
import TintypeScene
import TintypeUIKit

/// The content of an image.
protocol ImageProvider: Equatable, Sendable {
  /// Returns a component with the image.
  func component(_ attributes: ImageAttributes, in environment: EnvironmentValues) -> any Component

  /// Returns the pixels of the image; `nil` for a symbol.
  func pixels(in environment: EnvironmentValues) -> ImageData?

  /// A Boolean value that indicates whether the image is a symbol.
  var isSymbol: Bool { get }
}

extension ImageProvider {
  /// Returns a Boolean value that indicates whether another content is equal to this one.
  func isEqual(to other: any ImageProvider) -> Bool { (other as? Self) == self }

  func pixels(in environment: EnvironmentValues) -> ImageData? { nil }

  var isSymbol: Bool { false }
}

/// The accessibility of an image.
enum ImageLabel: Equatable, Sendable {
  /// An accessibility label.
  case text(Text)
  /// The image is hidden from accessibility.
  case decorative
  /// No label.
  case none
}

extension ImageLabel {
  /// Returns an image with the label.
  func applied(
    to image: some Component, in environment: EnvironmentValues
  ) -> any Component {
    switch self {
    case .text(let text): image.accessibilityLabel(text.string(in: environment))
    case .decorative: image.accessibilityHidden(true)
    case .none: image
    }
  }
}

extension ImageAttributes {
  /// Returns an image of the engine with the attributes.
  func image(
    _ pixels: ImageData, isTemplate: Bool, resizing own: Resizing? = nil, flips: Bool = false
  ) -> TintypeComponents.Image {
    var image = TintypeComponents.Image(pixels).interpolation(interpolation.engine)
    if var resizing {
      // The edges of the image, and its mode between them, apply if the call has no edges.
      if resizing.capInsets == EdgeInsets(), let own, own.capInsets != EdgeInsets() {
        resizing = own
      }
      image = image.resizable(
        capInsets: resizing.capInsets.engine,
        resizingMode: resizing.mode == .tile ? .tile : .stretch)
    }
    let isTemplate = renderingMode.map { $0 == .template } ?? isTemplate
    return image.renderingMode(isTemplate ? .template : .original)
      .flipsForRightToLeftLayoutDirection(flips)
  }
}

extension ImageAttributes {
  /// Returns a symbol with a drawing that is not in the environment's symbol set.
  func symbol(
    _ name: String, _ drawing: SymbolDrawing, in environment: EnvironmentValues
  ) -> some Component {
    let symbol = Engine.Symbol(name)
    return (resizing == nil ? symbol : symbol.resizable())
      .environment(\.symbolSet, environment.base.symbolSet.adding(name, drawing))
  }
}

/// An image of an asset catalog.
struct NamedImageProvider: ImageProvider {
  let name: String
  let bundle: Bundle?
  let label: ImageLabel

  func component(
    _ attributes: ImageAttributes, in environment: EnvironmentValues
  ) -> any Component {
    guard let image = NamedResources.image(named: name, in: bundle, environment) else {
      return MissingImage(isResizable: attributes.resizing != nil)
    }
    switch image.content {
    case .symbol(let drawing):
      let symbol = attributes.symbol(name, drawing, in: environment)
      return label.applied(to: symbol, in: environment)
    case .pixels(let pixels):
      let resizing = ImageAttributes.Resizing(
        capInsets: EdgeInsets(image.capInsets),
        mode: image.resizingMode == .tile ? .tile : .stretch)
      return label.applied(
        to: attributes.image(
          pixels, isTemplate: image.isTemplate ?? environment.hasTemplateImages, resizing: resizing,
          flips: image.flipsForRightToLeft),
        in: environment)
    }
  }

  func pixels(in environment: EnvironmentValues) -> ImageData? {
    NamedResources.image(named: name, in: bundle, environment)?.pixels
  }
}

/// The space of an image that is missing: none, or the proposed size if it is resizable.
private struct MissingImage: PrimitiveComponent {
  let isResizable: Bool

  func nodes(in context: ResolutionContext) -> [Node] {
    let space = context.node(
      "Image", .color(Engine.Color.clear.resolve(in: context.environment)))
    guard !isResizable else { return [space] }
    return context.nodes(of: space.frame(width: 0, height: 0))
  }
}

/// A symbol of the environment's symbol set.
struct SymbolProvider: ImageProvider {
  let name: String
  /// The share of the variable layers that are active; `nil` for all.
  var variableValue: Double?

  var isSymbol: Bool { true }

  func component(
    _ attributes: ImageAttributes, in environment: EnvironmentValues
  ) -> any Component {
    let symbol = Engine.Symbol(
      environment.symbolVariants.name(of: name, in: environment), variableValue: variableValue)
    let mode =
      attributes.symbolRenderingMode.map(SymbolRenderingMode.init)
      ?? environment.symbolRenderingMode
    return (attributes.resizing == nil ? symbol : symbol.resizable())
      .symbolRenderingMode(mode, in: environment)
  }
}
