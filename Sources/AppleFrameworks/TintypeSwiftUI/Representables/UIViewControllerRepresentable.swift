// SPDX-License-Identifier: MIT

import Foundation
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
