// SPDX-License-Identifier: MIT

public import Foundation

extension Product {
  /// A time between two payments.
  public struct SubscriptionPeriod: Hashable, Sendable, CustomDebugStringConvertible {
    /// The units of periods.
    public enum Unit: Hashable, Sendable, CaseIterable {
      /// Days.
      case day
      /// Weeks.
      case week
      /// Months.
      case month
      /// Years.
      case year
    }

    /// The unit.
    public let unit: Unit
    /// The number of units.
    public let value: Int

    /// The number and the unit.
    public var debugDescription: String { "\(value) \(unit)\(value == 1 ? "" : "s")" }
  }

  /// An offer with another price.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// The kinds of offers.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates a kind from its name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// An offer for new customers.
      public static let introductory = OfferType(rawValue: "introductory")
      /// An offer for customers.
      public static let promotional = OfferType(rawValue: "promotional")
      /// An offer for former customers.
      public static let winBack = OfferType(rawValue: "winBack")
    }

    /// The times of payments.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates a mode from its name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// A payment for each period.
      public static let payAsYouGo = PaymentMode(rawValue: "payAsYouGo")
      /// One payment for all periods.
      public static let payUpFront = PaymentMode(rawValue: "payUpFront")
      /// No payment.
      public static let freeTrial = PaymentMode(rawValue: "freeTrial")
    }

    /// The identifier; `nil` for an offer for new customers.
    public let id: String?
    /// The kind.
    public let type: OfferType
    /// The price.
    public let price: Decimal
    /// The price as a text.
    public let displayPrice: String
    /// The period.
    public let period: SubscriptionPeriod
    /// The number of periods.
    public let periodCount: Int
    /// The time of payments.
    public let paymentMode: PaymentMode
  }

  /// The values of a subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The offer for new customers.
    public let introductoryOffer: SubscriptionOffer?
    /// The offers for customers.
    public let promotionalOffers: [SubscriptionOffer]
    /// The offers for former customers.
    public let winBackOffers: [SubscriptionOffer]
    /// The identifier of the group.
    public let subscriptionGroupID: String
    /// The name of the group.
    public let groupDisplayName: String
    /// The level in the group; 1 is the highest.
    public let groupLevel: Int
    /// The period.
    public let subscriptionPeriod: SubscriptionPeriod

    /// A Boolean value that indicates whether the user can have the offer for new customers: always
    /// `false`.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// The states of the subscriptions of the group: always empty.
    public var status: [Status] { get async throws { [] } }

    /// Returns `false`, because there are no subscriptions.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

    /// Returns no states, because there are no subscriptions.
    public static func status(for groupID: String) async throws -> [Status] { [] }

    /// The states of a subscription.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      /// The number.
      public let rawValue: Int

      /// Creates a state from its number.
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// The subscription is active.
      public static let subscribed = RenewalState(rawValue: 1)
      /// The subscription has ended.
      public static let expired = RenewalState(rawValue: 2)
      /// The payment is tried again.
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      /// The subscription is active while the payment is tried again.
      public static let inGracePeriod = RenewalState(rawValue: 4)
      /// The payment was refunded.
      public static let revoked = RenewalState(rawValue: 5)
    }

    /// The next payment of a subscription.
    public struct RenewalInfo: Hashable, Sendable {
      /// The product of the current period.
      public let currentProductID: String
      /// A Boolean value that indicates whether the subscription is renewed.
      public let willAutoRenew: Bool
      /// The product of the next period.
      public let autoRenewPreference: String?
      /// A Boolean value that indicates whether the payment is tried again.
      public let isInBillingRetry: Bool
      /// The end of the period in which the payment is tried again.
      public let gracePeriodExpirationDate: Date?
      /// The time of the payment.
      public let renewalDate: Date?
    }

    /// The state of a subscription, with its last purchase.
    public struct Status: Hashable, Sendable {
      /// The state.
      public let state: RenewalState
      /// The purchase.
      public let transaction: VerificationResult<Transaction>
      /// The next payment.
      public let renewalInfo: VerificationResult<RenewalInfo>

      /// The changes: none.
      public static var updates: EmptyAsyncSequence<Status> { EmptyAsyncSequence() }
    }
  }
}
