// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeUIKit

// Only the App Store creates products, so there are none.
/// A product of the App Store, of which there are none.
public struct Product: Identifiable, Hashable, Sendable {
  /// The identifier.
  public let id: String
  /// The kind.
  public let type: ProductType
  /// The name.
  public let displayName: String
  /// The description.
  public let description: String
  /// The price.
  public let price: Decimal
  /// The price as a text.
  public let displayPrice: String
  /// A Boolean value that indicates whether the family of the buyer can use the product.
  public let isFamilyShareable: Bool
  /// The values of a subscription; `nil` for another product.
  public let subscription: SubscriptionInfo?
  /// The JSON of the App Store.
  public let jsonRepresentation: Data
  /// The format of prices.
  public let priceFormatStyle: Decimal.FormatStyle.Currency

  /// The kinds of products.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A product that can be bought again.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// A product that is bought once.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// A subscription that ends.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// A subscription that is renewed.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// Returns no products, because there is no App Store.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String {
    []
  }

  /// An option of a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String

    /// Returns the option with the account of the buyer in the app.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(name: "token \(token)")
    }

    /// Returns the option with a number of products.
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(name: "quantity \(quantity)")
    }

    /// Returns the option with the permission to ask for a purchase.
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption(name: "ask \(simulateAskToBuy)")
    }
  }

  /// The results of a purchase.
  public enum PurchaseResult: Sendable {
    /// The product was bought.
    case success(VerificationResult<Transaction>)
    /// The user canceled the purchase.
    case userCancelled
    /// The purchase awaits an action, such as a permission.
    case pending
  }

  /// The errors of a purchase.
  public enum PurchaseError: Error, Hashable, Sendable {
    /// The quantity is invalid.
    case invalidQuantity
    /// The product is not for sale.
    case productUnavailable
    /// Purchases are forbidden.
    case purchaseNotAllowed
    /// The user has no right to the offer.
    case ineligibleForOffer
  }

  /// Throws `PurchaseError.productUnavailable`, because there is no App Store.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw PurchaseError.productUnavailable
  }

  /// Throws `PurchaseError.productUnavailable`, because there is no App Store.
  @MainActor
  public func purchase(
    confirmIn scene: UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult {
    throw PurchaseError.productUnavailable
  }

  /// The latest purchase: always `nil`.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  /// The purchase to which the user is entitled: always `nil`.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
}
