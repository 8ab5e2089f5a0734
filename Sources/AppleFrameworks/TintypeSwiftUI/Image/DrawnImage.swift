// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension Image {
  /// Creates an image of a size in points that a closure draws.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - label: The accessibility label; `nil` to hide the image from accessibility.
  ///   - opaque: Whether the content is opaque.
  ///   - colorMode: The color space of the content.
  ///   - renderer: Draws the content.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(
      provider: DrawnImageProvider(
        size: size, label: label.map { .text($0) } ?? .decorative,
        drawing: Drawing(draw: renderer)))
  }
}

/// An image that a closure draws.
///
/// `@unchecked`: the closure is only called by one evaluation at a time.
struct DrawnImageProvider: ImageProvider, @unchecked Sendable {
  let size: CGSize
  let label: ImageLabel
  fileprivate let drawing: Drawing

  func component(
    _ attributes: ImageAttributes, in environment: EnvironmentValues
  ) -> any Component {
    // Only the scope of a view has the data of a graphics context.
    EmptyComponent()
  }

  /// Returns the nodes of the image.
  func nodes(_ attributes: ImageAttributes, in scope: ViewScope) -> [Node] {
    let environment = scope.environment
    let (width, height) = (Double(size.width), Double(size.height))
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return [] }
    let (size, drawing) = (size, drawing)
    let canvas = assumingMainActor {
      Canvas { context, frame in
        context.scaleBy(x: frame.width / size.width, y: frame.height / size.height)
        drawing.draw(&context)
      }
    }
    let content = scope.component(canvas, at: .part("drawing"))
    var component: any Component = content
    if attributes.renderingMode == .template {
      component = scope.filling(Rectangle(), with: environment.foregroundStyle).mask { content }
    }
    guard attributes.resizing == nil else {
      return scope.nodes(
        of: label.applied(
          to: component.frame(idealWidth: width, idealHeight: height), in: environment))
    }
    return scope.nodes(
      of: label.applied(to: component.frame(width: width, height: height), in: environment))
  }

  static func == (lhs: DrawnImageProvider, rhs: DrawnImageProvider) -> Bool {
    lhs.size == rhs.size && lhs.label == rhs.label && lhs.drawing === rhs.drawing
  }
}

/// The closure that draws an image.
private final class Drawing {
  let draw: (inout GraphicsContext) -> Void

  init(draw: @escaping (inout GraphicsContext) -> Void) { self.draw = draw }
}
