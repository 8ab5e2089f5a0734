// SPDX-License-Identifier: MIT

import Foundation
import TintypeUIKit

/// A view that wraps a view controller of UIKit.
///
/// The methods are called as in SwiftUI, but views of UIKit cannot be painted: a placeholder with
/// the name of the type and the size of the controller's view is shown, and reported by a warning. A
/// `UIHostingController` shows its root view.
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
  /// the proposed size, and the intrinsic size of the view without a proposal.
  @MainActor @preconcurrency
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize?

  /// The context of the methods.
  typealias Context = UIViewControllerRepresentableContext<Self>
}
