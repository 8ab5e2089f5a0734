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
  /// controller, or the hierarchy of the object's view.
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
        guard let shown = content(object) else { return [] }
        let layout = RepresentedLayout(
          view: shown,
          size: { proposal in
            assumingMainActor { size(view, object, coordinator, environment, proposal) }
          })
        let hierarchy = UIViewHierarchy(root: shown, controller: object as? UIViewController)
        return [
          scope.context.node(
            ResolutionContext.typeName(Object.self), .custom(CustomLayout(layout)),
            children: scope.child(.content).nodes(of: hierarchy))
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
    return (object as? HostingView)?.content
  }
}

extension UIView {
  /// Returns the size for a proposal: the proposed length within the priorities of the intrinsic
  /// one.
  ///
  /// A length grows beyond the intrinsic one unless its hugging priority is at least `defaultHigh`,
  /// and becomes smaller if its compression resistance is lower.
  fileprivate func representedSize(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = idealSize
    let noSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    func length(
      _ proposed: CGFloat?, _ ideal: CGFloat, _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
      guard let proposed else { return ideal >= 0 ? ideal : 10 }
      guard ideal >= 0, intrinsicContentSize != noSize else { return proposed }
      let high = UILayoutPriority.defaultHigh.rawValue
      let hugs = contentHuggingPriority(for: axis).rawValue >= high
      let resists = contentCompressionResistancePriority(for: axis).rawValue >= high
      return proposed > ideal ? (hugs ? ideal : proposed) : (resists ? ideal : proposed)
    }
    // Lines break in the proposed width.
    if wrapsLines, let width = proposal.width, width < ideal.width,
      let wrapped = contentSize(fitting: CGSize(width: width, height: 0))
    {
      return CGSize(
        width: width, height: length(proposal.height, wrapped.height, .vertical))
    }
    return CGSize(
      width: length(proposal.width, ideal.width, .horizontal),
      height: length(proposal.height, ideal.height, .vertical))
  }
}

/// A layout of one subview with a size that a closure returns, or else with that of a view of UIKit.
///
/// `@unchecked`: one thread at a time evaluates and lays out views.
private struct RepresentedLayout: Engine.Layout, @unchecked Sendable {
  let view: UIView
  let size: (ProposedViewSize) -> CGSize?

  func sizeThatFits(
    proposal: ProposedSize, subviews: TintypeComponents.LayoutSubviews, cache: inout Void
  ) -> Size {
    let proposal = ProposedViewSize(proposal)
    return Size(size(proposal) ?? assumingMainActor { view.representedSize(proposal) })
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
