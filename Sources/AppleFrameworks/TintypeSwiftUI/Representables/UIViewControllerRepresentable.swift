// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeUIKit

/// A view that wraps a view controller of UIKit.
///
/// The methods are called as in SwiftUI. The hierarchy of the controller's view is laid out and
/// painted, and a `UIHostingController` shows its root view. A view that cannot be painted, such as a
/// table, is a placeholder with its frame, and is reported by a warning.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Self.Body == Never {
  /// The type of the view controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that communicates changes of the view controller.
  associatedtype Coordinator = Void

  /// Creates the view controller.
  @MainActor @preconcurrency func makeUIViewController(context: Self.Context)
    -> Self.UIViewControllerType

  /// Updates the view controller, after it was created and in each evaluation.
  @MainActor @preconcurrency
  func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)

  /// Cleans up before the view controller is removed; does nothing by default.
  @MainActor @preconcurrency
  static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)

  /// Creates the coordinator, once before the view controller.
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator

  /// Returns the size of the controller's view for a proposal, in points; `nil`, the default, takes
  /// the proposed size within the priorities of the intrinsic size, and the intrinsic size without a
  /// proposal.
  @MainActor @preconcurrency
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize?

  /// The context of the methods.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Self.Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() -> Self.Coordinator { () }
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator
  ) {}

  /// Returns `nil`.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize? {
    nil
  }

  // The explicit return prevents the use of the view builder.
  // swift-format-ignore: OmitExplicitReturns
  /// No content, because a view controller is shown.
  public var body: Never { return unreachableBody(of: Self.self) }

  /// Returns the nodes of the view.
  public nonisolated func _makeView(in scope: _ViewScope) -> _ViewNodes {
    _ViewNodes(
      scope.scope.represented(
        self, make: { $0.makeCoordinator() },
        makeObject: { $0.makeUIViewController(context: Context($1, $2)) },
        update: { $0.updateUIViewController($1, context: Context($2, $3)) },
        size: { $0.sizeThatFits($4, uiViewController: $1, context: Context($2, $3)) },
        dismantle: { Self.dismantleUIViewController($0, coordinator: $1) },
        view: { $0.view }))
  }
}

/// The values that the methods of a `UIViewControllerRepresentable` receive.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable>: Sendable
where Representable: UIViewControllerRepresentable {
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
