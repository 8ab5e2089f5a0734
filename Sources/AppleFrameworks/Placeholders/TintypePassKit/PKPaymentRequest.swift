// SPDX-License-Identifier: MIT

@_exported public import Foundation
@_exported public import TintypeUIKit

/// A network of payment cards.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a network from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a network from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// American Express.
  public static let amex = Self("AmEx")
  /// Discover.
  public static let discover = Self("Discover")
  /// JCB.
  public static let JCB = Self("JCB")
  /// Maestro.
  public static let maestro = Self("Maestro")
  /// Mastercard.
  public static let masterCard = Self("MasterCard")
  /// UnionPay.
  public static let chinaUnionPay = Self("ChinaUnionPay")
  /// Visa.
  public static let visa = Self("Visa")
}

/// The abilities of a merchant.
public struct PKMerchantCapability: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates abilities from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Secure payments of the type 3-D Secure.
  public static let threeDSecure = Self(rawValue: 1)
  /// Payments by EMV.
  public static let emv = Self(rawValue: 2)
  /// Credit cards.
  public static let credit = Self(rawValue: 4)
  /// Debit cards.
  public static let debit = Self(rawValue: 8)
  /// The earlier name of `threeDSecure`.
  public static let capability3DS = threeDSecure
  /// The earlier name of `credit`.
  public static let capabilityCredit = credit
  /// The earlier name of `debit`.
  public static let capabilityDebit = debit
  /// The earlier name of `emv`.
  public static let capabilityEMV = emv
}

/// The state of a price.
@nonexhaustive(warn)
public enum PKPaymentSummaryItemType: UInt, Sendable {
  /// It is known.
  case final = 0
  /// It is an estimate.
  case pending = 1
}

/// A line with a price.
open class PKPaymentSummaryItem: NSObject {
  /// The name.
  open var label: String
  /// The price in the currency of the request.
  open var amount: NSDecimalNumber
  /// The state of the price.
  open var type: PKPaymentSummaryItemType

  /// Creates a line.
  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
    (self.label, self.amount, self.type) = (label, amount, type)
  }
}

/// A line with the price of a delivery.
open class PKShippingMethod: PKPaymentSummaryItem {
  /// The name in the app.
  open var identifier: String?
  /// The description.
  open var detail: String?
}

/// A field of an address.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a field from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The email address.
  public static let emailAddress = Self(rawValue: "email")
  /// The name.
  public static let name = Self(rawValue: "name")
  /// The phone number.
  public static let phoneNumber = Self(rawValue: "phone")
  /// The postal address.
  public static let postalAddress = Self(rawValue: "post")
}

/// The kind of a delivery.
@nonexhaustive(warn)
public enum PKShippingType: UInt, Sendable {
  /// Shipping.
  case shipping = 0
  /// Delivery.
  case delivery = 1
  /// The customer picks it up at the store.
  case storePickup = 2
  /// The store picks it up at the customer.
  case servicePickup = 3
}

/// A request for a payment, which is not made.
open class PKPaymentRequest: NSObject {
  /// The identifier of the merchant.
  open var merchantIdentifier = ""
  /// The code of the merchant's country, such as `US`.
  open var countryCode = ""
  /// The code of the currency, such as `USD`.
  open var currencyCode = ""
  /// The lines with prices, of which the last one is the total.
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  /// The accepted networks.
  open var supportedNetworks: [PKPaymentNetwork] = []
  /// The abilities of the merchant.
  open var merchantCapabilities: PKMerchantCapability = []
  /// The choices of a delivery.
  open var shippingMethods: [PKShippingMethod]?
  /// The kind of the delivery.
  open var shippingType = PKShippingType.shipping
  /// The required fields of the delivery's address.
  open var requiredShippingContactFields: Set<PKContactField> = []
  /// The required fields of the customer's address.
  open var requiredBillingContactFields: Set<PKContactField> = []
  /// Data of the app.
  open var applicationData: Data?

  /// Creates a request without values.
  public override init() { super.init() }

  /// Returns common networks.
  open class func availableNetworks() -> [PKPaymentNetwork] {
    [.amex, .discover, .JCB, .masterCard, .visa]
  }
}
