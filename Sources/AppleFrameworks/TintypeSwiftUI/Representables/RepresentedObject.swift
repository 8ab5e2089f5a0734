// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeUIKit

/// The view or view controller that a view represents, as long as the view exists.
private final class RepresentedObject<Object, Coordinator> {
  var values: (object: Object, coordinator: Coordinator)?
}

extension ViewScope {
  /// Returns the nodes of a view that represents an object of UIKit: the root view of a hosting
  /// controller, a view that can be painted, or else a placeholder.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - make: Creates the coordinator.
  ///   - makeObject: Creates the object.
  ///   - update: Updates the object.
  ///   - size: Returns the size of the object for a proposal, in points.
  ///   - dismantle: Cleans up when the view is removed.
  ///   - content: Returns the view of the object.
  /// - Returns: The nodes.
  func represented<V: View, Object: AnyObject, Coordinator>(
    _ view: V,
    make: @escaping @MainActor (V) -> Coordinator,
    makeObject: @escaping @MainActor (V, Coordinator, EnvironmentValues) -> Object,
    update: @escaping @MainActor (V, Object, Coordinator, EnvironmentValues) -> Void,
    size:
      @escaping @MainActor (V, Object, Coordinator, EnvironmentValues, ProposedViewSize) ->
      CGSize?,
    dismantle: @escaping @MainActor (Object, Coordinator) -> Void,
    view content: @escaping @MainActor (Object) -> UIView?
  ) -> [Node] {
    composed(view) { view, scope in
      // Proof of safety: it is called during an evaluation, which the main actor's checks accept.
      nonisolated(unsafe) let (view, scope) = (view, scope)
      return assumingMainActor {
        let known = scope.node.effect { RepresentedObject<Object, Coordinator>() }
        let environment = scope.environment
        if known.values == nil {
          let coordinator = make(view)
          environment.performWithBridgedTraits {
            known.values = (makeObject(view, coordinator, environment), coordinator)
          }
          scope.node.removals.append {
            guard let values = known.values else { return }
            known.values = nil
            assumingMainActor { dismantle(values.object, values.coordinator) }
          }
        }
        guard let (object, coordinator) = known.values else { return [] }
        environment.performWithBridgedTraits {
          update(view, object, coordinator, environment)
        }
        if let hosted = UIKitContent.hosted(in: object) {
          return scope.child(.content).nodes(of: hosted)
        }
        let shown = content(object)
        // The view of a controller has content that is not known.
        let painted = (object as? UIView).flatMap { UIKitContent.painted($0) }
        let intrinsic = shown?.intrinsicContentSize
        let layout = RepresentedLayout(isPainted: painted != nil, intrinsic: intrinsic) {
          proposal in
          assumingMainActor { size(view, object, coordinator, environment, proposal) }
        }
        let children =
          painted.map { scope.child(.content).nodes(of: $0) }
          ?? scope.placeholder(ResolutionContext.typeName(V.self))
        return [
          scope.context.node(
            ResolutionContext.typeName(Object.self), .custom(CustomLayout(layout)),
            children: children)
        ]
      }
    }
  }
}

/// The content of objects of UIKit.
enum UIKitContent {
  /// Returns the root view of a hosting controller or of its view.
  @MainActor
  static func hosted(in object: AnyObject) -> (any View)? {
    if let controller = object as? any HostingController { return controller.hostedView }
    return (object as? HostingView)?.controller?.hostedView
  }
}

extension ProposedViewSize {
  /// Returns the size of a flexible view with an intrinsic size in points, whose lengths are
  /// negative if there is none.
  fileprivate func flexibleSize(intrinsic: CGSize?) -> CGSize {
    func ideal(_ length: CGFloat?) -> CGFloat { length.map { $0 >= 0 ? $0 : 10 } ?? 10 }
    return replacingUnspecifiedDimensions(
      by: CGSize(width: ideal(intrinsic?.width), height: ideal(intrinsic?.height)))
  }
}

/// A layout of one subview with a size that a closure returns, or else with that of a painted view.
///
/// `@unchecked`: one thread at a time evaluates and lays out views.
private struct RepresentedLayout: Engine.Layout, @unchecked Sendable {
  let isPainted: Bool
  let intrinsic: CGSize?
  let size: (ProposedViewSize) -> CGSize?

  func sizeThatFits(
    proposal: ProposedSize, subviews: TintypeComponents.LayoutSubviews, cache: inout Void
  ) -> Size {
    if let size = size(ProposedViewSize(proposal)) { return Size(size) }
    if isPainted, let subview = subviews.first { return subview.sizeThatFits(proposal) }
    return Size(ProposedViewSize(proposal).flexibleSize(intrinsic: intrinsic))
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: TintypeComponents.LayoutSubviews,
    cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedSize(bounds.size))
    }
  }
}
