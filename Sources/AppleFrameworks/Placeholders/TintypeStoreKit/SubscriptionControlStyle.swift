// SPDX-License-Identifier: MIT

public import SwiftUI

/// A style of the choice of subscriptions.
///
/// The App Store is not available, so that there are no subscriptions to choose from: a
/// `SubscriptionStoreView` is a placeholder, and never calls `makeBody(configuration:)`.
@MainActor @preconcurrency
public protocol SubscriptionStoreControlStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The positions of the choice.
  associatedtype Placement: SubscriptionStoreControlPlacement =
    AutomaticSubscriptionStoreControlPlacement
  /// The subscriptions to choose from.
  typealias Configuration = SubscriptionStoreControlStyleConfiguration

  /// Creates the view.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The subscriptions to choose from, of which there are none.
public struct SubscriptionStoreControlStyleConfiguration {
  /// The subscriptions.
  public let options: [Option]
  /// The sections of subscriptions.
  public let sections: [Section]

  /// A subscription.
  public struct Option: Identifiable {
    /// The product.
    public let product: Product
    /// A Boolean value that indicates whether the user has the subscription.
    public let isActive: Bool

    /// The identifier of the product.
    public var id: Product.ID { product.id }
    /// The name of the product.
    public var displayName: String { product.displayName }
    /// The description of the product.
    public var description: String { product.description }
    /// The price as a text.
    public var displayPrice: String { product.displayPrice }
    /// The offer that applies; none.
    public var activeOffer: Product.SubscriptionOffer? { nil }

    /// Starts the purchase, which is not possible.
    @MainActor public func subscribe() {}
  }

  /// Subscriptions with a header and a footer.
  public struct Section: Identifiable {
    /// The subscriptions.
    public var options: [Option]
    /// The position of the section.
    public let id: Int
  }
}
