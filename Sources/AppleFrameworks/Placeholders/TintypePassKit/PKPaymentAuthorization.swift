// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeUIKit

/// The encrypted data of a payment; there is none.
open class PKPaymentToken: NSObject {
  /// The data: always empty.
  open var paymentData: Data { Data() }
  /// The identifier: always empty.
  open var transactionIdentifier: String { "" }
}

/// An authorized payment; there is none.
open class PKPayment: NSObject {
  /// The encrypted data.
  public let token = PKPaymentToken()
  /// The chosen delivery: always `nil`.
  open var shippingMethod: PKShippingMethod? { nil }
}

/// The result of a payment.
@nonexhaustive(warn)
public enum PKPaymentAuthorizationStatus: Int, Sendable {
  /// The payment was made.
  case success = 0
  /// The payment was not made.
  case failure = 1
}

/// The result of a payment with its errors.
open class PKPaymentAuthorizationResult: NSObject {
  /// The result.
  open var status: PKPaymentAuthorizationStatus
  /// The errors.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var errors: [any Error]!

  /// Creates a result.
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    (self.status, self.errors) = (status, errors ?? [])
  }
}

/// An object that is called for a payment; its methods are never called.
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
  /// Called when the sheet is closed.
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
}

/// A sheet for a payment, which is not shown.
open class PKPaymentAuthorizationController: NSObject {
  /// The request.
  public let paymentRequest: PKPaymentRequest
  /// The delegate; its methods are never called.
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

  /// Creates a sheet.
  public init(paymentRequest request: PKPaymentRequest) { paymentRequest = request }

  /// Returns `false`, because there is no Apple Pay.
  open class func canMakePayments() -> Bool { false }

  /// Returns `false`, because there is no Apple Pay.
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    false
  }

  /// Returns `false`, because there is no Apple Pay.
  open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool {
    false
  }

  /// Passes `false` to the closure, because the sheet is not shown.
  open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }

  /// Returns `false`, because the sheet is not shown.
  @discardableResult
  open func present() async -> Bool { false }

  /// Calls the closure.
  open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}

/// An object that is called for a payment; its methods are never called.
@MainActor @preconcurrency
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
  /// Called when the sheet is closed.
  func paymentAuthorizationViewControllerDidFinish(
    _ controller: PKPaymentAuthorizationViewController)
}

/// A sheet for a payment: a `UIViewControllerRepresentable` shows a placeholder.
open class PKPaymentAuthorizationViewController: UIViewController {
  /// The delegate; its methods are never called.
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?

  /// Returns `nil`, because there is no Apple Pay.
  public init?(paymentRequest request: PKPaymentRequest) { nil }

  /// Returns `nil`, because view controllers cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Returns `false`, because there is no Apple Pay.
  open class func canMakePayments() -> Bool { false }

  /// Returns `false`, because there is no Apple Pay.
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    false
  }
}
