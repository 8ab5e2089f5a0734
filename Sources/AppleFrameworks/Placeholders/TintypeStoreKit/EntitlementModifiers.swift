// SPDX-License-Identifier: MIT

public import SwiftUI

/// The states of a task that asks the App Store.
public enum EntitlementTaskState<Value> {
  /// The answer has not arrived.
  case loading
  /// There is an error.
  case failure(any Error)
  /// There is an answer.
  case success(Value)
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension View {
  /// Asks for the state of subscriptions, which has no effect.
  public nonisolated func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    self
  }

  /// Asks for the right to a product, which has no effect.
  public nonisolated func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    self
  }

  /// Sets the action before a purchase, which is never called.
  public nonisolated func onInAppPurchaseStart(
    perform action: ((Product) async -> Void)?
  ) -> some View {
    self
  }

  /// Sets the action after a purchase, which is never called.
  public nonisolated func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View {
    self
  }

  /// Sets the style of product views, which has no effect.
  public nonisolated func productViewStyle(_ style: ProductViewStyle) -> some View { self }

  /// Sets the style of the choice of subscriptions, which has no effect.
  public nonisolated func subscriptionStoreControlStyle(
    _ style: some SubscriptionStoreControlStyle
  ) -> some View {
    self
  }

  /// Sets the style and the position of the choice of subscriptions, which has no effect.
  public nonisolated func subscriptionStoreControlStyle<S>(
    _ style: S, placement: S.Placement
  ) -> some View where S: SubscriptionStoreControlStyle {
    self
  }
}

/// The styles of product views, which have no effect.
public struct ProductViewStyle: Sendable {
  /// The default style.
  public static var automatic: ProductViewStyle { ProductViewStyle() }
  /// A small view.
  public static var compact: ProductViewStyle { ProductViewStyle() }
  /// A view of normal size.
  public static var regular: ProductViewStyle { ProductViewStyle() }
  /// A large view.
  public static var large: ProductViewStyle { ProductViewStyle() }
}
