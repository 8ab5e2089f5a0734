// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeUIKit

/// A view that wraps a view of UIKit.
///
/// The methods are called as in SwiftUI, and the hierarchy of the view is laid out and painted. A
/// view that cannot be painted, such as a table, is a placeholder with its frame, and is reported by
/// a warning. The view of a `UIHostingController` shows the root view of the controller.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Self.Body == Never {
  /// The type of the view of UIKit.
  associatedtype UIViewType: UIView
  /// The type of the object that reports changes in the UIKit view.
  associatedtype Coordinator = Void

  /// Creates the view of UIKit.
  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType

  /// Updates the view of UIKit, after it was created and in each evaluation.
  @MainActor @preconcurrency
  func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)

  /// Cleans up before the view is removed; does nothing by default.
  @MainActor @preconcurrency
  static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)

  /// Creates the coordinator, once before the view.
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator

  /// Returns the size of the view for a proposal, in points; `nil`, the default, takes the proposed
  /// size within the priorities of the intrinsic size, and the intrinsic size without a proposal.
  @MainActor @preconcurrency
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize?

  /// The context of the methods.
  typealias Context = UIViewRepresentableContext<Self>
}

// Variants: UIViewRepresentable -> UIViewControllerRepresentable
extension UIViewRepresentable where Self.Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() -> Self.Coordinator { () }
}

// Variants: UIViewRepresentable; view of UIKit; makeUIView; updateUIView; dismantleUIView; uiView;
//   UIViewType; { $0 } -> UIViewControllerRepresentable; view controller; makeUIViewController;
//   updateUIViewController; dismantleUIViewController; uiViewController; UIViewControllerType;
//   { $0.view }
extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(
    _ uiView: Self.UIViewType, coordinator: Self.Coordinator
  ) {}

  /// Returns `nil`.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize? {
    nil
  }

  // The explicit return prevents the use of the view builder.
  // swift-format-ignore: OmitExplicitReturns
  /// No content, because a view of UIKit is shown.
  public var body: Never { return unreachableBody(of: Self.self) }

  /// Returns the nodes of the view.
  public nonisolated func _makeView(in scope: _ViewScope) -> _ViewNodes {
    _ViewNodes(
      scope.scope.represented(
        self, make: { $0.makeCoordinator() },
        makeObject: { $0.makeUIView(context: Context($1, $2)) },
        update: { $0.updateUIView($1, context: Context($2, $3)) },
        size: { $0.sizeThatFits($4, uiView: $1, context: Context($2, $3)) },
        dismantle: { Self.dismantleUIView($0, coordinator: $1) },
        view: { $0 }))
  }
}

// Variants: UIViewRepresentable; UIViewRepresentableContext
//   -> UIViewControllerRepresentable; UIViewControllerRepresentableContext
/// The values that the methods of a `UIViewRepresentable` receive.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable>: Sendable
where Representable: UIViewRepresentable {
  /// The coordinator of the view.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public private(set) var environment: EnvironmentValues

  /// The context of the current change, which has no animation.
  public var transaction: Transaction { Transaction() }

  init(_ coordinator: Representable.Coordinator, _ environment: EnvironmentValues) {
    self.coordinator = coordinator
    self.environment = environment
  }

  /// Performs changes and the completion, without an animation.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}
