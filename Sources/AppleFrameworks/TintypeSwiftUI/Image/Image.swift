// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

/// A view that displays an image.
public struct Image: Sendable {
  /// The content of the image.
  let provider: any ImageProvider
  /// The attributes of the image.
  private(set) var attributes = ImageAttributes()

  init(provider: some ImageProvider) { self.provider = provider }

  private func changed(_ change: (inout ImageAttributes) -> Void) -> Image {
    var image = self
    change(&image.attributes)
    return image
  }

  /// Lets the image fill the proposed size.
  ///
  /// - Parameters:
  ///   - capInsets: The edges that keep their size, in points.
  ///   - resizingMode: The mode of the remaining area.
  /// - Returns: A resizable image.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image {
    changed { $0.resizing = .init(capInsets: capInsets, mode: resizingMode) }
  }

  /// Sets the interpolation of an image that is painted in another size.
  public func interpolation(_ interpolation: Image.Interpolation) -> Image {
    changed { $0.interpolation = interpolation }
  }

  /// Sets whether the edges of the image are antialiased.
  ///
  /// The edges of images are always at whole pixels.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets the rendering mode of a symbol; `nil` inherits it.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changed { $0.symbolRenderingMode = mode?.engine }
  }

  /// Sets the source of the image's colors; `nil` uses that of the image.
  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
    changed { $0.renderingMode = renderingMode }
  }

  /// Sets the dynamic range; images are painted in the standard range.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}

extension Image: Equatable {
  /// Returns a Boolean value that indicates whether two values are equal.
  public static func == (lhs: Image, rhs: Image) -> Bool {
    lhs.provider.isEqual(to: rhs.provider) && lhs.attributes == rhs.attributes
  }
}

extension Image: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    if let provider = provider as? DrawnImageProvider {
      return provider.nodes(attributes, in: scope)
    }
    let environment = scope.environment
    let component = provider.component(attributes, in: environment)
    guard provider.isSymbol || attributes.renderingMode == .template else {
      return scope.nodes(of: component)
    }
    return scope.nodes(
      of: environment.foregroundStyle.applyingEffects(to: component, in: environment))
  }
}

extension Image {
  /// Creates an image from the asset catalog of a bundle, the main bundle by default.
  ///
  /// A missing image has no size, with a warning. The name is the accessibility label.
  public init(_ name: String, bundle: Bundle? = nil) {
    provider = NamedImageProvider(name: name, bundle: bundle, label: .text(Text(verbatim: name)))
  }

  /// Creates an image with an accessibility label from the asset catalog of a bundle.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    provider = NamedImageProvider(name: name, bundle: bundle, label: .text(label))
  }

  /// Creates an image from the asset catalog of a bundle that is hidden from accessibility.
  public init(decorative name: String, bundle: Bundle? = nil) {
    provider = NamedImageProvider(name: name, bundle: bundle, label: .decorative)
  }

  /// Creates an image from a symbol.
  ///
  /// An unknown name is shown as a placeholder with a warning, which fails the snapshot in strict
  /// mode.
  public init(systemName: String) { provider = SymbolProvider(name: systemName) }

  /// Creates an image from a symbol with a value from 0 to 1.
  ///
  /// The value is the share of the symbol's variable layers that are active, such as the waves of
  /// `wifi`. The other ones are translucent. All layers are active if it is `nil`.
  public init(systemName: String, variableValue: Double?) {
    provider = SymbolProvider(name: systemName, variableValue: variableValue)
  }

  /// Creates an image from the asset catalog of a bundle with a value from 0 to 1, which does not
  /// change its drawing.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates an image with an accessibility label from the asset catalog of a bundle with a value
  /// from 0 to 1, which does not change its drawing.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// Creates an image from the asset catalog of a bundle that is hidden from accessibility, with a
  /// value from 0 to 1, which does not change its drawing.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// Creates an image from a resource of an asset catalog.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}
