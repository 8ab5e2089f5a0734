// SPDX-License-Identifier: MIT

public import Foundation

// Only the App Store creates purchases, so there are none.
/// A purchase, of which there are none.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The owners of a purchase.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an owner from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The user has bought the product.
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    /// The family of the user has bought the product.
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  /// The identifier.
  public let id: UInt64
  /// The identifier of the first purchase of a subscription.
  public let originalID: UInt64
  /// The identifier of the product.
  public let productID: String
  /// The kind of the product.
  public let productType: Product.ProductType
  /// The identifier of the group of a subscription.
  public let subscriptionGroupID: String?
  /// The time of the purchase.
  public let purchaseDate: Date
  /// The time of the first purchase of a subscription.
  public let originalPurchaseDate: Date
  /// The end of a subscription.
  public let expirationDate: Date?
  /// The number of products.
  public let purchasedQuantity: Int
  /// A Boolean value that indicates whether another subscription replaces this one.
  public let isUpgraded: Bool
  /// The time of a refund.
  public let revocationDate: Date?
  /// The owner.
  public let ownershipType: OwnershipType
  /// The account of the buyer in the app.
  public let appAccountToken: UUID?
  /// The price.
  public let price: Decimal?
  /// The JSON of the App Store.
  public let jsonRepresentation: Data

  /// Does nothing, because there are no purchases.
  public func finish() async {}

  /// Purchases: none.
  public typealias Transactions = EmptyAsyncSequence<VerificationResult<Transaction>>

  /// All purchases: none.
  public static var all: Transactions { Transactions() }
  /// The purchases to which the user is entitled: none.
  public static var currentEntitlements: Transactions { Transactions() }
  /// The changes: none, so a loop over them ends at once.
  public static var updates: Transactions { Transactions() }
  /// The purchases that the app has not finished: none.
  public static var unfinished: Transactions { Transactions() }

  /// Returns `nil`, because there are no purchases.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }

  /// Returns `nil`, because there are no purchases.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? {
    nil
  }
}

/// An asynchronous sequence without elements.
public struct EmptyAsyncSequence<Element: Sendable>: AsyncSequence, Sendable {
  init() {}

  /// The iterator, which returns no element.
  public struct AsyncIterator: AsyncIteratorProtocol {
    /// Returns `nil`.
    public mutating func next() async -> Element? { nil }
  }

  /// Returns the iterator.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

/// A value of the App Store and whether its signature is valid.
public enum VerificationResult<SignedType> {
  /// The signature is not valid.
  case unverified(SignedType, VerificationError)
  /// The signature is valid.
  case verified(SignedType)

  /// The reasons of an invalid signature.
  public enum VerificationError: Error, Hashable, Sendable {
    /// The certificate was revoked.
    case revokedCertificate
    /// The chain of certificates is not valid.
    case invalidCertificateChain
    /// The value is for another device.
    case invalidDeviceVerification
    /// The value cannot be decoded.
    case invalidEncoding
    /// The signature is for another value.
    case invalidSignature
    /// A property is missing.
    case missingRequiredProperties
  }

  /// The value; an error is thrown if its signature is not valid.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }

  /// The value, even if its signature is not valid.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }

  /// The signed text: always empty.
  public var jwsRepresentation: String { "" }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}
