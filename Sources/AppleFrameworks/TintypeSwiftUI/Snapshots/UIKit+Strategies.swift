// SPDX-License-Identifier: MIT

import Foundation
import TintypeComparison
import TintypeComponents
import TintypeSnapshots
import TintypeUIKit

extension Snapshotting where Value: UIViewController, Format == SnapshotImage {
  /// Snapshots the view of a controller as an image of the view's size.
  public static var image: Self { image() }

  /// Snapshots the view of a controller as an image on a device.
  ///
  /// - Parameters:
  ///   - config: The device, with its scale and safe area.
  ///   - precision: The share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: The similarity that two pixels need to match, 0 to 1.
  ///   - size: A size in points that replaces the device's size.
  ///   - traits: The fixed traits of the environment.
  /// - Returns: The strategy.
  public static func image(
    on config: ViewImageConfig,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Self {
    hosted(precision, perceptualPrecision) { controller in
      HostedView(controller, in: .device(config, size: size.map { Size($0) }), traits)
    }
  }

  /// Snapshots the view of a controller as an image.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Ignored, because there is no window.
  ///   - precision: The share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: The similarity that two pixels need to match, 0 to 1.
  ///   - size: The size of the canvas in points; `nil`, the default, uses the size of the view.
  ///   - traits: The fixed traits of the environment.
  /// - Returns: The strategy.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Self {
    hosted(precision, perceptualPrecision) { HostedView($0, size: size, traits) }
  }

  private static func hosted(
    _ precision: Float, _ perceptualPrecision: Float,
    _ hosting: @escaping @MainActor (UIViewController) throws -> HostedView
  ) -> Self {
    Snapshotting<ViewHost, SnapshotImage>
      .image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback { (controller: Value) in try HostedView.host { try hosting(controller) } }
  }
}

extension Snapshotting where Value: UIView, Format == SnapshotImage {
  /// Snapshots a view as an image of its size.
  public static var image: Self { image() }

  /// Snapshots a view as an image.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Ignored, because there is no window.
  ///   - precision: The share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: The similarity that two pixels need to match, 0 to 1.
  ///   - size: The size of the canvas in points; `nil`, the default, uses the size of the view, or
  ///     that of its content if it is empty.
  ///   - traits: The fixed traits of the environment.
  /// - Returns: The strategy.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Self {
    Snapshotting<ViewHost, SnapshotImage>
      .image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback { (view: Value) in
        try HostedView.host {
          try HostedView(view, size: size, traits)
        }
      }
  }
}

/// The view of a hosting controller with its canvas.
@MainActor
private struct HostedView {
  var view: any View
  var viewport: Viewport
  var traits: UITraitCollection

  private init(view: any View, viewport: Viewport, traits: UITraitCollection) {
    (self.view, self.viewport, self.traits) = (view, viewport, traits)
  }

  init(_ controller: UIViewController, in viewport: Viewport, _ traits: UITraitCollection) {
    if let hosting = controller as? any HostingController {
      let background = controller.view?.backgroundColor ?? .clear
      // The canvas of a device has the default background.
      view =
        viewport.isScreen && background == .systemBackground
        ? hosting.hostedView
        : AnyView(hosting.hostedView).modifier(HostingBackground(color: background))
    } else {
      view = UIScreenContent(root: controller.view ?? UIView(), controller: controller)
    }
    self.viewport = viewport
    self.traits = UITraitCollection(traitsFrom: [controller.ownTraits, traits].compactMap(\.self))
  }

  init(_ controller: UIViewController, size: CGSize?, _ traits: UITraitCollection) {
    let bounds = size ?? controller.view?.bounds.size ?? .zero
    self.init(controller, in: .fixed(Size(bounds)), traits)
  }

  init(_ view: UIView, size: CGSize?, _ traits: UITraitCollection) throws {
    if let controller = (view as? HostingView)?.hosting {
      self.init(controller, size: size, traits)
      return
    }
    let own = view.bounds.isEmpty ? view.idealSize : view.bounds.size
    guard size != nil || (own.width > 0 && own.height > 0) else {
      throw HostingError.noSize(type: "\(type(of: view))")
    }
    self.init(
      view: UIScreenContent(root: view, controller: nil), viewport: .fixed(Size(size ?? own)),
      traits: traits)
  }

  /// Returns a host for a view of a controller.
  nonisolated static func host(
    _ make: @MainActor () throws -> HostedView
  ) throws -> ViewHost {
    let hosted = try MainActorEvaluation.run { try assumingMainActor(make) }
    return try ViewHost(hosted)
  }
}

extension ViewHost {
  fileprivate convenience init(_ hosted: HostedView) throws {
    let (view, viewport, traits) = assumingMainActor {
      (hosted.view, hosted.viewport, hosted.traits)
    }
    // The background is that of the view.
    try self.init(AnyView(view), in: viewport, traits: traits, isTransparent: true)
  }
}

extension Viewport {
  /// A Boolean value that indicates whether the canvas is a device's screen.
  fileprivate var isScreen: Bool {
    if case .device = self { true } else { false }
  }
}

/// The background of the view of a hosting controller.
private struct HostingBackground: ViewModifier {
  typealias Body = Never

  let color: UIColor

  nonisolated func _makeView(
    in scope: _ViewScope, content: @escaping (_ViewScope) -> _ViewNodes
  ) -> _ViewNodes {
    let nodes = content(scope).nodes
    // Several root views are in a column, as those of an app.
    let root =
      nodes.count == 1
      ? ComponentList(nodes) : ComponentList([Engine.VStack { ComponentList(nodes) }])
    return _ViewNodes(
      scope.scope.nodes(
        of: root.frame(maxWidth: .infinity, maxHeight: .infinity).background(color.color)))
  }
}

/// A hierarchy of UIKit that fills the canvas, including the safe area.
private struct UIScreenContent: View {
  let root: UIView
  let controller: UIViewController?

  var body: some View {
    GeometryReader { proxy in
      UIViewHierarchy(root: root, controller: controller, safeArea: proxy.safeAreaInsets)
        .ignoresSafeArea()
    }
    .ignoresSafeArea(.keyboard)
  }
}

extension UIView {
  /// The size of the content, by constraints or as an intrinsic size.
  var idealSize: CGSize {
    let intrinsic = intrinsicContentSize
    return usesConstraints && intrinsic.width < 0 && intrinsic.height < 0
      ? systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : intrinsic
  }
}

/// An error in the use of UIKit's views as values of a snapshot.
enum HostingError: Error, Hashable {
  /// A view has an empty frame, and no content with a size.
  case noSize(type: String)
}

extension HostingError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noSize(let type):
      """
      \(type) has an empty frame, and neither constraints nor content determine its size. Set its \
      frame, or pass a size to the strategy.
      """
    }
  }
}
