// SPDX-License-Identifier: MIT

public import Foundation

// The App Store's former interface, in which each request is without an answer.

/// A product of the App Store, of which there are none.
open class SKProduct: NSObject, @unchecked Sendable {
  /// The identifier: always empty.
  open var productIdentifier: String { "" }
  /// The name: always empty.
  open var localizedTitle: String { "" }
  /// The description: always empty.
  open var localizedDescription: String { "" }
  /// The price: always 0.
  open var price: NSDecimalNumber { .zero }
  /// The locale of the price: always `en_US`.
  open var priceLocale: Locale { Locale(identifier: "en_US") }
}

/// A request to the App Store.
open class SKRequest: NSObject {
  /// Does nothing, because there is no App Store.
  open func start() {}

  /// Does nothing, because there is no App Store.
  open func cancel() {}
}

/// A request for products, which has no answer.
open class SKProductsRequest: SKRequest {
  /// The object that receives the answer.
  open weak var delegate: (any SKProductsRequestDelegate)?

  /// Creates a request for products.
  public init(productIdentifiers: Set<String>) {}
}

/// The answer with products.
open class SKProductsResponse: NSObject {
  /// The products: none.
  open var products: [SKProduct] { [] }
  /// The identifiers that are unknown: none.
  open var invalidProductIdentifiers: [String] { [] }
}

/// The object that receives the answer to a request, which never arrives.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// Called at the end of a request.
  func requestDidFinish(_ request: SKRequest)
  /// Called for an error.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Does nothing.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Does nothing.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// The object that receives products, which never arrive.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Called with products.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A payment of a product.
open class SKPayment: NSObject {
  /// The identifier of the product.
  public let productIdentifier: String

  /// Creates the payment of a product.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// The states of a payment.
public enum SKPaymentTransactionState: Int, Sendable {
  /// The payment is being processed.
  case purchasing
  /// The product was bought.
  case purchased
  /// The payment failed.
  case failed
  /// The product was bought before.
  case restored
  /// The payment awaits an action.
  case deferred
}

/// A payment in the queue, of which there are none.
open class SKPaymentTransaction: NSObject {
  /// The state: always `failed`.
  open var transactionState: SKPaymentTransactionState { .failed }
  /// The payment.
  public let payment: SKPayment
  /// The error: always `nil`.
  open var error: (any Error)? { nil }
  /// The identifier: always `nil`.
  open var transactionIdentifier: String? { nil }
  /// The first payment: always `nil`.
  open var original: SKPaymentTransaction? { nil }

  init(payment: SKPayment) { self.payment = payment }
}

/// The object that is called for payments, of which there are none.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Called for changed payments.
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}

/// The queue of payments, which is always empty.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let queue = SKPaymentQueue()

  /// Returns the queue.
  open class func `default`() -> SKPaymentQueue { queue }

  /// Returns `false`, because there is no App Store.
  open class func canMakePayments() -> Bool { false }

  /// The payments: none.
  open var transactions: [SKPaymentTransaction] { [] }

  /// Does nothing, because there is no App Store.
  open func add(_ payment: SKPayment) {}

  /// Does nothing, because there are no payments.
  open func add(_ observer: any SKPaymentTransactionObserver) {}

  /// Does nothing, because there are no payments.
  open func remove(_ observer: any SKPaymentTransactionObserver) {}

  /// Does nothing, because there are no payments.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}

  /// Does nothing, because there are no payments.
  open func restoreCompletedTransactions() {}
}
